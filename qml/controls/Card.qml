// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// A framed surface around its children, as wide as what it is in unless said otherwise; a layout says it by itself.
Surface {
    id: root

    default property alias content: column.data
    property real padding: Theme.unit * 4
    property alias spacing: column.spacing

    width: parent instanceof GridLayout || parent instanceof RowLayout || parent instanceof ColumnLayout ? undefined : parent?.width ?? 0
    implicitHeight: column.implicitHeight + padding * 2

    Column {
        id: column

        x: root.padding
        y: root.padding
        width: root.width - root.padding * 2
        spacing: Theme.unit * 2
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A framed surface around its children.
Surface {
    id: root

    default property alias content: column.data
    property real padding: Theme.unit * 4
    property alias spacing: column.spacing

    implicitHeight: column.implicitHeight + padding * 2

    Column {
        id: column

        x: root.padding
        y: root.padding
        width: root.width - root.padding * 2
        spacing: Theme.unit * 2
    }
}

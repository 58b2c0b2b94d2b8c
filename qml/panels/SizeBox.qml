// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// How many columns, or rows, an edited board has; the name stays beside its box. Not seen where the size follows from the board.
Row {
    id: root

    required property Session session
    property bool ofRows: false
    property alias boxWidth: box.implicitWidth
    readonly property int most: ofRows ? session.editTools.mostRows : session.editTools.mostColumns
    readonly property int size: ofRows ? session.board.rows : session.board.columns

    visible: most > 0
    spacing: Theme.unit * 2

    LineLabel {
        text: box.name
    }

    AppSpinBox {
        id: box

        objectName: root.ofRows ? "spin_rows" : "spin_columns"
        name: root.ofRows ? root.session.editTools.rows : root.session.editTools.columns
        from: 1
        to: root.most
        value: root.size
        onToChanged: value = Qt.binding(() => root.size) // a value over the old one was cut
        onValueModified: {
            root.session.resize(root.ofRows ? value : root.session.board.rows, root.ofRows ? root.session.board.columns : value);
            value = Qt.binding(() => root.size); // also where it was refused
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Makes all cells pale but those that are looked for.
Card {
    id: root

    required property TableModel table

    Heading {
        //: heads the choice of the positions that the table shows, a noun
        text: qsTr("Filter")
    }

    Row {
        width: parent?.width ?? 0
        spacing: Theme.unit * 2

        ChoiceBox {
            objectName: "filterBox"
            width: parent.width - value.width - parent.spacing
            name: qsTr("Filter")
            ids: ["all", "cold", "value"] // as TableModel.Filter
            //: a choice: the table shows all positions
            labels: [qsTr("All positions"), /*: a choice: the table shows only P-positions */ qsTr("Only P-positions"), qsTr("Only with the value")]
            current: ids[root.table.filter]
            onChosen: id => {
                root.table.filter = ids.indexOf(id);
                if (root.table.filter === TableModel.Wanted)
                    value.forceActiveFocus(Qt.OtherFocusReason);
            }
        }

        AppTextField {
            id: value

            objectName: "filterValue"
            width: Math.round(76 * Theme.scale)
            enabled: root.table.filter === TableModel.Wanted
            opacity: enabled ? 1 : 0.45
            name: qsTr("The value looked for")
            placeholderText: "0"
            text: root.table.wantedText
            onTextEdited: root.table.wantedText = text
        }
    }

    WideNote {
        text: root.table.ready ? qsTr("%1 of the positions stand out.").arg(root.table.matches.toLocaleString(Qt.locale(), "f", 0)) : ""
        opacity: root.table.filter === TableModel.All ? 0 : 1
        Accessible.ignored: root.table.filter === TableModel.All
    }
}

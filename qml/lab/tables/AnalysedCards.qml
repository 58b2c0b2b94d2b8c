// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The steps of filling in an analysed game, and the position that is chosen.
Column {
    id: root

    required property AnalysedModel game
    readonly property string chosenName: game.chosen < 0 ? "" : game.nameOf(game.chosen)

    signal openAsked(notation: string)

    spacing: Theme.unit * 4

    Card {
        visible: root.game.problem === ""
        spacing: Theme.unit * 2.5

        Heading {
            text: qsTr("Filled in step by step")
        }

        WideNote {
            text: root.game.progress
        }

        PrimaryButton {
            objectName: "button_nextSize"
            width: parent?.width ?? 0
            enabled: root.game.nextStep !== ""
            text: root.game.nextStep !== "" ? qsTr("Next size: %1").arg(root.game.nextStep) : qsTr("Everything is shown")
            tip: qsTr("Shows the next size (Page down)")
            onClicked: root.game.revealNext()
        }

        Row {
            anchors.left: parent.left
            spacing: Theme.unit * 2

            AppButton {
                objectName: "button_hideAll"
                //: a button: covers all labels of the table
                text: qsTr("Hide all")
                onClicked: root.game.hideAll()
            }

            AppButton {
                objectName: "button_showAll"
                //: a button: uncovers all labels of the table
                text: qsTr("Show all")
                onClicked: root.game.showAll()
            }
        }
    }

    Card {
        visible: root.game.problem === ""
        spacing: Theme.unit * 2.5

        Heading {
            //: heads what is said of the selected position; none is selected yet
            text: root.chosenName === "" ? qsTr("Selected") : /*: heads what is said of the selected position, such as 3,2 */ qsTr("Selected: %1").arg(root.chosenName)
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }

        Paragraph { // four lines are kept free: nothing jumps while one walks over the positions
            height: Math.max(implicitHeight, Theme.bodyLine * 4)
            text: root.game.reason
        }

        AppButton {
            objectName: "button_openAnalysed"
            anchors.left: parent.left
            enabled: root.game.chosen >= 0
            text: qsTr("Open in Explore")
            onClicked: root.openAsked(root.game.notation(root.game.chosen))
        }
    }
}

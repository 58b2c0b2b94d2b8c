// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What a worksheet asks for.
Column {
    id: root

    required property Worksheet sheet

    spacing: Theme.unit * 4

    Card {
        spacing: Theme.unit * 2.5

        LearnField {
            //: a field: which game the exercises are about
            label: qsTr("Game")

            ChoiceBox {
                objectName: "worksheetGame"
                width: parent?.width ?? 0
                name: qsTr("Game")
                ids: Array.from(root.sheet.games)
                labels: Array.from(root.sheet.gameTitles)
                current: root.sheet.game
                onChosen: id => root.sheet.game = id
            }
        }

        Paragraph {
            objectName: "worksheetRules"
            visible: text !== ""
            text: root.sheet.rules
        }

        AppButton {
            objectName: "worksheetClearRules"
            visible: root.sheet.rules !== ""
            text: qsTr("Other rules of this game, too")
            onClicked: root.sheet.clearRules()
        }

        WideSwitch {
            objectName: "worksheetMisere"
            //: a switch: who makes the last move loses
            text: qsTr("Misère play")
            enabled: root.sheet.misereOffered
            checked: root.sheet.misere
            onToggled: root.sheet.misere = checked
        }

        LearnField {
            label: qsTr("What is asked")

            Repeater {
                model: root.sheet.offeredKinds

                WideSwitch {
                    id: kind

                    required property int index
                    required property string modelData

                    function isChosen(): bool {
                        return Array.from(root.sheet.kinds).includes(modelData);
                    }

                    objectName: "worksheetKind_" + modelData
                    text: root.sheet.kindNames[index] ?? ""
                    checked: kind.isChosen()
                    onToggled: {
                        root.sheet.setKind(modelData, checked);
                        checked = Qt.binding(() => kind.isChosen()); // the last one stays
                    }
                }
            }
        }
    }

    Card {
        spacing: Theme.unit * 2.5

        LearnField {
            //: a field: how many exercises the worksheet has
            label: qsTr("Exercises")

            AppSpinBox {
                objectName: "worksheetNumber"
                name: qsTr("Number of exercises")
                from: 1
                to: root.sheet.mostNumber
                value: root.sheet.number
                onValueModified: root.sheet.number = value
            }
        }

        LearnField {
            label: qsTr("Difficulty, from 1 to %1").arg(root.sheet.mostDifficulty)

            AppSpinBox {
                objectName: "worksheetDifficulty"
                //: a field: how hard the exercises are
                name: qsTr("Difficulty")
                from: 1
                to: root.sheet.mostDifficulty
                value: root.sheet.difficulty
                onValueModified: root.sheet.difficulty = value
            }
        }

        WorksheetSeed {
            sheet: root.sheet
        }
    }

    WorksheetLook {
        sheet: root.sheet
    }
}

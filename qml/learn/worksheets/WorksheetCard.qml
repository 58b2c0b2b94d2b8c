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

        /// The seed: the same one makes the same sheet.
        LearnField {
            label: qsTr("Seed: the same one makes the same sheet")

            Row {
                width: parent?.width ?? 0
                spacing: Theme.unit * 2

                AppTextField {
                    id: field

                    objectName: "worksheetSeed"
                    width: parent.width - another.width - parent.spacing
                    //: a field: the number that chance begins with; the same number gives the same exercises
                    name: qsTr("Seed")
                    text: root.sheet.seed
                    maximumLength: 20
                    inputMethodHints: Qt.ImhDigitsOnly
                    validator: RegularExpressionValidator {
                        regularExpression: /[0-9]*/
                    }
                    onEditingFinished: {
                        root.sheet.seed = text;
                        text = Qt.binding(() => root.sheet.seed);
                    }
                }

                AppButton {
                    id: another

                    objectName: "button_anotherSeed"
                    //: a button: another number for chance to begin with, so other exercises
                    text: qsTr("Another")
                    tip: qsTr("Other exercises of the same kind")
                    onClicked: root.sheet.another()
                }
            }
        }
    }

    /// How a worksheet is printed.
    Card {
        spacing: Theme.unit * 2.5

        LearnField {
            //: a field: what stands at the top of the worksheet
            label: qsTr("Title")

            WideField {
                objectName: "worksheetTitle"
                name: qsTr("Title")
                placeholderText: root.sheet.usualTitle
                maximumLength: 120
                onTextEdited: root.sheet.title = text
                Component.onCompleted: text = root.sheet.title
            }
        }

        LearnField {
            //: a field: the size of the paper
            label: qsTr("Paper")

            Segmented {
                namePrefix: "paper_"
                name: qsTr("Paper")
                ids: ["a4", "letter"]
                //: a size of paper
                labels: [qsTr("A4"), /*: a size of paper used in America, not a letter that is sent */ qsTr("Letter")]
                current: root.sheet.paper
                onChosen: id => root.sheet.paper = id
            }
        }

        LearnField {
            label: qsTr("Reasons of the answers")

            LevelChoice {
                sidePadding: Theme.unit * 2
            }
        }

        WideSwitch {
            objectName: "worksheetKey"
            text: qsTr("With the answers, on pages of their own")
            checked: root.sheet.key
            onToggled: root.sheet.key = checked
        }
    }
}

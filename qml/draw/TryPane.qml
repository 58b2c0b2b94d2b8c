// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The board to try the shapes on, and what is known of it.
ScrollArea {
    id: root

    required property RuleDrawing drawing
    readonly property int margin: Theme.unit * (width < 560 * Theme.scale ? 4 : 6)
    readonly property real cardsWidth: Math.round(270 * Theme.scale)
    /// The cards stand beside the board; else below it.
    readonly property bool beside: width >= cardsWidth * 2 + margin * 3
    property bool holes: false

    contentHeight: tools.height + Math.max(beside ? cards.height : cards.height + below.height + Theme.unit * 6,
                                           beside ? below.height : 0) + Theme.unit * 14
    follows: true
    clip: true

    Flow {
        id: tools

        x: root.margin
        y: Theme.unit * 4
        width: root.width - root.margin * 2
        spacing: Theme.unit * 3

        Heading {
            width: implicitWidth
            height: modes.height
            visible: root.beside
            //: heads the board on which the drawn rules can be tried
            text: qsTr("Try it")
            verticalAlignment: Text.AlignVCenter
        }

        Segmented {
            id: modes

            name: qsTr("What a click on the board does")
            namePrefix: "try_"
            sidePadding: Theme.unit * 3
            ids: ["take", "holes"]
            //: a click takes stones
            labels: [qsTr("Take"), /*: a click makes a hole in the board */ qsTr("Make holes")]
            current: root.holes ? "holes" : "take"
            onChosen: id => {
                root.drawing.pointNowhere();
                root.holes = id === "holes";
            }
        }

        AppSpinBox {
            objectName: "draw_columns"
            //: a field: how many columns the board has
            name: qsTr("Columns")
            implicitWidth: Math.round((root.beside ? 108 : 98) * Theme.scale)
            from: 1
            to: Math.floor(root.drawing.mostCells / root.drawing.rows)
            value: root.drawing.columns
            onValueModified: root.drawing.columns = value
        }

        SilentText {
            height: modes.height
            text: "\u00d7"
            color: Theme.ink2
            verticalAlignment: Text.AlignVCenter
        }

        AppSpinBox {
            objectName: "draw_rows"
            //: a field: how many rows the board has
            name: qsTr("Rows")
            implicitWidth: Math.round((root.beside ? 108 : 98) * Theme.scale)
            from: 1
            to: Math.floor(root.drawing.mostCells / root.drawing.columns)
            value: root.drawing.rows
            onValueModified: root.drawing.rows = value
        }
    }

    Column {
        id: below

        x: root.LayoutMirroring.enabled && root.beside ? root.cardsWidth + root.margin * 2 : root.margin
        y: tools.y + tools.height + Theme.unit * 3
        width: root.beside ? root.width - root.cardsWidth - root.margin * 3 : root.width - root.margin * 2
        spacing: Theme.unit * 3

        Row { // its card is out of sight below
            id: briefly

            visible: !root.beside
            height: visible ? implicitHeight : 0
            spacing: Theme.unit * 2

            OutcomeTag {
                anchors.verticalCenter: parent.verticalCenter
                outcome: root.drawing.outcome
                filled: true
                silent: true
            }

            SilentText {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, below.width - Theme.unit * 12)
                text: root.drawing.verdict
                color: root.drawing.problem !== "" ? Theme.hot : Theme.ink
                elide: Text.ElideRight
                font.weight: Font.Bold
            }
        }

        TryBoard {
            objectName: "tryBoard"
            width: parent.width
            height: Math.min(Math.max(root.height - tools.height - briefly.height - buttons.height - hint.height - Theme.unit * 18, 200),
                             width * root.drawing.rows / Math.max(root.drawing.columns, 1) + labelRoom)
            drawing: root.drawing
            holes: root.holes
        }

        WideFlow {
            id: buttons

            spacing: Theme.unit * 3

            AppButton {
                objectName: "button_drawUndo"
                enabled: root.drawing.undoable
                iconName: "undo"
                //: a button: takes the last move back
                text: qsTr("Undo")
                onClicked: root.drawing.undo()
            }

            AppButton {
                objectName: "button_drawFill"
                enabled: root.drawing.cells.includes("0")
                //: a button: puts stones on all squares
                text: qsTr("Fill again")
                onClicked: root.drawing.fillAgain()
            }

            Segmented {
                visible: root.drawing.mover !== 0
                name: qsTr("Who is to move")
                namePrefix: "draw_mover_"
                ids: ["1", "2"]
                labels: [qsTr("L to move"), qsTr("R to move")]
                current: String(root.drawing.mover)
                onChosen: id => root.drawing.mover = Number(id)
            }
        }

        WideNote {
            id: hint

            text: root.holes ? qsTr("A click makes a hole, or fills it.")
                : qsTr("Pointing shows a take, a click makes it. The wheel, or + and \u2212, shows other takes there.")
        }
    }

    Column {
        id: cards

        x: !root.beside ? root.margin : root.LayoutMirroring.enabled ? root.margin : root.width - root.cardsWidth - root.margin
        y: root.beside ? below.y : below.y + below.height + Theme.unit * 4
        width: root.beside ? root.cardsWidth : root.width - root.margin * 2
        spacing: Theme.unit * 3

        Rectangle {
            width: parent.width
            height: verdict.implicitHeight + Theme.unit * 8
            radius: Theme.cardRadius
            color: Theme.outcomeTint(root.drawing.outcome)

            Column {
                id: verdict

                x: Theme.unit * 4
                y: Theme.unit * 4
                width: parent.width - Theme.unit * 8
                spacing: Theme.unit * 2

                OutcomeTag {
                    anchors.left: parent.left
                    outcome: root.drawing.outcome
                    filled: true
                    silent: true
                    size: Math.round(44 * Theme.scale)
                }

                Announcement {
                    text: root.drawing.verdict
                    color: root.drawing.problem !== "" ? Theme.hot : Theme.ink
                    passing: root.drawing.busy
                    font.weight: Font.Bold
                }

                WrappedText {
                    objectName: "drawDetail"
                    visible: text !== ""
                    text: root.drawing.detail
                }
            }
        }

        Card {
            visible: root.drawing.solvedText !== ""

            WrappedText {
                objectName: "drawSolved"
                text: root.drawing.solvedText
            }

            WideNote {
                visible: text !== ""
                text: root.drawing.solvedDetail
            }
        }

        Card {
            visible: root.drawing.pointedTitle !== ""

            Row {
                spacing: Theme.unit * 2

                OutcomeTag {
                    anchors.verticalCenter: parent.verticalCenter
                    outcome: root.drawing.pointedOutcome
                    filled: true
                    silent: true
                }

                WrappedText {
                    id: pointedTitle

                    objectName: "pointedTitle"
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(titleInOneLine.room, cards.width - Theme.unit * 18)
                    text: root.drawing.pointedTitle
                    font.weight: Font.Bold

                    OneLine {
                        id: titleInOneLine

                        of: pointedTitle
                    }
                }
            }

            Paragraph {
                objectName: "pointedText"
                visible: text !== ""
                text: root.drawing.pointedText
            }
        }

        Card {
            visible: root.drawing.rules !== ""

            Heading {
                //: heads the sentence that tells the drawn rules
                text: qsTr("In words")
            }

            Paragraph {
                text: root.drawing.rules
            }
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The shapes that may be taken, one card each, and what a click on a square draws.
ScrollArea {
    id: root

    required property RuleDrawing drawing
    readonly property int margin: Theme.unit * (width < 420 * Theme.scale ? 3 : 6)

    contentHeight: column.height + Theme.unit * 10
    follows: true
    clip: true

    Column {
        id: column

        x: root.margin
        y: Theme.unit * 4
        width: root.width - root.margin * 2
        spacing: Theme.unit * 3

        Heading {
            text: qsTr("Shapes that may be taken")
        }

        WideFlow {
            spacing: Theme.unit * 3

            AppText {
                height: brushes.height
                text: qsTr("A click draws:")
                color: Theme.ink2
                verticalAlignment: Text.AlignVCenter
            }

            Segmented {
                id: brushes

                readonly property list<string> signs: ["1", "_", "s"]

                name: qsTr("What a click on a square draws")
                namePrefix: "brush_"
                sidePadding: Theme.unit * 2.5
                textSize: Theme.small
                ids: ["take", "empty", "stay"]
                //: of a square of a drawn shape: a move takes the stone on it
                labels: [qsTr("taken"), qsTr("must be empty"), /*: of a square of a drawn shape: there is a stone, and it stays */ qsTr("stays")]
                current: "take"
                onChosen: id => current = id
            }
        }

        Repeater {
            id: cards

            model: root.drawing.shapes

            ShapeCard {
                width: parent?.width ?? 0
                drawing: root.drawing
                brush: brushes.signs[brushes.ids.indexOf(brushes.current)]
            }
        }

        WideFlow {
            enabled: root.drawing.shapes.count < root.drawing.shapes.most
            spacing: Theme.unit * 3

            AppButton {
                objectName: "addShape"
                text: qsTr("+ another shape")
                onClicked: {
                    root.drawing.shapes.add();
                    root.drawing.current = root.drawing.shapes.count - 1;
                    (cards.itemAt(cards.count - 1) as ShapeCard)?.focusField();
                }
            }

            AppButton {
                objectName: "addLine"
                text: qsTr("+ a line")
                tip: qsTr("Any unbroken line of a row or a column, as long as you allow")
                onClicked: {
                    root.drawing.shapes.addLine();
                    root.drawing.current = root.drawing.shapes.count - 1;
                }
            }
        }
    }
}

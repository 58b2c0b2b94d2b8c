// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The shapes that a move may take, drawn by clicks: each with how it may be held and whose it is.
Column {
    id: root

    required property OwnRules rules
    readonly property real cellSize: Math.round(26 * Theme.scale)

    spacing: Theme.unit * 3

    Note {
        anchors.left: parent.left
        text: qsTr("Shapes that may be taken: click squares to draw")
    }

    Repeater {
        model: root.rules.form === OwnRules.ShapeList ? root.rules.shapeCells.length : 0

        Card {
            id: shape

            required property int index
            readonly property string cells: root.rules.shapeCells[index] ?? ""
            readonly property int flags: root.rules.shapeFlags[index] ?? 0
            readonly property int owner: root.rules.shapeOwners[index] ?? 0

            width: root.width
            spacing: Theme.unit * 2

            Flow {
                width: parent?.width ?? 0
                spacing: Theme.unit * 4

                Grid {
                    columns: 5
                    spacing: 2
                    visible: shape.cells !== ""

                    Repeater {
                        model: shape.cells === "" ? 0 : 25

                        ToggleChip {
                            required property int index
                            readonly property string sign: shape.cells[index] ?? "0"

                            objectName: "shape_" + shape.index + "_" + index
                            implicitWidth: root.cellSize
                            implicitHeight: root.cellSize
                            text: sign === "s" || sign === "_" ? sign : " "
                            name: qsTr("Shape %1, row %2, column %3").arg(shape.index + 1)
                                      .arg(Math.floor(index / 5) + 1).arg(index % 5 + 1)
                            on: sign === "1"
                            onClicked: root.rules.toggleShapeCell(shape.index, index)
                        }
                    }
                }

                Column {
                    spacing: Theme.unit * 2

                    AppText {
                        visible: shape.cells === ""
                        text: qsTr("a line in a row or a column")
                    }

                    ToggleChip {
                        objectName: "turned_" + shape.index
                        visible: shape.cells !== ""
                        text: qsTr("may be turned")
                        on: (shape.flags & 1) !== 0
                        onClicked: root.rules.toggleShapeFlag(shape.index, 1)
                    }

                    ToggleChip {
                        objectName: "mirrored_" + shape.index
                        visible: shape.cells !== ""
                        text: qsTr("may be mirrored")
                        on: (shape.flags & 2) !== 0
                        onClicked: root.rules.toggleShapeFlag(shape.index, 2)
                    }

                    Segmented {
                        name: qsTr("Who may take it")
                        namePrefix: "owner_" + shape.index + "_"
                        ids: ["0", "1", "2"]
                        labels: [qsTr("Both"), qsTr("Left"), qsTr("Right")]
                        current: String(shape.owner)
                        onChosen: id => root.rules.setShapeOwner(shape.index, Number(id))
                    }

                    AppButton {
                        objectName: "removeShape_" + shape.index
                        visible: root.rules.shapeCells.length > 1
                        text: qsTr("Remove")
                        onClicked: root.rules.removeShape(shape.index)
                    }
                }
            }
        }
    }

    Row {
        spacing: Theme.unit * 3

        AppButton {
            objectName: "addShape"
            text: qsTr("Another shape")
            onClicked: root.rules.addShape()
        }

        AppText {
            height: parent.height
            text: root.rules.takes
            color: Theme.ink2
            verticalAlignment: Text.AlignVCenter
        }
    }
}

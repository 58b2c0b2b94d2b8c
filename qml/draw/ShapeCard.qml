// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A shape: its squares to draw on, its name, how it may be held, and whose it is. The one that is drawn on is framed.
Surface {
    id: root

    required property int index
    required property string cells
    required property int longest
    required property bool turned
    required property bool mirrored
    required property int owner
    required property string title
    required property list<string> ways
    required property string waysCount
    required property string error
    required property RuleDrawing drawing
    required property string brush
    readonly property bool line: cells === ""
    readonly property bool current: drawing.current === index
    readonly property color ink: owner === 1 ? Theme.left : owner === 2 ? Theme.right : Theme.stone

    function focusField() {
        field.forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "shape_" + index
    implicitHeight: parts.implicitHeight + Theme.unit * 6
    border.width: current ? 2 : 1
    border.color: error !== "" ? Theme.hot : current ? Theme.accent : Theme.line
    Accessible.role: Accessible.Grouping
    //: read aloud: the number of a drawn shape, and its name, such as "two neighbours"
    Accessible.name: qsTr("Shape %1: %2").arg(index + 1).arg(title)
    Accessible.description: error

    TapHandler {
        onTapped: root.drawing.current = root.index
    }

    Flow {
        id: parts

        x: Theme.unit * 3
        y: Theme.unit * 3
        width: parent.width - Theme.unit * 6
        spacing: Theme.unit * 4

        /// The 5 × 5 squares of a shape. A click draws on one; arrows go from square to square, Space draws.
        Item {
            id: field

            readonly property int side: 5
            readonly property real pitch: Math.round(26 * Theme.scale)
            readonly property real squareSize: pitch - 3
            property int at: 12

            function go(dx: int, dy: int) {
                const column = at % side + dx;
                const row = Math.floor(at / side) + dy;
                if (column >= 0 && column < side && row >= 0 && row < side)
                    at = row * side + column;
            }

            /// The square at a point; -1 between them.
            function squareAt(x: real, y: real): int {
                const column = Math.floor(x / pitch);
                const row = Math.floor(y / pitch);
                const beside = x - column * pitch >= squareSize || y - row * pitch >= squareSize;
                return beside || column < 0 || column >= side || row < 0 || row >= side ? -1 : row * side + column;
            }

            function toggle(cell: int) {
                root.drawing.current = root.index;
                root.drawing.shapes.toggleCell(root.index, cell, root.brush);
            }

            function meaning(sign: string): string {
                switch (sign) {
                //: of a square of a drawn shape: a move takes the stone on it
                case "1": return qsTr("is taken");
                case "_": return qsTr("must be empty");
                case "s": return qsTr("a stone that must stay");
                //: of a square of a drawn shape: a stone, or none, or a hole
                default: return qsTr("anything");
                }
            }

            objectName: "field_" + root.index
            visible: !root.line
            onActiveFocusChanged: if (activeFocus) root.drawing.current = root.index
            width: pitch * side
            height: pitch * side
            activeFocusOnTab: true
            Accessible.role: Accessible.Table
            Accessible.name: qsTr("Squares of shape %1").arg(root.index + 1)
            //: read aloud: a square of a drawn shape, and what is said of it: "is taken", "anything"
            Accessible.description: qsTr("Row %1, column %2: %3").arg(Math.floor(at / side) + 1).arg(at % side + 1).arg(meaning(root.cells[at] ?? "0"))
            Accessible.focusable: true
            Keys.onLeftPressed: go(-1, 0)
            Keys.onRightPressed: go(1, 0)
            Keys.onUpPressed: go(0, -1)
            Keys.onDownPressed: go(0, 1)
            Keys.onSpacePressed: toggle(at)
            Keys.onReturnPressed: toggle(at)
            Keys.onEnterPressed: toggle(at)

            Repeater {
                model: 25

                Rectangle {
                    id: square

                    required property int index
                    readonly property string sign: root.cells[index] ?? "0"

                    objectName: field.objectName + "_" + index
                    x: index % field.side * field.pitch
                    y: Math.floor(index / field.side) * field.pitch
                    width: field.squareSize
                    height: width
                    radius: 5
                    color: sign === "1" ? root.ink : sign === "s" ? Theme.surface2 : Theme.surface
                    border.width: sign === "1" ? 0 : 1
                    border.color: sign === "_" || sign === "s" || pointer.over === index ? Theme.ink3 : Theme.line
                    Accessible.role: Accessible.CheckBox
                    Accessible.name: qsTr("Row %1, column %2: %3").arg(Math.floor(index / field.side) + 1).arg(index % field.side + 1).arg(field.meaning(sign))
                    Accessible.checkable: true
                    Accessible.checked: sign !== "0"
                    Accessible.onPressAction: field.toggle(index)
                    Accessible.onToggleAction: field.toggle(index)

                    Lazy { // a stone that stays
                        wanted: square.sign === "s"

                        Disc {
                            anchors.centerIn: parent
                            width: square.width * 0.6
                            color: root.ink
                            opacity: 0.6
                        }
                    }

                    Lazy { // a place that must be empty
                        wanted: square.sign === "_"

                        SilentText {
                            anchors.centerIn: parent
                            text: "\u2205"
                            color: Theme.ink2
                        }
                    }
                }
            }

            Item { // the square that the keys are on
                x: field.at % field.side * field.pitch
                y: Math.floor(field.at / field.side) * field.pitch
                width: field.squareSize
                height: field.squareSize

                FocusRing {
                    wanted: field.activeFocus
                    radius: 7
                    gap: 0
                }
            }

            MouseArea {
                id: pointer

                /// -1 for none.
                readonly property int over: containsMouse ? field.squareAt(mouseX, mouseY) : -1
                property int pressedOn: -1

                anchors.fill: parent
                hoverEnabled: true
                onPressed: mouse => pressedOn = field.squareAt(mouse.x, mouse.y)
                onClicked: mouse => {
                    if (pressedOn < 0 || field.squareAt(mouse.x, mouse.y) !== pressedOn)
                        return;
                    field.at = pressedOn;
                    field.toggle(pressedOn);
                }
            }
        }

        Column {
            width: root.line || parent.width < field.width + 200 * Theme.scale ? parent.width : parent.width - field.width - Theme.unit * 4
            spacing: Theme.unit * 2

            Item {
                width: parent.width
                height: Math.max(name.implicitHeight, remove.height)

                WrappedText {
                    id: name

                    anchors { left: parent.left; right: count.left; rightMargin: Theme.unit * 2; verticalCenter: parent.verticalCenter }
                    text: root.title
                    font.weight: Font.Bold
                }

                Note {
                    id: count

                    objectName: "waysCount_" + root.index
                    anchors { right: remove.left; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
                    text: root.waysCount
                    wrapMode: Text.NoWrap
                }

                AppButton {
                    id: remove

                    objectName: "removeShape_" + root.index
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    width: visible ? implicitWidth : 0
                    visible: root.drawing.shapes.count > 1
                    look: AppButton.Look.Bare
                    iconName: "close"
                    tip: qsTr("Remove shape %1").arg(root.index + 1)
                    onClicked: root.drawing.shapes.remove(root.index)
                }
            }

            WideFlow {
                visible: root.ways.length > 0

                Repeater {
                    model: root.ways

                    /// One way of holding a shape, small.
                    Item {
                        id: shapeWay

                        required property string modelData
                        /// Its rows, joined by ".".
                        readonly property string way: modelData
                        readonly property string signs: way.replace(/\./g, "")
                        readonly property int columns: way.indexOf(".") < 0 ? way.length : way.indexOf(".")
                        readonly property int rows: signs.length / Math.max(1, columns)
                        readonly property real pitch: Math.round(7 * Theme.scale)

                        width: pitch * columns
                        height: pitch * rows

                        Repeater {
                            model: shapeWay.signs.length

                            Rectangle {
                                required property int index
                                readonly property string sign: shapeWay.signs[index] ?? "0"

                                x: index % shapeWay.columns * shapeWay.pitch
                                y: Math.floor(index / shapeWay.columns) * shapeWay.pitch
                                width: shapeWay.pitch - 1
                                height: width
                                radius: 2
                                visible: sign !== "0"
                                color: sign === "1" ? Theme.ink2 : "transparent"
                                border.width: sign === "1" ? 0 : 1
                                border.color: Theme.ink3
                            }
                        }
                    }
                }
            }

            WideFlow {
                visible: !root.line
                spacing: Theme.unit * 4

                AppSwitch {
                    objectName: "turned_" + root.index
                    text: qsTr("may be turned")
                    checked: root.turned
                    onToggled: {
                        root.drawing.shapes.setTurned(root.index, checked);
                        checked = Qt.binding(() => root.turned);
                    }
                }

                AppSwitch {
                    objectName: "mirrored_" + root.index
                    text: qsTr("may be mirrored")
                    checked: root.mirrored
                    onToggled: {
                        root.drawing.shapes.setMirrored(root.index, checked);
                        checked = Qt.binding(() => root.mirrored);
                    }
                }
            }

            Row {
                visible: root.line
                spacing: Theme.unit * 3

                AppText {
                    height: longest.height
                    //: before a number: the longest line that may be taken
                    text: qsTr("at most")
                    color: Theme.ink2
                    verticalAlignment: Text.AlignVCenter
                }

                AppSpinBox {
                    id: longest

                    objectName: "longest_" + root.index
                    //: read aloud: a field for the most stones that one move may take in a line
                    name: qsTr("Longest line")
                    from: 0
                    to: 64
                    value: root.longest
                    //: in a field for a number: any length of a line
                    textFromValue: value => value === 0 ? qsTr("no limit") : value.toLocaleString(Qt.locale(), "f", 0)
                    valueFromText: text => longest.numberIn(text)
                    onValueModified: root.drawing.shapes.setLongest(root.index, value)
                }
            }

            Segmented {
                name: qsTr("Who may take shape %1").arg(root.index + 1)
                namePrefix: "owner_" + root.index + "_"
                sidePadding: Theme.unit * 2.5
                ids: ["0", "1", "2"]
                //: of a shape: both players may take it
                labels: [qsTr("Both"), /*: of a shape: only Left may take it; L is Left's letter */ qsTr("L Left"), /*: of a shape: only Right may take it; R is Right's letter */ qsTr("R Right")]
                current: String(root.owner)
                onChosen: id => root.drawing.shapes.setOwner(root.index, Number(id))
            }

            Complaint {
                objectName: "shapeError_" + root.index
                text: root.error
                font.pixelSize: Theme.small
            }
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The 5 × 5 squares of a shape. A click draws on one; arrows go from square to square, Space draws.
Item {
    id: root

    required property string cells
    required property color ink
    /// Of the shape, from 1.
    required property int number
    readonly property int side: 5
    readonly property real pitch: Math.round(26 * Theme.scale)
    readonly property real squareSize: pitch - 3
    property int at: 12

    signal toggled(cell: int)

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

    width: pitch * side
    height: pitch * side
    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Squares of shape %1").arg(number)
    //: read aloud: a square of a drawn shape, and what is said of it: "is taken", "anything"
    Accessible.description: qsTr("Row %1, column %2: %3").arg(Math.floor(at / side) + 1).arg(at % side + 1).arg(meaning(cells[at] ?? "0"))
    Accessible.focusable: true
    Keys.onLeftPressed: go(-1, 0)
    Keys.onRightPressed: go(1, 0)
    Keys.onUpPressed: go(0, -1)
    Keys.onDownPressed: go(0, 1)
    Keys.onSpacePressed: root.toggled(at)
    Keys.onReturnPressed: root.toggled(at)
    Keys.onEnterPressed: root.toggled(at)

    Repeater {
        model: 25

        Rectangle {
            id: square

            required property int index
            readonly property string sign: root.cells[index] ?? "0"

            objectName: root.objectName + "_" + index
            x: index % root.side * root.pitch
            y: Math.floor(index / root.side) * root.pitch
            width: root.squareSize
            height: width
            radius: 5
            color: sign === "1" ? root.ink : sign === "s" ? Theme.surface2 : Theme.surface
            border.width: sign === "1" ? 0 : 1
            border.color: sign === "_" || sign === "s" || pointer.over === index ? Theme.ink3 : Theme.line
            Accessible.role: Accessible.CheckBox
            Accessible.name: qsTr("Row %1, column %2: %3").arg(Math.floor(index / root.side) + 1).arg(index % root.side + 1).arg(root.meaning(sign))
            Accessible.checkable: true
            Accessible.checked: sign !== "0"
            Accessible.onPressAction: root.toggled(index)
            Accessible.onToggleAction: root.toggled(index)

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
        x: root.at % root.side * root.pitch
        y: Math.floor(root.at / root.side) * root.pitch
        width: root.squareSize
        height: root.squareSize

        FocusRing {
            wanted: root.activeFocus
            radius: 7
            gap: 0
        }
    }

    MouseArea {
        id: pointer

        /// -1 for none.
        readonly property int over: containsMouse ? root.squareAt(mouseX, mouseY) : -1
        property int pressedOn: -1

        anchors.fill: parent
        hoverEnabled: true
        onPressed: mouse => pressedOn = root.squareAt(mouse.x, mouse.y)
        onClicked: mouse => {
            if (pressedOn < 0 || root.squareAt(mouse.x, mouse.y) !== pressedOn)
                return;
            root.at = pressedOn;
            root.toggled(pressedOn);
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The board of a drawn game. Pointing at a stone shows a take with what it leaves, a click makes it. Arrows go from cell
/// to cell, Space takes, + and − show the other takes there.
Item {
    id: root

    required property RuleDrawing drawing
    /// A click makes a hole instead.
    required property bool holes
    readonly property int rows: drawing.rows
    readonly property int columns: drawing.columns
    readonly property real labelRoom: Math.round(24 * Theme.scale)
    readonly property real pitch: Math.max(14, Math.min(84, (width - labelRoom) / columns, (height - labelRoom) / rows))
    readonly property real originX: labelRoom + Math.max(0, (width - labelRoom - pitch * columns) / 2)
    property int at: 0
    readonly property var pointed: Array.from(drawing.pointed)
    readonly property string reading: cellText(Math.min(at, rows * columns - 1))

    function cellText(cell: int): string {
        const sign = drawing.cells[cell] ?? "1";
        //: read aloud: a square that does not belong to the board
        const what = sign === "x" ? qsTr("hole") : sign === "0" ? /*: read aloud: a square whose stone is gone */ qsTr("taken") : /*: read aloud: a square with a stone */ qsTr("stone");
        //: read aloud: a cell such as c3, and what is there
        return qsTr("%1: %2").arg(drawing.cellName(cell)).arg(what);
    }

    function act() {
        if (holes)
            drawing.toggleHole(at);
        else
            drawing.take();
    }

    function go(dx: int, dy: int) {
        const column = Math.min(columns - 1, Math.max(0, at % columns + dx));
        const row = Math.min(rows - 1, Math.max(0, Math.floor(at / columns) + dy));
        at = row * columns + column;
        show(0, 0);
    }

    function show(x: real, y: real) {
        if (holes)
            drawing.pointNowhere();
        else
            drawing.point(at, x, y);
    }

    /// The cell under a point, and how far from its middle that is.
    function pointAt(x: real, y: real) {
        const column = Math.floor((x - originX) / pitch);
        const row = Math.floor(y / pitch);
        if (column < 0 || row < 0 || column >= columns || row >= rows) {
            drawing.pointNowhere();
            return;
        }
        at = row * columns + column;
        show((x - originX) / pitch - column - 0.5, y / pitch - row - 0.5);
    }

    implicitHeight: pitch * rows + labelRoom
    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Board to try the game on")
    Accessible.description: spoken.text
    Accessible.focusable: true
    onActiveFocusChanged: {
        if (activeFocus && pointed.length === 0)
            show(0, 0);
    }
    onRowsChanged: at = 0
    onColumnsChanged: at = 0
    Keys.onLeftPressed: go(-1, 0)
    Keys.onRightPressed: go(1, 0)
    Keys.onUpPressed: go(0, -1)
    Keys.onDownPressed: go(0, 1)
    Keys.onSpacePressed: act()
    Keys.onReturnPressed: act()
    Keys.onEnterPressed: act()
    Keys.onPressed: event => {
        const step = event.text === "+" ? 1 : event.text === "-" ? -1 : 0;
        event.accepted = step !== 0 && !holes;
        if (event.accepted)
            drawing.pointNext(at, step);
    }

    Spoken {
        id: spoken

        text: !root.activeFocus ? "" : root.pointed.length === 0 ? root.reading
            //: read aloud: the square and what is there, the squares that a move takes, and what that leads
            //: to
            : qsTr("%1. Take %2: %3").arg(root.reading).arg(root.pointed.map(cell => root.drawing.cellName(cell)).join(" "))
                  .arg(root.drawing.pointedTitle)
    }

    Repeater {
        model: root.rows * root.columns

        Rectangle {
            id: cell

            required property int index
            readonly property string sign: root.drawing.cells[index] ?? "1"

            objectName: "try_cell_" + index
            x: root.originX + index % root.columns * root.pitch + 2
            y: Math.floor(index / root.columns) * root.pitch + 2
            width: root.pitch - 4
            height: width
            radius: width * 0.16
            color: sign === "1" ? Theme.surface : "transparent"
            border.width: 1
            border.color: sign === "1" ? Theme.line : Theme.ink3
            opacity: sign === "x" ? 0.45 : 1
            Accessible.role: Accessible.Cell
            Accessible.name: root.cellText(index)

            Lazy {
                wanted: cell.sign === "1"

                Disc {
                    anchors.centerIn: parent
                    width: Math.round(cell.width * 0.34) * 2
                    color: Theme.stone
                    opacity: root.pointed.includes(cell.index) ? Theme.pale : 1
                }
            }

            Lazy { // a stone was here
                wanted: cell.sign === "0"

                Disc {
                    anchors.centerIn: parent
                    width: Math.max(3, cell.width * 0.12)
                    color: Theme.ink3
                }
            }
        }
    }

    Item { // the square that the keys are on
        x: root.originX + root.at % root.columns * root.pitch + 2
        y: Math.floor(root.at / root.columns) * root.pitch + 2
        width: root.pitch - 4
        height: width

        FocusRing {
            wanted: root.activeFocus
            radius: parent.width * 0.16 + 2
            gap: -2
        }
    }

    Repeater {
        model: root.rows

        Note {
            required property int index

            x: root.originX - root.labelRoom
            y: index * root.pitch
            width: root.labelRoom - Theme.unit
            height: root.pitch
            text: String(root.rows - index)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
    }

    Repeater {
        model: root.columns

        Note {
            required property int index

            x: root.originX + index * root.pitch
            y: root.rows * root.pitch
            width: root.pitch
            height: root.labelRoom
            text: root.drawing.cellName(root.columns * (root.rows - 1) + index).replace(/[0-9]+$/, "")
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
    }

    TakeOutline {
        objectName: "takeOutline"
        x: root.originX
        width: root.pitch * root.columns
        height: root.pitch * root.rows
        cells: root.pointed
        columns: root.columns
        pitch: root.pitch
        outcome: root.drawing.pointedOutcome
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onEntered: root.pointAt(mouseX, mouseY)
        onPositionChanged: mouse => root.pointAt(mouse.x, mouse.y)
        onExited: root.drawing.pointNowhere()
        onClicked: mouse => {
            root.forceActiveFocus(Qt.MouseFocusReason);
            if (root.pointed.length === 0 || !containsMouse)
                root.pointAt(mouse.x, mouse.y);
            root.act();
            root.pointAt(mouse.x, mouse.y);
        }
        onWheel: wheel => {
            wheel.accepted = !root.holes && root.pointed.length > 0;
            if (wheel.accepted)
                root.drawing.pointNext(root.at, wheel.angleDelta.y < 0 ? 1 : -1);
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
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
    onActiveFocusChanged: if (activeFocus && pointed.length === 0) show(0, 0)
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

    Repeater { // the numbers of the rows, then the letters of the columns
        model: root.rows + root.columns

        Note {
            required property int index
            readonly property bool ofRow: index < root.rows
            readonly property int place: ofRow ? index : index - root.rows

            x: ofRow ? root.originX - root.labelRoom : root.originX + place * root.pitch
            y: ofRow ? place * root.pitch : root.rows * root.pitch
            width: ofRow ? root.labelRoom - Theme.unit : root.pitch
            height: ofRow ? root.pitch : root.labelRoom
            text: ofRow ? String(root.rows - place) : root.drawing.cellName(root.columns * (root.rows - 1) + place).replace(/[0-9]+$/, "")
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
    }

    /// A line around the cells of a take, with the letter of what it leaves at its corner.
    Item {
        id: outline

        readonly property color ink: root.drawing.pointedOutcome === Outcome.Unknown ? Theme.accent : Theme.outcomeColor(root.drawing.pointedOutcome)

        function has(column: int, row: int): bool {
            return column >= 0 && column < root.columns && Array.from(root.pointed).includes(row * root.columns + column);
        }

        /// The edges of the cells that no other one shares, clockwise, as loops of corners.
        function loops(): var {
            const next = new Map();
            const key = (x, y) => x + "," + y;
            const add = (x, y, dx, dy) => {
                const from = key(x, y);
                if (!next.has(from))
                    next.set(from, []);
                next.get(from).push([dx, dy]);
            };
            for (const cell of Array.from(root.pointed)) {
                const x = cell % root.columns;
                const y = Math.floor(cell / root.columns);
                if (!has(x, y - 1)) add(x, y, 1, 0);
                if (!has(x + 1, y)) add(x + 1, y, 0, 1);
                if (!has(x, y + 1)) add(x + 1, y + 1, -1, 0);
                if (!has(x - 1, y)) add(x, y + 1, 0, -1);
            }
            const found = [];
            while (next.size > 0) {
                const start = next.keys().next().value;
                const [x0, y0] = start.split(",").map(Number);
                const corners = [];
                let x = x0, y = y0, before = null;
                do {
                    const steps = next.get(key(x, y));
                    // Where two cells meet at a corner the line stays with its own one: it turns right.
                    let i = before === null ? 0 : steps.findIndex(step => step[0] === -before[1] && step[1] === before[0]);
                    i = Math.max(0, i);
                    const [step] = steps.splice(i, 1);
                    if (steps.length === 0)
                        next.delete(key(x, y));
                    if (before === null || step[0] !== before[0] || step[1] !== before[1])
                        corners.push([x, y]);
                    x += step[0];
                    y += step[1];
                    before = step;
                } while (x !== x0 || y !== y0);
                found.push(corners);
            }
            return found;
        }

        function path(): string {
            const round = root.pitch * 0.16;
            let text = "";
            for (const corners of loops()) {
                const at = i => corners[(i + corners.length) % corners.length];
                for (let i = 0; i < corners.length; ++i) {
                    const toward = (from, to) => [from[0] * root.pitch + Math.sign(to[0] - from[0]) * round,
                                                  from[1] * root.pitch + Math.sign(to[1] - from[1]) * round];
                    const begin = toward(at(i), at(i - 1));
                    const end = toward(at(i), at(i + 1));
                    text += `${i === 0 ? "M" : "L"} ${begin[0]} ${begin[1]} Q ${at(i)[0] * root.pitch} ${at(i)[1] * root.pitch} ${end[0]} ${end[1]} `;
                }
                text += "Z ";
            }
            return text;
        }

        /// The upper corner at the end of the highest row.
        function badgeCell(): int {
            const all = Array.from(root.pointed);
            const top = Math.min(...all.map(cell => Math.floor(cell / root.columns)));
            return Math.max(...all.filter(cell => Math.floor(cell / root.columns) === top));
        }

        objectName: "takeOutline"
        x: root.originX
        width: root.pitch * root.columns
        height: root.pitch * root.rows
        visible: root.pointed.length > 0

        Strokes {
            anchors.fill: parent

            Shape {
                ShapePath {
                    strokeColor: outline.ink
                    strokeWidth: 3
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin

                    PathSvg {
                        path: outline.visible ? outline.path() : ""
                    }
                }
            }
        }

        OutcomeTag {
            objectName: "takeBadge"
            readonly property int cell: outline.visible ? outline.badgeCell() : 0

            x: (cell % root.columns + 1) * root.pitch - width * 0.62
            y: Math.floor(cell / root.columns) * root.pitch - height * 0.38
            outcome: root.drawing.pointedOutcome
            filled: true
            silent: true
        }
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

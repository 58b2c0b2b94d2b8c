// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The squares of a plane, the targets of a half-made choice, and the map.
Canvas {
    id: root

    required property PlaneGeometry host
    required property PlaneMap map
    readonly property var targets: host.board.targetPlaces
    /// Of counters the map says only what one alone is worth: which of its squares wins is marked besides.
    readonly property var marks: host.board.marks
    readonly property string look: `${host.pitch} ${host.pan.x} ${host.pan.y} ${host.rows} ${host.columns} ${Theme.dark} ${Theme.high} ${map.shown} ${map.ready}`

    readonly property bool numbered: map.ready && host.pitch >= 18
    /// Digits of the language may need another typeface than its letters.
    readonly property string numberFamily: Settings.numeral("0") === "0" ? Application.font.family : Theme.mono

    function fillSquare(context: var, x: real, y: real, side: real, radius: real) {
        context.beginPath();
        context.roundedRect(x, y, side, side, radius, radius);
        context.fill();
        context.stroke();
    }

    /// Where there is no room for numbers, small ones are light and large ones dark.
    function shade(text: string): color {
        const strength = Math.min(1, Number(text) / (host.rows + host.columns)) || 0;
        return Qt.tint(Theme.surface, Qt.rgba(Theme.hot.r, Theme.hot.g, Theme.hot.b, strength * 0.85));
    }

    function squareColor(cold: bool, target: bool, reached: bool, text: string): color {
        if (cold)
            return Theme.cold;
        if (map.ready && !numbered && map.shown !== PlaneMap.Outcome)
            return shade(text);
        return target ? Theme.accentTint : reached ? Theme.hotTint : Theme.surface;
    }

    /// A cold square without room for its text: the letter as large as it can be, or a dot. Colour is not all.
    function paintCold(context: var, middle: point) {
        if (host.pitch >= 9) {
            context.font = "bold %1px \"%2\", sans-serif".arg(Math.round(host.pitch * 0.7)).arg(Application.font.family);
            context.fillText("P", middle.x, middle.y);
        } else if (host.pitch > 0) { // a board without room has nothing to draw
            context.beginPath();
            context.arc(middle.x, middle.y, host.pitch * 0.2, 0, 2 * Math.PI);
            context.fill();
        }
    }

    /// The corner that everything goes to: a frame around what the map says of it, or a target.
    function paintGoal(context: var, middle: point, cold: bool) {
        context.strokeStyle = cold ? Theme.onFilled : Theme.ink3;
        context.lineWidth = Math.max(1, host.pitch * 0.05);
        if (map.ready) {
            const reach = host.pitch * 0.36;
            context.beginPath();
            context.roundedRect(middle.x - reach, middle.y - reach, 2 * reach, 2 * reach, reach / 4, reach / 4);
            context.stroke();
            return;
        }
        for (const radius of [0.3, 0.12]) {
            context.beginPath();
            context.arc(middle.x, middle.y, host.pitch * radius, 0, 2 * Math.PI);
            context.stroke();
        }
    }

    function paintSquare(context: var, column: int, row: int) {
        const middle = host.middle(row, column);
        const cold = map.ready && map.isCold(column, row);
        const reached = map.ready && map.isReached(column, row);
        const target = targets.some(place => place.x === column && place.y === row);
        const text = map.ready ? map.text(column, row) : "";
        const marked = marks.some(mark => !mark.thin && mark.place.x === column && mark.place.y === row);
        const wins = cold && (reached || marked); // a circle in its own colour is not seen there
        const side = host.pitch * (wins ? 0.86 : 0.92);
        context.fillStyle = squareColor(cold, target, reached, text);
        context.strokeStyle = wins ? Theme.ink : cold ? Theme.cold : target ? Theme.accent : reached ? Qt.rgba(Theme.hot.r, Theme.hot.g, Theme.hot.b, numbered && !Theme.high ? 0.3 : 0.8) : host.large ? Theme.ink3 : Theme.line; // seen from the back row
        context.lineWidth = wins ? Math.max(2, host.pitch * 0.08) : host.pitch > 12 ? 1 : 0.5;
        fillSquare(context, middle.x - side / 2, middle.y - side / 2, side, host.pitch * 0.12);
        if (column === 0 && row === 0 && host.pitch >= 9)
            paintGoal(context, middle, cold);
        context.fillStyle = cold ? Theme.onFilled : Theme.ink;
        if (cold && !numbered) {
            paintCold(context, middle);
            return;
        }
        if (!numbered)
            return;
        context.font = "%1 %2px \"%3\", sans-serif".arg(cold ? "bold" : "normal").arg(Math.round(host.pitch * (text.length > 3 ? 0.28 : 0.4))).arg(numberFamily);
        context.fillText(Settings.numeral(text), middle.x, middle.y);
    }

    objectName: "planeSquares"
    onLookChanged: requestPaint()
    onTargetsChanged: requestPaint()
    onMarksChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        context.reset();
        context.textAlign = "center";
        context.textBaseline = "middle";
        const left = Math.max(0, Math.floor(host.pan.x / host.pitch));
        const right = Math.min(host.columns - 1, Math.floor((host.pan.x + width) / host.pitch));
        const top = Math.min(host.rows - 1, host.rows - 1 - Math.floor(host.pan.y / host.pitch));
        const bottom = Math.max(0, host.rows - 1 - Math.floor((host.pan.y + height) / host.pitch));
        for (let row = bottom; row <= top; ++row) {
            for (let column = left; column <= right; ++column)
                paintSquare(context, column, row);
        }
    }

    Connections {
        target: root.map

        function onMapChanged() { root.requestPaint(); }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The squares of a plane, the targets of a half-made choice, and the map.
Canvas {
    id: root

    required property PlaneGeometry host
    required property PlaneMap map
    readonly property var targets: host.board.targetPlaces
    readonly property string look: `${host.pitch} ${host.pan.x} ${host.pan.y} ${host.rows} ${host.columns} ${Theme.dark} ${map.shown} ${map.ready}`

    function fillSquare(context: var, x: real, y: real, side: real, radius: real) {
        context.beginPath();
        context.roundedRect(x, y, side, side, radius, radius);
        context.fill();
        context.stroke();
    }

    function paintSquare(context: var, column: int, row: int) {
        const middle = host.middle(row, column);
        const side = host.pitch * 0.92;
        const cold = map.ready && map.isCold(column, row);
        const target = targets.some(place => place.x === column && place.y === row);
        context.fillStyle = cold ? Theme.cold : target ? Theme.accentTint : Theme.surface;
        context.strokeStyle = target && !cold ? Theme.accent : cold ? Theme.cold : Theme.line;
        fillSquare(context, middle.x - side / 2, middle.y - side / 2, side, host.pitch * 0.12);
        if (!map.ready || host.pitch < 15)
            return;
        const text = map.text(column, row);
        context.fillStyle = cold ? Theme.onFilled : Theme.ink;
        context.font = "%1 %2px \"%3\"".arg(cold ? "bold" : "normal").arg(Math.round(host.pitch * (text.length > 3 ? 0.28 : 0.36))).arg(Application.font.family);
        context.fillText(text, middle.x, middle.y);
    }

    onLookChanged: requestPaint()
    onTargetsChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        context.reset();
        context.textAlign = "center";
        context.textBaseline = "middle";
        context.lineWidth = host.pitch > 12 ? 1 : 0.5;
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

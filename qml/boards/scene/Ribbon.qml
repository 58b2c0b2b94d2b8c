// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Along the heap or row that is pointed at: who wins by each of its choices, beside a heap, above a row.
Item {
    id: root

    required property SceneBase host
    readonly property list<ribbonCell> cells: host.board.ribbon
    /// Of a heap that stands; one that lies is a row.
    readonly property bool upright: host.ofHeaps && around.height > around.width
    /// Of the pieces and places that the cells stand at.
    readonly property list<rect> places: Array.from(cells).map(cell => host.scene.spots[cell.row] ?? Qt.rect(0, 0, 0, 0))
    readonly property rect around: places.length === 0 ? Qt.rect(0, 0, 0, 0) : joined(places)
    readonly property real gap: Theme.unit * 2
    readonly property real reach: Math.round(38 * Theme.scale)
    /// Free on the right of the heap, or to the left of it where that is more.
    readonly property real roomOnRight: upright ? free(spot => spot.x - around.x - around.width) : 0
    readonly property real roomOnLeft: upright ? free(spot => around.x - spot.x - spot.width) : 0
    readonly property bool onLeft: roomOnRight < whole && roomOnLeft > roomOnRight
    readonly property real room: Math.max(onLeft ? roomOnLeft : roomOnRight, 0) - gap * 2
    readonly property real pitch: places.length < 2 ? 0 : upright ? Math.abs(places[1].y - places[0].y) : Math.abs(places[1].x - places[0].x)
    /// With all words; with the move alone; with the letter alone.
    readonly property real whole: Math.ceil(longest.advanceWidth + verdict.advanceWidth) + Theme.unit * 14
    readonly property real brief: Math.ceil(longest.advanceWidth) + Theme.unit * 10
    readonly property real wide: !upright ? 0 : room >= whole ? whole : room >= brief ? brief : Math.round(30 * Theme.scale)
    readonly property string longestLabel: Array.from(cells).reduce((longest, cell) => cell.label.length > longest.length ? cell.label : longest, "")
    /// Of a row there is no room for words but where its squares are wide.
    readonly property bool worded: pitch >= verdict.advanceWidth + Theme.unit * 10
    readonly property bool fits: upright ? room >= 26 && pitch >= 13 : pitch >= 16

    /// A mark of the same heap, or of what is pointed at.
    function tells(mark: var): bool {
        const rows = Array.from(cells).map(cell => cell.row).concat(host.board.rowOf(host.board.chosenPiece), host.board.hoveredRow);
        return visible && !mark.ghost && Array.from(mark.pieces).some(row => rows.includes(row));
    }

    function joined(rects: var): rect {
        const left = Math.min(...rects.map(place => place.x));
        const top = Math.min(...rects.map(place => place.y));
        return Qt.rect(left, top, Math.max(...rects.map(place => place.x + place.width)) - left, Math.max(...rects.map(place => place.y + place.height)) - top);
    }

    /// Beside that piece, above that square.
    function cellAt(place: rect): rect {
        const high = upright ? Math.min(pitch - 1, reach * 1.3) : Math.min(reach - 8, Math.max(18, pitch * 0.6));
        return upright ? Qt.rect(onLeft ? around.x - gap - wide : around.x + around.width + gap, place.y + (place.height - high) / 2, wide, high)
                       : Qt.rect(place.x + 1, Math.max(3, place.y - gap - high), place.width - 2, high);
    }

    /// The least distance to what lies beside the heap on that side, or to the side of the board.
    function free(away: var): real {
        const others = Array.from(host.scene.spots).filter(spot => spot.width > 0 && spot.y < around.y + around.height && spot.y + spot.height > around.y && away(spot) >= 0);
        const sides = [away(Qt.rect(width, 0, 0, height)), away(Qt.rect(0, 0, 0, height))];
        return Math.min(...others.map(away), Math.max(...sides));
    }

    anchors.fill: parent
    visible: cells.length > 0 && fits

    TextMetrics {
        id: longest

        text: root.longestLabel
        font.family: Application.font.family
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
    }

    TextMetrics {
        id: verdict

        //: of a move, a verb: who makes it wins
        text: qsTr("loses")
        font.family: Application.font.family
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
    }

    Rectangle {
        id: ground

        readonly property rect place: root.places.length === 0 ? root.around : root.joined(Array.from(root.places).map(root.cellAt))

        objectName: "ribbon"
        x: place.x - 3
        y: place.y - 3
        width: place.width + 6
        height: place.height + 6
        radius: root.upright ? 12 : Math.min(19, height / 2)
        color: Theme.surface
        border.color: Theme.line
    }

    Repeater {
        model: root.cells.length

        Rectangle {
            id: cell

            required property int index
            readonly property ribbonCell choice: root.cells[index]
            readonly property rect place: root.places[index] ?? Qt.rect(0, 0, 0, 0)
            readonly property rect box: root.cellAt(place)
            readonly property bool worded: root.upright ? root.wide >= root.whole && (choice.pointed || choice.winning) : root.worded
            readonly property bool labelled: root.upright && root.wide >= root.brief
            readonly property color ink: choice.pointed ? Theme.onFilled : Theme.outcomeColor(choice.outcome)

            objectName: "ribbonCell_" + index
            x: box.x
            y: box.y
            width: box.width
            height: box.height
            radius: Math.min(height / 2, root.upright ? 9 : height / 2)
            color: choice.pointed ? Theme.outcomeColor(choice.outcome) : choice.winning || !root.upright ? Theme.outcomeTint(choice.outcome) : "transparent"
            border.width: choice.winning ? 2 : 0
            border.color: Theme.outcomeColor(choice.outcome)

            Rectangle { // leads to its square
                y: parent.height + 3
                visible: !root.upright && cell.place.y - parent.y - parent.height > 4
                anchors.horizontalCenter: parent.horizontalCenter
                width: 2
                height: cell.place.y - parent.y - parent.height - 3
                color: Theme.outcomeColor(cell.choice.outcome)
            }

            SilentText {
                id: letter

                x: cell.labelled ? Theme.unit * 3 : cell.worded ? (parent.width - width - words.width - Theme.unit) / 2 : (parent.width - width) / 2
                anchors.verticalCenter: parent.verticalCenter
                text: Theme.outcomeLetter(cell.choice.outcome)
                color: cell.ink
                font.pixelSize: Math.max(9, Math.min(Theme.body, cell.height * 0.8))
                font.weight: Font.Bold
            }

            SilentText {
                anchors { left: letter.right; leftMargin: Theme.unit * 2; verticalCenter: parent.verticalCenter }
                visible: cell.labelled
                text: cell.choice.label
                color: cell.choice.pointed ? Theme.onFilled : Theme.ink
                font.pixelSize: letter.font.pixelSize
                font.weight: cell.choice.pointed || cell.choice.winning ? Font.DemiBold : Font.Normal
            }

            SilentText {
                id: words

                x: root.upright ? parent.width - width - Theme.unit * 3 : letter.x + letter.width + Theme.unit
                anchors.verticalCenter: parent.verticalCenter
                visible: cell.worded
                text: cell.choice.winning ? /*: of a move, a verb: who makes it wins */ qsTr("wins") : qsTr("loses")
                color: cell.ink
                font.pixelSize: Math.min(letter.font.pixelSize, Theme.small + 2)
                font.weight: Font.DemiBold
            }
        }
    }
}

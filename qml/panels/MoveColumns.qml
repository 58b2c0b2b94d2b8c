// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Where the columns of the moves table begin: each as wide as it must be, the rest between them.
QtObject {
    id: root

    required property MovesModel moves
    required property BoardModel board
    required property real width
    readonly property real indent: Theme.unit * 1.5

    readonly property list<string> titles: [
        moves.sizeTitle === "" ? qsTr("Move") : qsTr("Take"), moves.sizeTitle, qsTr("Leaves"),
        moves.hasGrundy ? qsTr("Grundy") : "", moves.hasMovesLeft ? qsTr("Moves left") : "", ""]
    readonly property int letters: board.shape === "graph" ? 3 : board.shape === "grid" ? (board.rows > 9 ? 7 : 5)
                                 : (board.rows > 9 || board.shape === "lines" ? 8 : 6) + (board.columns > 9 ? 1 : 0)
    /// What each column needs; 0 for one that is not there.
    readonly property list<real> needs: {
        const found = Array.from(titles).map(title => title === "" ? 0 : Math.ceil(small.advanceWidth(title)));
        found[0] = Math.max(found[0], Math.ceil(mono.advanceWidth("0".repeat(letters))));
        found[5] = Math.ceil(Math.max(plain.advanceWidth(qsTr("wins")), plain.advanceWidth(qsTr("loses"))));
        return found;
    }
    /// Left edges: move, size, leaves, Grundy value, moves left, verdict.
    readonly property list<real> edges: {
        const all = Array.from(needs);
        const there = all.filter(need => need > 0).length;
        const gap = Math.max(2, (width - indent * 2 - all.reduce((sum, need) => sum + need, 0)) / Math.max(1, there - 1));
        const found = [];
        let place = indent;
        for (const need of all) {
            found.push(Math.round(place));
            place += need > 0 ? need + gap : 0;
        }
        return found;
    }
    /// The room of the move's text.
    readonly property real room: (needs[1] > 0 ? edges[1] : edges[2]) - edges[0] - Theme.unit

    readonly property FontMetrics small: FontMetrics {
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
    }
    readonly property FontMetrics plain: FontMetrics { font.pixelSize: Theme.body }
    readonly property FontMetrics mono: FontMetrics { font.family: Theme.mono; font.pixelSize: Theme.monoSize }
}

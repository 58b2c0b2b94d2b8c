// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Where the columns of the moves table begin: each as wide as it must be, the rest between them.
QtObject {
    required property MovesModel moves
    required property real width
    /// How many of the games after a move are won.
    property bool sharesShown: false
    readonly property real indent: Theme.unit * 1.5
    /// Partizan games: room for the player's letter before the move.
    readonly property real tagRoom: moves.partizan ? Math.round(32 * Theme.scale) : 0

    readonly property list<string> longest: moves.longest.split("\n")
    /// Where all do not fit, the number of pieces goes (the move tells it), then the games won, the moves left and, where
    /// there is what a move gains, the value.
    readonly property list<string> titles: {
        //: head of a column, a verb: what a move leaves, P or N
        const all = [moves.moveTitle, moves.sizeTitle, qsTr("Leaves"),
                     //: head of a column: how many moves the game lasts yet
                     moves.valueTitle, moves.hasMovesLeft ? qsTr("Moves left") : "",
                     //: head of a column: which share of all games through a move its mover wins
                     sharesShown ? qsTr("Games won") : "", moves.incentiveTitle, ""];
        for (const spare of moves.incentiveTitle === "" ? [1, 5, 4] : [1, 5, 4, 3, 6]) {
            if (widthOf(all) > width - indent * 2 - tagRoom)
                all[spare] = "";
        }
        return all;
    }
    /// What each column needs; 0 for one that is not there.
    readonly property list<real> needs: {
        const found = needsOf(titles);
        // A move too long for what is left is written smaller.
        found[0] -= Math.max(0, widthOf(titles) - (width - indent * 2));
        return found;
    }
    /// Left edges: move, size, leaves, value, moves left, games won, incentive, verdict.
    readonly property list<real> edges: {
        const all = Array.from(needs);
        const there = all.filter(need => need > 0).length;
        const afterMove = 1.8; // gaps: what begins the row stands apart
        const gap = Math.max(2, (width - indent * 2 - tagRoom - all.reduce((sum, need) => sum + need, 0)) / Math.max(1, there - 2 + afterMove));
        const found = [];
        let place = indent + tagRoom;
        all.forEach((need, column) => {
            found.push(Math.round(place));
            place += need > 0 ? need + gap * (column === 0 ? afterMove : 1) : 0;
        });
        return found;
    }
    /// The room of the move's text.
    readonly property real room: (needs[1] > 0 ? edges[1] : edges[2]) - edges[0] - Theme.unit / 2

    function needsOf(all: var): var {
        //: less than one percent of the games
        const texts = [longest[0], longest[1], "", longest[2], longest[3], qsTr("<1%"), longest[4], ""];
        const found = Array.from(all).map((title, i) => title === "" ? 0 : Math.ceil(Math.max(
            small.advanceWidth(title), mono.advanceWidth(texts[i] ?? ""))));
        found[0] += Math.ceil(mono.advanceWidth("\u2192") * 0.5 * (longest[0].split("\u2192").length - 1)); // larger, see MoveRow
        //: of a move, a verb
        found[7] = Math.ceil(Math.max(plain.advanceWidth(qsTr("wins")), plain.advanceWidth(/*: of a move, a verb */ qsTr("loses"))));
        return found;
    }

    /// With the least gaps.
    function widthOf(all: var): real {
        const needed = needsOf(all);
        return needed.reduce((sum, need) => sum + need, 0) + (needed.filter(need => need > 0).length - 1) * Theme.unit * 2;
    }

    readonly property FontMetrics small: FontMetrics {
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
    }
    readonly property FontMetrics plain: FontMetrics { font.pixelSize: Theme.body }
    readonly property FontMetrics mono: FontMetrics { font.family: Theme.mono; font.pixelSize: Theme.monoSize }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The moves marked on a board, whatever its shape.
BadgeLayer {
    property var marks: []
    /// So many were needed at once: those that are not now stay hidden for the next position.
    property int most: 0
    /// For a mark that has just gone.
    readonly property var none: ({ "pieces": [], "outcome": Outcome.Unknown, "label": "", "thin": false, "hint": false, "votes": 0, "place": Qt.point(-1, -1) })

    function markAt(index: int): var {
        return marks[index] ?? none;
    }

    /// How many before that one are of the same place: each gets its own track there.
    function trackOf(places: var, index: int): int {
        return places.slice(0, index).filter(each => each === places[index]).length;
    }

    function inkOf(mark: var): color {
        return mark.outcome === Outcome.Unknown ? Theme.accent : Theme.outcomeColor(mark.outcome);
    }

    anchors.fill: parent
    overhang: Theme.unit * 4
    onMarksChanged: most = Math.max(most, marks.length)
    Component.onCompleted: most = Math.max(most, marks.length)
}

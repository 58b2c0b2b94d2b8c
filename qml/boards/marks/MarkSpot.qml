// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The badge of a mark, above all marks.
BadgeSpot {
    id: root

    required property var mark
    property alias label: badge.label
    property alias letterShown: badge.letterShown
    property alias room: badge.room
    property alias size: badge.size
    property alias large: badge.large
    readonly property alias something: badge.something

    z: 1
    visible: shown
    width: badge.width
    height: badge.height

    MarkBadge {
        id: badge

        outcome: root.mark.outcome
        votes: root.mark.votes
    }
}

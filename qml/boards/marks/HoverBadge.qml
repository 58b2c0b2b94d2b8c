// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What the choice pointed at would leave, at the corner of its piece or place. It gives way to the badges of marks,
/// and is not there where one of them says the same.
BadgeSpot {
    id: root

    property int outcome
    property alias size: badge.size
    /// The upper right corner of what is pointed at.
    required property point corner
    /// How far the badge lies within the corner.
    property real inset: 0
    /// A mark says the same.
    property bool told: false

    last: true
    shown: outcome !== Outcome.Unknown && !told
    wanted: Qt.point(corner.x - width / 2 - inset, corner.y + height / 2 + inset)
    visible: shown
    width: badge.width
    height: badge.height
    z: 2

    MarkBadge {
        id: badge

        outcome: root.outcome
    }
}

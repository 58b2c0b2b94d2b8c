// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Partizan games: whose turn it is in the position that is explored.
Segmented {
    id: root

    required property Session session
    property real room: Infinity
    readonly property real texts: Array.from(labels).reduce((sum, label) => sum + Math.ceil(metrics.advanceWidth(label)) + 4, 0)
    readonly property real free: room - Theme.unit * 2

    name: qsTr("Who is to move")
    namePrefix: "turn_"
    ids: ["left", "right"]
    labels: [qsTr("%1 to move").arg(session.leftName), qsTr("%1 to move").arg(session.rightName)]
    sidePadding: Math.max(Theme.unit, Math.min(Theme.unit * 4, (free - texts) / 4))
    textSize: Math.floor(Theme.body * Math.min(1, (free - Theme.unit * 4) / texts))
    current: ids[session.toMove]
    onChosen: id => root.session.toMove = ids.indexOf(id)

    FontMetrics {
        id: metrics

        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
    }
}

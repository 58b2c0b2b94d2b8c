// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Partizan games: whose turn it is in the position that is explored.
Segmented {
    id: root

    required property Session session

    name: qsTr("Who is to move")
    namePrefix: "turn_"
    ids: ["left", "right"]
    labels: [qsTr("%1 to move").arg(session.leftName), qsTr("%1 to move").arg(session.rightName)]
    current: session.toMove === 0 ? "left" : "right"
    onChosen: id => root.session.toMove = id === "left" ? 0 : 1
}

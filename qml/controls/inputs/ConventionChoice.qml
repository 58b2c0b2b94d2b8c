// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Normal or misère play.
Segmented {
    id: root

    required property bool misere

    signal picked(misere: bool)

    //: a field: who makes the last move wins (normal) or loses (misère)
    name: qsTr("Convention")
    ids: ["normal", "misere"]
    //: normal play: who makes the last move wins
    labels: [qsTr("Normal"), /*: misère play: who makes the last move loses */ qsTr("Misère")]
    current: ids[misere ? 1 : 0]
    onChosen: id => root.picked(id === ids[1])
}

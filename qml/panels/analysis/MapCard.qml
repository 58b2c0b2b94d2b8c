// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What the squares of the plane show: the winning moves, or a map of what each square is worth.
Card {
    id: root

    required property Session session
    readonly property bool misere: session.misere
    /// Of PlaneMap.Shown, in its order.
    readonly property list<string> maps: ["none", "outcome", "grundy", "moves"]

    Heading {
        //: heads what the map shows
        text: qsTr("Show")
    }

    Segmented {
        anchors.left: parent.left
        //: a field, a noun: what is drawn on the map of the plane
        name: qsTr("Map")
        namePrefix: "map_"
        sidePadding: Theme.unit * 2.5
        ids: root.misere ? ["none", "outcome", "moves"] : root.maps
        //: a map of the plane that shows which moves win
        labels: root.misere ? [qsTr("Winning moves"), qsTr("P / N"), /*: how many moves the game lasts yet */ qsTr("Moves left")]
                            : [/*: a map of the plane that shows which moves win */ qsTr("Wins"), qsTr("P / N"), /*: a map of Grundy values */ qsTr("Grundy"), qsTr("Moves left")]
        current: root.maps[root.session.mapShown]
        onChosen: id => root.session.mapShown = root.maps.indexOf(id)
    }
}

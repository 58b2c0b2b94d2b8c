// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What of the game the graph shows, and how it is laid out.
Card {
    id: root

    required property Lab lab
    required property StateGraph graph

    spacing: Theme.unit

    Heading {
        //: heads what the graph shows
        text: qsTr("Show")
    }

    CountSwitches {
        width: parent.width
        lab: root.lab
    }

    WideSwitch {
        objectName: "switch_winning"
        text: qsTr("Only winning moves")
        checked: root.graph.onlyWinning
        enabled: root.graph.drawn
        onToggled: root.graph.onlyWinning = checked
    }

    Item {
        width: parent.width
        height: Theme.unit
    }

    Segmented {
        objectName: "graphLayout"
        anchors.left: parent.left
        //: a field, a noun: how the dots of the graph are placed
        name: qsTr("Layout")
        namePrefix: "layout_"
        ids: ["dot", "quick"]
        //: how the graph is laid out: by the program dot, whose name is not translated
        labels: [qsTr("Layout: dot"), /*: a layout that is made quickly */ qsTr("quick")]
        current: root.graph.arrangement
        onChosen: id => root.graph.arrangement = id
    }

    WideNote {
        visible: text !== ""
        text: root.graph.arrangementText
    }
}

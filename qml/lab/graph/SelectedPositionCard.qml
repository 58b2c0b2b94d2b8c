// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The selected position, with all that is known of it.
Card {
    id: root

    required property Lab lab
    required property StateGraphLabels labels
    /// It has moves that the part of the graph leaves out.
    property bool cut: false
    /// A click on a position opens it.
    property bool opens: true
    readonly property string words: facts.words

    signal openAsked(node: int)
    signal partAsked(node: int)

    objectName: "selectedCard"
    spacing: Theme.unit * 3

    Heading {
        //: heads what is said of the position that is selected in the graph
        text: qsTr("Selected")
    }

    WideNote {
        visible: !facts.there
        text: qsTr("No position is selected.")
    }

    PositionFacts {
        id: facts

        width: parent.width
        lab: root.lab
        labels: root.labels
        node: root.lab.selectedNode
    }

    WideFlow {
        visible: facts.there

        AppButton {
            objectName: "button_openInExplore"
            text: qsTr("Open in Explore")
            onClicked: root.openAsked(root.lab.selectedNode)
        }

        AppButton {
            objectName: "button_centrePart"
            visible: root.cut
            text: qsTr("Show the part around it")
            onClicked: root.partAsked(root.lab.selectedNode)
        }
    }

    WideNote {
        objectName: "clickHint"
        text: root.opens ? qsTr("A click on a position opens it in Explore; Ctrl + click or a long press selects it.")
                         : qsTr("A click on a position selects it, a double click opens it in Explore.")
        color: Theme.ink3
    }
}

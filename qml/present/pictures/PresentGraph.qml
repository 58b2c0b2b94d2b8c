// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Lab
import Grundy.Models
import Grundy.Ui

/// The state graph of the Lab for a class, with the letters of its positions as far as they are told.
PictureArea {
    id: root

    required property LabShow show
    required property real grow
    readonly property bool settled: !show.graph.busy && view.sharp

    objectName: "presentGraph"
    picture: show.graph
    margin: Math.round(16 * grow)
    zoomScale: 1.7 * grow / Theme.scale // as everything here it grows with the screen, not with the settings
    name: show.title
    description: show.sentence

    LabColours {
        id: colours
    }

    Binding {
        target: root.show.graph
        property: "colours"
        value: colours.map
    }

    Binding {
        target: root.show.graph
        property: "font"
        value: Theme.mono
    }

    Binding {
        target: root.show.graph
        property: "place"
        value: Qt.size(root.width - 2 * root.margin, root.height - 2 * root.margin)
    }

    Connections {
        target: root.show.graph

        function onDrawingChanged() { root.view.fit(); }
    }
}

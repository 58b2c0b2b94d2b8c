// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The state graph of the Lab for a class, with the letters of its positions as far as they are told.
PictureArea {
    id: root

    required property LabShow show
    readonly property bool settled: !show.graph.busy && view.sharp

    objectName: "presentGraph"
    picture: show.graph
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

    Connections {
        target: root.show.graph

        function onDrawingChanged() { root.view.fit(); }
    }
}

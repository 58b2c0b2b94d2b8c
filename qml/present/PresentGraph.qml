// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The state graph of the Lab for a class, with the letters of its positions as far as they are told.
PictureArea {
    id: root

    required property LabShow show
    readonly property bool settled: !theGraph.busy && view.sharp

    objectName: "presentGraph"
    picture: theGraph
    name: show.title
    description: show.sentence

    LabColours {
        id: colours
    }

    StateGraph {
        id: theGraph

        lab: root.show.lab
        labels: root.show.labels
        shown: true
        large: true
        colours: colours.map
        font: Theme.mono
        onDrawnChanged: root.view.fit()
        onDrawingChanged: {
            if (tooMany && !partial)
                showPart(Math.max(0, root.show.lab.root));
        }
    }
}

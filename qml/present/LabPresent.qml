// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A picture of the Lab for the class: first without any verdict, then filled in step by step.
PresentFrame {
    id: root

    required property LabShow show

    showing: show
    settled: ((graph.made ?? matrix.made) as PresentPicture)?.settled ?? true

    Lazy {
        id: graph

        wanted: root.show.page === LabTab.Graph

        PresentGraph {
            anchors.fill: parent
            show: root.show
            grow: root.grow
        }
    }

    Lazy {
        id: matrix

        wanted: root.show.page === LabTab.Matrix

        PresentPicture { // in one colour until it is told which moves win
            objectName: "presentMatrix"
            anchors.fill: parent
            picture: root.show.matrix
            margin: 12
            show: root.show
            grow: root.grow
        }
    }

    Lazy {
        wanted: root.show.page === LabTab.Table

        PresentTable {
            anchors.fill: parent
            table: root.show.table
            grow: root.grow
        }
    }
}

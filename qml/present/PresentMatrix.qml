// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The connection matrix of the Lab for a class, in one colour until it is told which moves win.
PictureArea {
    id: root

    required property LabShow show
    readonly property bool settled: view.sharp

    objectName: "presentMatrix"
    picture: theMatrix
    margin: 12
    name: show.title
    description: show.sentence

    LabColours {
        id: colours
    }

    MatrixPicture {
        id: theMatrix

        lab: root.show.lab
        told: root.show.told
        colours: colours.map
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Lab
import Grundy.Models
import Grundy.Ui

/// The connection matrix of the Lab for a class, in one colour until it is told which moves win.
PictureArea {
    id: root

    required property LabShow show
    required property real grow
    readonly property bool settled: view.sharp

    objectName: "presentMatrix"
    picture: show.matrix
    margin: 12
    zoomScale: 1.7 * grow / Theme.scale // as everything here it grows with the screen, not with the settings
    name: show.title
    description: show.sentence

    LabColours {
        id: colours
    }

    Binding {
        target: root.show.matrix
        property: "colours"
        value: colours.map
    }

    Binding {
        target: root.show.matrix
        property: "font"
        value: Theme.mono
    }
}

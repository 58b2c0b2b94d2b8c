// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Lab
import Grundy.Models
import Grundy.Ui

/// A picture of the Lab for a class. As everything here it grows with the screen, not with the settings.
PictureArea {
    id: root

    required property LabShow show
    required property real grow
    property bool settled: view.sharp

    zoomScale: 1.7 * grow / Theme.scale
    name: show.title
    description: show.sentence

    Binding {
        target: root.picture
        property: "colours"
        restoreMode: Binding.RestoreNone // nothing is undone when it is looked at again
        value: Theme.boardColours
    }

    Binding {
        target: root.picture
        property: "font"
        restoreMode: Binding.RestoreNone // nothing is undone when it is looked at again
        value: Theme.mono
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Grundy.Ui

/// A card about the Lab's whole game; in a grid it is as wide and as high as its neighbours.
TitledCard {
    spacing: Theme.unit * 2.5
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    Layout.fillHeight: true
}

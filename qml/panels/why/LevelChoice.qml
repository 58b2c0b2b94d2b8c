// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// How far reasons argue, everywhere: in plain words, with P and N, values, or theorems.
Segmented {
    name: qsTr("How far reasons argue")
    namePrefix: "level_"
    ids: ["idea", "labels", "values", "theorems"] // as Argument
    //: how far reasons argue: in plain words, without letters
    labels: [qsTr("The idea"), /*: how far reasons argue: with the letters P and N only */ qsTr("Labels"), /*: how far reasons argue: with Grundy values, too */ qsTr("Values"), /*: how far reasons argue: with all that is proven */ qsTr("Theorems")]
    current: ids[Settings.level]
    onChosen: id => Settings.level = ids.indexOf(id)
}

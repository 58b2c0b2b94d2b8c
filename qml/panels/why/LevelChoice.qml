// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// How far reasons argue, everywhere: P and N alone, values, or theorems.
Segmented {
    name: qsTr("How far reasons argue")
    namePrefix: "level_"
    ids: ["labels", "values", "theorems"] // as Argument
    //: how far reasons argue: with the letters P and N only
    labels: [qsTr("Labels"), /*: how far reasons argue: with Grundy values, too */ qsTr("Values"), /*: how far reasons argue: with all that is proven */ qsTr("Theorems")]
    current: ids[Settings.level]
    onChosen: id => Settings.level = ids.indexOf(id)
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Ui

/// The level as ten bars that grow, and what was right so far.
Row {
    id: root

    required property int level
    required property string summary
    /// The difficulty was chosen: it does not change.
    property bool fixed: false
    readonly property int levels: 10

    spacing: Theme.unit * 3
    Accessible.role: Accessible.StaticText
    //: read aloud: how hard the exercises are, as chosen, and the largest number of the scale
    Accessible.name: (fixed ? qsTr("Difficulty %1 of %2") : /*: read aloud: how far the pupil has come, and the largest number of the scale */ qsTr("Level %1 of %2")).arg(level).arg(levels)

    Row {
        anchors.verticalCenter: parent.verticalCenter
        height: Math.round(20 * Theme.scale)
        spacing: Theme.unit * 0.75

        Repeater {
            model: root.levels

            Rectangle {
                required property int index

                y: parent.height - height
                width: Math.round(5 * Theme.scale)
                height: Math.round(parent.height * (0.35 + 0.65 * index / (root.levels - 1)))
                radius: 2
                color: index < root.level ? Theme.accent : Theme.line
            }
        }
    }

    SilentText {
        objectName: "practiceLevel"
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.fixed
        //: how far the pupil has come, such as 3; the exercises become harder by themselves
        text: qsTr("Level %1").arg(root.level)
        font.weight: Font.DemiBold
    }

    AppText {
        objectName: "practiceSummary"
        anchors.verticalCenter: parent.verticalCenter
        visible: text !== ""
        text: root.summary
        color: Theme.ink2
    }
}

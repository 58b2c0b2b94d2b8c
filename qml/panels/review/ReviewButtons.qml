// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// From mistake to mistake of a game that is looked back at, and back into it.
Flow {
    id: root

    required property ReviewModel review
    property bool narrow: false
    /// There is room to tell what the marks on the board mean.
    property bool explained: false

    spacing: Theme.unit * 3

    AppButton {
        objectName: "button_previousMistake"
        focusPolicy: Qt.TabFocus
        enabled: root.review.mistakes > 0
        //: a button, in narrow windows: to the mistake before
        text: root.narrow ? qsTr("Previous") : /*: a button: to the mistake before */ qsTr("Previous mistake")
        tip: qsTr("Previous mistake ([)")
        onClicked: root.review.previousMistake()
    }

    AppButton {
        objectName: "button_nextMistake"
        focusPolicy: Qt.TabFocus
        enabled: root.review.mistakes > 0
        look: AppButton.Look.Primary
        //: a button, in narrow windows: to the next mistake
        text: root.narrow ? qsTr("Next") : /*: a button: to the mistake that comes next */ qsTr("Next mistake")
        tip: qsTr("Next mistake (M or ])")
        onClicked: root.review.nextMistake()
    }

    AppButton {
        objectName: "button_playOn"
        focusPolicy: Qt.TabFocus
        enabled: root.review.current >= 0
        text: qsTr("Play on from here")
        onClicked: root.review.playOn()
    }

    LineLabel {
        visible: root.review.atMistake && root.explained
        text: qsTr("Outlined: winning moves (bold: the one named). Faded: the move played.")
        color: Theme.ink2
    }
}

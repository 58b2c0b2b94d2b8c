// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Ui

/// A kind of exercise in the list: its name, what it trains or how far one is.
ItemDelegate { // of Qt 6.4 a button would stay one for a screen reader
    id: root

    required property string kind
    required property string name
    required property string about
    required property string summary
    required property int level
    required property bool current
    property bool focused: false

    objectName: "practice_" + kind
    implicitHeight: words.implicitHeight + Theme.unit * 5
    text: name
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: name
    //: read aloud: how far the pupil has come, such as 3, and how many answers were right, such as "7 of 10
    //: right"
    Accessible.description: summary === "" ? about : qsTr("Level %1, %2").arg(level).arg(summary)
    Accessible.focusable: true
    Accessible.selected: current
    Accessible.onPressAction: if (root.enabled) root.clicked()
    contentItem: Item { }

    Column {
        id: words

        anchors {
            left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter
            leftMargin: Theme.unit * 3; rightMargin: Theme.unit * 3
        }
        spacing: Theme.unit * 0.5

        WrappedText {
            text: root.name
            color: root.current ? Theme.accent : Theme.ink
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        Item { // as high with the one text as with the other: the list stays as it is when an answer comes
            width: parent.width
            height: Math.max(trains.implicitHeight, reached.implicitHeight)

            WideNote {
                id: trains

                opacity: root.summary === "" ? 1 : 0
                text: root.about
                Accessible.ignored: true
            }

            WideNote {
                id: reached

                visible: root.summary !== ""
                text: qsTr("Level %1, %2").arg(root.level).arg(root.summary)
                Accessible.ignored: true
            }
        }
    }

    background: Backdrop {
        radius: Theme.radius
        edged: root.current
        color: root.current ? Theme.accentTint : root.hovered ? Theme.surface2 : "transparent"
        ringed: root.current && root.focused
        ringGap: -3
    }
}

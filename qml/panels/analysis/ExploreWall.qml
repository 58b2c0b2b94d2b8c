// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// Exploring, on the wall: who wins, in plain words with the letter, and by how many moves; while that is worked out, how
/// far it is. Beside it what opens the moves, values and reasons.
RowLayout {
    id: root

    required property Session session
    /// They are open.
    property bool open: false
    readonly property Analyst analyst: session.analyst
    readonly property bool solved: analyst.solved
    readonly property bool asking: analyst.askText !== ""
    readonly property bool working: analyst.busy && !solved
    readonly property bool low: height < 84 * Theme.scale

    signal moreAsked()

    spacing: Theme.unit * (low ? 3 : 4)

    OutcomeTag {
        Layout.leftMargin: Theme.unit * (root.low ? 6 : 14)
        Layout.minimumWidth: size
        Layout.minimumHeight: size
        silent: true
        visible: root.solved
        outcome: root.analyst.outcome
        filled: true
        size: Math.round(Math.min(62, root.height - Theme.unit * 4) * Math.min(1.4, Theme.scale))
    }

    ColumnLayout {
        Layout.fillWidth: true
        Layout.leftMargin: root.solved ? 0 : Theme.unit * (root.low ? 6 : 14)
        spacing: root.low ? 0 : Theme.unit

        Title {
            objectName: "wallVerdict"
            Layout.fillWidth: true
            //: the program works out who wins
            text: root.solved ? root.analyst.plainVerdict : root.working ? qsTr("Solving\u2026") : qsTr("Not solved yet")
            font.pixelSize: root.low ? Theme.title * 0.85 : Theme.title * 1.15
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.body
            Accessible.name: root.solved ? qsTr("%1. %2", "the letter P or N, and who wins").arg(Theme.outcomeLetter(root.analyst.outcome)).arg(text) : text
        }

        RowLayout {
            spacing: Theme.unit * 3

            AppText {
                objectName: "wallDetail"
                Layout.fillWidth: true
                text: root.solved ? root.analyst.plainDetail : root.asking ? root.analyst.askText
                    : !root.working ? root.analyst.unsolvedText : root.analyst.timeLeftText === "" ? root.analyst.progressText
                    : qsTr("%1 \u00b7 %2", "part done, time left").arg(root.analyst.progressText).arg(root.analyst.timeLeftText)
                color: Theme.ink2
                font.pixelSize: root.low ? Theme.small : Theme.body
                elide: Text.ElideRight
                wrapMode: root.low ? Text.NoWrap : Text.Wrap
                maximumLineCount: root.low ? 1 : 2
            }

            Lazy {
                wanted: root.working && !root.asking

                LinkButton {
                    //: a button: ends the calculation
                    text: qsTr("Cancel")
                    onClicked: root.analyst.cancel()
                }
            }
        }
    }

    AppButton {
        objectName: "button_panel"
        Layout.rightMargin: Theme.unit * 6
        iconName: "panel"
        //: a button: opens the moves, values and reasons of a position
        text: qsTr("More")
        tip: root.open ? qsTr("Hide moves, values and reasons") : qsTr("Moves, values and reasons")
        checked: root.open
        Accessible.checkable: true
        Accessible.checked: checked
        onClicked: root.moreAsked()
    }
}

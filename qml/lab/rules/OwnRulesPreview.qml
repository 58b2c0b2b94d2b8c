// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The game that own rules make: drawn, written, in words, who wins, and the values of its heaps.
Card {
    id: root

    required property OwnRules rules
    readonly property bool whole: rules.notation !== ""

    /// Where what has been made is wanted.
    enum Use { Play, Explore, Lab }

    signal used(use: int)

    spacing: Theme.unit * 2.5

    Heading {
        text: root.whole ? root.rules.title : qsTr("Not a game yet")
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }

    SmallBoard {
        height: Math.round(140 * Math.min(1.4, Theme.scale))
        notation: root.whole ? root.rules.notation : ""
    }

    Item {
        width: parent?.width ?? 0
        height: Math.max(written.implicitHeight, copy.height)

        TextEdit {
            id: written

            objectName: "ownNotation"
            anchors {
                left: parent.left; right: copy.left; rightMargin: Theme.unit * 2
                verticalCenter: parent.verticalCenter
            }
            text: root.rules.notation
            readOnly: true
            selectByMouse: true
            activeFocusOnTab: true
            color: Theme.ink
            selectionColor: Theme.accent
            selectedTextColor: Theme.onFilled
            font.family: Theme.mono
            font.pixelSize: Theme.monoSize
            wrapMode: TextEdit.WrapAnywhere
            //: read aloud: a position as it is typed, such as takeaway/take=1,2:10
            Accessible.name: qsTr("Notation: %1").arg(text)
        }

        AppButton {
            id: copy

            objectName: "button_copyOwn"
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            enabled: root.whole
            //: a button, a verb: copies the notation
            text: qsTr("Copy")
            tip: qsTr("Copy the notation")
            onClicked: clipboard.copy(root.rules.notation)
        }

        Clipboard {
            id: clipboard
        }
    }

    Paragraph { // room for three lines is kept
        objectName: "ownRulesLine"
        height: Math.max(implicitHeight, Theme.bodyLine * 3)
        text: root.whole ? root.rules.rules
            : root.rules.problem !== "" ? root.rules.problem : qsTr("Mend what is marked, and the game appears here.")
        color: root.whole ? Theme.ink2 : Theme.hot
    }

    Row {
        width: parent?.width ?? 0
        height: Math.max(Math.round(26 * Theme.scale), words.implicitHeight)
        spacing: Theme.unit * 2.5

        OutcomeTag {
            id: tag

            anchors.verticalCenter: parent.verticalCenter
            outcome: root.rules.outcome
        }

        Announcement {
            id: words

            objectName: "ownVerdict"
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (tag.visible ? tag.width + parent.spacing : 0)
            text: root.rules.verdict
            font.weight: Font.DemiBold
        }
    }

    WideFlow {
        enabled: root.whole

        PrimaryButton {
            objectName: "button_ownPlay"
            //: a button: begins a game
            text: qsTr("Play")
            onClicked: root.used(OwnRulesPreview.Use.Play)
        }

        AppButton {
            objectName: "button_ownExplore"
            //: a button, a verb: opens the game with its analysis
            text: qsTr("Explore")
            onClicked: root.used(OwnRulesPreview.Use.Explore)
        }

        AppButton {
            objectName: "button_ownLook"
            text: qsTr("Look at it here")
            tip: qsTr("Graph, matrix, statistics, tables and sequences of this game")
            onClicked: root.used(OwnRulesPreview.Use.Lab)
        }
    }

    Column {
        width: parent?.width ?? 0
        visible: root.rules.form !== OwnRules.GridLimit
        spacing: Theme.unit * 2

        WideNote {
            text: root.rules.form === OwnRules.LineLimit ? qsTr("Grundy values of one run of 0, 1, 2 \u2026 counters (normal play)")
                                              : qsTr("Grundy values of one heap of 0, 1, 2 \u2026 (normal play)")
        }

        PeriodTable {
            objectName: "ownValues"
            width: parent.width
            height: Math.max(implicitHeight, Math.round(78 * Theme.scale)) // kept while the values are worked out
            values: Array.from(root.rules.values)
        }

        WrappedText {
            objectName: "ownPeriod"
            text: root.rules.periodText
            font.weight: Font.DemiBold
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Rules put together by hand, usable at once.
LabTabPage {
    id: root

    readonly property alias rules: theRules

    signal playAsked(notation: string)
    signal chosen(notation: string)
    /// A game is to be drawn: with the rules of a position, or as it was left.
    signal drawAsked(notation: string)

    /// What has been made, to be taken where it is wanted.
    function remembered(): string {
        const notation = theRules.notation;
        theRules.remember();
        return notation;
    }

    heading: qsTr("Your own rules")
    headingNote: theRules.title
    settled: !theRules.busy
    onShownChanged: if (shown) theRules.saved.readAgain()

    OwnRules {
        id: theRules
    }

    LabSplit {
        anchors.fill: parent
        columnName: qsTr("About the rules")
        sideWidth: Math.round(Math.min(460 * Theme.scale, root.width * 0.45))
        gutter: Theme.unit * (root.width < 1000 ? 3 : 5)
        topGutter: Theme.unit * 5
        fills: false
        leastHeight: form.implicitHeight + Theme.unit * 10
        main: OwnRulesForm {
            id: form

            x: Theme.unit * 6
            y: Theme.unit * 5
            width: parent.width - Theme.unit * 12
            rules: theRules
            onDrawAsked: root.drawAsked("")
        }

        /// The game that own rules make: drawn, written, in words, who wins, and the values of its heaps.
        Card {
            id: preview

            readonly property bool whole: theRules.notation !== ""

            spacing: Theme.unit * 2.5

            Heading {
                text: preview.whole ? theRules.title : qsTr("Not a game yet")
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }

            SmallBoard {
                height: Math.round(140 * Math.min(1.4, Theme.scale))
                notation: preview.whole ? theRules.notation : ""
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
                    text: theRules.notation
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
                    enabled: preview.whole
                    //: a button, a verb: copies the notation
                    text: qsTr("Copy")
                    tip: qsTr("Copy the notation")
                    onClicked: clipboard.copy(theRules.notation)
                }

                Clipboard {
                    id: clipboard
                }
            }

            Paragraph { // room for three lines is kept
                objectName: "ownRulesLine"
                height: Math.max(implicitHeight, Theme.bodyLine * 3)
                text: preview.whole ? theRules.rules
                    : theRules.problem !== "" ? theRules.problem : qsTr("Mend what is marked, and the game appears here.")
                color: preview.whole ? Theme.ink2 : Theme.hot
            }

            Row {
                width: parent?.width ?? 0
                height: Math.max(Math.round(26 * Theme.scale), words.implicitHeight)
                spacing: Theme.unit * 2.5

                OutcomeTag {
                    id: tag

                    anchors.verticalCenter: parent.verticalCenter
                    outcome: theRules.outcome
                }

                Announcement {
                    id: words

                    objectName: "ownVerdict"
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - (tag.visible ? tag.width + parent.spacing : 0)
                    text: theRules.verdict
                    font.weight: Font.DemiBold
                }
            }

            WideFlow {
                enabled: preview.whole

                PrimaryButton {
                    objectName: "button_ownPlay"
                    //: a button: begins a game
                    text: qsTr("Play")
                    onClicked: root.playAsked(root.remembered())
                }

                AppButton {
                    objectName: "button_ownExplore"
                    //: a button, a verb: opens the game with its analysis
                    text: qsTr("Explore")
                    onClicked: root.openAsked(root.remembered())
                }

                AppButton {
                    objectName: "button_ownLook"
                    text: qsTr("Look at it here")
                    tip: qsTr("Graph, matrix, statistics, tables and sequences of this game")
                    onClicked: root.chosen(root.remembered())
                }
            }

            Column {
                width: parent?.width ?? 0
                visible: theRules.form !== OwnRules.GridLimit
                spacing: Theme.unit * 2

                WideNote {
                    text: theRules.form === OwnRules.LineLimit ? qsTr("Grundy values of one run of 0, 1, 2 \u2026 counters (normal play)")
                                                      : qsTr("Grundy values of one heap of 0, 1, 2 \u2026 (normal play)")
                }

                PeriodTable {
                    objectName: "ownValues"
                    width: parent.width
                    height: Math.max(implicitHeight, Math.round(78 * Theme.scale)) // kept while the values are worked out
                    values: Array.from(theRules.values)
                }

                WrappedText {
                    objectName: "ownPeriod"
                    text: theRules.periodText
                    font.weight: Font.DemiBold
                }
            }
        }

        /// The own rules used last, to use again or to remove.
        TitledCard {
            spacing: Theme.unit
            //: heads the list of rules that were saved
            title: qsTr("Your rules")

            Paragraph {
                visible: theRules.saved.count === 0
                text: qsTr("Rules that you draw, play, explore or look at are kept here.")
            }

            Repeater {
                model: theRules.saved

                Item {
                    id: line

                    required property int index
                    required property string notation
                    required property string title
                    required property string rules

                    width: parent?.width ?? 0
                    height: take.implicitHeight

                    PlainButton {
                        id: take

                        objectName: "saved_" + line.index
                        anchors { left: parent.left; right: remove.left; rightMargin: Theme.unit }
                        implicitHeight: texts.implicitHeight + Theme.unit * 2
                        //: read aloud: a button that takes saved rules; their name
                        Accessible.name: qsTr("Use %1").arg(line.title)
                        Accessible.description: line.rules
                        onClicked: if (!theRules.load(line.notation)) root.drawAsked(line.notation)

                        Column {
                            id: texts

                            anchors {
                                left: parent.left; right: parent.right; leftMargin: Theme.unit * 2
                                verticalCenter: parent.verticalCenter
                            }

                            AppText {
                                width: parent.width
                                text: line.title
                                elide: Text.ElideRight
                            }

                            Note {
                                width: parent.width
                                text: line.notation
                                wrapMode: Text.NoWrap
                                font.family: Theme.mono
                                elide: Text.ElideMiddle
                            }
                        }

                        background: Backdrop {
                            radius: Theme.radius - 2
                            color: take.hovered ? Theme.surface2 : "transparent"
                            ringed: take.visualFocus
                            ringGap: -2
                        }
                    }

                    AppButton {
                        id: remove

                        objectName: "button_removeSaved_" + line.index
                        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                        look: AppButton.Look.Bare
                        iconName: "close"
                        //: a button: takes saved rules off the list; their name
                        tip: qsTr("Remove %1").arg(line.title)
                        onClicked: theRules.saved.remove(line.index)
                    }
                }
            }
        }
    }
}

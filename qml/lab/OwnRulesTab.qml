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

    /// Takes what has been made where it is wanted.
    function use(how: int) {
        const notation = theRules.notation;
        theRules.remember();
        if (how === OwnRulesPreview.Use.Play)
            root.playAsked(notation);
        else if (how === OwnRulesPreview.Use.Explore)
            root.openAsked(notation);
        else
            root.chosen(notation);
    }

    heading: qsTr("Your own rules")
    headingNote: theRules.title
    settled: !theRules.busy
    onShownChanged: {
        if (shown)
            theRules.saved.readAgain();
    }

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

        OwnRulesPreview {
            rules: theRules
            onUsed: how => root.use(how)
        }

        /// The own rules used last, to use again or to remove.
        Card {
            spacing: Theme.unit

            Heading {
                //: heads the list of rules that were saved
                text: qsTr("Your rules")
            }

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
                        onClicked: {
                            if (!theRules.load(line.notation))
                                root.drawAsked(line.notation);
                        }

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

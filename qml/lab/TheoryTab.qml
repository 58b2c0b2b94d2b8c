// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// Theory against search for all games, and rules that fail against search, each with its counterexample.
LabTabPage {
    id: root

    readonly property bool wide: width >= Math.round(960 * Math.min(1.5, Theme.scale))
    readonly property alias checks: theChecks
    readonly property TheoryRow picked: list.currentItem as TheoryRow

    function exportTo(url: url): string {
        return theChecks.exportTo(url);
    }

    exports: ["csv"]
    //: a heading: theorems are compared with a plain search
    heading: qsTr("Theory check")
    //: beside a heading: what follows is about all games
    headingNote: qsTr("All games")
    settled: !theChecks.busy

    component RunButton: AppButton {
        look: theChecks.busy ? AppButton.Look.Plain : AppButton.Look.Primary
        //: a button: ends all checks
        text: theChecks.busy ? qsTr("Cancel all") : /*: a button: begins all checks */ qsTr("Check all")
        onClicked: theChecks.busy ? theChecks.cancelAll() : theChecks.startAll()
    }

    /// All checks one after another, how far they are, and what their signs mean.
    component CheckAllCard: Card {
        id: checkAll

        /// Without the heading and what the signs mean.
        property bool compact: false

        spacing: Theme.unit * (compact ? 1.5 : 3)

        Heading {
            visible: !checkAll.compact
            //: a heading: what all checks together have found
            text: qsTr("All checks")
        }

        Item {
            width: parent.width
            height: Math.max(words.implicitHeight, checkAll.compact ? beside.height : 0)

            Announcement {
                id: words

                anchors {
                    left: parent.left; right: checkAll.compact ? beside.left : parent.right
                    rightMargin: checkAll.compact ? Theme.unit * 3 : 0; verticalCenter: parent.verticalCenter
                }
                text: theChecks.summary
                color: theChecks.wrong ? Theme.right : Theme.ink2
            }

            RunButton {
                id: beside

                objectName: checkAll.compact ? "button_checkAllCompact" : ""
                anchors.right: parent.right
                visible: checkAll.compact
            }
        }

        Item { // kept, so that nothing jumps
            width: parent.width
            height: progress.implicitHeight + Theme.unit * 3

            WideNote {
                id: progress

                objectName: checkAll.compact ? "checksProgressCompact" : "checksProgress"
                text: theChecks.busy ? theChecks.progressText : ""
            }

            BusyBar {
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                opacity: theChecks.busy ? 1 : 0
                visible: theChecks.busy
                progress: theChecks.progress
            }
        }

        RunButton {
            objectName: checkAll.compact ? "" : "button_checkAll"
            visible: !checkAll.compact
        }

        WideFlow {
            visible: !checkAll.compact
            spacing: Theme.unit * 4

            Repeater {
                model: [
                    //: of a theorem, a verb: it agrees with the search
                    { "status": TheoryChecks.Holds, "text": qsTr("holds") },
                    { "status": TheoryChecks.Fails, "text": qsTr("a claim that fails, as expected") },
                    { "status": TheoryChecks.Wrong, "text": qsTr("theory and search differ: an error") }
                ]

                Row {
                    id: entry

                    required property var modelData

                    spacing: Theme.unit * 2

                    StatusMark {
                        status: entry.modelData.status
                    }

                    Note {
                        anchors.verticalCenter: parent.verticalCenter
                        text: entry.modelData.text
                    }
                }
            }
        }
    }

    TheoryChecks {
        id: theChecks
    }

    Ground { }

    CheckAllCard {
        id: above

        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.unit * 4 }
        width: parent.width - Theme.unit * 8
        visible: !root.wide
        compact: true
    }

    AppList {
        id: list

        objectName: "checksList"
        anchors {
            left: parent.left; right: side.visible ? side.left : parent.right
            top: root.wide ? parent.top : above.bottom; bottom: parent.bottom; leftMargin: Theme.unit * 6; rightMargin: 2
        }
        bottomMargin: Theme.unit * 6
        model: theChecks
        spacing: Theme.unit * 2
        activeFocusOnTab: true
        highlightMoveDuration: Theme.quick
        Accessible.role: Accessible.List
        //: read aloud: the list of all checks of theorems
        Accessible.name: qsTr("Checks")
        Keys.onReturnPressed: root.picked?.toggle()
        Keys.onEnterPressed: root.picked?.toggle()
        ScrollBar.vertical: ThinScrollBar { }

        delegate: TheoryRow {
            x: LayoutMirroring.enabled ? list.width - width : 0
            width: list.width - Theme.unit * 6 + 2
            checks: theChecks
            focused: list.activeFocus
            onOpened: root.openAsked(position)
        }
    }

    Rectangle {
        id: side

        anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
        visible: root.wide
        width: Math.round(Math.min(420 * Theme.scale, root.width * 0.4))
        color: Theme.surface

        Hairline {
            height: parent.height
        }

        ScrollArea {
            id: scroll

            anchors.fill: parent
            contentHeight: cards.implicitHeight

            Column {
                id: cards

                x: Theme.unit * 5
                width: scroll.width - Theme.unit * 10
                topPadding: Theme.unit * 5
                bottomPadding: Theme.unit * 5
                spacing: Theme.unit * 4

                CheckAllCard { }

                /// A check in full: what is said, why it fails, and the counterexample drawn.
                TitledCard {
                    id: checkDetail

                    readonly property string notation: root.picked?.position ?? ""

                    visible: root.picked !== null
                    title: root.picked?.game ?? ""

                    WrappedText {
                        text: root.picked?.statement ?? ""
                    }

                    WrappedText {
                        visible: text !== ""
                        text: root.picked?.result ?? ""
                    }

                    Paragraph {
                        visible: text !== "" && checkDetail.notation !== ""
                        text: root.picked?.reason ?? ""
                    }

                    SmallBoard {
                        height: Math.round(150 * Math.min(1.4, Theme.scale))
                        visible: checkDetail.notation !== ""
                        notation: checkDetail.notation
                        zoom: 1.2
                    }

                    TextEdit {
                        width: parent.width
                        visible: checkDetail.notation !== ""
                        text: checkDetail.notation
                        readOnly: true
                        selectByMouse: true
                        color: Theme.ink
                        selectionColor: Theme.accent
                        selectedTextColor: Theme.onFilled
                        font.family: Theme.mono
                        font.pixelSize: Theme.monoSize
                        wrapMode: TextEdit.WrapAnywhere
                        //: read aloud: the position of a counterexample, such as nim:7,11,5
                        Accessible.name: qsTr("Position: %1").arg(text)
                    }

                    AppButton {
                        objectName: "button_openDetail"
                        anchors.left: parent.left
                        visible: checkDetail.notation !== ""
                        text: qsTr("Open it in Explore")
                        onClicked: root.openAsked(checkDetail.notation)
                    }
                }
            }
        }
    }
}

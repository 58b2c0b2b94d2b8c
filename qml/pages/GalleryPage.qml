// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// All games with live miniatures; search, paste, continue, recent games.
Item {
    id: root

    required property Session session
    required property Library library

    /// A Command.
    signal asked(what: int)
    /// A page of the window.
    signal chosen(page: int)

    /// Shows the game, if it was opened.
    function enter(opened: bool) {
        if (opened)
            root.chosen(MainPage.Game);
    }

    /// Other windows play, too.
    function findRecent() {
        if (visible)
            session.findRecent();
    }

    onVisibleChanged: findRecent()
    Component.onCompleted: findRecent()

    Connections {
        target: root.Window.window

        function onActiveChanged() {
            root.findRecent();
        }
    }

    HeadBar {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top }
        height: Math.round(72 * Math.max(1, Theme.scale * 0.9))
        z: 1

        RowLayout {
            anchors { fill: parent; leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6 }
            spacing: Theme.unit * 3.5

            Heading {
                objectName: "galleryTitle"
                //: heads the page of all games, a noun
                text: qsTr("Games")
                font.pixelSize: Theme.title
            }

            Item {
                Layout.fillWidth: true
                Layout.preferredWidth: 0
                Layout.minimumWidth: 0
            }

            AppTextField {
                id: search

                objectName: "search"
                Layout.fillWidth: true
                Layout.minimumWidth: Math.round(70 * Theme.scale)
                Layout.preferredWidth: Math.round(260 * Theme.scale)
                Layout.maximumWidth: Math.round(260 * Theme.scale)
                //: in an empty field: what is typed here is looked for among the games
                placeholderText: qsTr("Search games")
                text: root.library.filter
                onTextEdited: root.library.filter = text
                Keys.onEscapePressed: root.library.filter = ""
                Keys.onDownPressed: cards.focusFirst()
                onAccepted: cards.openOnly()
            }

            AppButton {
                objectName: "button_draw"
                //: a button, a verb: draws the rules of one's own game
                text: head.width < 760 * Theme.scale ? qsTr("Draw\u2026") : qsTr("Draw your own game")
                tip: qsTr("Draw the shapes that a move may take, and play it at once")
                onClicked: root.chosen(MainPage.Draw)
            }

            AppButton {
                objectName: "button_paste"
                //: a button, a verb: opens a position that was copied
                text: head.width < 560 * Theme.scale ? qsTr("Paste") : qsTr("Paste a position")
                tip: qsTr("Paste a position (Ctrl+V)")
                onClicked: root.asked(Command.Paste)
            }
        }
    }

    ScrollArea {
        id: scroll

        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom }
        contentHeight: column.implicitHeight + Theme.unit * 12

        Column {
            id: column

            x: Theme.unit * 7
            y: Theme.unit * 5
            width: scroll.width - Theme.unit * 14
            spacing: Theme.unit * 4

            ContinueCard {
                width: parent.width
                visible: root.session.continued.title !== ""
                title: root.session.continued.title
                detail: root.session.continued.detail
                glance: root.session.continued
                when: root.session.recent.firstWhen
                removable: root.session.continueName !== ""
                onContinueAsked: root.asked(Command.Continue)
                onRemoveAsked: root.session.recent.remove(root.session.continueName)
            }

            /// What has become of a recent game, and what can be done about it.
            Row {
                id: recentNotice

                width: parent.width
                visible: root.session.recent.notice !== ""
                spacing: Theme.unit * 3

                Announcement {
                    objectName: "recentNotice"
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, recentNotice.width - (remedy.visible ? remedy.width + recentNotice.spacing : 0))
                    text: root.session.recent.notice
                    color: root.session.recent.remedy === RecentGames.Nothing ? Theme.hot : Theme.ink
                }

                LinkButton {
                    id: remedy

                    objectName: "button_remedy"
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.session.recent.remedy !== RecentGames.Nothing
                    //: a button: puts a game back into the list of recent games
                    text: root.session.recent.remedy === RecentGames.PutBack ? qsTr("Undo") : qsTr("Open a copy")
                    onClicked: {
                        if (root.session.recent.remedy === RecentGames.PutBack)
                            root.session.recent.putBack();
                        else
                            root.enter(root.session.openCopy(root.session.recent.noticed));
                    }
                }
            }

            RecentStrip {
                id: strip

                width: parent.width
                recent: root.session.recent
                cardWidth: cards.cardWidth
                onOpened: name => root.enter(root.session.openRecent(name))
                onLeftUpwards: search.forceActiveFocus()
                onLeftDownwards: cards.focusFirst()
            }

            Complaint {
                objectName: "homeProblem"
                text: Settings.homeProblem
            }

            GameCards {
                id: cards

                width: parent.width
                library: root.library
                session: root.session
                onOpened: notation => root.enter(root.session.openAsRemembered(notation, 0, Mode.Play))
                onFocusMoved: item => scroll.reveal(item)
                onLeftUpwards: strip.visible ? strip.focusCurrent() : search.forceActiveFocus()
            }

            AppText {
                objectName: "nothingFound"
                anchors.left: parent.left
                visible: root.library.count === 0
                text: qsTr("No game matches “%1”.").arg(root.library.filter)
                color: Theme.ink2
            }
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A new game: the board, who plays, and what the last move means. Nothing takes effect before Start.
AppDialog {
    id: root

    required property Session session
    required property Library library
    readonly property string error: draft.error
    /// The board on one side, the players on the other.
    readonly property bool wide: body.width >= 880 * Theme.scale
    /// Little height for the text: the body gets what it can.
    readonly property bool low: height < 480 * Theme.scale
    readonly property string board: draft.preset < 0 ? qsTr("Your own board") : presets.presets[draft.preset]?.title ?? ""

    signal started()

    function ask() {
        draft.propose(session);
        place.show();
        body.contentY = 0;
        open();
    }

    function start() {
        if (error !== "" || !session.start(draft))
            return;
        root.close();
        root.started();
    }

    objectName: "newGameDialog"
    title: qsTr("New game: %1").arg(library.title(draft.gameId))
    width: Math.min(parent.width - 48, Math.round(1160 * Theme.scale))
    height: Math.min(parent.height - 48, Math.round(840 * Theme.scale))
    bottomPadding: Theme.unit
    onOpened: presets.takeKeyboard()

    GameDraft {
        id: draft
    }

    header: Item {
        implicitHeight: Math.max(titles.implicitHeight, closing.height) + Theme.unit * 5

        Column {
            id: titles

            anchors {
                left: parent.left; right: closing.left; top: parent.top
                leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 3; topMargin: Theme.unit * 5
            }
            spacing: Theme.unit * 0.5

            Title {
                width: parent.width
                text: root.title
            }

            Paragraph {
                visible: !root.low
                text: draft.rules
                maximumLineCount: 2
                elide: Text.ElideRight
            }
        }

        AppButton {
            id: closing

            objectName: "button_newClose"
            anchors { right: parent.right; top: parent.top; margins: Theme.unit * 5 }
            look: AppButton.Look.Bare
            iconName: "close"
            //: a button: closes the dialog
            tip: qsTr("Close")
            tipBelow: true
            onClicked: root.close()
        }
    }

    ScrollArea {
        id: body

        objectName: "newGameBody"
        follows: !place.pointedAt // a click on the board moves nothing

        anchors {
            left: parent.left; right: parent.right; top: parent.top; bottom: foot.top
            leftMargin: -Theme.unit; rightMargin: -Theme.unit * 3
        }
        contentHeight: content.height + Theme.unit * 4
        clip: true

        Item {
            id: content

            readonly property real gap: Theme.unit * 8
            readonly property real room: body.width - Theme.unit * 4 // beside the scroll bar, with the focus rings

            x: LayoutMirroring.enabled ? Theme.unit * 3 : Theme.unit
            y: Theme.unit
            width: room
            height: root.wide ? Math.max(players.implicitHeight, left.implicitHeight) : left.implicitHeight + gap + players.implicitHeight
            Keys.onReturnPressed: root.start()
            Keys.onEnterPressed: root.start()

            Column {
                id: left

                x: LayoutMirroring.enabled ? content.room - width : 0
                width: root.wide ? Math.round((content.room - content.gap) * 0.56) : content.room
                spacing: Theme.unit * 4

                PresetChoice {
                    id: presets

                    width: parent.width
                    draft: draft
                    library: root.library
                }

                DraftBoard {
                    id: place

                    width: parent.width
                    // Whoever plays, it stays where it is.
                    height: root.wide ? Math.max(leastHeight, body.height - Theme.unit * 5 - presets.implicitHeight - left.spacing) : leastHeight
                    leastPicture: root.wide ? 160 : 240
                    draft: draft
                    library: root.library
                    onEscaped: root.close()
                }
            }

            Column {
                id: players

                x: root.wide && !LayoutMirroring.enabled ? content.room - width : 0
                y: root.wide ? 0 : left.implicitHeight + content.gap
                width: root.wide ? content.room - content.gap - left.width : content.room
                spacing: Theme.unit * 3

                Heading {
                    height: Theme.controlHeight
                    verticalAlignment: Text.AlignVCenter
                    //: heads the choice of the two players
                    text: qsTr("Who plays")
                }

                DraftSeat {
                    seat: draft.seat0
                    number: 1
                    first: draft.starter === 0
                    sideName: draft.leftName
                    namePrefix: "newSeat0_"
                }

                AppButton {
                    objectName: "button_swapStarter"
                    anchors.horizontalCenter: parent.horizontalCenter
                    iconName: "updown"
                    text: qsTr("Swap who starts")
                    onClicked: draft.swap()
                }

                DraftSeat {
                    seat: draft.seat1
                    number: 2
                    first: draft.starter === 1
                    sideName: draft.rightName
                    namePrefix: "newSeat1_"
                }

                EndingChoice {
                    width: parent.width
                    draft: draft
                }
            }
        }
    }

    /// What Start will do, Cancel and Start. Its height depends on the text size alone, so that Start stays.
    Item {
        id: foot

        /// Beside the buttons there is room for the sentence.
        readonly property bool wide: width >= (root.low ? 380 : 560) * Theme.scale

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Math.round((wide ? 76 : root.low ? 100 : 150) * Theme.scale)

        Hairline {
            anchors {
                left: parent.left; right: parent.right; top: parent.top
                leftMargin: -Theme.unit * 6; rightMargin: -Theme.unit * 6
            }
        }

        Icon {
            id: sign

            anchors { left: parent.left; verticalCenter: words.verticalCenter }
            icon: "info"
            size: Math.round(22 * Theme.scale)
            color: root.error === "" ? Theme.accent : Theme.hot
        }

        Column {
            id: words

            anchors {
                left: sign.right; right: foot.wide ? buttons.left : parent.right; leftMargin: Theme.unit * 3
                rightMargin: foot.wide ? Theme.unit * 4 : 0
                verticalCenter: parent.verticalCenter; verticalCenterOffset: foot.wide ? 0 : -(buttons.height + Theme.unit * 2) / 2
            }
            spacing: Theme.unit * 0.5

            Announcement {
                objectName: "newGameError"
                text: root.error !== "" ? root.error : qsTr("%1. %2", "the board, who starts").arg(root.board).arg(draft.startText)
                passing: place.typing
                color: root.error !== "" ? Theme.hot : Theme.ink
                font.pixelSize: root.low ? Theme.small : Theme.body
                font.weight: Font.DemiBold
                maximumLineCount: root.error !== "" || root.low ? 3 : 2
                elide: Text.ElideRight
            }

            OfferButton {
                typed: draft.refused
                onTaken: notation => draft.notation = notation
            }

            WideNote {
                visible: root.error === "" && !root.low
                text: draft.replacing ? qsTr("Nothing changes until you press Start. Your game in progress stays as it is.")
                                      : qsTr("Nothing changes until you press Start.")
                maximumLineCount: 2
                elide: Text.ElideRight
            }
        }

        Row {
            id: buttons

            anchors {
                right: parent.right
                bottom: parent.bottom; bottomMargin: foot.wide ? (foot.height - height) / 2 : 0
            }
            spacing: Theme.unit * 3

            AppButton {
                objectName: "button_newCancel"
                //: a button: begins no game
                text: qsTr("Cancel")
                onClicked: root.close()
            }

            PrimaryButton {
                objectName: "button_start"
                width: Math.max(implicitWidth, Math.round((root.low ? 96 : 144) * Theme.scale))
                enabled: root.error === ""
                //: a button: begins the game
                text: qsTr("Start")
                onClicked: root.start()
            }
        }
    }
}

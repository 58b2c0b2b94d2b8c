// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Grundy.Models

/// Undo and redo, the timeline, and what one does most in the mode.
FootBar {
    id: root

    /// A position of the timeline.
    component Place: PlainButton {
        id: place

        required property int index
        required property int node
        required property string label
        required property int outcome
        required property bool current
        required property int variations
        required property string name
        /// Empty where that is too much to be drawn.
        required property string notation
        /// A small board stands for it, not words.
        property bool pictured: false

        objectName: "timeline_" + index
        implicitWidth: pictured ? height - root.tagRoom : row.implicitWidth + Theme.unit * 5
        implicitHeight: Math.round(34 * Theme.scale)
        height: Theme.controlHeight
        Accessible.name: name
        Accessible.selected: current

        Lazy {
            width: parent.width
            height: parent.height - root.tagRoom
            wanted: place.pictured

            Item {
                anchors.fill: parent

                Rectangle { // from the one before
                    x: place.mirrored ? parent.width : -width
                    y: parent.height / 2 - 1
                    width: Theme.unit * 3.5
                    height: 2
                    visible: place.index > 0
                    color: Theme.line
                }

                SmallBoard {
                    anchors.fill: parent
                    margin: 5
                    radius: 9
                    color: place.current ? Theme.accentTint : place.hovered ? Theme.surface2 : Theme.board
                    border { width: place.current ? 2 : 1; color: place.current ? Theme.accent : Theme.line }
                    notation: place.notation
                }
            }
        }

        Row {
            id: row

            anchors.horizontalCenter: parent.horizontalCenter
            y: place.pictured ? parent.height - height : (parent.height - height) / 2
            spacing: Theme.unit * 1.5

            OutcomeTag {
                silent: true
                anchors.verticalCenter: parent.verticalCenter
                visible: place.outcome !== Outcome.Unknown
                outcome: place.outcome
                size: Math.round(18 * Theme.scale)
                letterSize: Math.round(11 * Theme.scale)
            }

            SilentText {
                anchors.verticalCenter: parent.verticalCenter
                visible: !place.pictured
                text: place.label
                color: place.current ? Theme.ink : Theme.ink2
                font.pixelSize: Math.round(14 * Theme.scale)
                font.weight: place.current ? Font.DemiBold : Font.Normal
            }

            SilentText {
                anchors.verticalCenter: parent.verticalCenter
                visible: place.variations > 0
                //: at a move: how many other moves were tried here, such as 2
                text: qsTr("+%1").arg(place.variations)
                color: Theme.ink3
                font.pixelSize: Math.round(11 * Theme.scale)
            }
        }

        background: Backdrop {
            radius: Theme.radius - 2
            color: !place.pictured && (place.current || place.hovered) ? Theme.surface2 : "transparent"
            edged: place.current
            ringed: place.visualFocus
            ringGap: -2
        }
    }

    required property Session session
    /// The game is played at a table.
    property bool ofRoom: false
    /// Below the small boards, for their outcomes.
    readonly property real tagRoom: ofRoom && session.over ? Math.round(20 * Theme.scale) : 0
    /// The course of the game is seen above, and leads to its positions.
    property bool courseShown: false
    property bool narrow: false
    property ReviewModel review: null
    readonly property bool reviewable: playing && session.over && review !== null && review.offered
    /// Words have no room beside the small boards.
    readonly property bool tight: width < 760 * Theme.scale
    readonly property bool climbable: reviewable && review.fenceSeat >= 0
    readonly property bool playing: session.mode === Mode.Play
    readonly property bool mirrored: LayoutMirroring.enabled
    /// Each board has a menu of its own.
    readonly property bool ofTable: session.board.shape === BoardShape.Table
    /// The table itself shows where one game more goes.
    property bool placeShown: false

    /// A Command.
    signal asked(what: int)

    implicitHeight: Math.max(narrow ? 64 : 84, Theme.controlHeight + Theme.unit * (narrow ? 4 : 8))

    RowLayout {
        id: bar

        anchors { fill: parent; leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6 }
        spacing: Theme.unit * 3

        AppButton {
            objectName: "button_undo"
            //: a button: takes the last move back
            text: root.narrow ? "" : qsTr("Undo")
            iconName: "undo"
            //: what the button says when the pointer rests on it, with its keys
            tip: qsTr("Undo (Ctrl+Z)")
            enabled: root.session.canUndo
            onClicked: root.session.undo()
        }

        AppButton {
            objectName: "button_redo"
            visible: !root.ofRoom || root.session.canRedo
            //: a button: makes a move again that was taken back
            text: root.narrow || root.ofRoom ? "" : qsTr("Redo")
            iconName: "redo"
            //: what the button says when the pointer rests on it, with its keys
            tip: qsTr("Redo (Ctrl+Shift+Z)")
            enabled: root.session.canRedo
            onClicked: root.session.redo()
        }

        AppButton {
            objectName: "button_tree"
            visible: root.session.tree.count > root.session.timeline.count
            look: AppButton.Look.Bare
            iconName: "tree"
            tip: qsTr("All lines played")
            onClicked: treePopup.open()

            /// All lines played from all positions: the undo tree, indented by depth of branching.
            AppPopup {
                id: treePopup

                y: -height - Theme.unit
                width: Math.round(300 * Theme.scale)
                height: Math.min(list.count * Theme.controlHeight + heading.height + Theme.unit * 10, 440)

                Heading {
                    id: heading

                    text: qsTr("All lines played")
                }

                AppList {
                    id: list

                    objectName: "treeList"
                    anchors { fill: parent; topMargin: heading.height + Theme.unit * 2 }
                    model: root.session.tree
                    currentIndex: root.session.tree.currentRow
                    ScrollBar.vertical: ThinScrollBar { }

                    delegate: Place {
                        required property int depth

                        objectName: "tree_" + index
                        x: Math.min(depth * Theme.unit * 3, treePopup.width * 0.5)
                        onClicked: {
                            root.session.goTo(node);
                            treePopup.close();
                        }
                    }
                }
            }
        }

        AppButton {
            objectName: "button_hint"
            visible: root.ofRoom && !root.reviewable
            iconName: "hint"
            //: a button: tells a little of how to win
            text: root.tight ? "" : qsTr("Hint")
            tip: root.session.hintLevel === 0 ? qsTr("Where to look (H)") : qsTr("Tell me more (H)")
            enabled: !root.session.over && !root.session.thinking && !root.session.mistake && root.session.hintLevel < 3
            onClicked: root.session.hint()
        }

        AppButton {
            objectName: "button_why"
            visible: root.playing
            iconName: root.ofRoom ? "" : "back"
            //: a button: tells why the position is won or lost
            text: root.ofRoom ? qsTr("Why?") : /*: a button: leaves the reasons for the game */ qsTr("Back to the game")
            tip: root.ofRoom ? qsTr("Who wins, and why (W)") : qsTr("Back to the game (Esc)")
            enabled: !root.session.thinking || !root.ofRoom
            onClicked: root.ofRoom ? root.asked(Command.Why) : root.session.explanation.active = false
        }

        Hairline {
            Layout.preferredHeight: Theme.controlHeight * 0.8
            visible: !root.ofRoom
        }

        Item {
            id: middle

            Layout.fillWidth: true
            Layout.fillHeight: true

            /// Where something so wide stands in the middle of the window, or as near to that as there is room.
            function middleFor(wide: real): real {
                return Math.max(0, Math.min(width - wide, (root.width - wide) / 2 - bar.x - x));
            }

            /// The game so far: each position as a small board, or its outcome as a lettered tag; a click goes there.
            AppList {
                id: places

                /// Taken when the rows have been laid out: these need a width first.
                property real rowsWidth: height

                function takeWidth() {
                    rowsWidth = contentWidth;
                }

                objectName: "timeline"
                visible: !root.courseShown
                x: root.ofRoom ? middle.middleFor(width) : root.mirrored ? parent.width - width : 0
                anchors.verticalCenter: parent.verticalCenter
                width: root.ofRoom ? Math.min(parent.width, rowsWidth) : lens.before
                onContentWidthChanged: Qt.callLater(takeWidth) // qmllint disable
                height: root.ofRoom ? Math.min(52 + root.tagRoom, root.height - Theme.unit * 3) : Theme.controlHeight
                clip: contentWidth > width + 1
                orientation: ListView.Horizontal
                model: root.session.timeline
                spacing: root.ofRoom ? Theme.unit * 3.5 : Theme.unit
                currentIndex: root.session.timeline.currentRow
                highlightMoveDuration: Theme.move
                preferredHighlightBegin: width / 2 - height / 2
                preferredHighlightEnd: width / 2 + height / 2
                highlightRangeMode: root.ofRoom ? ListView.ApplyRange : ListView.NoHighlightRange
                keyNavigationEnabled: false
                delegate: Place {
                    height: places.height
                    pictured: root.ofRoom && notation !== ""
                    onClicked: root.session.goTo(node)
                }
                Accessible.role: Accessible.List
                //: read aloud: the list of all moves of the game in their order
                Accessible.name: qsTr("Timeline")
            }

            LensSlider {
                id: lens

                /// The timeline needs so much, and has this.
                readonly property real least: Math.min(places.rowsWidth, 110 * Theme.scale) + Theme.unit * 3
                readonly property real before: !visible ? parent.width : (root.mirrored ? parent.width - x - width : x) - Theme.unit * 3

                x: root.mirrored ? Math.min(middle.middleFor(width), parent.width - width - least) : Math.max(middle.middleFor(width), least)
                anchors.verticalCenter: parent.verticalCenter
                visible: root.session.mode === Mode.Explore && !root.session.editing && (twin.offered || twin.shown)
                session: root.session
                room: parent.width - least
            }
        }

        AppButton {
            objectName: "button_edit"
            visible: !root.playing && !root.ofTable && root.session.board.shape !== BoardShape.Drawn // its tools are always there
            //: a button: ends the editing of the position
            text: root.session.editing ? qsTr("Done") : root.narrow ? /*: a button, a verb: changes the position; short, for narrow windows */ qsTr("Edit") : /*: a button, a verb */ qsTr("Edit position")
            look: root.session.editing ? AppButton.Look.Primary : AppButton.Look.Plain
            onClicked: root.session.editing = !root.session.editing
        }

        AppButton {
            objectName: "button_addToTable"
            visible: root.ofTable && root.session.mode === Mode.Explore && !root.placeShown
            text: qsTr("Add a game")
            onClicked: root.asked(Command.AddGame)
        }

        AppButton {
            objectName: "button_copy"
            visible: !root.playing
            //: a button, a verb: copies the position; short, for narrow windows
            text: root.narrow ? qsTr("Copy") : /*: a button, a verb */ qsTr("Copy position")
            onClicked: root.asked(Command.Copy)
        }

        AppButton {
            objectName: "button_climb"
            visible: root.climbable
            text: !root.climbable ? ""
                : (root.width > 780 * Theme.scale ? qsTr("Again, fence at %1") : /*: a button: plays again, with a fence at so many pieces */ qsTr("Fence %1")).arg(root.review.nextFence)
            tip: qsTr("You won: play again, and the computer plays perfectly one piece sooner")
            onClicked: root.review.raiseFence()
        }

        AppButton {
            objectName: "button_newGame"
            visible: root.playing
            look: AppButton.Look.Bare
            iconName: "plus"
            //: a button: asks for the next game
            text: root.tight ? "" : qsTr("New game")
            tip: qsTr("New game (Ctrl+N)")
            onClicked: root.asked(Command.New)
        }
    }
}

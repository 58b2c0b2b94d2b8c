// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Grundy.Models

/// A game in Play or Explore: head, board, analysis, foot.
GamePlace {
    id: root

    review: theReview
    covered: ofIdea || theReview.finding

    /// Beside the panel too little would be left of the board.
    readonly property bool narrow: width - panelWidth < 616
    /// Played at a table; who asks why has a screen of the reasons instead.
    readonly property bool ofRoom: session.mode === Mode.Play && (!session.explanation.active || ofIdea)
    /// The idea has a screen in the room of the game; once that is over the reasons stand beside how it went.
    readonly property bool ofIdea: session.mode === Mode.Play && session.explanation.active && !session.over
        && session.explanation.level === Argument.Idea
    readonly property bool exploring: session.mode === Mode.Explore
    /// Something is told beside the board, where there is room for that.
    readonly property bool besides: !narrow && !ofRoom && (!exploring || session.moreOpen)
    readonly property bool playedOut: session.over && session.mode === Mode.Play
    readonly property real panelWidth: Math.round(Math.max(400, Math.min(520, width * 0.295)) * (1 + (Theme.scale - 1) * 0.8))

    /// Something is open that Esc leaves, the last entered first; what is drawn on a board is dropped there.
    readonly property bool entered: session.board.chosenPiece === "" && (session.walking || sheet.opened || session.editing
        || session.mode === Mode.Play && session.explanation.active)

    function leave() {
        if (session.walking)
            session.explanation.walkBack();
        else if (sheet.opened && session.mode !== Mode.Play)
            sheet.close();
        else if (session.editing)
            session.editing = false;
        else
            session.explanation.active = false;
    }

    function why() {
        session.explanation.active = !ofIdea;
        if (session.explanation.active && !ofIdea)
            showWhy();
    }

    /// Also while it slides in.
    function turnSheet() {
        if (sheet.visible)
            sheet.close();
        else
            sheet.open();
    }

    function showWhy() {
        if (narrow)
            sheet.open();
        else if (exploring)
            session.moreOpen = true;
        const panel = (narrow ? folded.made : beside.made) as AnalysisPanel;
        if (panel !== null)
            panel.showWhy();
    }

    /// Once the board is seen again.
    function returnKeyboard() {
        if (!covered && !theReview.shown)
            area.takeKeyboard();
    }

    /// What the menu or one of its shortcuts asks for.
    function carryOut(what: int) {
        if (what === Command.Edit) {
            session.mode = Mode.Explore;
            session.editing = !session.editing;
        } else if (what === Command.Convention) {
            changeConvention();
        } else if (what === Command.Review) {
            theReview.open();
        } else {
            root.asked(what);
        }
    }

    /// A game against the computer is not turned round by a slip of the hand.
    function changeConvention() {
        if (session.underWay)
            convention.open();
        else
            session.misere = !session.misere;
    }

    /// In Play nothing is told again once the position or the mode has changed.
    function forget() {
        if (session.mode === Mode.Play)
            session.explanation.active = false;
    }

    readonly property string position: session.notation
    readonly property int mode: session.mode

    onPositionChanged: forget()
    onModeChanged: forget()
    onNarrowChanged: sheet.close()
    onOfRoomChanged: if (ofRoom) sheet.close()
    onOfIdeaChanged: {
        if (session.mode === Mode.Play && session.explanation.active && !ofIdea)
            showWhy();
    }
    onCoveredChanged: Qt.callLater(root.returnKeyboard) // qmllint disable
    onPlayedOutChanged: if (!playedOut) sheet.close() // what is played on is looked at
    onVisibleChanged: {
        if (visible)
            area.takeKeyboard();
        else
            sheet.close(); // it would lie over the next page
    }
    Component.onCompleted: area.takeKeyboard()

    ReviewModel {
        id: theReview

        session: root.session
        onShownChanged: Qt.callLater(root.returnKeyboard) // qmllint disable
    }

    Lazy {
        wanted: area.roomed

        PlayRoom {
            width: root.width
            height: root.height - foot.height
            back: head.height + area.wall
            ground: root.session.board.ground
        }
    }

    GameHeader {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top }
        visible: !root.covered
        bare: area.roomed
        session: root.session
        narrow: root.narrow
        ofRoom: root.ofRoom
        panelShown: root.narrow && !root.ofRoom && !area.walled
        panelOpen: sheet.opened
        review: theReview
        onAsked: what => root.carryOut(what)
        onPanelAsked: root.turnSheet()
    }

    /// Asks before the other convention is played by in the middle of a game.
    AppDialog {
        id: convention

        objectName: "conventionDialog"
        title: !root.session.misere ? qsTr("Play on as misère?") : qsTr("Play on by the normal rule?")
        width: Math.min((parent?.width ?? 0) - 48, Math.round(460 * Theme.scale))

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.unit * 4

            WrappedText {
                Layout.fillWidth: true
                text: !root.session.misere ? qsTr("The game goes on from this position, and whoever moves last loses.")
                                  : qsTr("The game goes on from this position, and whoever moves last wins.")
            }

            RowLayout {
                Layout.alignment: Qt.AlignRight
                spacing: Theme.unit * 2

                AppButton {
                    objectName: "button_conventionCancel"
                    //: a button: closes the dialog and changes nothing
                    text: qsTr("Cancel")
                    focus: true
                    onClicked: convention.close()
                }

                PrimaryButton {
                    objectName: "button_conventionChange"
                    //: a button: goes on with this game under the other convention
                    text: qsTr("Play on")
                    onClicked: {
                        convention.close();
                        root.session.misere = !root.session.misere;
                    }
                }
            }
        }
    }

    BoardArea {
        id: area

        objectName: "boardArea"
        anchors { left: parent.left; top: head.bottom; bottom: foot.top; right: parent.right }
        anchors.rightMargin: root.besides ? root.panelWidth : 0
        visible: !root.covered
        session: root.session
        review: theReview
        ofRoom: root.ofRoom
        moreOpen: root.narrow ? sheet.opened : root.session.moreOpen
        reach: courseShown ? (foot.height - Theme.controlHeight) / 2 - Theme.unit : 0
        onAsked: what => root.asked(what)
        onMoreAsked: {
            if (root.narrow)
                root.turnSheet();
            else
                root.session.moreOpen = !root.session.moreOpen;
        }
    }

    Rectangle {
        anchors { left: area.right; top: head.bottom; bottom: foot.top; right: parent.right }
        visible: root.besides
        color: Theme.surface

        Lazy {
            id: beside

            wanted: root.besides

            AnalysisPanel {
                anchors.fill: parent
                session: root.session
                review: theReview
            }
        }

        Hairline {
            anchors { left: parent.left; top: parent.top; bottom: parent.bottom }
        }
    }

    Drawer {
        id: sheet

        objectName: "analysisSheet"
        edge: Qt.RightEdge
        width: Math.min(root.panelWidth, root.width * 0.9)
        y: head.height + (area.walled ? area.wall : 0) // More stays in reach
        height: root.height - y - foot.height
        modal: false
        interactive: false
        closePolicy: Popup.NoAutoClose // one that Esc closes would keep all shortcuts to itself
        enter: Transition { NumberAnimation { property: "position"; to: 1; duration: Theme.move; easing.type: Easing.OutCubic } }
        exit: Transition { NumberAnimation { property: "position"; to: 0; duration: Theme.quick; easing.type: Easing.OutCubic } }

        background: Surface {
            radius: 0
        }

        Lazy {
            id: folded

            wanted: root.narrow && !root.ofRoom

            AnalysisPanel {
                anchors.fill: parent
                session: root.session
                review: theReview
            }
        }
    }

    /// The shortcuts of what stands in the menu of a game, for as long as its page is seen.
    Item {
        id: gameShortcuts

        Shortcut { sequences: ["Ctrl+R"]; enabled: gameShortcuts.visible; onActivated: root.session.restart() }
        Shortcut { sequences: ["A"]; enabled: gameShortcuts.visible && !theReview.shown; onActivated: root.session.tellPosition() }
        Shortcut { sequences: ["Ctrl+E"]; enabled: gameShortcuts.visible && root.session.board.shape !== BoardShape.Drawn && root.session.board.shape !== BoardShape.Table; onActivated: root.carryOut(Command.Edit) }

        Shortcut {
            sequences: ["Ctrl+M"]
            enabled: gameShortcuts.visible && root.session.misereOffered && !head.conventionFixed
            onActivated: root.carryOut(Command.Convention)
        }

        Shortcut {
            sequences: ["S"]
            enabled: gameShortcuts.visible && root.session.mode === Mode.Explore
            onActivated: root.session.options.showLosing = !root.session.options.showLosing
        }

        Shortcut {
            sequences: ["M"]
            enabled: gameShortcuts.visible && root.session.over && theReview.offered && !theReview.shown && root.session.mode === Mode.Play
            onActivated: root.carryOut(Command.Review)
        }

        Shortcut { sequences: ["Ctrl+."]; enabled: gameShortcuts.visible && root.session.analyst.busy; onActivated: root.session.analyst.cancel() }
        Shortcut { sequences: ["Ctrl+Shift+E"]; enabled: gameShortcuts.visible && root.session.pictureOffered; onActivated: root.carryOut(Command.Export) }
        Shortcut { sequences: ["Ctrl+P"]; enabled: gameShortcuts.visible && root.session.pictureOffered; onActivated: root.carryOut(Command.Print) }
    }

    Shortcut {
        sequences: ["Esc"]
        enabled: root.visible && root.entered && !theReview.shown
        onActivated: root.leave()
    }

    BottomBar {
        id: foot

        z: -1 // the strip of the end reaches into it
        visible: !root.covered
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        session: root.session
        narrow: root.narrow
        ofRoom: root.ofRoom
        review: theReview
        placeShown: area.placeShown
        courseShown: area.courseShown
        onAsked: what => root.asked(what)
    }

    Lazy {
        wanted: root.ofIdea

        IdeaPane {
            objectName: "ideaPane"
            anchors.fill: parent
            session: root.session
        }
    }

    Lazy {
        wanted: theReview.finding

        FindPane {
            objectName: "findPane"
            anchors.fill: parent
            review: theReview
        }
    }

    Lazy {
        wanted: theReview.shown && !theReview.finding

        ReviewPane {
            objectName: "reviewPane"
            anchors { fill: parent; topMargin: head.height }
            review: theReview
        }
    }
}

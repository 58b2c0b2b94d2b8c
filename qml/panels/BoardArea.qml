// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The board with what stands above it (seats or editing) and below it (status, legend).
Rectangle {
    id: root

    required property Session session
    property ReviewModel review: null
    readonly property bool playing: session.mode === Mode.Play
    readonly property bool drawing: session.board.shape === BoardShape.Drawn && session.mode === Mode.Explore && session.board.undrawn === 0
    readonly property bool headed: playing || session.editing || session.walking || drawing
    readonly property bool lensed: session.mode === Mode.Explore && !session.editing && session.twin.shown
    /// Little height for the text: what stands above takes no more than it needs, and the legend goes for it.
    readonly property bool low: height <= 560 * Math.min(1.4, Theme.scale)
    /// A map takes the whole height.
    readonly property bool mapped: session.board.shape === BoardShape.Plane && session.mode === Mode.Explore
    /// The players stand beside a board that needs the height.
    readonly property bool flanked: low && playing && !session.walking && (view.view?.upright ?? false)
    /// A played game is over: how it went stands below the board.
    readonly property bool ended: playing && session.over && !session.walking && review !== null
    /// Something else than the board has, or had, the keyboard.
    readonly property bool detained: ended || session.editing || session.mistake
    readonly property bool mirrored: LayoutMirroring.enabled
    /// The panel that says who wins is folded away.
    property bool folded: false
    readonly property bool judged: folded && session.mode === Mode.Explore && !session.editing && !session.walking
                                  && !(drawing && height - headRoom - verdict.height < 240)
    readonly property real gap: Theme.unit * (low ? 3 : 5)

    /// The position for which the board was laid out last.
    property string laidOut

    /// The table has room for one game more.
    readonly property bool placeShown: (view.table as TableBoard)?.open ?? false

    /// A Command.
    signal asked(what: int)
    readonly property real headHeight: session.editing ? edit.height : session.walking ? walkNote.height : drawing ? toolRow.height : seats.height
    readonly property real headRoom: headed && !flanked ? headHeight + root.gap + Theme.unit * 4 : 0
    readonly property real verdictRoom: judged ? verdict.height + root.gap + (view.table !== null ? Theme.unit * 2 : 0) : 0
    readonly property real above: Math.max(headRoom + verdictRoom, mapped ? Theme.unit * 2 : low ? Theme.unit * 5 : 96)

    function takeKeyboard() {
        view.takeKeyboard();
    }

    /// What had the keyboard is gone, or has done what it was there for.
    function regainKeyboard() {
        if (visible)
            takeKeyboard();
    }

    Component.onCompleted: laidOut = session.notation
    onDetainedChanged: if (!detained) regainKeyboard()

    color: Theme.board

    SeatsStrip {
        id: seats

        anchors { left: parent.left; top: parent.top; margins: root.gap; leftMargin: Theme.unit * 6 }
        visible: root.playing && !root.session.walking
        room: root.flanked ? root.width * 0.4 : root.width - Theme.unit * 12
        stacked: root.flanked
        session: root.session
    }

    /// Who made the last move, and what it was; nothing where there is no room for it.
    Column {
        id: lastMove

        readonly property int side: root.flanked ? Text.AlignLeft : Text.AlignRight
        readonly property string text: root.playing && !root.session.walking ? root.session.board.lastMove : ""

        objectName: "lastMoveNote"
        x: root.flanked !== root.mirrored ? Theme.unit * 6 : root.width - width - Theme.unit * 6
        y: root.gap + (root.flanked ? seats.y + seats.height : 0)
        width: root.flanked ? seats.width : root.width - seats.width - Theme.unit * 18
        visible: text !== "" && width > 100 * Theme.scale

        WideNote {
            horizontalAlignment: lastMove.side
            //: heads the move that was made last
            text: qsTr("Last move")
        }

        WrappedText {
            horizontalAlignment: lastMove.side
            text: lastMove.text
            font.weight: Font.DemiBold
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }

    AppText {
        id: tableHint

        objectName: "tableHint"
        anchors {
            left: parent.left; right: parent.right; top: parent.top
            leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6; topMargin: root.gap + root.verdictRoom
        }
        visible: root.session.board.shape === BoardShape.Table && root.session.mode === Mode.Explore && !root.headed && !root.lensed && !root.low
        text: qsTr("All boards are one game. Click any board to move there.")
        color: Theme.ink2
        elide: Text.ElideRight
    }

    Item {
        id: verdict

        anchors {
            left: parent.left; right: parent.right; top: parent.top
            leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6
            topMargin: root.headRoom > 0 ? root.headRoom : root.gap
        }
        height: Math.round(34 * Theme.scale)

        Lazy { // what is not told is not made
            wanted: root.judged

            /// Who wins in a line, where the panel that says it is folded away.
            Rectangle {
                objectName: "verdictLine"
                x: root.mirrored ? verdict.width - width : 0
                width: Math.min(verdict.width, line.implicitWidth + Theme.unit * 5)
                height: verdict.height
                radius: Theme.radius
                color: root.session.analyst.solved ? Theme.outcomeTint(root.session.analyst.outcome) : Theme.surface2
                border.width: Theme.high ? 1 : 0
                border.color: Theme.line

                Row {
                    id: line

                    anchors { left: parent.left; leftMargin: Theme.unit * 2; verticalCenter: parent.verticalCenter }
                    spacing: Theme.unit * 2

                    OutcomeTag {
                        id: letter

                        anchors.verticalCenter: parent.verticalCenter
                        visible: root.session.analyst.solved
                        outcome: root.session.analyst.outcome
                    }

                    AppText {
                        objectName: "verdictLineText"
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(implicitWidth, verdict.width - letter.width - Theme.unit * 7)
                        //: the program works out who wins
                        text: root.session.analyst.solved ? root.session.analyst.verdictTitle : root.session.analyst.busy ? qsTr("Solving\u2026") : qsTr("Not solved yet")
                        font.weight: Font.DemiBold
                        elide: Text.ElideRight
                    }
                }
            }
        }
    }

    EditBar {
        id: edit

        anchors {
            left: parent.left; right: parent.right; top: parent.top; margins: root.gap
            leftMargin: Theme.unit * 6
        }
        visible: root.session.editing
        session: root.session
    }

    DrawingHead {
        id: toolRow

        anchors {
            left: parent.left; right: parent.right; top: parent.top; margins: root.gap
            leftMargin: Theme.unit * 6
        }
        visible: root.drawing && !root.session.walking
        session: root.session
        editor: drawingEditor
        drawing: root.drawing
    }

    DrawingEditor {
        id: drawingEditor

        session: root.session
    }

    AppText {
        id: walkNote

        objectName: "walkNote"
        anchors {
            left: parent.left; right: parent.right; top: parent.top; margins: root.gap
            leftMargin: Theme.unit * 6
        }
        visible: root.session.walking
        text: qsTr("Walking the argument: after %1").arg(root.session.explanation.walkTitle)
        color: Theme.accent
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
    }

    BoardView {
        id: view

        objectName: "boardView"
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: lens.top }
        anchors {
            leftMargin: Theme.unit * 6 + (root.flanked ? seats.width : 0); rightMargin: Theme.unit * 6
            topMargin: root.lensed ? Theme.unit * 5 + root.verdictRoom : root.above
            bottomMargin: Theme.unit
        }
        focus: true
        board: root.session.board
        editing: root.session.editing
        drawingEditor: root.drawing ? drawingEditor : null
        zoomOffered: !root.ended // nothing is left to be aimed at
        gaps: root.lensed ? root.session.twin.gaps : []
        map: root.session.map
        onChosen: pieceId => {
            const pile = view.pileWith(pieceId);
            if (pile !== null && !root.session.editing)
                take.askBeside(pile, view, -root.above);
            else
                root.session.choose(pieceId);
        }
        onRun: (first, last) => root.session.chooseRun(first, last)
        onDropped: {
            root.session.cancelChoice();
            root.session.clearMessage();
        }
        onHeapSet: (heap, size) => root.session.setHeap(heap, size)
        onHeapRemoved: heap => root.session.removeHeap(heap)
        arranging: root.session.mode === Mode.Explore && !root.session.walking
        onDuplicated: number => root.session.duplicateBoard(number)
        onNegated: number => root.session.negateBoard(number)
        onRemoved: number => root.session.removeBoard(number)
        onShifted: (from, to) => root.session.moveBoard(from, to)
        onGameAsked: root.asked(Command.AddGame)
        onPositionDropped: position => root.session.dropBoards(position)

        TakePopup {
            id: take

            objectName: "takePopup"
            session: root.session
        }
    }

    Item { // the lens, or no room for it
        id: lens

        anchors {
            left: parent.left; right: parent.right; bottom: end.top
            leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6
        }
        height: !root.lensed ? 0 : root.session.twin.offered ? Math.round(root.height * (root.session.board.shape === (root.low ? BoardShape.Heaps : BoardShape.Plane) ? 0.38 : 0.45)) : Theme.controlHeight * 2

        Lazy {
            wanted: root.lensed

            LensPane {
                objectName: "lensPane"
                anchors.fill: parent
                session: root.session
            }
        }
    }

    Item {
        id: end

        anchors {
            left: parent.left; right: parent.right; bottom: status.top
            leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6
        }
        height: ending.made !== null ? (ending.made as EndCard).implicitHeight : 0

        Lazy {
            id: ending

            wanted: root.ended

            EndCard {
                objectName: "endCard"
                width: end.width
                session: root.session
                review: root.review
                compact: root.height < 640 * Theme.scale
                tight: root.height < 420 * Theme.scale
                onNewGameAsked: root.asked(Command.New)
            }
        }
    }

    Connections {
        target: root.session

        function onPositionChanged() {
            if (root.session.timeline.count === 1 && root.laidOut !== root.session.notation) { // not where a player has changed
                view.refit();
                root.regainKeyboard();
            }
            root.laidOut = root.session.notation;
        }
    }

    StatusLine {
        id: status

        anchors { left: parent.left; right: parent.right; bottom: legend.top; bottomMargin: Theme.unit }
        height: root.ended ? 0 : implicitHeight // what is said besides lies over the end's frame
        session: root.session
    }

    Legend {
        id: legend

        objectName: "legend"
        partizan: root.session.partizan
        coloured: root.session.board.shape === BoardShape.Drawn
        leftName: root.session.leftName
        rightName: root.session.rightName
        anchors {
            left: parent.left; right: parent.right; bottom: parent.bottom
            leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6; bottomMargin: Theme.unit * (height > 0 ? 5 : 2)
        }
        height: root.ended || root.mapped || root.low && (root.headed || root.lensed) || root.height < 300 * Theme.scale ? 0 : implicitHeight
        visible: (!root.playing || root.session.options.movesColoured) && height > 0 // its room stays
    }
}

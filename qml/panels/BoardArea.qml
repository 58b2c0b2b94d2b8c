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
    /// The game is played at a table, with the players before its wall.
    property bool ofRoom: false
    readonly property bool seated: ofRoom && !session.walking
    readonly property bool exploring: session.mode === Mode.Explore
    /// It is a table before a wall.
    readonly property bool roomed: ofRoom || exploring
    /// In Explore what heads the board hangs on it.
    readonly property real wall: {
        const scale = Math.min(1.4, Theme.scale);
        if (!exploring)
            return Math.round(Math.max(44, Math.min(118, (height - 200) * 0.21)) * scale);
        const own = Math.round(Math.max(57, Math.min(106, (height - 200) * 0.19)) * scale);
        return walled ? own : Math.max(session.editing || session.walking ? own : 0, headHeight + gap * 2);
    }
    /// The verdict hangs on the wall: nothing else does, and the board has room enough.
    readonly property bool walled: exploring && !session.editing && !session.walking && !tight
    /// Little height for a picture, its tools and the verdict.
    readonly property bool tight: drawing && height < 400 * Math.min(1.4, Theme.scale)
    readonly property bool headed: seated || session.editing || session.walking || drawing
    readonly property bool lensed: session.mode === Mode.Explore && !session.editing && session.twin.shown
    /// Little height for the text: what stands above takes no more than it needs, and the legend goes for it.
    readonly property bool low: height <= 560 * Math.min(1.4, Theme.scale)
    /// A map takes the whole height.
    readonly property bool mapped: session.board.shape === BoardShape.Plane && session.mode === Mode.Explore
    /// A played game is over: how it went stands below the board.
    readonly property bool ended: playing && session.over && !session.walking && review !== null
    /// Something else than the board has, or had, the keyboard.
    readonly property bool detained: ended || session.editing || session.mistake
    readonly property bool mirrored: LayoutMirroring.enabled
    /// The panel with moves, values and reasons is open.
    property bool moreOpen: false
    readonly property real gap: Theme.unit * (low ? 3 : 5)

    /// The position for which the board was laid out last.
    property string laidOut

    /// The table has room for one game more.
    readonly property bool placeShown: (view.table as TableBoard)?.open ?? false

    /// How far the strip of the end reaches into the bar below.
    property real reach: 0
    /// The course of a game that is over is seen.
    readonly property bool courseShown: ended && ofRoom && review.offered && (end.unfolded || !end.folds) && height >= 420 * Theme.scale

    /// A Command.
    signal asked(what: int)
    signal moreAsked()
    readonly property real headHeight: session.editing ? edit.height : session.walking ? walkNote.height : drawing ? toolRow.height : 0
    readonly property real headRoom: seated ? wall + Theme.unit * (low ? 1 : 3)
        : exploring ? wall + Theme.unit * (mapped && low ? 1 : low || mapped ? 2 : 5) + (tooled && !tight ? toolRow.height + Theme.unit * 2 : hinted ? tableHint.height : 0)
        : headed ? headHeight + root.gap + Theme.unit * 4 : 0
    readonly property real above: Math.max(headRoom, roomed ? 0 : low ? Theme.unit * 5 : 96)
    /// The tools of a picture lie on the table.
    readonly property bool tooled: drawing && !session.walking
    readonly property bool hinted: session.board.shape === BoardShape.Table && exploring && !headed && !lensed && !low

    readonly property real dishScale: Math.min(1.9, width / 1440, (height + 148) / 900)
    readonly property real dishSide: Math.round(262 * dishScale) // of the window, that a dish needs
    /// What the players take and keep lies before them, where the board leaves room for it.
    readonly property bool dished: seated && session.board.kept && stage !== null && dishScale >= 0.7
        && Math.min(stage.scene.content.x, stage.width - stage.scene.content.right) + view.x >= dishSide
    readonly property SceneBase stage: view.view as SceneBase

    /// Of the seat of that number, in the board's coordinates.
    function dishPlace(number: int): rect {
        const size = Qt.size(Math.round(208 * dishScale), Math.round(124 * dishScale));
        const middle = Math.round(150 * dishScale);
        const x = (number === 0) !== mirrored ? middle : width - middle;
        return Qt.rect(x - view.x - size.width / 2, wall + (height - wall) * 0.5 - size.height / 2 - view.y, size.width, size.height);
    }

    /// At the end the winner's seat ends beside the face, where the ribbon begins.
    function seatWidth(number: int): real {
        const least = first.inset + first.faceSize;
        if (!ended || !ofRoom)
            return width / 2;
        return session.winner === number || !ribbon.roomy ? least : width - ribbon.face - ribbon.width - Theme.unit * 3;
    }

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

    color: roomed ? "transparent" : Theme.board

    PlaySeat {
        id: first

        x: root.mirrored ? root.width - width : 0
        width: root.seatWidth(0)
        height: root.wall
        visible: root.seated
        session: root.session
        number: 0
        counting: !root.dished
        onDone: root.takeKeyboard()
    }

    PlaySeat {
        x: root.mirrored ? 0 : root.width - width
        width: root.seatWidth(1)
        height: root.wall
        visible: root.seated
        session: root.session
        number: 1
        counting: !root.dished
        onDone: root.takeKeyboard()
    }

    AppText {
        id: tableHint

        objectName: "tableHint"
        anchors {
            left: parent.left; right: parent.right; top: parent.top
            leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6; topMargin: root.wall + Theme.unit * 3
        }
        visible: root.hinted
        text: qsTr("All boards are one game. Click any board to move there.")
        color: Theme.onTable
        elide: Text.ElideRight
    }

    Item {
        width: parent.width
        height: root.wall

        Lazy { // what is not told is not made
            wanted: root.walled

            ExploreWall {
                objectName: "exploreWall"
                width: root.width
                height: root.wall
                session: root.session
                open: root.moreOpen
                onMoreAsked: root.moreAsked()
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
            leftMargin: Theme.unit * 6; topMargin: root.tight ? root.gap : root.wall + Theme.unit * 3
        }
        visible: root.tooled
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

    Repeater {
        model: root.dished ? [root.session.seat0, root.session.seat1] : []

        Dish {
            required property int index
            required property var modelData
            readonly property rect place: root.dishPlace(index)

            objectName: "dish_" + index
            seat: modelData as Seat
            count: root.session.board.takenCounts[index]
            felted: root.session.board.ground.startsWith("felt")
            x: view.x + place.x
            y: view.y + place.y
            width: place.width
            height: place.height
        }
    }

    SteadyBinding {
        target: root.stage
        property: "dishes"
        value: root.dished && !Theme.plain ? [root.dishPlace(0), root.dishPlace(1)] : []
    }

    BoardView {
        id: view

        objectName: "boardView"
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: lens.top }
        anchors {
            leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6
            topMargin: root.lensed && !root.tooled ? root.wall + Theme.unit * 3 : root.above
            bottomMargin: Theme.unit * (root.roomed ? 3 : 1) // the names of heaps stand apart from the line below
        }
        focus: true
        board: root.session.board
        tabled: root.roomed
        ribboned: root.exploring
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
            left: parent.left; right: parent.right; bottom: status.top
            leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6
        }
        height: !root.lensed ? 0 : root.session.twin.offered ? Math.round(root.height * (root.session.board.shape === (root.low ? BoardShape.Heaps : BoardShape.Plane) ? 0.38 : 0.45)) : Theme.controlHeight * 2

        Lazy {
            wanted: root.lensed

            LensPane {
                objectName: "lensPane"
                anchors.fill: parent
                session: root.session
                above: view
                tabled: root.roomed
            }
        }
    }

    /// The ribbon hangs before the wall, from the winner's seat.
    Item {
        id: ribbon

        readonly property bool fromRight: (root.session.winner === 1) !== root.mirrored
        readonly property bool roomy: root.width >= 1240 * Theme.scale && root.wall > 90
        readonly property real face: first.inset + first.faceSize / 2
        /// Of the ribbon from the winner's side, and of the strip from below: how much is there.
        property real grown: root.ended && root.ofRoom ? 1 : 0
        property real risen: root.ended && root.ofRoom ? 1 : 0

        x: fromRight ? root.width - face - width : face
        y: Theme.unit
        z: -1 // behind the faces
        width: roomy ? Math.min(root.width * 0.76, root.width - 430 * Theme.scale) - face : root.width - 2 * face
        height: root.wall - Theme.unit * 2

        Lazy {
            wanted: root.ended && root.ofRoom

            EndCard {
                objectName: "endCard"
                height: ribbon.height
                whole: ribbon.width
                grown: ribbon.grown
                session: root.session
                review: root.review
                roomy: ribbon.roomy
                fromRight: ribbon.fromRight
                covered: first.faceSize / 2
                onAsked: what => root.asked(what)
            }
        }

        Behavior on grown {
            SequentialAnimation {
                PauseAnimation { duration: Theme.move * 1.25 } // the last piece lands
                NumberAnimation { duration: Theme.move * 1.6; easing.type: Easing.OutCubic }
            }
        }

        Behavior on risen {
            SequentialAnimation {
                PauseAnimation { duration: Theme.move * 2.85 }
                NumberAnimation { duration: Theme.move * 1.1; easing.type: Easing.OutCubic }
            }
        }
    }

    /// How it went, over the foot of the table: the board keeps its place.
    Item {
        id: end

        /// Pieces are left that the strip would cover.
        readonly property bool folds: root.ended && leftBelow(root.height - 190 * Theme.scale)
        property bool unfolded: false

        function leftBelow(line: real): bool {
            const pieces = view.view?.pieces;
            const gone = [PieceKind.Base, PieceKind.Gap, PieceKind.Space, PieceKind.Cut, PieceKind.Joint, PieceKind.Ground];
            for (let i = 0; i < (pieces?.count ?? 0); ++i) {
                const piece = pieces.itemAt(i) as PieceItem;
                if (piece !== null && !gone.includes(piece.kind) && piece.mapToItem(root, 0, piece.height).y > line)
                    return true;
            }
            return false;
        }

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; bottomMargin: -root.reach }
        height: (strip.made as Item)?.implicitHeight ?? 0
        z: 1
        opacity: ribbon.risen
        transform: Translate { y: (1 - ribbon.risen) * Theme.unit * 4 } // its buttons can be pressed from the first

        Lazy {
            id: strip

            wanted: root.ended && root.ofRoom

            Item {
                width: end.width
                implicitHeight: told.implicitHeight + Theme.unit * 2

                Item {
                    anchors.fill: parent
                    clip: true // it goes on in the bar below

                    Surface {
                        width: parent.width
                        height: parent.height + radius
                        radius: 22
                    }
                }

                Column {
                    id: told

                    x: Theme.unit * 6
                    y: Theme.unit * 2
                    width: parent.width - Theme.unit * 12
                    spacing: Theme.unit * 3

                    Lazy {
                        wanted: !ribbon.roomy

                        EndActions {
                            width: told.width
                            session: root.session
                            review: root.review
                            onAsked: what => root.asked(what)
                        }
                    }

                    LinkButton {
                        objectName: "button_course"
                        visible: root.session.winner >= 0 && root.review.offered && end.folds
                        text: end.unfolded ? qsTr("Hide how it went") : qsTr("Show how it went")
                        onClicked: end.unfolded = !end.unfolded
                    }

                    Lazy {
                        wanted: root.courseShown

                        GameCourse {
                            objectName: "gameCourse"
                            width: told.width
                            session: root.session
                            review: root.review
                            compact: root.height < 640 * Theme.scale
                        }
                    }
                }
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
        session: root.session
        tabled: root.roomed
    }

    Legend {
        id: legend

        objectName: "legend"
        partizan: root.session.partizan
        coloured: root.session.board.shape === BoardShape.Drawn
        plain: root.playing && !root.session.options.letters
        leftName: root.session.leftName
        rightName: root.session.rightName
        anchors {
            left: parent.left; right: parent.right; bottom: parent.bottom
            leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6; bottomMargin: Theme.unit * (height > 0 ? 5 : root.exploring ? root.low ? 3 : 6 : 2) // the line stands clear of the table's edge
        }
        height: root.exploring || root.low && (root.headed || root.lensed) || root.height < 300 * Theme.scale ? 0 : implicitHeight
        visible: root.session.options.movesColoured && height > 0 // its room stays
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models

/// A step of a lesson: its text, and beside it (below it where there is little room) its board, its
/// exercises, its row or its table. The same for a pupil and, scaled, for a class.
FocusScope {
    id: root

    required property LessonShow show
    /// For a class: headings and the way to Explore are elsewhere.
    property bool presented: false
    /// A position that a link led to, in place of the step's; empty for none.
    property string linked
    readonly property string position: linked !== "" ? linked : show.position
    readonly property bool stacked: !boarded && ["exercise", "mark", "label"].includes(show.kind)
    readonly property bool boarded: position !== ""
    readonly property bool sided: boarded || ["exercise", "table", "mark", "label"].includes(show.kind)
    readonly property bool wide: sided && !stacked && width >= 680 * Math.min(1.3, Theme.scale)
    readonly property real gap: Theme.unit * 6
    readonly property real textWidth: wide ? Math.min(Math.round(560 * Theme.scale), Math.round((width - gap) * 0.44))
                                    : sided ? width : Math.min(width, Math.round(760 * Theme.scale))
    readonly property real textHeight: wide || !sided ? height : Math.min(words.implicitHeight, Math.round(height * (stacked ? 0.4 : 0.45)))
    readonly property bool settled: !show.busy && !board.analyst.busy && !board.thinking
                                    && ((exercise.made as ExerciseView)?.settled ?? true) && ((mark.made as MarkBoard)?.settled ?? true)

    /// Opens a position in Explore.
    signal openAsked(notation: string)

    function followLink(link: string) {
        const to = show.linkPosition(link);
        if (to !== "") {
            linked = to;
            setUp();
        }
    }

    function setUp() {
        if (position === "")
            return;
        const alone = show.opponent === "" || show.opponent === "person";
        for (const seat of [board.seat0, board.seat1])
            seat.human = true; // or the computer would move on the board before
        tell();
        board.newGame(position, show.computerFirst && linked === "" ? 1 : 0);
        if (!alone) {
            board.seat1.level = show.opponent;
            board.seat1.fence = show.fence;
            board.seat1.human = false;
        }
    }

    function putBack() {
        linked = "";
        setUp();
    }

    function tell() {
        board.mode = show.told === "nothing" || show.told === "outcome" ? "play" : "explore";
    }

    function scrollText(by: real) {
        scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + by));
    }

    function takeKeyboard() {
        scroll.forceActiveFocus();
    }

    Component.onCompleted: setUp()

    Connections {
        target: root.show

        property string at: root.show.lessonId + root.show.part
        property string told: root.show.told

        function onShown() {
            const now = root.show.lessonId + root.show.part;
            if (now !== at) {
                at = now;
                root.linked = "";
                scroll.contentY = 0;
                root.setUp();
            } else if (root.show.told !== told) {
                root.tell();
            }
            told = root.show.told;
        }
    }

    SideSession {
        id: board
    }

    Flickable {
        id: scroll

        objectName: "lessonScroll"
        width: root.textWidth
        height: root.textHeight
        x: root.LayoutMirroring.enabled ? root.width - width : 0
        contentHeight: words.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ThinScrollBar { }

        LessonWords {
            id: words

            width: scroll.width - Theme.unit * 3
            show: root.show
            session: board
            headed: !root.presented
            boarded: root.boarded
            onLinkChosen: link => root.followLink(link)
        }
    }

    Item {
        id: side

        x: !root.wide || root.LayoutMirroring.enabled ? 0 : root.textWidth + root.gap
        y: root.wide ? 0 : root.textHeight + Theme.unit * 3
        width: root.wide ? root.width - root.textWidth - root.gap : root.width
        height: root.height - y
        visible: root.sided

        Lazy {
            wanted: root.boarded

            LessonBoard {
                anchors.fill: parent
                session: board
                playing: root.show.kind === "play" && root.linked === ""
                changed: board.canUndo || root.linked !== ""
                exploreOffered: !root.presented
                onPutBackAsked: root.putBack()
                onExploreAsked: root.openAsked(board.notation)
            }
        }

        Lazy {
            wanted: root.show.kind === "label"

            LabelRow {
                anchors.fill: parent
                visible: !root.boarded
                cells: root.show.labels
                sentence: root.show.labelHtml
            }
        }

        Lazy {
            wanted: root.show.kind === "table" && !root.boarded

            LessonTable {
                anchors.fill: parent
                cells: root.show.tableCells
                columns: root.show.tableColumns
                rows: root.show.tableRows
            }
        }

        Lazy {
            id: mark

            wanted: root.show.kind === "mark" && !root.boarded

            MarkBoard {
                anchors.fill: parent
                family: root.show.markFamily
                sizes: root.show.markSizes
                graph: root.show.markGraph
            }
        }

        Lazy {
            id: exercise

            wanted: root.show.kind === "exercise" && !root.boarded

            ExerciseView {
                anchors.fill: parent
                kind: root.show.exerciseKind
                game: root.show.exerciseGame
                misere: root.show.exerciseMisere
                difficulty: root.show.exerciseDifficulty
                count: root.show.exerciseCount
                revealed: root.show.answered
                onFinished: root.show.finishExercises()
                onOpenAsked: notation => root.openAsked(notation)
            }
        }
    }
}

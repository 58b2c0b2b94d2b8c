// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A step of a lesson: its text, and beside it (below it where there is little room) its board, its
/// exercises, its row or its table. The same for a pupil and, scaled, for a class.
FocusScope {
    id: root

    required property LessonShow show
    /// For a class: headings and the way to Explore are elsewhere.
    property bool presented: false
    /// How much larger than on a page for one reader.
    property real zoom: 1
    readonly property Session board: show.board
    readonly property bool boarded: show.position !== ""
    /// A table of one row.
    readonly property bool lined: show.kind === LessonShow.Table && show.table.rows === 1
    readonly property bool stacked: !boarded && (lined || show.kind === LessonShow.Exercise || show.kind === LessonShow.Mark || show.kind === LessonShow.Label)
    readonly property bool sided: boarded || stacked || show.kind === LessonShow.Table
    readonly property bool wide: sided && !stacked && (presented ? width > height * 1.2 : width >= 680 * Math.min(1.3, Theme.scale))
    /// A row or a table that one who learns fills in.
    readonly property bool filling: !presented && !boarded && show.workedOn && show.kind !== LessonShow.Exercise && show.kind !== LessonShow.Mark
    /// An exercise whose answer one who learns types.
    readonly property bool typed: !presented && ((exercise.made as ExerciseView)?.exercise.typed ?? false)
    readonly property real gap: Theme.unit * 6 * zoom
    readonly property real textWidth: wide ? Math.min(words.broad ? width : Math.round(560 * Theme.scale * zoom), Math.round((width - gap) * (words.broad ? 0.58 : 0.44)))
                                    : sided ? width : Math.min(width, Math.round(760 * Theme.scale * zoom))
    /// For a class the row alone, once it is begun.
    readonly property bool silent: presented && show.kind === LessonShow.Label && show.stage > 0
    readonly property real textRoom: silent ? 0 : wide || !sided ? height
                                    : scrolled ? height - leastSide : Math.round(height * (lined ? 0.6 : stacked ? 0.4 : 0.45))
    /// The page around it scrolls, and it is leastHeight high: its text is never cut.
    property bool scrolled: false
    /// What a reader's board, row or exercise needs.
    readonly property real leastSide: Math.max(Math.round(270 * Theme.scale), (exercise.made as ExerciseView)?.boardsHeight ?? 0, (boardSlot.made as LessonBoard)?.boardsHeight ?? 0)
    readonly property real leastHeight: !sided ? 0 : wide ? leastSide : Math.round(words.implicitHeight + leastSide + Theme.unit * 3)
    readonly property real textHeight: wide || !sided ? textRoom : Math.min(words.shownHeight, textRoom)
    readonly property bool settled: !show.busy && !words.unsettled && !board.analyst.busy && !board.thinking
                                    && ((exercise.made as ExerciseView)?.settled ?? true) && ((mark.made as MarkBoard)?.settled ?? true)

    /// The arrow keys move over the board.
    readonly property bool boardFocused: (boardSlot.made as LessonBoard)?.activeFocus ?? false

    /// What the step says, and what of it was uncovered last, for those who hear it.
    readonly property string told: (show.heading + " " + wordsOf(show.text)).trim()
    readonly property string uncovered: wordsOf(show.revealed)

    /// Opens a position in Explore.
    signal openAsked(notation: string)

    function scrollText(by: real) {
        scroll.scrollTo(scroll.contentY + by);
    }

    function wordsOf(blocks: var): string {
        return Array.from(blocks).map(block => block.words).filter(words => words !== "").join(" ");
    }

    function takeKeyboard() {
        if (!presented && mark.made !== null)
            (mark.made as MarkBoard).forceActiveFocus();
        else if (typed)
            (exercise.made as ExerciseView).takeKeyboard();
        else
            scroll.forceActiveFocus();
    }

    Connections {
        property string at

        target: root.show
        Component.onCompleted: at = root.show.lessonId + root.show.part

        function onShown() {
            const now = root.show.lessonId + root.show.part;
            scroll.waiting = now === at && root.show.stage > 0; // what was uncovered comes into sight
            if (now !== at) {
                at = now;
                scroll.contentY = 0;
                words.arrive();
            } else {
                words.unfit(); // what is uncovered is not seen before all has its size
            }
        }
    }

    onBoardedChanged: words.unfit()
    onTypedChanged: if (typed && scroll.activeFocus) takeKeyboard()

    ScrollArea {
        id: scroll

        /// Something was uncovered, and is not laid out yet.
        property bool waiting: false

        function showEnd() {
            const end = Math.max(0, contentHeight - height);
            contentY = Math.max(contentY, Math.min(end, words.uncoveredY - Theme.unit * 4));
        }

        objectName: "lessonScroll"
        Accessible.role: Accessible.Paragraph
        Accessible.name: root.told
        Accessible.focusable: true
        visible: !root.silent
        width: root.textWidth
        height: root.textHeight
        x: root.LayoutMirroring.enabled ? root.width - width : 0
        contentHeight: words.shownHeight
        onContentHeightChanged: if (waiting) showEnd()
        clip: contentHeight > height

        LessonWords {
            id: words

            width: scroll.width - Theme.unit * 3
            zoom: root.zoom
            presented: root.presented
            room: root.textRoom
            mayBroaden: root.wide
            show: root.show
        }
    }

    Item {
        objectName: "lessonSide"
        x: !root.wide || root.LayoutMirroring.enabled ? 0 : root.textWidth + root.gap
        y: root.wide ? 0 : root.textHeight + Theme.unit * 3 * root.zoom
        width: root.wide ? root.width - root.textWidth - root.gap : root.width
        height: root.height - y
        visible: root.sided

        Lazy {
            id: boardSlot

            wanted: root.boarded

            LessonBoard {
                anchors.fill: parent
                show: root.show
                zoom: root.zoom
                presented: root.presented
                onExploreAsked: root.openAsked(root.board.notation)
            }
        }

        Lazy {
            wanted: root.show.kind === LessonShow.Label && root.presented

            LabelRow {
                anchors.fill: parent
                visible: !root.boarded
                cells: root.show.labels
                sentence: root.show.labelHtml
                textSize: Math.round(Theme.large * root.zoom)
                largest: Math.round(104 * Math.max(Theme.scale, root.zoom * 0.6))
            }
        }

        Lazy {
            wanted: root.show.kind === LessonShow.Table && !root.boarded && !root.filling

            /// A family's table that is filled in by steps: n along the columns, m down the rows.
            Item {
                id: table

                /// As LessonShow.table.cells.
                readonly property list<string> cells: Array.from(root.show.table.cells)
                readonly property real largest: 56 * Theme.scale * root.zoom
                readonly property bool hasM: root.show.table.rows > 1
                readonly property real cell: Math.floor(Math.max(20, Math.min(largest, width / (root.show.table.columns + (hasM ? 1 : 0)), height / (root.show.table.rows + 1))))

                anchors.fill: parent

                Item {
                    id: place

                    anchors.centerIn: parent
                    width: table.cell * (root.show.table.columns + (table.hasM ? 1 : 0))
                    height: table.cell * (root.show.table.rows + 1)
                    LayoutMirroring.enabled: false // numbers run from left to right everywhere
                    LayoutMirroring.childrenInherit: true
                    Accessible.role: Accessible.Table
                    Accessible.name: table.hasM ? qsTr("Table, n across and m down") : qsTr("Row, n across")

                    CentredText {
                        width: table.cell
                        height: table.cell
                        visible: table.hasM
                        text: "m\\n"
                        color: Theme.ink3
                        font.pixelSize: Math.round(table.cell * 0.34)
                    }

                    Repeater { // the heads: n, then m
                        model: root.show.table.columns + (table.hasM ? root.show.table.rows : 0)

                        CentredText {
                            required property int index
                            readonly property bool ofColumn: index < root.show.table.columns

                            x: ofColumn ? (index + (table.hasM ? 1 : 0)) * table.cell : 0
                            y: ofColumn ? 0 : (index - root.show.table.columns + 1) * table.cell
                            width: table.cell
                            height: table.cell
                            text: Settings.numeral(ofColumn ? index : index - root.show.table.columns)
                            color: Theme.ink2
                            font.pixelSize: Math.round(table.cell * 0.36)
                            font.weight: Font.DemiBold
                        }
                    }

                    Repeater {
                        model: table.cells.length

                        Rectangle {
                            id: box

                            required property int index
                            readonly property string value: table.cells[index] ?? ""
                            readonly property int n: index % root.show.table.columns
                            readonly property int m: Math.floor(index / root.show.table.columns)
                            /// Grundy value 0 is P, every other one N.
                            readonly property int outcome: value === "0" ? Outcome.P : /^[1-9]/.test(value) ? Outcome.N : Theme.outcomeOf(value)

                            objectName: "cell_" + n + "_" + m
                            x: (n + (table.hasM ? 1 : 0)) * table.cell + 1
                            y: (m + 1) * table.cell + 1
                            width: table.cell - 2
                            height: table.cell - 2
                            radius: table.cell * 0.14
                            color: value === "" ? "transparent" : Theme.outcomeTint(outcome)
                            border.width: outcome === Outcome.P ? 2 : 1
                            border.color: outcome === Outcome.P ? Theme.cold : Theme.line
                            Accessible.role: Accessible.Cell
                            //: read aloud: the place in a table, and what stands there: P, N, a number or "empty"
                            Accessible.name: table.hasM ? qsTr("n = %1, m = %2: %3").arg(n).arg(m).arg(value === "" ? /*: read aloud: nothing stands at this place of a table */ qsTr("empty") : value)
                                                       //: read aloud: the place in a table, and what stands there: P, N,
                                                       //: a number or "empty"
                                                       : qsTr("n = %1: %2").arg(n).arg(value === "" ? qsTr("empty") : value)

                            SilentText {
                                anchors.centerIn: parent
                                text: Settings.numeral(box.value)
                                color: Theme.outcomeColor(box.outcome)
                                font.pixelSize: Math.round(table.cell * 0.4)
                                font.weight: Font.Bold
                            }
                        }
                    }
                }
            }
        }

        Lazy {
            id: mark

            wanted: (root.show.kind === LessonShow.Mark || root.filling) && !root.boarded

            MarkBoard {
                id: marks

                objectName: "lessonMarks"
                anchors.fill: parent
                task: root.show.mark
                guided: root.filling
                paged: true
                learner: root.show.list?.learner ?? ""
                large: root.presented
                onFinished: root.show.finish(true, marks.marking.told === 0)
            }
        }

        Lazy {
            id: exercise

            wanted: root.show.kind === LessonShow.Exercise && !root.boarded

            /// The exercises of a lesson's step: a pupil goes through them alone, a class by the steps of the lesson.
            ExerciseView {
                readonly property int part: root.show.part

                anchors.fill: parent
                kind: root.show.exercise.kind
                game: root.show.exercise.game
                misere: root.show.exercise.misere
                difficulty: root.show.exercise.difficulty
                level: root.show.exercise.level
                count: root.show.exercise.count
                stepped: root.presented
                seed: root.presented ? root.show.exercise.seed : 0
                number: root.presented ? root.show.exercise.number : 0
                revealed: root.presented && root.show.answered
                large: root.presented
                onOpenAsked: notation => root.openAsked(notation)
                onPartChanged: {
                    if (!root.presented && root.show.kind === LessonShow.Exercise)
                        restart(); // the step before had exercises, too
                }
                onSolved: if (!root.show.answered) root.show.next()
                onNextAsked: root.show.nextExercise()
                onWorked: if (!root.presented) root.show.finish(rightOnes === count, told === 0)
            }
        }
    }
}

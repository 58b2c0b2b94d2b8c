// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Exercises one after the other: the board or the numbers, the question, the answer, and what is said of it.
/// Before it is answered nothing here knows the right answer.
FocusScope {
    id: root

    /// "winning-move", "outcome", "nim-sum", "grundy-value", "stalk-value", "mex", "which-heap", "claim",
    /// "which-game" or "worth-more".
    property alias kind: theExercise.kind
    /// The game's id; empty for the kinds without a game.
    property alias game: theExercise.gameId
    property alias misere: theExercise.misere
    property alias difficulty: theExercise.difficulty
    /// So many exercises; 0 is without end.
    property int count: 0
    /// Of the first exercise; 0 draws one.
    property alias seed: theExercise.seed
    /// For a class: as Present writes.
    property bool large: false
    /// Who presents steps through the exercises by other means: `number` is asked, from 0 on.
    property bool stepped: false
    property alias number: theExercise.number
    /// How far reasons argue.
    property alias level: theExercise.level
    /// Tells the answer with its reasons; taken back, the question stands as before.
    property bool revealed: false

    /// The panel is a side of the page, down to its edges; else a card.
    property bool flush: false

    readonly property alias exercise: theExercise
    readonly property bool settled: !theExercise.busy && !panel.unsettled
    /// How many are done, and how many of them were right at the first try.
    property int done: 0
    property int rightOnes: 0
    /// How many were answered, and how many were shown before any answer.
    property int answers: 0
    property int told: 0
    readonly property bool complete: count > 0 && done >= count
    readonly property bool wide: width >= Math.round((large ? 1100 : 720) * Math.min(1.4, Theme.scale))
    /// Below this the board or what is asked would not be seen whole.
    readonly property real leastHeight: Math.max(Math.round((wide ? 260 : 240) * Math.min(1.4, Theme.scale)), stage.leastHeight) + (wide ? 0 : panel.implicitHeight + gap)
    /// The same where there are several boards; else 0.
    readonly property real boardsHeight: stage.leastHeight === 0 ? 0 : leastHeight
    readonly property real gap: flush && wide ? 0 : Theme.unit * (large ? 8 : 5)

    signal answered(right: bool)
    /// Stepped: it was answered right; the next one is asked for.
    signal solved()
    signal nextAsked()
    /// The last one of `count` was answered.
    signal worked()
    /// Opens the position in Explore.
    signal openAsked(notation: string)

    /// The keys go to where the answer is given.
    function takeKeyboard() {
        if (theExercise.onBoard && panel.open)
            view.takeKeyboard();
        else if (!stepped || !theExercise.typed) // a remote's keys are no letters
            panel.takeKeyboard();
    }

    function restart() {
        done = 0;
        rightOnes = 0;
        answers = 0;
        told = 0;
        theExercise.next();
    }

    function goOn() {
        if (stepped) {
            nextAsked();
            return;
        }
        done += 1;
        if (!complete)
            theExercise.next();
    }

    function show() {
        if (revealed)
            theExercise.tell();
        else if (theExercise.phase === ExerciseModel.Told || theExercise.phase === ExerciseModel.Right || theExercise.phase === ExerciseModel.Wrong)
            theExercise.askAgain();
    }

    implicitWidth: 720
    implicitHeight: wide ? Math.round(440 * Theme.scale) : leastHeight
    onRevealedChanged: show()
    Keys.onPressed: event => {
        const letter = event.text.toLowerCase();
        const at = theExercise.phase !== ExerciseModel.Asked || stepped && theExercise.kind === "claim" ? -1 // T is the teacher's
                 : Array.from(theExercise.choices).findIndex(choice => letter !== "" && choice.toLowerCase().startsWith(letter));
        if (at >= 0 && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier))) {
            theExercise.answer(theExercise.choices[at]);
            event.accepted = true;
        }
    }

    FocusArrival {
        id: keyboard

        scope: root
        places: [root, panel, panel.answerItem]
        onArrived: root.takeKeyboard()
    }

    /// What an exercise is about: its board, where it may be answered, or its numbers.
    Item {
        id: stage

        readonly property real inset: root.flush ? Theme.unit * 6 : 0
        /// What several boards need; 0 for one.
        readonly property real leastHeight: view.leastHeight === 0 ? 0 : view.leastHeight + preview.height

        anchors { left: parent.left; top: parent.top; margins: inset }
        width: (root.wide ? root.width - panel.width - root.gap : root.width) - inset * 2
        height: root.wide ? root.height - inset * 2
                          : Math.max(Math.round(200 * Math.min(1.3, Theme.scale)), root.height - panel.implicitHeight - root.gap - inset * 2)

        BoardView {
            id: view

            objectName: "exerciseBoard"
            anchors { fill: parent; bottomMargin: preview.height }
            visible: theExercise.hasBoard
            board: theExercise.board
            large: root.large
            wheelScrolls: true
            interactive: theExercise.onBoard
            enabled: theExercise.onBoard && (theExercise.phase === ExerciseModel.Asked || theExercise.phase === ExerciseModel.Wrong)
            onChosen: pieceId => theExercise.choose(pieceId)
            onRun: (first, last) => theExercise.chooseRun(first, last)
            between: theExercise.kind === "worth-more" ? "?" : "+"
            onDropped: theExercise.cancelChoice()
            onBoardChosen: number => theExercise.chooseBoard(number)
        }

        AppText {
            id: preview

            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: theExercise.onBoard ? Math.round((root.large ? 50 : 34) * Theme.scale) : 0
            visible: theExercise.onBoard
            text: theExercise.message !== "" ? theExercise.message : theExercise.board.previewText
            color: theExercise.message !== "" ? Theme.hot : Theme.ink2
            font.pixelSize: root.large ? Theme.presentSmall : Theme.body
            font.capitalization: Font.MixedCase
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }

        /// The numbers of a question without a board: what is added, or a set.
        Flow {
            id: exerciseNumbers

            readonly property list<string> numbers: Array.from(theExercise.numbers)
            /// Signs of the nim-sum stand between them.
            readonly property bool summed: theExercise.kind === "nim-sum"
            readonly property int digitSize: Math.round((root.large ? 84 : 44) * Math.min(1.5, Theme.scale))

            anchors.centerIn: parent
            width: parent.width
            visible: theExercise.numbers.length > 0
            leftPadding: Math.max(0, (width - tiles.usedWidth) / 2)
            rightPadding: leftPadding
            spacing: Theme.unit * 3
            LayoutMirroring.enabled: false // a sum is written from left to right everywhere
            Accessible.role: Accessible.StaticText
            Accessible.name: Array.from(numbers).join(summed ? " ⊕ " : ", ")

            Repeater {
                id: tiles

                readonly property real usedWidth: {
                    let sum = -exerciseNumbers.spacing;
                    for (let i = 0; i < count; ++i)
                        sum += (itemAt(i)?.width ?? 0) + exerciseNumbers.spacing;
                    return Math.min(sum, exerciseNumbers.width);
                }

                model: exerciseNumbers.numbers

                Row {
                    id: term

                    required property int index
                    required property string modelData

                    spacing: exerciseNumbers.spacing

                    SilentText {
                        visible: exerciseNumbers.summed && term.index > 0
                        height: tile.height
                        text: "⊕"
                        color: Theme.ink2
                        font.pixelSize: exerciseNumbers.digitSize
                        verticalAlignment: Text.AlignVCenter
                    }

                    Surface {
                        id: tile

                        width: Math.max(Math.round(exerciseNumbers.digitSize * 1.7), digits.implicitWidth + Theme.unit * 8)
                        height: Math.round(exerciseNumbers.digitSize * 1.8)

                        SilentText {
                            id: digits

                            anchors.centerIn: parent
                            text: Settings.numeral(term.modelData)
                            font.pixelSize: exerciseNumbers.digitSize
                            font.weight: Font.DemiBold
                        }
                    }
                }
            }
        }
    }

    ExercisePanel {
        id: panel

        anchors.right: parent.right
        y: root.wide ? 0 : root.height - height
        width: !root.wide ? root.width : root.large ? Math.round(root.width * (panel.tightness > 1 ? 0.58 : 0.42))
                : Math.round(Math.min(400 * Theme.scale, root.width * 0.5))
        height: !root.wide ? root.height - stage.y - stage.height - root.gap
                : root.flush ? root.height : Math.min(implicitHeight, root.height)
        focus: true
        flush: root.flush
        exercise: theExercise
        large: root.large
        room: root.height
        numbered: root.count > 0 ? Math.min((root.stepped ? root.number : root.done) + 1, root.count) : 0
        count: root.count
        complete: root.complete
        rightOnes: root.rightOnes
        presented: root.revealed
        onGoOn: root.goOn()
        onRestarted: root.restart()
        onOpenAsked: notation => root.openAsked(notation)
    }

    // Last, so that it outlives the board above.
    ExerciseModel {
        id: theExercise

        property int lastPhase: -1

        level: Settings.level
        onGaveUp: root.told += 1
        onAnswered: right => {
            if (root.revealed)
                return;
            root.rightOnes += right ? 1 : 0;
            root.answers += 1;
            root.answered(right);
            if (root.answers === root.count)
                root.worked();
        }
        onChanged: {
            if (phase === lastPhase)
                return;
            lastPhase = phase;
            panel.loosen();
            if (phase === ExerciseModel.Asked) {
                view.refit();
                root.show();
            } else if (phase === ExerciseModel.Right && root.stepped) {
                root.solved();
            }
            if (root.activeFocus)
                keyboard.restart();
        }
    }
}

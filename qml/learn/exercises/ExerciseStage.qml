// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What an exercise is about: its board, where it may be answered, or its numbers.
Item {
    id: root

    required property ExerciseModel exercise
    property bool large: false
    /// What several boards need; 0 for one.
    readonly property real leastHeight: view.leastHeight === 0 ? 0 : view.leastHeight + preview.height

    function takeKeyboard() {
        view.takeKeyboard();
    }

    function refit() {
        view.refit();
    }

    BoardView {
        id: view

        objectName: "exerciseBoard"
        anchors { fill: parent; bottomMargin: preview.height }
        visible: root.exercise.hasBoard
        board: root.exercise.board
        large: root.large
        wheelScrolls: true
        interactive: root.exercise.onBoard
        enabled: root.exercise.onBoard && (root.exercise.phase === ExerciseModel.Asked || root.exercise.phase === ExerciseModel.Wrong)
        onChosen: pieceId => root.exercise.choose(pieceId)
        onRun: (first, last) => root.exercise.chooseRun(first, last)
        between: root.exercise.asks === ExerciseModel.WorthMore ? "?" : "+"
        onDropped: root.exercise.cancelChoice()
        onBoardChosen: number => root.exercise.chooseBoard(number)
    }

    AppText {
        id: preview

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: root.exercise.onBoard ? Math.round((root.large ? 50 : 34) * Theme.scale) : 0
        visible: root.exercise.onBoard
        text: root.exercise.message !== "" ? root.exercise.message : root.exercise.board.previewText
        color: root.exercise.message !== "" ? Theme.hot : Theme.ink2
        font.pixelSize: root.large ? Theme.presentSmall : Theme.body
        font.capitalization: Font.MixedCase
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    /// The numbers of a question without a board: what is added, or a set.
    Flow {
        id: exerciseNumbers

        readonly property list<string> numbers: Array.from(root.exercise.numbers)
        /// Signs of the nim-sum stand between them.
        readonly property bool summed: root.exercise.asks === ExerciseModel.NimSum
        readonly property int digitSize: Math.round((root.large ? 84 : 44) * Math.min(1.5, Theme.scale))

        anchors.centerIn: parent
        width: parent.width
        visible: root.exercise.numbers.length > 0
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

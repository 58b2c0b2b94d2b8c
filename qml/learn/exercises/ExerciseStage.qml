// SPDX-License-Identifier: GPL-3.0-or-later
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

    ExerciseNumbers {
        anchors.centerIn: parent
        width: parent.width
        visible: root.exercise.numbers.length > 0
        numbers: Array.from(root.exercise.numbers)
        summed: root.exercise.asks === ExerciseModel.NimSum
        large: root.large
    }
}

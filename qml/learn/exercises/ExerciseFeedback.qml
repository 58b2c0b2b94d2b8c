// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What is said of an answer: right or wrong, and why.
Column {
    id: root

    required property ExerciseModel exercise
    property bool large: false
    property bool tight: false
    /// So many of the first reasons, the general ones, are left out.
    property int omitted: 0
    readonly property bool isRight: exercise.phase === ExerciseModel.Right
    readonly property bool isWrong: exercise.phase === ExerciseModel.Wrong
    readonly property int textSize: large ? Theme.presentSmall : Theme.body

    objectName: "exerciseFeedback"
    spacing: Theme.unit * (large && !tight ? 5 : 3)

    Rectangle {
        width: parent.width
        implicitHeight: Math.max(sign.height, words.implicitHeight) + Theme.unit * (root.tight ? 3 : 6)
        radius: Theme.cardRadius
        color: root.isRight ? Theme.coldTint : root.isWrong ? Theme.hotTint : Theme.accentTint

        SilentText {
            id: sign

            anchors { left: parent.left; leftMargin: Theme.unit * 4; verticalCenter: parent.verticalCenter }
            width: visible ? Math.round(root.textSize * 1.6) : 0
            visible: root.isRight || root.isWrong
            text: root.isRight ? "✓" : "✗"
            color: root.isRight ? Theme.cold : Theme.hot
            font.pixelSize: Math.round(root.textSize * 1.5)
            font.weight: Font.Bold
        }

        Announcement {
            id: words

            objectName: "exerciseVerdict"
            anchors {
                left: sign.right; right: parent.right; verticalCenter: parent.verticalCenter
                leftMargin: Theme.unit; rightMargin: Theme.unit * 4
            }
            text: root.exercise.verdict
            font.pixelSize: root.textSize
            font.weight: Font.DemiBold
        }
    }

    Item { // for a class the table is only scaled
        width: parent.width
        height: table.height * table.scale
        visible: table.columns.length > 0

        NimSumTable {
            id: table

            objectName: "exerciseTable"
            width: parent.width / scale
            scale: root.large ? Theme.presentSmall / Theme.small : 1
            transformOrigin: Item.TopLeft
            columns: Array.from(root.exercise.tableColumns)
            rows: root.exercise.tableRows
            sumBits: root.exercise.sumBits
            sumTotal: root.exercise.sumTotal
            rowHeight: Math.round((root.tight ? 19 : root.large ? 24 : 33) * Theme.scale)
        }
    }

    Repeater {
        id: reasons

        model: root.exercise.reasons

        Paragraph {
            required property int index
            required property string modelData

            width: root.width
            visible: index >= Math.min(root.omitted, reasons.count - 1)
            text: modelData
            font.pixelSize: root.textSize
        }
    }
}

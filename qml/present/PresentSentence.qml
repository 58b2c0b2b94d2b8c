// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What is said of a step, at the foot of the page: a letter beside its first line, a heading above it.
Item {
    id: root

    required property string text
    /// Why a click did nothing: in the hot colour, without letter and heading.
    required property bool warning
    required property string heading
    required property int outcome
    /// So many lines have room; none hides it.
    required property int lines
    required property real grow
    readonly property real lineHeight: said.contentHeight / Math.max(1, said.lineCount)
    readonly property real firstLine: height - said.contentHeight

    height: lines === 0 ? 0 : Math.round(Theme.presentBody * grow * (lines * 1.25 + 0.1))

    OutcomeTag {
        id: tag

        objectName: "presentOutcome"
        y: Math.round(root.firstLine + (root.lineHeight - height) / 2)
        anchors.left: parent.left
        visible: outcome !== Outcome.Unknown && !root.warning
        outcome: root.outcome
        filled: true
        size: Math.round(52 * root.grow)
    }

    Title {
        id: headline

        objectName: "presentHeading"
        anchors { left: said.left; right: said.right }
        y: root.firstLine - height
        height: visible ? Math.round(Theme.presentSmall * 1.45 * root.grow) : 0
        visible: text !== "" && !root.warning && root.lines > 0
        text: root.heading
        font.pixelSize: Math.round(Theme.presentSmall * root.grow)
    }

    Announcement {
        id: said

        objectName: "presentText"
        anchors {
            fill: parent
            leftMargin: tag.visible ? tag.width + Math.round(18 * root.grow) : 0
        }
        topPadding: headline.height
        visible: root.lines > 0
        text: root.text
        color: root.warning ? Theme.hot : Theme.ink
        font.pixelSize: Math.round(Theme.presentBody * root.grow)
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(24 * root.grow)
        verticalAlignment: Text.AlignBottom
    }
}

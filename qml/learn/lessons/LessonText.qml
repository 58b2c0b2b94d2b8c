// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// A text of a lesson, in paragraphs and lists; its links lead to positions, by mouse and by Tab and Enter.
Column {
    id: root

    /// As LessonShow.text.
    required property var blocks
    property int textSize: Theme.large

    signal linkChosen(link: string)

    spacing: Math.round(textSize * 0.7)

    Repeater {
        model: root.blocks.length

        LessonParagraph {
            required property int index

            width: root.width
            block: root.blocks[index] ?? ({ "html": "", "words": "", "entry": false })
            textSize: root.textSize
            onLinkChosen: link => root.linkChosen(link)
        }
    }
}

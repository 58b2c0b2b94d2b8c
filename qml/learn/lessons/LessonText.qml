// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Ui

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

        Item {
            id: paragraph

            required property int index
            readonly property var block: root.blocks[index] ?? ({ "html": "", "words": "", "entry": false })
            /// Its links as they are written.
            readonly property list<string> links: block.html.match(/<a href="[^"]*">.*?<\/a>/g) ?? []
            property string focusedLink

            width: root.width
            implicitHeight: words.implicitHeight

            SilentText {
                anchors { left: parent.left; leftMargin: Theme.unit; top: parent.top }
                visible: paragraph.block.entry
                text: "\u2022"
                font.pixelSize: root.textSize
                lineHeight: words.lineHeight
            }

            AppText {
                id: words

                anchors {
                    left: parent.left; right: parent.right; top: parent.top
                    leftMargin: paragraph.block.entry ? Math.round(root.textSize * 1.2) : 0
                }
                text: paragraph.focusedLink === "" ? paragraph.block.html
                    : paragraph.block.html.replace(new RegExp('(<a href="' + paragraph.focusedLink + '">)(.*?)(</a>)'), "$1<b>$2</b>$3")
                textFormat: Text.StyledText
                wrapMode: Text.Wrap
                lineHeight: 1.25
                font.pixelSize: root.textSize
                Accessible.role: Accessible.Paragraph
                Accessible.name: paragraph.block.words
                onLinkActivated: link => root.linkChosen(link)

                HoverHandler {
                    cursorShape: words.hoveredLink !== "" ? Qt.PointingHandCursor : undefined
                }

                FocusRing {
                    wanted: paragraph.focusedLink !== ""
                    gap: Theme.unit
                }
            }

            Repeater { // the links by keyboard
                model: paragraph.links.length

                Item {
                    id: link

                    required property int index
                    readonly property string target: (paragraph.links[index] ?? "").replace(/^<a href="([^"]*)".*/, "$1")

                    objectName: "link_" + target
                    activeFocusOnTab: true
                    Accessible.role: Accessible.Link
                    Accessible.name: (paragraph.links[index] ?? "").replace(/<[^>]*>/g, "")
                    Accessible.focusable: true
                    Accessible.onPressAction: if (link.enabled) root.linkChosen(target)
                    Keys.onReturnPressed: root.linkChosen(target)
                    Keys.onEnterPressed: root.linkChosen(target)
                    onActiveFocusChanged: {
                        if (activeFocus)
                            paragraph.focusedLink = target;
                        else if (paragraph.focusedLink === target)
                            paragraph.focusedLink = "";
                    }
                }
            }
        }
    }
}

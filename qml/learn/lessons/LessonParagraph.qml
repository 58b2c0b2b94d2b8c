// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// A paragraph or an entry of a list.
Item {
    id: root

    /// {html, words, entry}
    required property var block
    required property int textSize
    /// Its links as they are written.
    readonly property list<string> links: block.html.match(/<a href="[^"]*">.*?<\/a>/g) ?? []
    property string focusedLink

    signal linkChosen(link: string)

    implicitHeight: words.implicitHeight

    AppText {
        id: bullet

        anchors { left: parent.left; leftMargin: Theme.unit; top: parent.top }
        visible: root.block.entry
        text: "\u2022"
        font.pixelSize: root.textSize
        lineHeight: words.lineHeight
        Accessible.ignored: true
    }

    AppText {
        id: words

        anchors {
            left: parent.left; right: parent.right; top: parent.top
            leftMargin: root.block.entry ? Math.round(root.textSize * 1.2) : 0
        }
        text: root.focusedLink === "" ? root.block.html
            : root.block.html.replace(new RegExp('(<a href="' + root.focusedLink + '">)(.*?)(</a>)'), "$1<b>$2</b>$3")
        textFormat: Text.StyledText
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignLeft
        lineHeight: 1.25
        font.pixelSize: root.textSize
        Accessible.role: Accessible.Paragraph
        Accessible.name: root.block.words
        onLinkActivated: link => root.linkChosen(link)

        HoverHandler {
            cursorShape: words.hoveredLink !== "" ? Qt.PointingHandCursor : undefined
        }

        FocusRing {
            visible: root.focusedLink !== ""
            gap: Theme.unit
        }
    }

    Repeater { // the links by keyboard
        model: root.links.length

        Item {
            id: link

            required property int index
            readonly property string target: (root.links[index] ?? "").replace(/^<a href="([^"]*)".*/, "$1")

            objectName: "link_" + target
            activeFocusOnTab: true
            Accessible.role: Accessible.Link
            Accessible.name: (root.links[index] ?? "").replace(/<[^>]*>/g, "")
            Accessible.focusable: true
            Accessible.onPressAction: root.linkChosen(target)
            Keys.onReturnPressed: root.linkChosen(target)
            Keys.onEnterPressed: root.linkChosen(target)
            onActiveFocusChanged: {
                if (activeFocus)
                    root.focusedLink = target;
                else if (root.focusedLink === target)
                    root.focusedLink = "";
            }
        }
    }
}

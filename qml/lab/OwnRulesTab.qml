// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models

/// Rules put together by hand, usable at once.
Item {
    id: root

    required property Lab lab
    required property Session session
    required property bool shown
    readonly property list<string> exports: []
    readonly property bool settled: !theRules.busy
    readonly property alias rules: theRules

    signal openAsked(notation: string)
    signal playAsked(notation: string)
    signal chosen(notation: string)

    function exportTo(_url: url): string {
        return "";
    }

    /// Takes what has been made where it is wanted: "play", "explore" or "lab".
    function use(how: string) {
        const notation = theRules.notation;
        theRules.remember();
        if (how === "play")
            root.playAsked(notation);
        else if (how === "explore")
            root.openAsked(notation);
        else
            root.chosen(notation);
    }

    OwnRules {
        id: theRules
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.board
    }

    Flickable {
        id: fields

        anchors { left: parent.left; right: side.left; top: parent.top; bottom: parent.bottom }
        contentHeight: form.implicitHeight + Theme.unit * 10
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ThinScrollBar { }

        OwnRulesForm {
            id: form

            x: Theme.unit * 6
            y: Theme.unit * 5
            width: fields.width - Theme.unit * 12
            rules: theRules
        }
    }

    Rectangle {
        id: side

        anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
        width: Math.round(Math.min(460 * Theme.scale, root.width * 0.45))
        color: Theme.surface

        Rectangle {
            width: 1
            height: parent.height
            color: Theme.line
        }

        Flickable {
            id: scroll

            anchors.fill: parent
            contentHeight: cards.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ThinScrollBar { }

            Column {
                id: cards

                x: Theme.unit * (root.width < 1000 ? 3 : 5)
                width: scroll.width - x * 2
                topPadding: Theme.unit * 5
                bottomPadding: Theme.unit * 5
                spacing: Theme.unit * 4

                OwnRulesPreview {
                    width: parent.width
                    rules: theRules
                    onUsed: how => root.use(how)
                }

                OwnRulesSaved {
                    width: parent.width
                    rules: theRules
                }
            }
        }
    }
}

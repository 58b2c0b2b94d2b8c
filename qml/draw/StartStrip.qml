// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// Rules to start from, and behind them those that were drawn before. Arrows go from card to card, Enter takes one.
HeadBar {
    id: root

    required property RuleDrawing drawing
    required property bool titled
    readonly property var starts: Array.from(drawing.starts)
    readonly property int presets: starts.filter(start => start.row < 0).length

    implicitHeight: Math.round(58 * Theme.scale) + Theme.unit * 7
    color: Theme.background

    AppText {
        id: title

        anchors { left: parent.left; leftMargin: Theme.unit * 6; verticalCenter: parent.verticalCenter }
        visible: root.titled
        //: before ready-made rules, such as Cram: one of them is the beginning of one's own drawing
        text: qsTr("Start from")
        color: Theme.ink2
        font.weight: Font.DemiBold
    }

    AppList {
        id: list

        objectName: "startList"
        anchors {
            left: root.titled ? title.right : parent.left; right: parent.right; top: parent.top; bottom: parent.bottom
            leftMargin: Theme.unit * 4; rightMargin: Theme.unit * 4; topMargin: Theme.unit * 3; bottomMargin: Theme.unit
        }
        orientation: ListView.Horizontal
        spacing: Theme.unit * 3
        model: root.starts.length
        activeFocusOnTab: true
        highlightMoveDuration: Theme.quick
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Rules to start from")
        onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0
        ScrollBar.horizontal: ThinScrollBar { }

        /// A rule to start from: a small picture of its shapes, its name, and a few words.
        delegate: PlainButton {
            id: startCard

            required property int index
            readonly property var start: root.starts[index]
            readonly property bool own: (start?.row ?? -1) >= 0
            readonly property string title: start?.title ?? ""
            readonly property string caption: own ? qsTr("drawn by you") : start?.caption ?? ""

            objectName: own ? "ownStart_" + (index - root.presets) : "start_" + index
            width: implicitWidth
            height: Math.round(58 * Theme.scale)
            focus: ListView.isCurrentItem
            implicitWidth: Math.max(name.implicitWidth, words.implicitWidth) + picture.width + Theme.unit * 9
            background: Backdrop {
                radius: Theme.radius
                color: startCard.hovered ? Theme.surface2 : Theme.surface
                border.width: 1
                ringed: startCard.visualFocus || (startCard.ListView.isCurrentItem && (startCard.ListView.view?.activeFocus ?? false))
                ringGap: -3
            }
            onClicked: {
                list.currentIndex = index;
                if (own)
                    root.drawing.resume(start.row);
                else
                    root.drawing.start(start.notation);
            }
            Accessible.name: startCard.title
            Accessible.description: caption

            ShapesPicture {
                id: picture

                anchors { left: parent.left; leftMargin: Theme.unit * 3; verticalCenter: parent.verticalCenter }
                width: Math.round(36 * Theme.scale)
                height: width
                notation: startCard.start?.notation ?? ""
                bothColour: Theme.stone
                leftColour: Theme.left
                rightColour: Theme.right
                blankColour: Theme.surface2
            }

            SilentText {
                id: name

                anchors { left: picture.right; leftMargin: Theme.unit * 3; bottom: parent.verticalCenter }
                text: startCard.title
                font.weight: Font.DemiBold
            }

            Note {
                id: words

                anchors { left: picture.right; leftMargin: Theme.unit * 3; top: parent.verticalCenter }
                text: startCard.caption
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}

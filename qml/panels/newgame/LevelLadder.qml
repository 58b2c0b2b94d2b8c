// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// How strong the computer is, as the rungs of a ladder: up is harder.
Column {
    id: root

    required property SeatDraft seat
    property string namePrefix
    readonly property int chosen: Array.from(seat.ladder).findIndex(rung => rung.level === root.seat.level)
    /// Titles stand one below the other, and what they mean beside them where that fits.
    readonly property real titleWidth: Math.round(96 * Theme.scale)
    readonly property bool wide: width >= 340 * Theme.scale

    function step(from: int, by: int) {
        const next = from + by;
        if (next < 0 || next >= rungs.count)
            return;
        (rungs.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
        seat.level = seat.ladder[next].level;
    }

    Accessible.role: Accessible.Grouping
    //: read aloud: how well the computer shall play
    Accessible.name: qsTr("How strong?")

    Repeater {
        id: rungs

        model: root.seat.ladder

        RadioPlate {
            id: rung

            required property int index
            required property var modelData

            objectName: root.namePrefix + modelData.level.replace(" ", "")
            width: root.width
            implicitHeight: Math.max(Math.round(33 * Theme.scale), words.implicitHeight + Theme.unit * 3)
            checked: index === root.chosen
            activeFocusOnTab: checked || activeFocus
            text: modelData.title
            detail: modelData.detail
            Keys.onUpPressed: root.step(index, -1)
            Keys.onDownPressed: root.step(index, 1)
            onClicked: root.seat.level = modelData.level

            LadderRung {
                id: drawing

                anchors { left: parent.left; leftMargin: Theme.unit * 3; top: parent.top; bottom: parent.bottom }
                above: rung.index > root.chosen ? LadderRung.Part.Reached : rung.index > 0 || !rung.checked ? LadderRung.Part.Beyond : LadderRung.Part.None
                below: rung.index >= root.chosen ? LadderRung.Part.Reached : LadderRung.Part.Beyond
                strong: rung.checked
            }

            Grid {
                id: words

                anchors {
                    left: drawing.right; right: check.left; verticalCenter: parent.verticalCenter
                    leftMargin: Theme.unit * 4; rightMargin: Theme.unit * 2
                }
                columns: root.wide ? 2 : 1
                columnSpacing: Theme.unit * 2

                SilentText {
                    width: rung.modelData.detail === "" || !root.wide ? parent.width : root.titleWidth
                    text: rung.modelData.title
                    font.weight: Font.DemiBold
                    wrapMode: Text.Wrap
                }

                SilentText {
                    width: root.wide ? parent.width - root.titleWidth - Theme.unit * 2 : parent.width
                    visible: text !== ""
                    text: rung.modelData.detail
                    color: rung.checked ? Theme.ink : Theme.ink2
                    wrapMode: Text.Wrap
                }
            }

            Icon {
                id: check

                anchors { right: parent.right; rightMargin: Theme.unit * 3; verticalCenter: parent.verticalCenter }
                opacity: rung.checked ? 1 : 0
                icon: "check"
                color: Theme.accent
            }

            background: Backdrop {
                radius: Theme.radius - 2
                color: rung.checked ? Theme.accentTint : rung.hovered ? Theme.surface2 : "transparent"
                border.width: rung.checked ? 2 : 0
                border.color: Theme.accent
                ringed: rung.visualFocus
            }
        }
    }
}

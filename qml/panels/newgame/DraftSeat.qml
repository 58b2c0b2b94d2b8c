// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// One side of the new game: who plays, how strong the computer is, and whether they move first.
Card {
    id: root

    required property SeatDraft seat
    required property int number
    required property bool first
    /// What this player is called in a partizan game; empty in others.
    property string sideName
    property string namePrefix
    //: the number of a player, 1 or 2
    readonly property string player: sideName !== "" ? sideName : qsTr("Player %1").arg(root.number)

    spacing: Theme.unit * 3

    Row {
        width: parent.width
        spacing: Theme.unit * 3

        Disc {
            id: badge

            width: Math.round(28 * Theme.scale)
            color: root.first ? Theme.accent : Theme.surface
            border.width: root.first ? 0 : 2
            border.color: Theme.ink2

            SilentText {
                anchors.centerIn: parent
                text: root.first ? "1" : "2"
                color: root.first ? Theme.onFilled : Theme.ink
                font.weight: Font.Bold
            }
        }

        AppText {
            id: name

            objectName: root.namePrefix + "title"
            anchors.verticalCenter: badge.verticalCenter
            width: parent.width - badge.width - parent.spacing
            textFormat: Text.StyledText
            text: root.first ? qsTr("<b>%1</b> moves first").arg(root.player) : qsTr("<b>%1</b> moves second").arg(root.player)
            wrapMode: Text.Wrap
            Accessible.name: root.first ? qsTr("%1 moves first").arg(root.player) : qsTr("%1 moves second").arg(root.player)
        }
    }

    Segmented {
        width: parent.width
        shared: true
        name: name.Accessible.name
        namePrefix: root.namePrefix
        ids: ["you", "friend", "computer"] // as SeatDraft.Who
        //: a choice: who plays here is who sits at the computer
        labels: [qsTr("You"), /*: a choice: another person plays here */ qsTr("A friend"), /*: a choice: the program plays here */ qsTr("Computer")]
        icons: ["person", "people", "computer"]
        current: ids[root.seat.who]
        onChosen: id => root.seat.who = ids.indexOf(id)
    }

    Column {
        width: parent.width
        visible: root.seat.who === SeatDraft.Computer
        spacing: Theme.unit

        WideNote {
            text: ladder.Accessible.name
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        /// How strong the computer is, as the rungs of a ladder: up is harder.
        Column {
            id: ladder

            readonly property int chosen: Array.from(root.seat.ladder).findIndex(rung => rung.level === root.seat.level)
            /// Titles stand one below the other, and what they mean beside them where that fits.
            readonly property real titleWidth: Math.round(84 * Theme.scale)
            readonly property bool wide: width >= 340 * Theme.scale

            width: parent.width
            Accessible.role: Accessible.Grouping
            //: read aloud: how well the computer shall play
            Accessible.name: qsTr("How strong?")

            Repeater {
                id: rungs

                model: root.seat.ladder

                RadioPlate {
                    id: rung

                    required property var modelData

                    objectName: root.namePrefix + "level_" + modelData.level.replace(" ", "")
                    width: ladder.width
                    implicitHeight: Math.max(Math.round(33 * Theme.scale), words.implicitHeight + Theme.unit * 3)
                    checked: index === ladder.chosen
                    group: rungs
                    text: modelData.title
                    detail: modelData.detail
                    onClicked: root.seat.level = modelData.level

                    /// A piece of the ladder: its rung, and both rails above and below it.
                    Item {
                        id: drawing

                        readonly property real middle: Math.round(height / 2)

                        anchors { left: parent.left; leftMargin: Theme.unit * 3; top: parent.top; bottom: parent.bottom }
                        width: Math.round(20 * Theme.scale)

                        Repeater { // the rails, on the left and on the right
                            model: 4

                            Rectangle {
                                required property int index
                                readonly property bool low: index > 1
                                readonly property bool reached: low ? rung.index >= ladder.chosen : rung.index > ladder.chosen

                                x: index % 2 * (drawing.width - width)
                                y: low ? drawing.middle : 0
                                width: 3
                                height: low ? drawing.height - drawing.middle : drawing.middle
                                visible: low || reached || rung.index > 0 || !rung.checked
                                color: reached ? Theme.accent : Theme.ink3
                            }
                        }

                        Rectangle {
                            anchors.verticalCenter: parent.verticalCenter
                            width: parent.width
                            height: rung.checked ? 5 : 3
                            color: rung.index >= ladder.chosen ? Theme.accent : Theme.ink3
                        }
                    }

                    WorldImage {
                        id: face

                        anchors { left: drawing.right; leftMargin: Theme.unit * 2; verticalCenter: parent.verticalCenter }
                        width: Theme.plain ? 0 : Math.round(30 * Theme.scale)
                        height: width
                        visible: !Theme.plain
                        element: rung.modelData.face + "-listens"
                    }

                    Grid {
                        id: words

                        anchors {
                            left: face.right; right: check.left; verticalCenter: parent.verticalCenter
                            leftMargin: Theme.unit * 2; rightMargin: Theme.unit * 2
                        }
                        columns: ladder.wide ? 2 : 1
                        columnSpacing: Theme.unit * 2

                        SilentText {
                            width: rung.modelData.detail === "" || !ladder.wide ? parent.width : ladder.titleWidth
                            text: rung.modelData.title
                            font.weight: Font.DemiBold
                            wrapMode: Text.Wrap
                        }

                        SilentText {
                            width: ladder.wide ? parent.width - ladder.titleWidth - Theme.unit * 2 : parent.width
                            visible: text !== ""
                            //: who plays at a level, such as Flint, and how: "looks 3 moves ahead"
                            text: rung.modelData.detail === "" ? "" : qsTr("%1 %2").arg(rung.modelData.name).arg(rung.modelData.detail)
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
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The argument by options: each move with what it leaves and the reply that refutes it; a line opens
/// the position at its end.
Column {
    id: root

    required property var options
    property bool expanded: false
    readonly property int shortLength: 6
    readonly property int shownCount: expanded ? Math.min(options.length, 60) : Math.min(options.length, shortLength)

    signal opened(row: int)
    /// A line is pointed at; -1: none any more.
    signal pointed(row: int)

    onOptionsChanged: expanded = false

    Repeater {
        model: root.shownCount

        /// A line of the argument by options.
        PlainButton {
            id: optionRow

            required property int index
            readonly property string name: root.options[index]?.name ?? ""
            readonly property int outcome: root.options[index]?.outcome ?? Outcome.Unknown
            readonly property string reply: root.options[index]?.reply ?? ""
            readonly property int row: root.options[index]?.row ?? -1
            readonly property bool pointed: hovered || visualFocus

            objectName: "option_" + row
            width: root.width
            text: root.options[index]?.text ?? ""
            implicitHeight: Math.round(36 * Theme.scale)
            background: Rectangle {
                color: optionRow.hovered ? Theme.surface2 : "transparent"

                Hairline {
                    width: parent.width
                }

                FocusRing {
                    wanted: optionRow.visualFocus
                    gap: -2
                }
            }
            onPointedChanged: root.pointed(pointed ? row : -1)
            onClicked: root.opened(row)
            Accessible.name: name

            AppText {
                anchors {
                    left: parent.left; leftMargin: Theme.unit * 1.5; right: tag.left; rightMargin: Theme.unit
                    verticalCenter: parent.verticalCenter
                }
                text: optionRow.text
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                elide: Text.ElideRight
            }

            OutcomeTag {
                id: tag

                silent: true
                anchors { left: parent.left; leftMargin: parent.width * 0.36; verticalCenter: parent.verticalCenter }
                outcome: optionRow.outcome
            }

            AppText {
                anchors {
                    left: tag.right; leftMargin: Theme.unit * 2; right: arrow.left; rightMargin: Theme.unit
                    verticalCenter: parent.verticalCenter
                }
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                //: behind a move: the reply to it, such as "take 3 from heap 1"
                text: optionRow.reply === "" ? "" : qsTr("then %1").arg(optionRow.reply)
                color: Theme.ink2
                elide: Text.ElideRight
            }

            Icon {
                id: arrow

                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                icon: optionRow.mirrored ? "back" : "forward"
                size: Math.round(14 * Theme.scale)
                color: optionRow.hovered || optionRow.visualFocus ? Theme.accent : Theme.ink3
            }
        }
    }

    AppButton {
        objectName: "button_allOptions"
        anchors.left: parent.left
        visible: root.options.length > root.shortLength
        look: AppButton.Look.Link
        //: a button: shows only the first moves of a list
        text: root.expanded ? qsTr("Show fewer") : qsTr("Show more (%L1 in all)").arg(root.options.length)
        onClicked: root.expanded = !root.expanded
    }
}

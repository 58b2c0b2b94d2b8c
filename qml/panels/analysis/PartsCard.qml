// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models

/// The parts that a picture is the sum of, each with its value; the one pointed at is lit on the board.
Card {
    id: root

    required property Analyst analyst
    readonly property var parts: analyst.parts

    spacing: 0
    objectName: "partsCard"

    Heading {
        //: heads the list of what the position is the sum of: heaps, stalks, boards
        text: qsTr("Components")
        bottomPadding: Theme.unit * 2
    }

    Repeater {
        model: root.parts.length // its lines stay when their texts change

        /// A part of a picture: its colours, what it is, and its value.
        AbstractButton {
            id: partLine

            required property int index
            /// A Mover each.
            readonly property list<int> colours: root.parts[index]?.colours ?? []
            readonly property string value: root.parts[index]?.value ?? ""
            readonly property bool pointed: hovered || activeFocus

            objectName: "part_" + index
            width: parent?.width ?? 0
            text: root.parts[index]?.name ?? ""
            implicitHeight: Math.round(36 * Theme.scale)
            hoverEnabled: true
            background: Rectangle {
                color: partLine.pointed ? Theme.surface2 : "transparent"

                Hairline {
                    width: parent.width
                }

                FocusRing {
                    wanted: partLine.visualFocus
                    gap: -2
                }
            }
            onPointedChanged: {
                if (pointed)
                    root.analyst.pointedPart = index;
                else if (root.analyst.pointedPart === index)
                    root.analyst.pointedPart = -1;
            }
            Accessible.role: Accessible.ListItem
            Accessible.name: value === "" ? qsTr("%1: value not known").arg(text) : /*: read aloud: a part of the drawing, and its value */ qsTr("%1: %2").arg(text).arg(value)

            Row {
                id: sign

                anchors { left: parent.left; leftMargin: Theme.unit * 1.5; verticalCenter: parent.verticalCenter }

                Repeater {
                    model: partLine.colours

                    Rectangle {
                        required property int modelData

                        width: Math.round(9 * Theme.scale)
                        height: Math.round(3 * Theme.scale)
                        color: modelData === Mover.Either ? Theme.green : modelData === Mover.Left ? Theme.left : Theme.right
                    }
                }
            }

            SilentText {
                id: name

                anchors { left: sign.right; leftMargin: Theme.unit * 1.5; verticalCenter: parent.verticalCenter }
                width: Math.min(implicitWidth, partLine.width - sign.width - Theme.unit * 3 - Math.min(number.implicitWidth, partLine.width * 0.5) - Theme.unit * 4)
                text: partLine.text
                elide: Text.ElideRight
            }

            SilentText {
                id: number

                anchors {
                    left: name.right; right: parent.right; verticalCenter: parent.verticalCenter
                    leftMargin: Theme.unit * 2; rightMargin: Theme.unit * 1.5
                }
                text: partLine.value === "" ? "?" : partLine.value
                horizontalAlignment: Text.AlignRight
                elide: Text.ElideRight
            }
        }
    }

    WideNote {
        visible: root.analyst.otherParts > 0
        text: qsTr("and more: %L1").arg(root.analyst.otherParts)
        topPadding: Theme.unit * 2
    }
}

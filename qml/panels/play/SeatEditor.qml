// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Who plays on one side, and how well.
Column {
    id: root

    required property Seat seat
    required property string prefix
    /// Whose position the fence is measured against.
    required property Session session
    readonly property int number: seat === session.seat1 ? 1 : 0
    /// Two people: each may have a name and a colour.
    readonly property bool ofFriends: session.seat0.human && session.seat1.human
    readonly property list<string> colours: ofFriends && session.seat0.face !== session.seat1.face ? session.coloursFor(number) : []
    readonly property bool fenced: !seat.human && seat.level === Level.Fence

    spacing: Theme.unit * 2

    Segmented {
        anchors.left: parent.left
        //: a field: a human or the computer
        name: qsTr("Player")
        namePrefix: root.prefix
        ids: ["human", "computer"]
        //: a choice: a person plays here
        labels: [qsTr("Human"), /*: a choice: the program plays here */ qsTr("Computer")]
        current: root.seat.human ? "human" : "computer"
        onChosen: id => root.seat.human = id === ids[0]
    }

    AppTextField {
        objectName: root.prefix + "name"
        anchors.left: parent.left
        width: Math.round(240 * Theme.scale)
        visible: root.ofFriends
        //: a field: what a player is called
        name: qsTr("Name")
        maximumLength: 40
        text: root.seat.name
        onEditingFinished: {
            root.session.nameFriend(root.number, text);
            text = Qt.binding(() => root.seat.name);
        }
    }

    Row {
        anchors.left: parent.left
        visible: root.ofFriends && !Theme.plain
        spacing: Theme.unit * 2

        Repeater {
            id: stones

            model: root.colours

            RadioPlate {
                id: stone

                required property string modelData

                objectName: root.prefix + "colour_" + modelData
                width: Math.round(48 * Theme.scale)
                height: width
                group: stones
                checked: root.seat.face === modelData
                detail: ""
                //: a colour: of the stone that stands for a player
                text: ({ you: qsTr("Blue"), friend: /*: a colour */ qsTr("Green"), amber: /*: a colour */ qsTr("Amber"), wine: /*: a colour */ qsTr("Wine red") })[modelData]
                Keys.onLeftPressed: stone.walk(stone.mirrored ? 1 : -1)
                Keys.onRightPressed: stone.walk(stone.mirrored ? -1 : 1)
                onClicked: root.session.colourFriend(root.number, modelData)

                WorldImage {
                    anchors { fill: parent; margins: Theme.unit }
                    element: stone.modelData
                }
            }
        }
    }

    Row {
        anchors.left: parent.left
        visible: !root.seat.human
        spacing: Theme.unit * 2

        WorldImage {
            width: Math.round(44 * Theme.scale)
            height: width
            visible: !Theme.plain
            element: root.seat.human ? "" : root.seat.face + "-listens"
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter

            AppText {
                //: who plays at a level, such as Flint, and how: "looks 3 moves ahead"
                text: qsTr("%1 %2").arg(root.seat.name).arg(root.seat.manner)
            }

            AppText {
                objectName: root.prefix + "motto"
                //: what an opponent likes to say, in quotation marks
                text: qsTr("“%1”").arg(root.seat.motto)
                color: Theme.ink2
                font.pixelSize: Theme.small
            }
        }
    }

    ChoiceBox {
        objectName: root.prefix + "level"
        anchors.left: parent.left
        visible: !root.seat.human
        //: a field: how well the computer plays
        name: qsTr("Level")
        ids: ["random", "look", "humanlike", "fence", "perfect"] // as Level
        //: a level of the computer: it makes any move
        labels: [qsTr("Random"), /*: a level of the computer: it looks some moves ahead */ qsTr("Look ahead"), /*: a level: slips at times */ qsTr("Human-like"), /*: a level: perfect near the end */ qsTr("Fence"), /*: a level: no mistakes */ qsTr("Perfect")]
        current: ids[root.seat.level]
        onChosen: id => root.seat.level = ids.indexOf(id)
    }

    Row {
        anchors.left: parent.left
        visible: !root.seat.human && (root.seat.level === Level.Look || root.seat.level === Level.Humanlike || root.fenced)
        spacing: Theme.unit * 2

        AppSpinBox {
            objectName: root.prefix + "amount"
            readonly property bool looks: root.seat.level === Level.Look

            name: looks ? qsTr("Moves to look ahead") : root.fenced ? qsTr("Pieces left when it plays perfectly") : qsTr("Slips in percent")
            from: looks || root.fenced ? 1 : 0
            to: looks ? 20 : root.fenced ? 99 : 100
            stepSize: looks || root.fenced ? 1 : 5
            value: looks ? root.seat.depth : root.fenced ? root.seat.fence : root.seat.slip
            onValueModified: {
                if (looks)
                    root.seat.depth = value;
                else if (root.fenced)
                    root.seat.fence = value;
                else
                    root.seat.slip = value;
            }
        }

        LineLabel {
            //: behind a number: so many moves the computer looks ahead
            text: root.seat.level === Level.Look ? qsTr("moves ahead") : root.fenced ? /*: behind a number: once so many pieces are left the computer plays perfectly */ qsTr("pieces left") : /*: behind a number: so many of 100 moves */ qsTr("% slips")
            color: Theme.ink2
        }
    }

    AppText {
        objectName: root.prefix + "fence"
        visible: root.fenced
        width: Math.round(300 * Theme.scale)
        text: visible && root.session.notation !== "" ? root.session.fenceText(root.seat.fence) : ""
        wrapMode: Text.Wrap
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// One of the two teams: its letter in its own shape and colour, its name, which can be changed, and whether it
/// is to move.
AbstractButton {
    id: root

    /// 0 or 1.
    required property int team
    required property string name
    /// What the team is in a partizan game; empty in others.
    required property string side
    required property bool toMove
    required property real grow
    property bool editing: false
    readonly property color ink: side === "" ? (team === 0 ? Theme.accent : Theme.stone) : team === 0 ? Theme.left : Theme.right

    signal renamed(name: string)
    /// Nobody types here any more: the keyboard is free.
    signal typed()

    objectName: "team_" + team
    implicitHeight: Math.round(88 * grow)
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1, %2", "a team and whether it is to move").arg(name).arg(detail.text)
    Accessible.description: qsTr("Changes the name")
    Accessible.onPressAction: if (root.enabled) root.clicked()
    Keys.onReturnPressed: root.clicked()
    onClicked: root.editing = true

    Rectangle {
        id: sign

        anchors { left: parent.left; leftMargin: Math.round(10 * root.grow); verticalCenter: parent.verticalCenter }
        width: Math.round(50 * root.grow)
        height: width
        radius: root.team === 0 ? width / 2 : width * 0.12
        color: root.toMove ? root.ink : "transparent"
        border.width: Math.max(2, Math.round(3 * root.grow))
        border.color: root.ink

        SilentText {
            anchors.centerIn: parent
            text: root.team === 0 ? qsTr("A", "the first team") : qsTr("B", "the second team")
            color: root.toMove ? Theme.onFilled : root.ink
            font.pixelSize: Math.round(30 * root.grow)
            font.weight: Font.Bold
        }
    }

    Column {
        anchors {
            left: sign.right; right: parent.right; verticalCenter: parent.verticalCenter
            leftMargin: Math.round(8 * root.grow); rightMargin: Math.round(6 * root.grow)
        }

        SilentText {
            width: parent.width
            visible: !root.editing
            text: root.name
            font.pixelSize: Math.round(28 * root.grow)
            font.weight: root.toMove ? Font.Bold : Font.Normal
            height: !detail.visible ? root.height - 8
                  : Math.round((root.name.length <= 9 ? 40 : 54) * root.grow) // one line, or room for two
            verticalAlignment: detail.visible ? Text.AlignBottom : Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.round(24 * root.grow)
            lineHeight: 0.9
            wrapMode: Text.Wrap
            elide: Text.ElideRight
        }

        SilentText {
            id: detail

            width: parent.width
            visible: !root.editing && text !== "" && root.name.length <= 16 // the sign itself tells it, too
            //: below the name of a team: it is its turn
            text: root.side !== "" ? root.side : root.toMove ? qsTr("to move") : ""
            color: Theme.ink2
            font.pixelSize: Math.round(24 * root.grow)
            elide: Text.ElideRight
        }

        Lazy {
            wanted: root.editing

            AppTextField {
                objectName: "teamName_" + root.team
                width: parent?.width ?? 0
                height: Math.round(56 * root.grow)
                text: root.name
                maximumLength: 24
                font.pixelSize: Math.round(28 * root.grow)
                Component.onCompleted: {
                    selectAll();
                    forceActiveFocus();
                }
                Keys.onEscapePressed: {
                    root.editing = false;
                    root.typed();
                }
                onAccepted: root.typed()
                onEditingFinished: {
                    if (!root.editing)
                        return;
                    root.editing = false;
                    root.renamed(text);
                }
            }
        }
    }

    background: Backdrop {
        radius: Theme.cardRadius
        color: root.toMove ? Theme.surface2 : "transparent"
        border.width: root.toMove ? Math.max(2, Math.round(3 * root.grow)) : 1
        border.color: root.toMove ? root.ink : Theme.line
        ringed: root.visualFocus
    }
}

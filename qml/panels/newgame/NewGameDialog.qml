// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// A new game: a preset, sizes, rules, or a random position; who plays and who starts.
AppDialog {
    id: root

    required property Session session
    required property Library library
    property string gameId
    property bool misere: false
    /// Why the values leave only normal play.
    readonly property string normalOnly: library.normalOnly(gameId, setup.values)
    property int starter: 0
    property string error

    signal started()

    function ask(id: string, notation: string) {
        gameId = id;
        misere = session.opened && session.gameId === id && session.misere;
        starter = 0;
        error = "";
        setup.show(id, notation);
        open();
    }

    function start() {
        const made = library.compose(gameId, setup.values, misere && normalOnly === "");
        error = made.ok ? "" : made.message;
        if (!made.ok)
            return;
        close();
        if (session.newGame(made.notation, starter))
            root.started();
    }

    objectName: "newGameDialog"
    title: qsTr("New game: %1").arg(library.title(gameId))
    width: Math.min(parent.width - 48, Math.round(640 * Theme.scale))
    height: Math.min(parent.height - 48, content.implicitHeight + foot.height + header.implicitHeight + Theme.unit * 14)

    ScrollArea {
        anchors {
            left: parent.left; right: parent.right; top: parent.top; bottom: foot.top
            bottomMargin: Theme.unit * 3
        }
        contentHeight: content.implicitHeight
        clip: true

        Column {
            id: content

            width: parent.width
            topPadding: 4
            spacing: Theme.unit * 4

            GameSetup {
                id: setup

                width: parent.width - Theme.unit * 3
                library: root.library
                misere: root.misere
                onConventionChosen: misere => root.misere = misere
            }

            Segmented {
                anchors.left: parent.left
                visible: root.library.misereOffered(root.gameId)
                name: qsTr("Convention")
                namePrefix: "new_"
                ids: ["normal", "misere"]
                labels: [qsTr("Normal: last move wins"), qsTr("Misère: last move loses")]
                enabled: root.normalOnly === ""
                opacity: enabled ? 1 : 0.5
                current: root.misere && enabled ? "misere" : "normal"
                onChosen: id => root.misere = id === "misere"
            }

            Paragraph {
                objectName: "normalOnly"
                width: parent.width
                visible: text !== ""
                text: root.normalOnly
            }

            Flow {
                width: parent.width
                spacing: Theme.unit * 6

                LabelledSeat {
                    title: qsTr("First seat")
                    seat: root.session.seat0
                    prefix: "newSeat0_"
                }

                LabelledSeat {
                    title: qsTr("Second seat")
                    seat: root.session.seat1
                    prefix: "newSeat1_"
                }
            }

            Column {
                anchors.left: parent.left
                spacing: Theme.unit * 2

                AppText {
                    anchors.left: parent.left
                    text: qsTr("Who starts")
                    font.weight: Font.DemiBold
                }

                Segmented {
                    anchors.left: parent.left
                    name: qsTr("Who starts")
                    namePrefix: "starter_"
                    ids: ["0", "1"]
                    labels: [root.session.seat0.name, root.session.seat1.name]
                    current: String(root.starter)
                    onChosen: id => root.starter = Number(id)
                }
            }
        }
    }

    RowLayout {
        id: foot

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        spacing: Theme.unit * 2

        Announcement {
            objectName: "newGameError"
            Layout.fillWidth: true
            text: root.error
            color: Theme.hot
        }

        AppButton {
            objectName: "button_newCancel"
            text: qsTr("Cancel")
            onClicked: root.close()
        }

        AppButton {
            objectName: "button_start"
            look: AppButton.Look.Primary
            text: qsTr("Start")
            onClicked: root.start()
        }
    }
}

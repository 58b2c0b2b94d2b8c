// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Grundy.Models

/// The dialogs to open and to save a game.
Item {
    id: root

    required property Session session

    signal loaded()

    function askOpen() {
        opening.open();
    }

    function askSave() {
        saving.open();
    }

    FileDialog {
        id: opening

        title: qsTr("Open a game")
        nameFilters: [qsTr("Grundy games (*.grundy)"), qsTr("All files (*)")]
        onAccepted: {
            if (root.session.load(selectedFile))
                root.loaded();
        }
    }

    FileDialog {
        id: saving

        title: qsTr("Save the game")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "grundy"
        nameFilters: [qsTr("Grundy games (*.grundy)")]
        onAccepted: root.session.save(selectedFile)
    }
}

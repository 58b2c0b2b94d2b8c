// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQml
import Grundy.Models

/// The dialog to open and to save a game, made when it is first asked for.
Item {
    id: root

    required property Session session
    readonly property bool anyOpen: (dialog.object as GameFileDialog)?.visible ?? false

    signal loaded()

    function askOpen() {
        ask(false);
    }

    function askSave() {
        ask(true);
    }

    function ask(saving: bool) {
        dialog.active = true;
        (dialog.object as GameFileDialog).ask(saving, session.documents(), saving ? session.fileName() : "");
    }

    anchors.fill: parent

    Instantiator {
        id: dialog

        active: false

        delegate: GameFileDialog {
            parent: root
            onChosen: url => {
                const done = saving ? root.session.save(url) : root.session.load(url);
                error = done ? "" : root.session.message;
                if (!done)
                    return;
                close();
                if (!saving)
                    root.loaded();
            }
        }
    }
}

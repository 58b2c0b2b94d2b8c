// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQml
import Grundy.Models

/// The dialog to open and to save a game, or a picture of it, made when it is first asked for.
Item {
    id: root

    required property Session session
    readonly property bool anyOpen: (dialog.object as GameFileDialog)?.visible ?? false

    signal loaded()
    /// The board is to be drawn into a file.
    signal pictureAsked(url: url)

    function askOpen() {
        ask(false, "", [".grundy"]);
    }

    function askSave() {
        ask(true, session.fileName(), [".grundy"]);
    }

    function askPicture() {
        ask(true, session.pictureName(), session.board.shape === "bush" ? [".svg", ".png", ".pdf", ".dot"] : [".png"]);
    }

    function ask(saving: bool, name: string, endings: list<string>) {
        dialog.active = true;
        const chooser = dialog.object as GameFileDialog;
        chooser.endings = endings;
        chooser.ask(saving, session.documents(), name);
    }

    /// False when it went wrong; the session then says why.
    function carryOut(url: url, saving: bool, picture: bool): bool {
        if (picture && session.board.shape !== "bush") {
            root.pictureAsked(url);
            return true;
        }
        return picture ? session.exportPicture(url, Theme.bushColours) : saving ? session.save(url) : session.load(url);
    }

    anchors.fill: parent

    Instantiator {
        id: dialog

        active: false

        delegate: GameFileDialog {
            parent: root
            onChosen: url => {
                const done = root.carryOut(url, saving, picture);
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

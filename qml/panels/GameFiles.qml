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

    /// Writes the Lab's page and says what went wrong, if anything did.
    property var labWriter: (url) => ""

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

    /// A page of the Lab is to be written: a name, and the endings that it may have.
    function askLab(name: string, endings: var) {
        ask(true, name, endings);
        (dialog.object as GameFileDialog).forLab = true;
    }

    function ask(saving: bool, name: string, endings: list<string>) {
        dialog.active = true;
        const chooser = dialog.object as GameFileDialog;
        chooser.endings = endings;
        chooser.forLab = false;
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
                const done = forLab ? true : root.carryOut(url, saving, picture);
                error = forLab ? root.labWriter(url) : done ? "" : root.session.message;
                if (error !== "" || !done)
                    return;
                close();
                if (!saving)
                    root.loaded();
            }
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Opens games and lessons, and saves a game or a picture of it. The dialog is made when it is first asked for.
Item {
    id: root

    required property Session session
    readonly property bool anyOpen: dialog?.visible ?? false
    /// Null until it is first asked for.
    property AppDialog dialog: null

    /// Writes its page into a file.
    property LabPlace lab: null

    signal loaded()
    /// A lesson was chosen; what is wrong with it is told on its own page.
    signal lessonChosen(file: url)
    /// The board is to be drawn into a file.
    signal pictureAsked(url: url)

    function askOpen() {
        ask(false, "", Array.from(kinds.opened));
    }

    /// A file that was dropped on the window, or named when it was started.
    function openFile(file: url) {
        if (receive(file))
            return;
        askOpen();
        (dialog as GameFileDialog).refuse(file, session.message);
        session.clearMessage();
    }

    /// False when it cannot be opened; the session then says why.
    function receive(file: url): bool {
        const isLesson = kinds.isLesson(file);
        if (!isLesson && !session.load(file))
            return false;
        if (isLesson)
            root.lessonChosen(file);
        else
            root.loaded();
        return true;
    }

    function askSave() {
        ask(true, session.fileName(), [".grundy"]);
    }

    function askPicture() {
        ask(true, session.pictureName(), session.board.shape === BoardShape.Drawn ? [".svg", ".png", ".pdf", ".dot"] : [".png"]);
    }

    /// A page of the Lab is to be written: a name, and the endings that it may have.
    function askLab(name: string, endings: var) {
        ask(true, name, endings);
        (dialog as GameFileDialog).forLab = true;
    }

    function ask(saving: bool, name: string, endings: list<string>) {
        if (dialog === null) {
            dialog = Qt.createComponent(Qt.resolvedUrl("GameFileDialog.qml")).createObject(root);
            dialog.parent = root;
        }
        const chooser = dialog as GameFileDialog;
        chooser.endings = endings;
        chooser.forLab = false;
        chooser.ask(saving, session.documents(), name);
    }

    /// False when it went wrong; the session then says why.
    function carryOut(url: url, saving: bool, picture: bool): bool {
        if (picture && session.board.shape !== BoardShape.Drawn) {
            root.pictureAsked(url);
            return true;
        }
        return picture ? session.exportPicture(url, Theme.boardColours) : saving ? session.save(url) : receive(url);
    }

    anchors.fill: parent

    FileKinds {
        id: kinds
    }

    Connections {
        target: root.dialog

        function onChosen(url: url) {
            const chooser = root.dialog as GameFileDialog;
            const done = chooser.forLab ? true : root.carryOut(url, chooser.saving, chooser.picture);
            chooser.error = chooser.forLab ? root.lab?.exportTo(url) ?? "" : done ? "" : root.session.message;
            if (chooser.error === "" && done)
                chooser.close();
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Opens games and lessons, and saves a game, a picture of it or a page of the Lab; prints a position.
Item {
    id: root

    enum Asked {
        Open,
        Save,
        Picture,
        Lab
    }

    required property Session session
    readonly property bool anyOpen: choice.shown || paper.shown
    /// Writes its page into a file.
    property LabPlace lab: null
    property int asked: GameFiles.Asked.Open

    signal loaded()
    /// A lesson was chosen; what is wrong with it is told on its own page.
    signal lessonChosen(file: url)
    /// The same of a drawn game.
    signal ruleChosen(file: url)

    function askOpen() {
        ask(GameFiles.Asked.Open, "", Array.from(kinds.opened));
    }

    /// A file that was dropped on the window, or named when it was started.
    function openFile(file: url) {
        const problem = receive(file);
        if (problem === "")
            return;
        asked = GameFiles.Asked.Open;
        choice.prepare(heading(), false, Array.from(kinds.opened));
        choice.refuse(file, problem);
        session.clearMessage();
    }

    /// Why it cannot be opened; empty when it was.
    function receive(file: url): string {
        if (kinds.isRule(file))
            root.ruleChosen(file);
        else if (kinds.isLesson(file))
            root.lessonChosen(file);
        else if (session.load(file))
            root.loaded();
        else
            return session.message;
        return "";
    }

    function askSave() {
        ask(GameFiles.Asked.Save, session.fileName(), [".grundy"]);
    }

    function askPicture() {
        ask(GameFiles.Asked.Picture, session.pictureName(), session.board.shape === BoardShape.Drawn ? [".svg", ".png", ".pdf", ".dot"] : [".png", ".svg", ".pdf"]);
    }

    function askPrint() {
        paper.ask(session.printout());
    }

    /// A page of the Lab is to be written: a name, and the endings that it may have.
    function askLab(name: string, endings: var) {
        ask(GameFiles.Asked.Lab, name, endings);
    }

    function ask(what: int, name: string, endings: list<string>) {
        asked = what;
        choice.prepare(heading(), what !== GameFiles.Asked.Open, endings);
        choice.ask(name);
    }

    function heading(): string {
        switch (asked) {
        case GameFiles.Asked.Save: return qsTr("Save the game");
        case GameFiles.Asked.Picture: return qsTr("Export a picture");
        case GameFiles.Asked.Lab: return qsTr("Export from the Lab");
        default: return qsTr("Open a game or a lesson");
        }
    }

    /// What went wrong; empty for nothing.
    function carryOut(file: url): string {
        switch (asked) {
        case GameFiles.Asked.Save: return session.save(file) ? "" : session.message;
        case GameFiles.Asked.Picture: return session.exportPicture(file, Theme.boardColours) ? "" : session.message;
        case GameFiles.Asked.Lab: return lab?.exportTo(file) ?? "";
        default: return receive(file);
        }
    }

    anchors.fill: parent

    FileKinds {
        id: kinds
    }

    FileChoice {
        id: choice

        anchors.fill: parent
        folder: root.session.documents()
        onChosen: file => {
            const problem = root.carryOut(file);
            if (problem !== "")
                refuse(file, problem);
        }
    }

    PrintPlace {
        id: paper

        anchors.fill: parent
        onPrinted: root.session.tellPrinted()
    }
}

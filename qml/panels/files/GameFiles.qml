// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Opens games and lessons, and saves a game, a picture of it or a page of the Lab; prints a position.
Item {
    id: root

    required property Session session
    readonly property bool anyOpen: choice.shown || paper.shown
    /// Writes its page into a file.
    property LabPlace lab: null
    /// Files may be dropped on the window.
    property bool takesDrops: false
    /// What becomes of the file that is chosen: it says what went wrong, else empty.
    property var carryOut

    signal loaded()
    /// A lesson was chosen; what is wrong with it is told on its own page.
    signal lessonChosen(file: url)
    /// The same of a drawn game.
    signal ruleChosen(file: url)

    function askOpen() {
        prepareOpening();
        choice.ask("");
    }

    function prepareOpening() {
        carryOut = receive;
        choice.prepare(qsTr("Open a game or a lesson"), false, Array.from(kinds.opened));
    }

    /// A file that was dropped on the window, or named when it was started.
    function openFile(file: url) {
        const problem = receive(file);
        if (problem === "")
            return;
        prepareOpening();
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
        write(qsTr("Save the game"), session.fileName(), [".grundy"], file => session.save(file) ? "" : session.message);
    }

    function askPicture() {
        const endings = session.board.shape === BoardShape.Drawn ? [".svg", ".png", ".pdf", ".dot"] : [".png", ".svg", ".pdf"];
        write(qsTr("Export a picture"), session.pictureName(), endings,
              file => session.exportPicture(file, Theme.boardColours) ? "" : session.message);
    }

    function askShared(picture: SharedGame, name: string) {
        write(qsTr("Save the picture of the game"), name, [".png", ".svg"], file => picture.save(file));
    }

    function askPrint() {
        paper.ask(session.printout());
    }

    /// A page of the Lab is to be written: a name, and the endings that it may have.
    function askLab(name: string, endings: var) {
        write(qsTr("Export from the Lab"), name, endings, file => lab?.exportTo(file) ?? "");
    }

    function write(heading: string, name: string, endings: list<string>, writing: var) {
        carryOut = writing;
        choice.prepare(heading, true, endings);
        choice.ask(name);
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

    /// Takes a file that is dragged onto the window, and shows a frame meanwhile.
    DropArea {
        id: drop

        anchors.fill: parent
        enabled: root.takesDrops && !root.anyOpen
        keys: ["text/uri-list"]
        onDropped: dropped => {
            if (dropped.hasUrls)
                root.openFile(dropped.urls[0]);
        }

        Rectangle {
            anchors.fill: parent
            visible: drop.containsDrag
            color: "transparent"
            border.width: 4
            border.color: Theme.accent

            Rectangle {
                anchors.centerIn: parent
                width: Math.min(parent.width - Theme.unit * 8, words.implicitWidth + Theme.unit * 12)
                height: words.height + Theme.unit * 8
                radius: Theme.cardRadius
                color: Theme.surface
                border.width: 1
                border.color: Theme.accent

                AppText {
                    id: words

                    objectName: "dropText"
                    anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.unit * 4 }
                    text: qsTr("Drop a game or a lesson to open it")
                    font.pixelSize: Theme.large
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}

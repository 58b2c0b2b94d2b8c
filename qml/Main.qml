// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// The window: rail, pages, dialogs, shortcuts. Pages ask, this file carries out.
ApplicationWindow {
    id: root

    property string startPosition
    property string startMode
    property string startTheme
    /// The page of the Lab to open with; empty for none.
    property string startLab
    /// The page of Learn to open with; empty for none.
    property string startLearn
    /// The lesson to open with, its id or its file; empty for none.
    property string startLesson
    property string page: "gallery"
    readonly property alias session: theSession
    /// A page of the Lab is presented, as long as the Lab is open.
    property bool labPresented: false
    /// The open lesson is presented, as long as Learn is open.
    property bool lessonPresented: false
    /// What is presented: "position", "lab" or "lesson"; empty for nothing.
    readonly property string presented: theSession.opened && theSession.mode === "present" && page === "game" ? "position"
                                      : labPresented && page === "lab" ? "lab"
                                      : lessonPresented && page === "learn" && (pages.learn?.lessonShow?.opened ?? false) ? "lesson" : ""
    readonly property bool presenting: presented !== ""
    /// Nothing is being worked out any more: what is seen will stay.
    readonly property bool settled: !theSession.analyst.busy && !theSession.thinking && !theSession.explanation.busy
                                     && (presenting ? stage.settled : pages.settled) // what is out of the window never is

    function openPosition(notation: string) {
        // Pasted over the same game it is a position more, and undo leads back.
        if (page === "game" ? theSession.pasteText(notation) : theSession.open(notation))
            page = "game";
    }

    function ask(what: string) {
        switch (what) {
        case "new": dialogs.askNew(); break;
        case "open": files.askOpen(); break;
        case "save": files.askSave(); break;
        case "export": files.askPicture(); break;
        case "copy": clipboard.copy(theSession.copyText()); break;
        case "paste": dialogs.askPaste(clipboard.read()); break;
        case "shortcuts": dialogs.showShortcuts(); break;
        case "back": page = "gallery"; break;
        case "continue": continueLast(); break;
        case "presentLab": labPresented = true; break;
        case "presentLesson": lessonPresented = true; break;
        case "lab": openLab(page === "game" ? theSession.notation : "", ""); break;
        case "why": pages.game?.why(); break;
        }
    }

    function go(where: string) {
        if (where === "lab")
            openLab("", "");
        else
            page = where;
    }

    /// Opens the Lab with the game below `notation`; empty texts leave position and page as they are. The first
    /// time it begins with the position on the board, or with the classic one.
    function openLab(notation: string, tab: string) {
        page = "lab";
        const lab = pages.lab;
        const first = theSession.opened ? theSession.notation : "lines/misere:111/1111/11111";
        if (notation !== "" || lab.lab.notation === "")
            lab.take(notation !== "" ? notation : first);
        if (tab !== "")
            lab.tab = tab;
    }

    /// A position of the Lab or of a lesson is opened as a game of its own; undo leads back to the one before.
    function openApart(notation: string, mode: string) {
        if (theSession.opened ? !theSession.openHere(notation) : !theSession.open(notation))
            return;
        theSession.mode = mode;
        page = "game";
    }

    /// Opens a lesson by its id or its file.
    function openLesson(which: string) {
        page = "learn";
        pages.learn.openLesson(which);
    }

    function continueLast() {
        if (theSession.opened || theSession.continueLast())
            page = "game";
    }

    /// To Play, where nothing is told: the class is still looking.
    function leavePresent() {
        if (presented === "position")
            theSession.mode = "play";
        labPresented = false;
        lessonPresented = false;
    }

    width: 1440
    height: 900
    minimumWidth: 720
    minimumHeight: 520
    visible: true
    title: page === "game" && theSession.opened ? qsTr("%1 – Grundy").arg(theSession.title) : qsTr("Grundy")
    color: Theme.background
    font.pixelSize: Theme.body
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true
    palette {
        window: Theme.surface
        windowText: Theme.ink
        base: Theme.surface
        alternateBase: Theme.surface2
        text: Theme.ink
        button: Theme.surface2
        buttonText: Theme.ink
        brightText: Theme.onFilled
        highlight: Theme.accent
        highlightedText: Theme.onFilled
        placeholderText: Theme.ink3
        toolTipBase: Theme.surface
        toolTipText: Theme.ink
        light: Theme.surface2
        midlight: Theme.surface2
        mid: Theme.line
        dark: Theme.ink2
    }
    onPageChanged: {
        labPresented = false;
        lessonPresented = false;
    }
    Component.onCompleted: {
        if (startTheme === "light" || startTheme === "dark")
            Theme.forced = startTheme;
        if (startPosition !== "")
            openPosition(startPosition);
        if (startMode !== "")
            theSession.mode = startMode;
        if (startLab !== "")
            openLab(startPosition, startLab);
        if (startLearn !== "") {
            page = "learn";
            pages.learn.tab = startLearn;
        }
        if (startLesson !== "")
            openLesson(startLesson);
    }

    Session {
        id: theSession

        objectName: "session"
    }

    Library {
        id: theLibrary
    }

    Clipboard {
        id: clipboard
    }

    Pages { // out of the window while something is presented: a class finds nothing of it there
        id: pages

        parent: root.presenting ? null : root.contentItem
        width: root.contentItem.width
        height: root.contentItem.height
        visible: !root.presenting
        session: theSession
        library: theLibrary
        page: root.page
        onChosen: page => root.go(page)
        onAsked: what => root.ask(what)
        onOpened: notation => root.openPosition(notation)
        onOpenedApart: (notation, mode) => root.openApart(notation, mode)
        onLabExportAsked: (name, endings) => files.askLab(name, endings)
    }

    Stage {
        id: stage

        anchors.fill: parent
        window: root
        session: theSession
        lab: pages.lab
        lesson: pages.learn?.lessonShow ?? null
        what: root.presented
        onLeaveAsked: root.leavePresent()
    }

    AppShortcuts {
        enabled: !root.presenting && !dialogs.anyOpen && !files.anyOpen
        session: theSession
        page: root.page
        onAsked: what => root.ask(what)
    }

    Dialogs {
        id: dialogs

        session: theSession
        library: theLibrary
        onOpened: notation => root.openPosition(notation)
        onStarted: root.go("game")
    }

    GameFiles {
        id: files

        session: theSession
        onLoaded: root.go("game")
        onPictureAsked: url => pages.game?.exportBoard(url)
        labWriter: url => pages.lab?.exportTo(url) ?? ""
    }
}

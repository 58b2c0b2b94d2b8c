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
    property string page: "gallery"
    readonly property alias session: theSession
    readonly property bool presenting: theSession.opened && theSession.mode === "present" && page === "game"
    /// Nothing is being worked out any more: what is seen will stay.
    readonly property bool settled: !theSession.analyst.busy && !theSession.thinking && !theSession.explanation.busy
                                     && ((labSlot.made as LabPage)?.settled ?? true)

    /// The Lab stays as it was left.
    property bool labVisited: false

    /// The mode before Present, to return to.
    property string lastMode: "explore"

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
        case "lab": openLab(page === "game" ? theSession.notation : "", ""); break;
        case "why": (game.made as GamePage)?.why(); break;
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
        const lab = labSlot.made as LabPage;
        const first = theSession.opened ? theSession.notation : "lines/misere:111/1111/11111";
        if (notation !== "" || lab.lab.notation === "")
            lab.take(notation !== "" ? notation : first);
        if (tab !== "")
            lab.tab = tab;
    }

    /// A position of the Lab is opened as a game of its own; undo leads back to the one before.
    function openFromLab(notation: string, mode: string) {
        if (theSession.opened ? !theSession.openHere(notation) : !theSession.open(notation))
            return;
        theSession.mode = mode;
        page = "game";
    }

    function continueLast() {
        if (theSession.opened || theSession.continueLast())
            page = "game";
    }

    function fitScreen() {
        const windowed = Qt.platform.pluginName === "offscreen";
        if (presenting && !windowed)
            root.visibility = Window.FullScreen;
        else if (!presenting && root.visibility === Window.FullScreen)
            root.visibility = Window.Windowed;
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
    onPageChanged: labVisited = labVisited || page === "lab"
    onPresentingChanged: fitScreen()
    Component.onCompleted: {
        if (startTheme === "light" || startTheme === "dark")
            Theme.forced = startTheme;
        if (startPosition !== "")
            openPosition(startPosition);
        if (startMode !== "")
            theSession.mode = startMode;
        if (startLab !== "")
            openLab(startPosition, startLab);
    }

    Session {
        id: theSession

        objectName: "session"
        onModeChanged: {
            if (mode !== "present")
                root.lastMode = mode;
        }
    }

    Library {
        id: theLibrary
    }

    Clipboard {
        id: clipboard
    }

    Rail {
        id: rail

        anchors { left: parent.left; top: parent.top; bottom: parent.bottom }
        visible: !root.presenting
        page: root.page
        onChosen: page => root.go(page)
    }

    Item {
        id: pages

        anchors { left: rail.right; right: parent.right; top: parent.top; bottom: parent.bottom }
        visible: !root.presenting

        GalleryPage {
            objectName: "galleryPage"
            anchors.fill: parent
            visible: root.page === "gallery"
            session: theSession
            library: theLibrary
            onOpened: notation => root.openPosition(notation)
            onPasteAsked: root.ask("paste")
            onContinueAsked: root.continueLast()
        }

        Lazy {
            id: game

            wanted: theSession.opened

            GamePage {
                objectName: "gamePage"
                anchors.fill: parent
                visible: root.page === "game"
                session: theSession
                onBackAsked: root.go("gallery")
                onAsked: what => root.ask(what)
            }
        }

        Lazy {
            id: labSlot

            wanted: root.labVisited

            LabPage {
                objectName: "labPage"
                anchors.fill: parent
                visible: root.page === "lab"
                session: theSession
                onOpenAsked: notation => root.openFromLab(notation, "explore")
                onPlayAsked: notation => root.openFromLab(notation, "play")
                onExportAsked: (name, endings) => files.askLab(name, endings)
            }
        }

        Lazy {
            wanted: root.page === "settings"

            SettingsPage {
                objectName: "settingsPage"
                anchors.fill: parent
            }
        }
    }

    Lazy {
        wanted: root.presenting

        PresentPage {
            objectName: "presentPage"
            anchors.fill: parent
            session: theSession
            onLeaveAsked: theSession.mode = root.lastMode
        }
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
        onPictureAsked: url => (game.made as GamePage)?.exportBoard(url)
        labWriter: url => (labSlot.made as LabPage)?.exportTo(url) ?? ""
    }
}

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
    property string page: "gallery"
    readonly property alias session: theSession
    readonly property bool presenting: theSession.opened && theSession.mode === "present" && page === "game"
    /// Nothing is being worked out any more: what is seen will stay.
    readonly property bool settled: !theSession.analyst.busy && !theSession.thinking && !theSession.explanation.busy

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
        case "why": (game.made as GamePage)?.why(); break;
        }
    }

    function go(where: string) {
        page = where;
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
    onPresentingChanged: fitScreen()
    Component.onCompleted: {
        if (startTheme === "light" || startTheme === "dark")
            Theme.forced = startTheme;
        if (startPosition !== "")
            openPosition(startPosition);
        if (startMode !== "")
            theSession.mode = startMode;
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
    }
}

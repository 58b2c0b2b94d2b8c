// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The window: rail, pages, dialogs, shortcuts. Pages ask, this file carries out.
AppWindow {
    id: root

    property string startPosition
    /// The saved game to open with; empty for none.
    property url startGame
    property int startMode: -1
    property string startTheme
    /// The page of the Lab to open with, a LabTab; -1 for none.
    property int startLab: -1
    /// The page of Learn to open with, a LearnTab; -1 for none.
    property int startLearn: -1
    /// The lesson to open with, its id or its file; empty for none.
    property string startLesson
    property int page: MainPage.Gallery
    /// It is about to be destroyed.
    property bool ending: false
    readonly property alias session: theSession
    /// The Lab's page or the open lesson is presented, as long as its own page is open.
    property bool ofLab: false
    property bool ofLesson: false
    /// What the window presents, a Presented.
    readonly property int presented: theSession.opened && theSession.mode === Mode.Present && page === MainPage.Game ? Presented.Position
                                  : ofLab && page === MainPage.Lab ? Presented.Lab
                                  : ofLesson && page === MainPage.Learn && (pages.learn?.lessonShow?.opened ?? false) ? Presented.Lesson : Presented.Nothing
    readonly property bool presenting: presented !== Presented.Nothing
    /// Why the lesson that it was to open cannot be opened; empty when all is well.
    readonly property string refusal: pages.learn?.lessonShow?.problem ?? ""
    /// Nothing is being worked out any more: what is seen will stay.
    readonly property bool settled: !theSession.analyst.busy && !theSession.thinking && !theSession.explanation.busy
                                     && (presenting ? (stage.made as StagePlace)?.settled ?? false : pages.settled) // what is out of the window never is

    /// Who explores explores what is pasted, too.
    function openPosition(notation: string) {
        openApart(notation, 0, page === MainPage.Game && theSession.mode === Mode.Explore ? Mode.Explore : Mode.Play);
    }

    /// Shows the game, if it was opened.
    function enter(opened: bool) {
        if (opened)
            page = MainPage.Game;
    }

    function ask(what: int) {
        switch (what) {
        case Command.New: dialogs.askNew(); break;
        case Command.Open: files.askOpen(); break;
        case Command.Save: files.askSave(); break;
        case Command.Export: files.askPicture(); break;
        case Command.Share: dialogs.askShare(pages.game?.review ?? null); break;
        case Command.Print: files.askPrint(); break;
        case Command.Copy: clipboard.copy(theSession.copyText()); break;
        case Command.Paste: dialogs.askPaste(clipboard.read()); break;
        case Command.Shortcuts: dialogs.showShortcuts(); break;
        case Command.Back: page = MainPage.Gallery; break;
        case Command.Continue: enter(theSession.opened || theSession.continueLast()); break;
        case Command.Present: present(); break;
        case Command.Lab: openLab(page === MainPage.Game ? theSession.notation : "", -1); break;
        case Command.Why: pages.game?.why(); break;
        case Command.AddToLesson: makeStep(theSession.notation); break;
        case Command.AddGame: dialogs.askGame(false, clipboard.read()); break;
        case Command.Compare: dialogs.askGame(true, clipboard.read()); break;
        }
    }

    /// F5: what the open page has to present.
    function present() {
        if (page === MainPage.Game)
            theSession.mode = Mode.Present;
        else if (page === MainPage.Lab)
            ofLab = pages.lab?.presentable ?? false;
        else if (page === MainPage.Learn)
            ofLesson = pages.learn?.tab === LearnTab.Lessons && (pages.learn?.lessonShow?.opened ?? false);
    }

    function endPresenting() {
        ofLab = false;
        ofLesson = false;
    }

    function go(where: int) {
        if (presented === Presented.Position)
            theSession.leavePresent();
        if (where === MainPage.Lab)
            openLab("", -1);
        else
            page = where;
    }

    /// Opens the Lab with the game below `notation`; an empty text and -1 leave position and page as they are. The first
    /// time it begins with the position on the board, or with a well-known one.
    function openLab(notation: string, tab: int) {
        page = MainPage.Lab;
        const lab = pages.lab;
        const first = theSession.opened ? theSession.notation : lab.lab.suggestions[0];
        if (notation !== "" || lab.lab.notation === "")
            lab.receive(notation !== "" ? notation : first);
        if (tab >= 0)
            lab.tab = tab;
    }

    /// Wherever a position comes from, it is a game of its own; the one before stays as it is.
    function openApart(notation: string, starter: int, mode: int) {
        enter(theSession.openAsRemembered(notation, starter, mode));
    }

    /// Opens a lesson by its id or its file.
    function openLesson(which: string) {
        page = MainPage.Learn;
        pages.learn.openLesson(which);
    }

    /// A position becomes a step of the lesson that is being made.
    function openWorksheet(notation: string) {
        page = MainPage.Learn;
        pages.learn.openWorksheet(notation);
    }

    function makeStep(notation: string) {
        page = MainPage.Learn;
        pages.learn.addToLesson(notation);
    }

    /// What nobody foresaw, see app::Application.
    function tellMishap(cause: string) {
        dialogs.tellMishap(cause);
    }

    width: 1440
    height: 900
    minimumWidth: 600
    minimumHeight: 320
    visible: true
    title: page === MainPage.Game && theSession.opened ? qsTr("%1 – Grundy").arg(theSession.title) : /*: the title of the window: the name of the program */ qsTr("Grundy")
    onPageChanged: endPresenting()
    Component.onCompleted: {
        if (startTheme === "light" || startTheme === "dark")
            Theme.forced = startTheme;
        if (startPosition !== "")
            enter(theSession.open(startPosition));
        if (String(startGame) !== "")
            files.openFile(startGame);
        if (startMode >= 0)
            theSession.mode = startMode;
        if (startLab >= 0)
            openLab(startPosition, startLab);
        if (startLearn >= 0) {
            page = MainPage.Learn;
            pages.learn.tab = startLearn;
        }
        if (startLesson !== "")
            openLesson(startLesson);
    }

    Session {
        id: theSession

        objectName: "session"
        options.pause: Settings.reducedMotion ? 0 : Settings.pause
        options.warnsOfMistakes: Settings.warnsOfMistakes
        options.movesColoured: Settings.movesColoured
        options.letters: Settings.lettersMet
        explanation.level: Settings.level
        learner: pages.learn?.learner ?? ""
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
        commanding: !root.presenting && !dialogs.anyOpen && !files.anyOpen
        onChosen: page => root.go(page)
        onAsked: what => root.ask(what)
    }

    Connections {
        target: pages.draw

        function onBackAsked() {
            root.page = MainPage.Gallery;
        }
        function onOpenAsked(notation: string, starter: int, mode: int) {
            root.openApart(notation, starter, mode);
        }
        function onLabAsked(notation: string) {
            root.openLab(notation, LabTab.Graph);
        }
        function onLessonAsked(notation: string) {
            root.makeStep(notation);
        }
        function onWorksheetAsked(notation: string) {
            root.openWorksheet(notation);
        }
    }

    Connections {
        target: pages.lab

        function onOpenAsked(notation: string) {
            root.openApart(notation, 0, Mode.Explore);
        }
        function onPlayAsked(notation: string) {
            root.openApart(notation, 0, Mode.Play);
        }
        function onDrawAsked(notation: string) {
            root.page = MainPage.Draw;
            if (notation !== "")
                pages.draw.receive(notation);
        }
        function onPresentAsked() {
            root.ofLab = true;
        }
        function onExportAsked(name: string, endings: var) {
            files.askLab(name, endings);
        }
    }

    Connections {
        target: pages.learn

        function onOpenAsked(notation: string) {
            root.openApart(notation, 0, Mode.Explore);
        }
        function onPresentAsked() {
            root.ofLesson = true;
        }
    }

    /// These work everywhere, also where the rail is not shown.
    Item {
        id: ways

        readonly property bool open: !dialogs.anyOpen && !files.anyOpen

        Shortcut { sequences: ["Ctrl+1"]; enabled: ways.open; onActivated: root.go(MainPage.Gallery) }
        Shortcut { sequences: ["Ctrl+2"]; enabled: ways.open; onActivated: root.go(MainPage.Learn) }
        Shortcut { sequences: ["Ctrl+3"]; enabled: ways.open; onActivated: root.go(MainPage.Lab) }
        Shortcut { sequences: ["Ctrl+4", "Ctrl+,"]; enabled: ways.open; onActivated: root.go(MainPage.Settings) }
    }

    Timer {
        interval: 500
        running: true
        onTriggered: pages.idle = true
    }

    Timer { // always one: Qt complains when its last animation ends and the next begins in the wrong moment between
        interval: 24 * 3600 * 1000
        repeat: true
        running: true
    }

    Lazy {
        id: stage

        source: "qrc:/qt/qml/Grundy/Present/Stage.qml"
        expected: pages.idle
        properties: ({ window: root, session: theSession })
        wanted: root.presenting || made !== null
    }

    SteadyBinding {
        target: Theme
        property: "spacious"
        value: root.width >= 2200 && root.height >= 1240
    }

    SteadyBinding {
        target: stage.made
        property: "lab"
        value: pages.lab
    }

    SteadyBinding {
        target: stage.made
        property: "lesson"
        value: pages.learn?.lessonShow ?? null
    }

    SteadyBinding {
        target: stage.made
        property: "what"
        value: root.ending ? Presented.Nothing : root.presented
    }

    Connections {
        target: stage.made as StagePlace

        function onLeaveAsked() {
            if (root.presented === Presented.Lab)
                pages.lab.covered = true;
            if (root.presented === Presented.Position)
                theSession.leavePresent();
            root.endPresenting();
        }
    }

    Dialogs {
        id: dialogs

        session: theSession
        library: theLibrary
        onOpened: notation => root.openPosition(notation)
        onStarted: root.go(MainPage.Game)
        onPictureAsked: (picture, name) => files.askShared(picture, name)
    }

    GameFiles {
        id: files

        session: theSession
        onLoaded: root.go(MainPage.Game)
        onLessonChosen: file => root.openLesson(String(file))
        onRuleChosen: file => {
            root.page = MainPage.Draw;
            pages.draw.openFile(file);
        }
        lab: pages.lab
        takesDrops: !root.presenting && !dialogs.anyOpen
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The rail and the pages. They say what is wanted; the window carries it out.
Item {
    id: root

    required property Session session
    required property Library library
    /// "gallery", "game", "learn", "lab" or "settings".
    required property string page
    /// Null before their first visit: they stay as they were left.
    readonly property GamePage game: gameSlot.made as GamePage
    readonly property LabPage lab: labSlot.made as LabPage
    readonly property LearnPage learn: learnSlot.made as LearnPage
    property bool labVisited: false
    property bool learnVisited: false
    readonly property bool settled: (lab?.settled ?? true) && (learn?.settled ?? true)

    /// A page of the rail.
    signal chosen(page: string)
    /// What the window can do: see Main.
    signal asked(what: string)
    signal opened(notation: string)
    /// A position of the Lab or of a lesson is opened in a mode of a game of its own.
    signal openedApart(notation: string, mode: string)
    /// A recent game, or a copy of it, by its name.
    signal recentOpened(name: string)
    signal copyOpened(name: string)
    signal labExportAsked(name: string, endings: var)

    onPageChanged: {
        labVisited = labVisited || page === "lab";
        learnVisited = learnVisited || page === "learn";
    }

    Rail {
        id: rail

        anchors { left: parent.left; top: parent.top; bottom: parent.bottom }
        page: root.page
        onChosen: page => root.chosen(page)
    }

    Item {
        anchors { left: rail.right; right: parent.right; top: parent.top; bottom: parent.bottom }

        GalleryPage {
            objectName: "galleryPage"
            anchors.fill: parent
            visible: root.page === "gallery"
            session: root.session
            library: root.library
            onOpened: notation => root.opened(notation)
            onPasteAsked: root.asked("paste")
            onContinueAsked: root.asked("continue")
            onRecentOpened: name => root.recentOpened(name)
            onCopyOpened: name => root.copyOpened(name)
        }

        Lazy {
            id: gameSlot

            wanted: root.session.opened

            GamePage {
                objectName: "gamePage"
                anchors.fill: parent
                visible: root.page === "game"
                session: root.session
                onBackAsked: root.chosen("gallery")
                onAsked: what => root.asked(what)
            }
        }

        Lazy {
            id: labSlot

            wanted: root.labVisited

            LabPage {
                objectName: "labPage"
                anchors.fill: parent
                visible: root.page === "lab"
                session: root.session
                onOpenAsked: notation => root.openedApart(notation, "explore")
                onPlayAsked: notation => root.openedApart(notation, "play")
                onPresentAsked: root.asked("presentLab")
                onExportAsked: (name, endings) => root.labExportAsked(name, endings)
            }
        }

        Lazy {
            id: learnSlot

            wanted: root.learnVisited

            LearnPage {
                objectName: "learnPage"
                anchors.fill: parent
                visible: root.page === "learn"
                session: root.session
                onOpenAsked: notation => root.openedApart(notation, "explore")
                onPresentAsked: root.asked("presentLesson")
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
}

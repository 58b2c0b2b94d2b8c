// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The rail and the pages. They say what is wanted; the window carries it out.
Item {
    id: root

    required property Session session
    required property Library library
    /// A MainPage.
    required property int page
    /// Null before their first visit: they stay as they were left.
    readonly property GamePlace game: gameSlot.made as GamePlace
    readonly property LabPlace lab: labSlot.made as LabPlace
    readonly property LearnPlace learn: learnSlot.made as LearnPlace
    readonly property DrawPlace draw: drawSlot.made as DrawPlace
    /// The window is shown and has time: pages are loaded, so that they open at once.
    property bool idle: false
    /// Of the page that is open: what is out of the window never is.
    readonly property bool settled: page === MainPage.Lab ? lab?.settled ?? true
                                  : page === MainPage.Learn ? learn?.settled ?? true
                                  : page === MainPage.Draw ? draw?.settled ?? true : true

    /// A page of the rail.
    signal chosen(page: int)
    /// What the window can do: see Main.
    signal asked(what: int)
    signal opened(notation: string)
    /// A recent game, or a copy of it, by its name.
    signal recentOpened(name: string)
    signal copyOpened(name: string)

    Rail {
        id: rail

        anchors { left: parent.left; top: parent.top; bottom: parent.bottom }
        page: root.page
        onChosen: page => root.chosen(page)
    }

    Item {
        anchors { left: rail.right; right: parent.right; top: parent.top; bottom: parent.bottom }

        KeptPage {
            open: root.page === MainPage.Gallery

            GalleryPage {
                objectName: "galleryPage"
                anchors.fill: parent
                visible: root.page === MainPage.Gallery
                session: root.session
                library: root.library
                onOpened: notation => root.opened(notation)
                onAsked: what => root.asked(what)
                onDrawAsked: root.chosen(MainPage.Draw)
                onRecentOpened: name => root.recentOpened(name)
                onCopyOpened: name => root.copyOpened(name)
            }
        }

        PageSlot {
            id: gameSlot

            shown: root.page === MainPage.Game
            source: Qt.resolvedUrl("GamePage.qml")
            properties: ({ objectName: "gamePage", session: root.session, visible: root.page === MainPage.Game })
            expected: root.idle
            wanted: root.session.opened
        }

        PageSlot {
            id: drawSlot

            shown: root.page === MainPage.Draw
            source: "qrc:/qt/qml/Grundy/Draw/DrawPage.qml"
            properties: ({ objectName: "drawPage", session: root.session })
            expected: root.idle
        }

        PageSlot {
            id: labSlot

            shown: root.page === MainPage.Lab
            source: "qrc:/qt/qml/Grundy/Lab/LabPage.qml"
            properties: ({ objectName: "labPage", session: root.session })
            expected: root.idle
        }

        PageSlot {
            id: learnSlot

            shown: root.page === MainPage.Learn
            source: "qrc:/qt/qml/Grundy/Learn/LearnPage.qml"
            properties: ({ objectName: "learnPage", session: root.session })
            expected: root.idle
        }

        Lazy {
            source: Qt.resolvedUrl("SettingsPage.qml")
            properties: ({ objectName: "settingsPage" })
            wanted: root.page === MainPage.Settings
        }
    }

    Connections {
        target: root.game

        function onAsked(what: int) {
            root.asked(what);
        }
    }
}

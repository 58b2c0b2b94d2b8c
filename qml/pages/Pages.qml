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

    /// The strip on the left: where one is in the program.
    SideBar {
        id: rail

        /// It grows with the text as far as the window has room beside and below it.
        readonly property real grow: Math.min(Theme.scale, Math.max(1.3, Math.min(Window.width / 800, Window.height / 500)))

        anchors { left: parent.left; top: parent.top; bottom: parent.bottom }
        implicitWidth: Math.round(84 * grow)

        Rectangle {
            id: logo

            anchors { top: parent.top; topMargin: Theme.unit * 4; horizontalCenter: parent.horizontalCenter }
            width: Math.round(44 * rail.grow)
            height: width
            radius: 12 * rail.grow
            color: Theme.accent

            Repeater { // the staircase of dots
                model: [[0, 2], [1, 2], [2, 2], [1, 1], [2, 1], [2, 0]]

                Disc {
                    required property var modelData

                    x: (11 + modelData[0] * 9) * rail.grow
                    y: (11 + modelData[1] * 9) * rail.grow
                    width: 6 * rail.grow
                    color: modelData[1] === 0 ? (Theme.dark ? "#0A7297" : "#7BD6F5") : Theme.onFilled
                }
            }
        }

        RailButton {
            id: games

            objectName: "rail_games"
            anchors { top: logo.bottom; topMargin: Theme.unit * 5; horizontalCenter: parent.horizontalCenter }
            //: a part of the program, a noun: all games to choose from
            text: qsTr("Games")
            iconName: "games"
            checked: root.page === MainPage.Gallery || root.page === MainPage.Game || root.page === MainPage.Draw
            grow: rail.grow
            onClicked: root.chosen(MainPage.Gallery)
        }

        RailButton {
            id: learning

            objectName: "rail_learn"
            anchors { top: games.bottom; topMargin: Theme.unit * 2; horizontalCenter: parent.horizontalCenter }
            //: a part of the program, a verb: lessons and exercises
            text: qsTr("Learn")
            iconName: "learn"
            checked: root.page === MainPage.Learn
            grow: rail.grow
            onClicked: root.chosen(MainPage.Learn)
        }

        RailButton {
            objectName: "rail_lab"
            anchors { top: learning.bottom; topMargin: Theme.unit * 2; horizontalCenter: parent.horizontalCenter }
            //: a part of the program, short for laboratory
            text: qsTr("Lab")
            iconName: "lab"
            checked: root.page === MainPage.Lab
            grow: rail.grow
            onClicked: root.chosen(MainPage.Lab)
        }

        RailButton {
            objectName: "rail_settings"
            anchors {
                bottom: parent.bottom; bottomMargin: Theme.unit * 3
                horizontalCenter: parent.horizontalCenter
            }
            //: a part of the program, a noun
            text: qsTr("Settings")
            iconName: "settings"
            checked: root.page === MainPage.Settings
            grow: rail.grow
            onClicked: root.chosen(MainPage.Settings)
        }

        Shortcut { sequences: ["Ctrl+1"]; enabled: rail.visible; onActivated: root.chosen(MainPage.Gallery) }
        Shortcut { sequences: ["Ctrl+2"]; enabled: rail.visible; onActivated: root.chosen(MainPage.Learn) }
        Shortcut { sequences: ["Ctrl+3"]; enabled: rail.visible; onActivated: root.chosen(MainPage.Lab) }
        Shortcut { sequences: ["Ctrl+4", "Ctrl+,"]; enabled: rail.visible; onActivated: root.chosen(MainPage.Settings) }
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

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The rail and the pages. They say what is wanted; the window carries it out.
Item {
    id: root

    /// A page of the window: loaded when it is first opened, and then left as it was while it is not seen.
    component Slot: Lazy {
        id: slot

        /// It is the open page.
        required property bool shown
        readonly property Binding seeing: SteadyBinding {
            target: slot.made
            property: "visible"
            value: !slot.away
        }

        away: !shown
        wanted: shown || made !== null
    }

    required property Session session
    required property Library library
    /// A MainPage.
    required property int page
    /// Null before their first visit: they stay as they were left.
    readonly property GamePlace game: gameSlot.made as GamePlace
    readonly property LabPlace lab: labSlot.made as LabPlace
    readonly property LearnPlace learn: learnSlot.made as LearnPlace
    readonly property DrawPlace draw: drawSlot.made as DrawPlace
    /// The shortcuts that work everywhere outside Present and dialogs.
    property bool commanding: true
    readonly property bool inGame: commanding && page === MainPage.Game
    readonly property bool exploring: inGame && session.mode === Mode.Explore
    /// The window is shown and has time: pages are loaded, so that they open at once.
    property bool idle: false
    /// Of the page that is open: what is out of the window never is.
    readonly property bool settled: page === MainPage.Lab ? lab?.settled ?? true
                                  : page === MainPage.Learn ? learn?.settled ?? true
                                  : page === MainPage.Draw ? draw?.settled ?? true : true

    signal chosen(page: int)
    /// What the window can do: see Main.
    signal asked(what: int)

    /// The strip on the left: where one is in the program.
    SideBar {
        id: rail

        /// It grows with the text as far as the window has room beside and below it.
        readonly property real grow: Math.min(Theme.scale, Math.max(1.3, Math.min(Window.width / 800, Window.height / 500)))

        anchors { left: parent.left; top: parent.top; bottom: parent.bottom }
        visible: root.page !== MainPage.Game // in a game the way back leads home
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

        Repeater {
            model: [
                //: a part of the program, a noun: all games to choose from
                { page: MainPage.Gallery, name: "games", text: qsTr("Games") },
                //: a part of the program, a verb: lessons and exercises
                { page: MainPage.Learn, name: "learn", text: qsTr("Learn") },
                //: a part of the program, short for laboratory
                { page: MainPage.Lab, name: "lab", text: qsTr("Lab") },
                //: a part of the program, a noun
                { page: MainPage.Settings, name: "settings", text: qsTr("Settings") }
            ]

            /// A place of the rail: icon above its name. The settings stand at its foot.
            PlainButton {
                id: place

                required property var modelData
                required property int index
                readonly property color ink: checked ? Theme.accent : hovered ? Theme.ink : Theme.ink2

                objectName: "rail_" + modelData.name
                anchors.horizontalCenter: parent?.horizontalCenter
                y: modelData.page === MainPage.Settings ? rail.height - height - Theme.unit * 3
                                                        : logo.y + logo.height + Theme.unit * 5 + index * (height + Theme.unit * 2)
                implicitWidth: Math.round(68 * rail.grow)
                implicitHeight: Math.round(60 * rail.grow)
                text: modelData.text
                checked: root.page === modelData.page || modelData.page === MainPage.Gallery && (root.page === MainPage.Game || root.page === MainPage.Draw)
                Accessible.name: text
                Accessible.selected: checked
                onClicked: root.chosen(modelData.page)

                Icon {
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.verticalCenter }
                    icon: place.modelData.name
                    size: Math.round(24 * rail.grow)
                    color: place.ink
                }

                SilentText {
                    anchors {
                        horizontalCenter: parent.horizontalCenter; top: parent.verticalCenter
                        topMargin: (Theme.unit + 1) * rail.grow
                    }
                    width: Math.min(implicitWidth, place.width - 2)
                    text: place.text
                    color: place.ink
                    elide: Text.ElideRight
                    font.pixelSize: Math.round(13 * rail.grow)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                    font.weight: place.checked ? Font.DemiBold : Font.Normal
                }

                background: Backdrop {
                    radius: 12
                    color: place.checked ? Theme.accentTint : place.hovered ? Theme.surface2 : "transparent"
                    edged: place.checked
                    ringed: place.visualFocus
                    ringGap: 0
                }
            }
        }
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
                onAsked: what => root.asked(what)
                onChosen: page => root.chosen(page)
            }
        }

        Slot {
            id: drawSlot

            shown: root.page === MainPage.Draw
            source: "qrc:/qt/qml/Grundy/Draw/DrawPage.qml"
            properties: ({ objectName: "drawPage", session: root.session })
            expected: root.idle
        }

        Slot {
            id: labSlot

            shown: root.page === MainPage.Lab
            source: "qrc:/qt/qml/Grundy/Lab/LabPage.qml"
            properties: ({ objectName: "labPage", session: root.session })
            expected: root.idle
        }

        Slot {
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

    Item { // over the rail, too
        anchors.fill: parent

        Slot {
            id: gameSlot

            shown: root.page === MainPage.Game
            source: Qt.resolvedUrl("GamePage.qml")
            properties: ({ objectName: "gamePage", session: root.session, visible: root.page === MainPage.Game })
            expected: root.idle
            wanted: root.session.opened
        }
    }

    Shortcut { sequences: ["?", "F1"]; enabled: root.commanding; onActivated: root.asked(Command.Shortcuts) }
    Shortcut { sequences: ["Ctrl+O"]; enabled: root.commanding; onActivated: root.asked(Command.Open) }
    Shortcut { sequences: ["Ctrl+V"]; enabled: root.commanding; onActivated: root.asked(Command.Paste) }
    Shortcut {
        sequences: ["Ctrl+T"]
        enabled: root.commanding
        onActivated: {
            Settings.theme = Theme.dark ? "light" : "dark";
            Theme.forced = ""; // what was said on the command line is over
        }
    }
    Shortcut { sequences: ["Ctrl+L"]; enabled: root.commanding; onActivated: root.asked(Command.Lab) }
    Shortcut { sequences: ["Ctrl+Z"]; enabled: root.inGame; onActivated: root.session.undo() }
    Shortcut { sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; enabled: root.inGame; onActivated: root.session.redo() }
    Shortcut { sequences: ["Ctrl+N"]; enabled: root.inGame; onActivated: root.asked(Command.New) }
    Shortcut { sequences: ["Ctrl+S"]; enabled: root.inGame; onActivated: root.asked(Command.Save) }
    Shortcut { sequences: ["Ctrl+C"]; enabled: root.inGame; onActivated: root.asked(Command.Copy) }
    Shortcut { sequences: ["H"]; enabled: root.inGame && root.session.mode === Mode.Play && !root.session.over && !root.game?.covered; onActivated: root.session.hint() }
    Shortcut { sequences: ["W"]; enabled: root.inGame; onActivated: root.asked(Command.Why) }
    Shortcut { sequences: ["P"]; enabled: root.inGame; onActivated: root.session.mode = Mode.Play }
    Shortcut { sequences: ["E"]; enabled: root.inGame; onActivated: root.session.mode = Mode.Explore }
    Shortcut { sequences: ["L"]; enabled: root.exploring && root.session.partizan; onActivated: root.session.toMove = 0 }
    Shortcut { sequences: ["R"]; enabled: root.exploring && root.session.partizan; onActivated: root.session.toMove = 1 }
    Shortcut { sequences: ["F5"]; enabled: root.commanding; onActivated: root.asked(Command.Present) }
    Shortcut { sequences: ["Alt+Left"]; enabled: root.inGame; onActivated: root.asked(Command.Back) }

    Connections {
        target: root.game

        function onAsked(what: int) {
            root.asked(what);
        }
    }
}

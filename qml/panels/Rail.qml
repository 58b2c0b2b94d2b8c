// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The strip on the left: where one is in the program.
SideBar {
    id: root

    required property int page

    /// It grows with the text as far as the window has room beside and below it.
    readonly property real grow: Math.min(Theme.scale, Math.max(1.3, Math.min(Window.width / 800, Window.height / 500)))

    signal chosen(page: int)

    implicitWidth: Math.round(84 * grow)

    Rectangle {
        id: logo

        anchors { top: parent.top; topMargin: Theme.unit * 4; horizontalCenter: parent.horizontalCenter }
        width: Math.round(44 * root.grow)
        height: width
        radius: 12 * root.grow
        color: Theme.accent

        Repeater { // the staircase of dots
            model: [[0, 2], [1, 2], [2, 2], [1, 1], [2, 1], [2, 0]]

            Disc {
                required property var modelData

                x: (11 + modelData[0] * 9) * root.grow
                y: (11 + modelData[1] * 9) * root.grow
                width: 6 * root.grow
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
        grow: root.grow
        onClicked: root.chosen(MainPage.Gallery)
    }

    RailButton {
        id: learn

        objectName: "rail_learn"
        anchors { top: games.bottom; topMargin: Theme.unit * 2; horizontalCenter: parent.horizontalCenter }
        //: a part of the program, a verb: lessons and exercises
        text: qsTr("Learn")
        iconName: "learn"
        checked: root.page === MainPage.Learn
        grow: root.grow
        onClicked: root.chosen(MainPage.Learn)
    }

    RailButton {
        objectName: "rail_lab"
        anchors { top: learn.bottom; topMargin: Theme.unit * 2; horizontalCenter: parent.horizontalCenter }
        //: a part of the program, short for laboratory
        text: qsTr("Lab")
        iconName: "lab"
        checked: root.page === MainPage.Lab
        grow: root.grow
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
        grow: root.grow
        onClicked: root.chosen(MainPage.Settings)
    }

    Shortcut { sequences: ["Ctrl+1"]; enabled: root.visible; onActivated: root.chosen(MainPage.Gallery) }
    Shortcut { sequences: ["Ctrl+2"]; enabled: root.visible; onActivated: root.chosen(MainPage.Learn) }
    Shortcut { sequences: ["Ctrl+3"]; enabled: root.visible; onActivated: root.chosen(MainPage.Lab) }
    Shortcut { sequences: ["Ctrl+4", "Ctrl+,"]; enabled: root.visible; onActivated: root.chosen(MainPage.Settings) }
}

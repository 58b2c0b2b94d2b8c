// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The name of the game, whether it is kept, and where to take it.
FootBar {
    id: root

    required property RuleDrawing drawing
    readonly property bool whole: drawing.notation !== ""
    /// All on one line.
    readonly property bool oneLine: width > naming.width + buttons.width + Theme.unit * 16

    /// In a Mode.
    signal openAsked(mode: int)
    signal labAsked()
    signal lessonAsked()
    signal worksheetAsked()
    signal fileOpenAsked()
    signal fileSaveAsked()

    implicitHeight: (oneLine ? Math.max(naming.height, buttons.height) : naming.height + buttons.height + Theme.unit * 3) + Theme.unit * 6

    Row {
        id: naming

        x: root.LayoutMirroring.enabled ? root.width - width - Theme.unit * 6 : Theme.unit * 6
        y: root.oneLine ? (root.height - height) / 2 : Theme.unit * 3
        spacing: Theme.unit * 3

        SilentText {
            anchors.verticalCenter: parent.verticalCenter
            //: before a field: the name of the game that is drawn
            text: qsTr("Name")
            color: Theme.ink2
        }

        AppTextField {
            objectName: "drawName"
            width: Math.round(Math.min(260 * Theme.scale, root.width * 0.3))
            name: qsTr("Name of the game")
            //: in an empty field: a name for the game that one drew
            placeholderText: qsTr("My game")
            maximumLength: root.drawing.longestName
            text: root.drawing.name
            onTextEdited: root.drawing.name = text
        }

        Note {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.drawing.kept && root.width > 1050 * Theme.scale
            text: qsTr("\u2713 kept in your own rules as you draw")
            wrapMode: Text.NoWrap
        }
    }

    Row {
        id: buttons

        x: root.LayoutMirroring.enabled ? Theme.unit * 6 : root.width - width - Theme.unit * 6
        y: root.oneLine ? (root.height - height) / 2 : naming.y + naming.height + Theme.unit * 3
        spacing: Theme.unit * 2

        AppButton {
            id: more

            objectName: "button_drawMore"
            iconName: "menu"
            tip: qsTr("More for this game")
            onClicked: menu.popup(more, 0, -menu.height)

            AppMenu {
                id: menu

                AppMenuItem { objectName: "menu_drawOpen"; text: qsTr("Open a drawn game\u2026"); onTriggered: root.fileOpenAsked() }
                AppMenuItem { objectName: "menu_drawSave"; text: qsTr("Save as a file\u2026"); enabled: root.whole; onTriggered: root.fileSaveAsked() }
                AppMenuItem { objectName: "menu_drawPresent"; text: /*: an entry of a menu, a verb: shows the game to a class */ qsTr("Present"); enabled: root.whole; onTriggered: root.openAsked(Mode.Present) }
                AppMenuItem { objectName: "menu_drawLab"; text: qsTr("Look at it in the Lab"); enabled: root.whole; onTriggered: root.labAsked() }
                AppMenuItem { objectName: "menu_drawLesson"; text: qsTr("Make it a step of a lesson"); enabled: root.whole; onTriggered: root.lessonAsked() }
            }
        }

        AppButton {
            objectName: "button_drawWorksheet"
            enabled: root.whole
            //: an entry of a menu or a button: makes a worksheet of this game
            text: qsTr("Worksheet")
            onClicked: root.worksheetAsked()
        }

        AppButton {
            objectName: "button_drawExplore"
            enabled: root.whole
            //: a button, a verb: opens the game with its analysis
            text: qsTr("Explore")
            onClicked: root.openAsked(Mode.Explore)
        }

        PrimaryButton {
            objectName: "button_drawPlay"
            enabled: root.whole
            //: a button: begins a game
            text: qsTr("Play")
            onClicked: root.openAsked(Mode.Play)
        }
    }
}

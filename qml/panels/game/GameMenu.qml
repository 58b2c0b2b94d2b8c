// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models

/// The … menu of a game.
AppMenu {
    id: root

    required property Session session
    property bool reviewOffered: false
    /// The game was played by its convention.
    property bool conventionFixed: false

    signal asked(what: int)

    AppMenuItem { objectName: "menu_new"; text: /*: an entry of a menu: asks for the next game */ qsTr("New game\u2026"); keys: qsTr("Ctrl+N"); onTriggered: root.asked(Command.New) }
    AppMenuItem { objectName: "menu_restart"; text: /*: an entry of a menu, a verb: begins the same game anew */ qsTr("Restart"); keys: qsTr("Ctrl+R"); onTriggered: root.session.restart() }
    AppMenuItem {
        objectName: "menu_edit"
        //: an entry of a menu: ends the editing of the position
        text: root.session.editing ? qsTr("Stop editing") : /*: an entry of a menu, a verb */ qsTr("Edit position")
        keys: qsTr("Ctrl+E")
        offered: root.session.board.shape !== BoardShape.Drawn && root.session.board.shape !== BoardShape.Table // its tools are always there
        onTriggered: root.asked(Command.Edit)
    }
    AppMenuItem {
        objectName: "menu_addGame"
        text: qsTr("Add a game\u2026")
        offered: root.session.mode === Mode.Explore
        onTriggered: root.asked(Command.AddGame)
    }
    AppMenuItem {
        objectName: "menu_compare"
        //: an entry of a menu: asks which other game this one is compared with
        text: qsTr("Equal to\u2026")
        offered: root.session.mode === Mode.Explore && !root.session.misere
        onTriggered: root.asked(Command.Compare)
    }
    AppMenuItem {
        objectName: "menu_convention"
        //: an entry of a menu: from now on who makes the last move wins
        text: root.session.misere ? qsTr("Normal play") : /*: an entry of a menu: from now on who makes the last move loses */ qsTr("Misère play")
        keys: qsTr("Ctrl+M")
        offered: root.session.misereOffered
        enabled: !root.conventionFixed
        onTriggered: root.asked(Command.Convention)
    }
    MenuSeparator { contentItem: Rectangle { implicitHeight: 1; color: Theme.line } }
    AppMenuItem {
        objectName: "menu_losing"
        text: qsTr("Show losing moves")
        //: the name of a key
        keys: checked ? "" : qsTr("S")
        checkable: true
        checked: root.session.options.showLosing
        offered: root.session.mode === Mode.Explore
        onTriggered: root.session.options.showLosing = !root.session.options.showLosing
    }
    AppMenuItem {
        objectName: "menu_shares"
        text: qsTr("Show games won by each move")
        checkable: true
        checked: Settings.sharesShown
        offered: root.session.mode === Mode.Explore
        onTriggered: Settings.sharesShown = !Settings.sharesShown
    }
    AppMenuItem {
        objectName: "menu_warn"
        text: qsTr("Warn after a mistake")
        checkable: true
        checked: Settings.warnsOfMistakes
        offered: root.session.mode === Mode.Play
        onTriggered: Settings.warnsOfMistakes = !Settings.warnsOfMistakes
    }
    AppMenuItem {
        objectName: "menu_coloured"
        text: qsTr("Colour every move")
        checkable: true
        checked: Settings.movesColoured
        offered: root.session.mode === Mode.Play
        onTriggered: Settings.movesColoured = !Settings.movesColoured
    }
    MenuSeparator { contentItem: Rectangle { implicitHeight: 1; color: Theme.line } }
    AppMenuItem { objectName: "menu_review"; text: /*: after a game: goes through its moves */ qsTr("Where did it turn?"); keys: root.session.over ? /*: a key */ qsTr("M") : ""; enabled: root.reviewOffered; onTriggered: root.asked(Command.Review) }
    AppMenuItem { objectName: "menu_lab"; text: qsTr("The whole game in the Lab"); keys: qsTr("Ctrl+L"); onTriggered: root.asked(Command.Lab) }
    AppMenuItem {
        objectName: "menu_cancel"
        text: qsTr("Cancel the analysis")
        keys: qsTr("Ctrl+.")
        enabled: root.session.analyst.busy
        onTriggered: root.session.analyst.cancel()
    }
    MenuSeparator { contentItem: Rectangle { implicitHeight: 1; color: Theme.line } }

    AppMenu {
        objectName: "menu_position"
        //: an entry of a menu, a noun: opens a smaller one, with what is done with the position
        title: qsTr("Position")

        AppMenuItem { objectName: "menu_copy"; text: /*: an entry of a menu, a verb */ qsTr("Copy position"); keys: qsTr("Ctrl+C"); onTriggered: root.asked(Command.Copy) }
        AppMenuItem { objectName: "menu_paste"; text: /*: an entry of a menu, a verb */ qsTr("Paste position\u2026"); keys: qsTr("Ctrl+V"); onTriggered: root.asked(Command.Paste) }
        AppMenuItem { objectName: "menu_lesson"; text: qsTr("Add to my lesson"); onTriggered: root.asked(Command.AddToLesson) }
    }

    AppMenu {
        objectName: "menu_file"
        //: an entry of a menu, a noun: opens a smaller one, with what goes into files and to printers
        title: qsTr("File")

        AppMenuItem { objectName: "menu_open"; text: /*: an entry of a menu, a verb: opens a file */ qsTr("Open\u2026"); keys: qsTr("Ctrl+O"); onTriggered: root.asked(Command.Open) }
        AppMenuItem { objectName: "menu_save"; text: /*: an entry of a menu, a verb: saves the game in a file */ qsTr("Save\u2026"); keys: qsTr("Ctrl+S"); onTriggered: root.asked(Command.Save) }
        AppMenuItem {
            objectName: "menu_export"
            //: an entry of a menu, a verb: writes a picture of the board to a file
            text: qsTr("Export picture\u2026")
            keys: qsTr("Ctrl+Shift+E")
            offered: root.session.pictureOffered
            onTriggered: root.asked(Command.Export)
        }
        AppMenuItem {
            objectName: "menu_share"
            //: an entry of a menu: how the game began and went, as a picture to save or to copy
            text: qsTr("Picture of the game\u2026")
            offered: root.session.mode === Mode.Play
            enabled: root.session.over && root.reviewOffered
            onTriggered: root.asked(Command.Share)
        }
        AppMenuItem {
            objectName: "menu_print"
            //: an entry of a menu, a verb
            text: qsTr("Print position\u2026")
            keys: qsTr("Ctrl+P")
            offered: root.session.pictureOffered
            onTriggered: root.asked(Command.Print)
        }
    }

    MenuSeparator { contentItem: Rectangle { implicitHeight: 1; color: Theme.line } }
    AppMenuItem { objectName: "menu_shortcuts"; text: /*: an entry of a menu: shows the list of keys and what they do */ qsTr("Keyboard shortcuts"); keys: "?"; onTriggered: root.asked(Command.Shortcuts) }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The shortcuts that work everywhere outside Present and dialogs.
Item {
    id: root

    required property Session session
    required property int page
    readonly property bool inGame: enabled && page === MainPage.Game
    readonly property bool exploring: inGame && session.mode === Mode.Explore

    /// A Command.
    signal asked(what: int)

    Shortcut { sequences: ["?", "F1"]; enabled: root.enabled; onActivated: root.asked(Command.Shortcuts) }
    Shortcut { sequences: ["Ctrl+O"]; enabled: root.enabled; onActivated: root.asked(Command.Open) }
    Shortcut { sequences: ["Ctrl+V"]; enabled: root.enabled; onActivated: root.asked(Command.Paste) }
    Shortcut {
        sequences: ["Ctrl+T"]
        enabled: root.enabled
        onActivated: {
            Settings.theme = Theme.dark ? "light" : "dark";
            Theme.forced = ""; // what was said on the command line is over
        }
    }
    Shortcut { sequences: ["Ctrl+L"]; enabled: root.enabled; onActivated: root.asked(Command.Lab) }
    Shortcut { sequences: ["Ctrl+Z"]; enabled: root.inGame; onActivated: root.session.undo() }
    Shortcut { sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; enabled: root.inGame; onActivated: root.session.redo() }
    Shortcut { sequences: ["Ctrl+N"]; enabled: root.inGame; onActivated: root.asked(Command.New) }
    Shortcut { sequences: ["Ctrl+S"]; enabled: root.inGame; onActivated: root.asked(Command.Save) }
    Shortcut { sequences: ["Ctrl+C"]; enabled: root.inGame; onActivated: root.asked(Command.Copy) }
    Shortcut { sequences: ["H"]; enabled: root.inGame && root.session.mode === Mode.Play; onActivated: root.session.hint() }
    Shortcut { sequences: ["W"]; enabled: root.inGame; onActivated: root.asked(Command.Why) }
    Shortcut { sequences: ["P"]; enabled: root.inGame; onActivated: root.session.mode = Mode.Play }
    Shortcut { sequences: ["E"]; enabled: root.inGame; onActivated: root.session.mode = Mode.Explore }
    Shortcut {
        sequences: ["N"]
        enabled: root.exploring && (root.session.twin.offered || root.session.twin.shown)
        onActivated: root.session.twin.shown = !root.session.twin.shown
    }
    Shortcut { sequences: ["L"]; enabled: root.exploring && root.session.partizan; onActivated: root.session.toMove = 0 }
    Shortcut { sequences: ["R"]; enabled: root.exploring && root.session.partizan; onActivated: root.session.toMove = 1 }
    Shortcut { sequences: ["F5"]; enabled: root.enabled; onActivated: root.asked(Command.Present) }
    Shortcut { sequences: ["Alt+Left"]; enabled: root.inGame; onActivated: root.asked(Command.Back) }
}

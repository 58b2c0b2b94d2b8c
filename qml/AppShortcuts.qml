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

    /// "new", "open", "save", "copy", "paste", "shortcuts", "present", "why"
    signal asked(what: string)

    Shortcut { sequences: ["?", "F1"]; enabled: root.enabled; onActivated: root.asked("shortcuts") }
    Shortcut { sequences: ["Ctrl+O"]; enabled: root.enabled; onActivated: root.asked("open") }
    Shortcut { sequences: ["Ctrl+V"]; enabled: root.enabled; onActivated: root.asked("paste") }
    Shortcut {
        sequences: ["Ctrl+T"]
        enabled: root.enabled
        onActivated: {
            Settings.theme = Theme.dark ? "light" : "dark";
            Theme.forced = ""; // what was said on the command line is over
        }
    }
    Shortcut { sequences: ["Ctrl+L"]; enabled: root.enabled; onActivated: root.asked("lab") }
    Shortcut { sequences: ["Ctrl+Z"]; enabled: root.inGame; onActivated: root.session.undo() }
    Shortcut { sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; enabled: root.inGame; onActivated: root.session.redo() }
    Shortcut { sequences: ["Ctrl+N"]; enabled: root.inGame; onActivated: root.asked("new") }
    Shortcut { sequences: ["Ctrl+S"]; enabled: root.inGame; onActivated: root.asked("save") }
    Shortcut { sequences: ["Ctrl+C"]; enabled: root.inGame; onActivated: root.asked("copy") }
    Shortcut { sequences: ["H"]; enabled: root.inGame && root.session.mode === Mode.Play; onActivated: root.session.hint() }
    Shortcut { sequences: ["W"]; enabled: root.inGame; onActivated: root.asked("why") }
    Shortcut { sequences: ["P"]; enabled: root.inGame; onActivated: root.session.mode = Mode.Play }
    Shortcut { sequences: ["E"]; enabled: root.inGame; onActivated: root.session.mode = Mode.Explore }
    Shortcut {
        sequences: ["N"]
        enabled: root.exploring && (root.session.twin.offered || root.session.twin.shown)
        onActivated: root.session.twin.shown = !root.session.twin.shown
    }
    Shortcut { sequences: ["L"]; enabled: root.exploring && root.session.partizan; onActivated: root.session.toMove = 0 }
    Shortcut { sequences: ["R"]; enabled: root.exploring && root.session.partizan; onActivated: root.session.toMove = 1 }
    Shortcut { sequences: ["F5"]; enabled: root.enabled; onActivated: root.asked("present") }
    Shortcut { sequences: ["Alt+Left"]; enabled: root.inGame; onActivated: root.asked("back") }
}

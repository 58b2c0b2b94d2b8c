// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The shortcuts of what stands in the menu of a game, for as long as its page is seen.
Item {
    id: root

    required property Session session
    required property ReviewModel review
    property bool conventionFixed: false

    /// "convention", "edit", "review", "export", "print"
    signal asked(what: int)

    Shortcut { sequences: ["Ctrl+R"]; enabled: root.visible; onActivated: root.session.restart() }
    Shortcut { sequences: ["A"]; enabled: root.visible && !root.review.shown; onActivated: root.session.tellPosition() }
    Shortcut { sequences: ["Ctrl+E"]; enabled: root.visible && root.session.board.shape !== BoardShape.Drawn && root.session.board.shape !== BoardShape.Table; onActivated: root.asked(Command.Edit) }
    Shortcut {
        sequences: ["Ctrl+M"]
        enabled: root.visible && root.session.misereOffered && !root.conventionFixed
        onActivated: root.asked(Command.Convention)
    }
    Shortcut {
        sequences: ["S"]
        enabled: root.visible && root.session.mode === Mode.Explore
        onActivated: root.session.options.showLosing = !root.session.options.showLosing
    }
    Shortcut {
        sequences: ["M", "]"]
        enabled: root.visible && root.session.over && root.review.offered && !root.review.shown && root.session.mode === Mode.Play
        onActivated: root.asked(Command.Review)
    }
    Shortcut { sequences: ["Ctrl+."]; enabled: root.visible && root.session.analyst.busy; onActivated: root.session.analyst.cancel() }
    Shortcut { sequences: ["Ctrl+Shift+E"]; enabled: root.visible && root.session.pictureOffered; onActivated: root.asked(Command.Export) }
    Shortcut { sequences: ["Ctrl+P"]; enabled: root.visible && root.session.pictureOffered; onActivated: root.asked(Command.Print) }
}

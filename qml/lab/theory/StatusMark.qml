// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// How a check stands, as a sign on its tint; words stand beside it.
Rectangle {
    id: root

    /// "idle", "waiting", "running", "holds", "wrong", "fails", "unbroken" or "stopped".
    required property string status
    readonly property string sign: ({ "holds": "\u2713", "wrong": "\u2717", "fails": "\u2260", "unbroken": "?",
        "running": "\u2026", "waiting": "\u2026", "stopped": "\u2013" })[status] ?? "\u00b7"
    readonly property color ink: status === "holds" ? Theme.cold : status === "wrong" ? Theme.right
        : status === "fails" || status === "unbroken" ? Theme.hot : Theme.ink2

    width: Math.round(26 * Theme.scale)
    height: width
    radius: width * 0.28
    color: status === "holds" ? Theme.coldTint : status === "wrong" ? Theme.rightTint
         : status === "fails" || status === "unbroken" ? Theme.hotTint : Theme.surface2

    AppText {
        anchors.centerIn: parent
        text: root.sign
        color: root.ink
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// How a check stands, as a sign on its tint; words stand beside it.
Rectangle {
    id: root

    /// A TheoryChecks.Status.
    required property int status
    readonly property bool ofClaim: status === TheoryChecks.Fails || status === TheoryChecks.Unbroken

    function signOf(status: int): string {
        switch (status) {
        case TheoryChecks.Holds: return "\u2713";
        case TheoryChecks.Wrong: return "\u2717";
        case TheoryChecks.Fails: return "\u2260";
        case TheoryChecks.Unbroken: return "?";
        case TheoryChecks.Running:
        case TheoryChecks.Waiting: return "\u2026";
        case TheoryChecks.Stopped: return "\u2013";
        }
        return "\u00b7";
    }

    width: Math.round(26 * Theme.scale)
    height: width
    radius: width * 0.28
    color: status === TheoryChecks.Holds ? Theme.coldTint : status === TheoryChecks.Wrong ? Theme.rightTint
         : ofClaim ? Theme.hotTint : Theme.surface2

    SilentText {
        anchors.centerIn: parent
        text: root.signOf(root.status)
        color: root.status === TheoryChecks.Holds ? Theme.cold : root.status === TheoryChecks.Wrong ? Theme.right
             : root.ofClaim ? Theme.hot : Theme.ink2
        font.weight: Font.Bold
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Forgets what was practised.
ForgetButton {
    required property Practice practice

    visible: practice.doneInAll > 0
    what: "Practice"
    //: a button: asks whether what was practised shall be forgotten
    text: qsTr("Start afresh…")
    tip: qsTr("Forgets what you practised")
    question: qsTr("Forget all counts and levels?")
    onConfirmed: practice.reset()
}

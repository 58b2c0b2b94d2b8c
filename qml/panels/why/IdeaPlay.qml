// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Plays an idea on the board, a step after the other.
Timer {
    id: root

    required property ExplanationModel explanation

    /// From the beginning where all has been shown.
    function turn() {
        if (running) {
            stop();
            return;
        }
        if (explanation.nextLabel === "")
            explanation.showFirst();
        explanation.next();
        start();
    }

    interval: 1400
    repeat: true
    onTriggered: {
        explanation.next();
        if (explanation.nextLabel === "")
            stop();
    }
}

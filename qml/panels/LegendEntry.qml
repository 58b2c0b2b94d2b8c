// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// An outcome's letter and what it means.
Row {
    id: root

    required property int outcome
    required property string text

    spacing: Theme.unit * 2.5

    OutcomeTag {
        outcome: root.outcome
    }

    Note {
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The letter of an outcome or the sign of a mistake, and what it means.
Row {
    id: root

    property int outcome: Outcome.Unknown
    property string sign
    property alias letter: tag.letter
    required property string text

    spacing: Theme.unit * 2.5

    OutcomeTag {
        id: tag

        outcome: root.outcome
    }

    MistakeSign {
        visible: sign !== ""
        sign: root.sign
    }

    Note {
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
    }
}

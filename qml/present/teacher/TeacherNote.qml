// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// Something for the teacher alone, under its heading; nothing while there is nothing to say.
Card {
    id: root

    required property string heading
    required property string words

    visible: words !== ""

    WideNote {
        text: root.heading
        Accessible.role: Accessible.Heading
    }

    WrappedText {
        text: root.words
        font.pixelSize: Theme.large
        lineHeight: 1.15
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A message that screen readers speak when it comes.
AppText {
    id: root

    wrapMode: Text.Wrap
    Accessible.ignored: true

    Spoken {
        text: root.text
    }
}

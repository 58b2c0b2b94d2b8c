// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A message that screen readers speak when it comes, as wide as what it is in unless said otherwise.
AppText {
    id: root

    /// It is not final yet: it is seen, and spoken once it stays.
    property bool passing: false

    width: parent?.width ?? 0
    wrapMode: Text.Wrap
    Accessible.ignored: true

    Spoken {
        text: root.passing ? "" : root.text
    }
}

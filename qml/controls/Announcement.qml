// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A message that screen readers speak when it comes, as wide as what it is in unless said otherwise.
WrappedText {
    id: root

    /// It is not final yet: it is seen, and spoken once it stays.
    property bool passing: false

    Accessible.ignored: true

    Spoken {
        text: root.passing ? "" : root.text
    }
}

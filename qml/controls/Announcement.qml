// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A message that screen readers speak when it comes.
AppText {
    id: root

    wrapMode: Text.Wrap
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text
}

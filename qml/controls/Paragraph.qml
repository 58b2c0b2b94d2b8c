// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Sentences in the paler ink, on as many lines as they need.
AppText {
    color: Theme.ink2
    wrapMode: Text.Wrap
}

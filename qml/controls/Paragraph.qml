// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Sentences in the paler ink, on as many lines as they need: as wide as what they are in, unless said otherwise.
WrappedText {
    color: Theme.ink2
}

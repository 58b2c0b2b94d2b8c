// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A few small words beside or below what matters.
AppText {
    color: Theme.ink2
    font.pixelSize: Theme.small
    wrapMode: Text.Wrap
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Text on as many lines as it needs, as wide as what it is in unless said otherwise.
AppText {
    width: parent?.width ?? 0
    wrapMode: Text.Wrap
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// Text in the house's ink; a Label, so that screen readers find it.
Label {
    color: Theme.ink
    font.pixelSize: Theme.body
    horizontalAlignment: Text.AlignLeft // said, so that it is mirrored
    textFormat: Text.PlainText
    linkColor: Theme.accent
}

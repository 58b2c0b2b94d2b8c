// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The title of a page or of a dialog, on one line.
AppText {
    elide: Text.ElideRight
    font.pixelSize: Theme.title
    font.weight: Font.Bold
    Accessible.role: Accessible.Heading
}

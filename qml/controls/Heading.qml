// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The title of a card or of a part of a page, as wide as that unless said otherwise.
AppText {
    width: parent?.width ?? 0
    font.weight: Font.Bold
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
}

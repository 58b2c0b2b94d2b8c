// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The title of a card or of a part of a page, as wide as that unless said otherwise.
WrappedText {
    font.weight: Font.Bold
    Accessible.role: Accessible.Heading
}

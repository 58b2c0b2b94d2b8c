// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// A card under its heading.
Card {
    property alias title: heading.text

    Heading {
        id: heading
    }
}

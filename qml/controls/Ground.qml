// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ground of a page, below all that stands on it.
Rectangle {
    anchors.fill: parent
    color: Theme.board
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A board of squares on which pieces go from place to place.
BoardBase {
    /// Turned coins lie side by side without squares.
    property bool turned: false
    /// From square to square, and the size of a coin.
    property real pitch: 10
    property real diameter: 8
    /// Room above the squares for stacks, arcs and badges.
    property real headRoom: 0

    /// The middle of a square.
    function middle(row: real, column: real): point {
        return Qt.point(column * pitch, row * pitch);
    }
}

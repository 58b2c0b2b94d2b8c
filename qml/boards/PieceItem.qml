// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A piece of any board: the roles of the board model, what hits it, and its name for screen readers.
/// Boards set the place and draw.
Item {
    id: root

    required property int index
    required property string pieceId
    required property int kind
    required property real row
    required property real column
    required property real toRow
    required property real count
    required property string label
    required property bool chosen
    required property bool target
    required property bool preview
    required property bool lit
    required property bool goes
    required property string name
    required property int badge
    required property int owner

    /// The pointer can take it elsewhere.
    property bool draggable: false
    /// The pointer holds it, so far from its place.
    property bool dragged: false
    property real dragX: 0
    property real dragY: 0
    /// Pieces without a choice (a heap's base, a gap) are passed over by the keyboard.
    property bool choosable: true
    /// The token that is drawn, in its own coordinates: no badge lies on it. Empty for none.
    property rect token
    /// It is a disc; otherwise a rectangle.
    property bool tokenRound: true

    signal activated(pieceId: string)

    function hits(x: real, y: real): bool {
        return choosable && x >= 0 && y >= 0 && x < width && y < height;
    }

    /// Whether another piece goes with it.
    function carries(other: Item): bool {
        return false;
    }

    activeFocusOnTab: activeFocus // Tab leaves the board, arrows walk over it
    objectName: "piece_" + pieceId
    Accessible.ignored: !choosable || name === ""
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.selected: chosen
    Accessible.onPressAction: if (root.enabled) root.activated(pieceId)
}

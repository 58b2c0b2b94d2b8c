// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// An edge, a joint or the ground: drawn by the picture; here are its place for the keyboard and its name.
PieceItem {
    required property BoardBase host
    required property DrawnPicture picture
    required property int tool
    readonly property bool isEdge: kind === PieceKind.Edge
    readonly property bool draws: tool !== DrawingEditor.Cut && tool !== DrawingEditor.Move && tool !== DrawingEditor.Erase
    readonly property rect spot: picture?.spots[index] ?? Qt.rect(0, 0, 0, 0) // it outlives the picture for a moment

    // N belongs to the tool, not to the lens
    Keys.onShortcutOverride: event => event.accepted = draws && event.key === Qt.Key_N
    choosable: host?.board.drawn ?? true ? false : tool === DrawingEditor.Cut ? isEdge : tool === DrawingEditor.Move ? kind === PieceKind.Joint
             : tool === DrawingEditor.Erase ? kind !== PieceKind.Ground : !isEdge
    x: spot.x
    y: spot.y
    width: spot.width
    height: spot.height
}

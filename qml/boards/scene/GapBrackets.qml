// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Grundy.Models

/// A bracket over each gap of a strip that counts as a heap, from coin to coin, and how large the gap is.
Item {
    id: root

    required property SceneBase host
    readonly property var squares: placesOf(host.scene.spots)
    readonly property var parts: partsOf(host.gaps)
    /// Above the squares, for the bracket and its text.
    readonly property real room: host.headRoom * 0.9
    readonly property real textSize: Math.min(host.labelSize, Math.max(Theme.small, room * 0.5))
    readonly property real stroke: Math.max(2, Math.min(3.5, host.pitch * 0.05))

    /// Of the squares, by their columns.
    function placesOf(spots: var): var {
        const items = Array.from({ length: host.pieces?.count ?? 0 }, (none, row) => host.pieces.itemAt(row) as PieceItem);
        return new Map(items.filter(item => item?.kind === PieceKind.Square).map(item => [item.column, spots[item.index]]));
    }

    /// One for each line of a folded strip that a gap reaches over; its longest one tells the gap's size.
    function partsOf(all: var): var {
        const found = [];
        for (const gap of Array.from(all)) {
            const own = [];
            for (let column = Math.max(0, gap.from); column <= gap.to; ++column) {
                const square = squares.get(column);
                if (square === undefined)
                    continue;
                const isBegun = own.length > 0;
                if (isBegun && own[own.length - 1].foot === square.y) {
                    own[own.length - 1].right = square.x + square.width;
                } else {
                    const isFirst = !isBegun;
                    const isAtCoin = isFirst && gap.from >= 0;
                    own.push({ "left": square.x + (isAtCoin ? square.width / 2 : 0), "right": square.x + square.width, "foot": square.y, "begins": isFirst, "ends": false, "text": "" });
                }
            }
            if (own.length === 0)
                continue;
            const last = own[own.length - 1];
            last.ends = true;
            last.right -= (squares.get(gap.to)?.width ?? 0) / 2;
            const widest = own.reduce((best, part) => part.right - part.left > best.right - best.left ? part : best);
            //: below free squares between two coins: how many they are, such as 3
            widest.text = qsTr("gap %1").arg(gap.size.toLocaleString(Qt.locale(), "f", 0));
            found.push(...own);
        }
        return found;
    }

    Repeater {
        model: root.parts

        Item {
            id: bracket

            required property var modelData
            readonly property real leg: Math.max(6, root.room - label.height - root.stroke)
            readonly property real bend: Math.min(leg, width / 2)

            objectName: "gap"
            x: modelData.left
            y: modelData.foot - leg
            width: modelData.right - modelData.left
            height: leg

            Strokes {
                anchors.fill: parent

                Shape {
                    ShapePath {
                        strokeColor: Theme.accent
                        strokeWidth: root.stroke
                        fillColor: "transparent"
                        capStyle: ShapePath.FlatCap
                        startX: 0
                        startY: bracket.modelData.begins ? bracket.leg - 2 : root.stroke / 2

                        PathLine { x: 0; y: bracket.modelData.begins ? bracket.bend : root.stroke / 2 }
                        PathQuad {
                            x: bracket.modelData.begins ? bracket.bend : 0
                            y: root.stroke / 2
                            controlX: 0
                            controlY: root.stroke / 2
                        }
                        PathLine { x: bracket.width - (bracket.modelData.ends ? bracket.bend : 0); y: root.stroke / 2 }
                        PathQuad {
                            x: bracket.width
                            y: bracket.modelData.ends ? bracket.bend : root.stroke / 2
                            controlX: bracket.width
                            controlY: root.stroke / 2
                        }
                        PathLine { x: bracket.width; y: bracket.modelData.ends ? bracket.leg - 2 : root.stroke / 2 }
                    }
                }
            }

            AppText {
                id: label

                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.top }
                objectName: "gapText"
                text: bracket.modelData.text
                color: Theme.accent
                font.pixelSize: root.textSize
                font.weight: Font.DemiBold
            }
        }
    }
}

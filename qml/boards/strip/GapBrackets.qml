// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

/// A bracket over each gap of a strip that counts as a heap, from coin to coin, and how large the gap is.
Item {
    id: root

    required property StripGeometry host
    property var gaps: []
    readonly property int count: gaps.length
    readonly property var parts: partsOf(gaps)
    /// Above the squares, for the bracket and its text.
    readonly property real room: host.folds > 1 ? host.foldRoom : host.headRoom * 0.8
    readonly property real textSize: Math.min(host.labelSize, Math.max(Theme.small, room * 0.5))
    readonly property real stroke: Math.max(2, Math.min(3.5, host.pitch * 0.05))

    function lineOf(column: int): int {
        return Math.floor(Math.max(0, column) / host.lineColumns);
    }

    /// One for each line of a folded strip that a gap reaches over; its longest one tells the gap's size.
    function partsOf(all: var): var {
        const found = [];
        for (const gap of Array.from(all)) {
            const own = [];
            for (let line = lineOf(gap.from); line <= lineOf(gap.to); ++line) {
                const begins = lineOf(gap.from) === line;
                const ends = lineOf(gap.to) === line;
                const first = host.middle(0, begins && gap.from >= 0 ? gap.from : line * host.lineColumns);
                const last = host.middle(0, ends ? gap.to : (line + 1) * host.lineColumns - 1);
                const left = first.x - (begins && gap.from >= 0 ? 0 : host.pitch / 2);
                const right = last.x + (ends ? 0 : host.pitch / 2);
                own.push({ "left": left, "right": right, "foot": first.y - host.cell / 2, "begins": begins, "ends": ends, "text": "" });
            }
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

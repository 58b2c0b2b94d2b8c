// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Grundy.Models

/// Heaps, lines, a grid, a strip, a staircase, a plane or a graph. Over each figure lies an empty item for the pointer, the keyboard and the
/// screen reader.
SceneBase {
    id: root

    /// The middle of a square, in the board's own coordinates.
    function placeOf(row: int, column: int): point {
        const place = scene.squarePlace(column, row);
        return Qt.point(place.x + place.width / 2, place.y + place.height / 2);
    }

    function wait() {
        if (squares !== null)
            squares.forceActiveFocus();
        else
            input.wait();
    }

    pieces: repeater
    ownInput: ofSquares
    squares: plane.made as PlaneInput

    Connections {
        target: root.input

        function onCurrentChanged() {
            if (root.input.keyboardUsed && root.input.current !== null)
                root.scene.reveal(root.input.current.index);
        }

        function onPanned(by: point) { root.scene.pan(by); }
    }

    BoardEye {
        anchors.fill: parent
        enabled: root.interactive
        wheelScrolls: root.wheelScrolls
        onZoomed: (factor, place) => root.scene.zoomAt(factor, place)
        onPanned: by => root.scene.pan(by)
    }

    Repeater {
        id: repeater

        model: root.board
        onItemAdded: (index, item) => root.scene.place(index, item)

        /// What hits and names a figure of a scene, which draws it.
        PieceItem {
            /// What others lie on.
            readonly property bool ground: kind === PieceKind.Base || kind === PieceKind.Gap || kind === PieceKind.Square || kind === PieceKind.Step

            function hits(px: real, py: real): bool {
                return (choosable || kind === PieceKind.Square) && px >= 0 && py >= 0 && px < width && py < height
                    && root.scene.reaches(index, Qt.point(x + px, y + py));
            }

            /// Coins of a staircase lie on one another.
            function carries(other: Item): bool {
                const coin = other as PieceItem;
                return coin !== null && kind === PieceKind.Coin && coin.kind === kind && coin.column === column && coin.row > row;
            }

            function hold() {
                if (dragged)
                    root.scene.hold(index, Qt.point(dragX, dragY));
            }

            draggable: !root.ofHeaps && Array.from([PieceKind.Coin, PieceKind.LeftToken, PieceKind.RightToken, PieceKind.WhiteToken, PieceKind.BlackToken, PieceKind.Token, PieceKind.Counter, PieceKind.Queen]).includes(kind)
            z: kind === PieceKind.Arrow ? -1 : kind === PieceKind.Base && root.editing ? 20 : ground ? 0 : 1 + toRow * 0.01
            choosable: !ground || target || root.editing && kind !== PieceKind.Base
            Accessible.ignored: !choosable || name === "" || root.squares?.row === row && root.squares.column === column // the square tells it
            onActivated: pieceId => root.chosen(pieceId)
            onDragXChanged: hold()
            onDragYChanged: hold()
            onDraggedChanged: if (!dragged) root.scene.release(index)
        }
    }

    Lazy {
        anchors.fill: parent
        wanted: root.editing && root.ofHeaps

        /// While editing, at the end of what is a heap's: a stone less, a stone more, no heap.
        Item {
            Repeater {
                model: root.board

                Item {
                    id: heap

                    required property int index
                    required property int kind
                    required property int column
                    required property real count

                    Row {
                        id: buttons

                        readonly property size room: Qt.size(parent?.width ?? 0, parent?.height ?? 0)

                        parent: heap.index < repeater.count ? repeater.itemAt(heap.index) : heap // Tab goes from a heap to its buttons
                        x: Math.min((room.width - width) / 2, room.width - width)
                        y: room.height - height
                        spacing: 2

                        Repeater {
                            model: heap.kind === PieceKind.Base ? ["\u2212", "+", "\u00D7"] : []

                            AppButton {
                                required property int index
                                required property string modelData

                                objectName: ["button_heapLess_%1", "button_heapMore_%1", "button_heapRemove_%1"][index].arg(heap.column)
                                width: Math.min(Theme.controlHeight, (buttons.room.width - 4) / 3)
                                leftPadding: 0
                                rightPadding: 0
                                text: modelData
                                Accessible.name: [qsTr("One stone less on heap %1"), qsTr("One stone more on heap %1"),
                                                  qsTr("Remove heap %1")][index].arg(heap.column + 1)
                                enabled: index !== 0 || heap.count > 0
                                onClicked: {
                                    if (index === 2)
                                        root.heapRemoved(heap.column);
                                    else
                                        root.heapSet(heap.column, heap.count + (index === 0 ? -1 : 1));
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    Lazy {
        anchors.fill: parent
        wanted: root.gaps.length > 0
        z: 4

        /// A bracket over each gap of a strip that counts as a heap, from coin to coin, and how large the gap is.
        Item {
            id: brackets

            readonly property var squares: placesOf(root.scene.spots)
            /// Above the squares, for the bracket and its text.
            readonly property real room: root.headRoom * 0.9
            readonly property real stroke: Math.max(2, Math.min(3.5, root.pitch * 0.05))

            /// Of the squares, by their columns.
            function placesOf(spots: var): var {
                const items = Array.from({ length: root.pieces?.count ?? 0 }, (none, row) => root.pieces.itemAt(row) as PieceItem);
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
                model: brackets.partsOf(root.gaps)

                Item {
                    id: bracket

                    required property var modelData
                    readonly property real leg: Math.max(6, brackets.room - label.height - brackets.stroke)
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
                                strokeWidth: brackets.stroke
                                fillColor: "transparent"
                                capStyle: ShapePath.FlatCap
                                startX: 0
                                startY: bracket.modelData.begins ? bracket.leg - 2 : brackets.stroke / 2

                                PathLine { x: 0; y: bracket.modelData.begins ? bracket.bend : brackets.stroke / 2 }
                                PathQuad {
                                    x: bracket.modelData.begins ? bracket.bend : 0
                                    y: brackets.stroke / 2
                                    controlX: 0
                                    controlY: brackets.stroke / 2
                                }
                                PathLine { x: bracket.width - (bracket.modelData.ends ? bracket.bend : 0); y: brackets.stroke / 2 }
                                PathQuad {
                                    x: bracket.width
                                    y: bracket.modelData.ends ? bracket.bend : brackets.stroke / 2
                                    controlX: bracket.width
                                    controlY: brackets.stroke / 2
                                }
                                PathLine { x: bracket.width; y: bracket.modelData.ends ? bracket.leg - 2 : brackets.stroke / 2 }
                            }
                        }
                    }

                    AppText {
                        id: label

                        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.top }
                        objectName: "gapText"
                        text: bracket.modelData.text
                        color: Theme.accent
                        font.pixelSize: Math.min(root.labelSize, Math.max(Theme.small, brackets.room * 0.5))
                        font.weight: Font.DemiBold
                    }
                }
            }
        }
    }

    PartnerArcs {
        host: root as BoardBase
        z: 4
    }

    SceneMarks {
        host: root as SceneBase
        ribbon: ribbon.made as Ribbon
        z: 5
    }

    Lazy {
        id: ribbon

        anchors.fill: parent
        wanted: root.ribboned && root.board.ribbon.length > 0
        z: 6

        Ribbon {
            host: root as SceneBase
        }
    }

    BoardZoom {
        anchors { right: parent.right; top: parent.top }
        visible: root.zoomShown
        zoom: root.scene.zoom
        narrow: root.ofSquares
        mostZoom: root.scene.mostZoom
        z: 20
        onZoomedBy: factor => root.zoomBy(factor)
        onWholeAsked: root.scene.showWhole()
    }

    Lazy {
        id: plane

        anchors.fill: parent
        wanted: root.ofSquares
        z: 10

        PlaneInput {
            host: root
            scene: root.scene
            enabled: root.interactive
            visible: root.interactive
        }
    }

    Lazy {
        anchors.fill: parent
        wanted: root.board.shape === BoardShape.Graph
        z: 8

        /// Of a graph: the label of the node that is pointed at, where it has no room beside it or is cut.
        Item {
            id: wholeLabel

            readonly property PieceItem pointed: root.input.current
            readonly property bool cut: pointed !== null && pointed.kind !== PieceKind.Arrow && pointed.label !== "" && !Array.from(root.scene.texts).includes(pointed.label)

            Rectangle {
                objectName: "wholeLabel"
                visible: wholeLabel.cut
                x: wholeLabel.pointed === null ? 0 : Math.max(0, Math.min(wholeLabel.width - width, wholeLabel.pointed.x + (wholeLabel.pointed.width - width) / 2))
                y: wholeLabel.pointed === null ? 0 : Math.max(0, wholeLabel.pointed.y - height - 4)
                width: whole.width + Theme.unit * 4
                height: whole.height + Theme.unit * 2
                radius: Theme.radius
                color: Theme.surface
                border.color: Theme.stone

                SilentText {
                    id: whole

                    anchors.centerIn: parent
                    width: Math.min(inOneLine.room, wholeLabel.width - Theme.unit * 4)
                    text: wholeLabel.cut ? wholeLabel.pointed.label : ""
                    wrapMode: Text.WrapAnywhere
                    font.pixelSize: root.large ? Theme.presentSmall : Theme.small

                    OneLine {
                        id: inOneLine

                        of: whole
                    }
                }
            }
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models

/// Every move judged, best first. A click selects (and shows what refutes a losing one), Enter or a
/// double click plays.
Column {
    id: root

    required property Session session
    readonly property MovesModel moves: session.moves
    readonly property BoardModel board: session.board
    readonly property int shortLength: 8
    property bool expanded: false
    readonly property real rowHeight: Math.round(39 * Theme.scale)
    /// So many rows stand in full and the panel scrolls them; a longer list scrolls in itself.
    readonly property int mostRows: 150
    readonly property bool scrolling: expanded && moves.count > mostRows
    /// The first rows come a few in each frame: all of them take longer than one.
    readonly property int rowsPerFrame: 3
    property int rowsMade: rowsPerFrame
    visible: moves.count > 0
    spacing: Theme.unit
    onVisibleChanged: {
        expanded = false;
        rowsMade = rowsPerFrame;
    }

    FrameAnimation {
        running: root.visible && root.rowsMade < root.shortLength
        onTriggered: root.rowsMade += root.rowsPerFrame
    }

    GameShares {
        id: won

        moves: root.moves
        asked: Settings.sharesShown && root.visible && !root.session.analyst.busy
    }

    /// Where the columns of the moves table begin: each as wide as it must be, the rest between them.
    QtObject {
        id: columns

        /// How many of the games after a move are won.
        readonly property bool sharesShown: Settings.sharesShown && won.offered
        readonly property real indent: Theme.unit * 1.5
        /// Partizan games: room for the player's letter before the move.
        readonly property real tagRoom: root.moves.partizan ? Math.round(32 * Theme.scale) : 0
        readonly property list<string> longest: root.moves.longest.split("\n")
        /// Where all do not fit, the number of pieces goes (the move tells it), then the games won, the moves left and, where
        /// there is what a move gains, the value.
        readonly property list<string> titles: {
            //: head of a column, a verb: what a move leaves, P or N
            const all = [root.moves.moveTitle, root.moves.sizeTitle, qsTr("Leaves"),
                         //: head of a column: how many moves the game lasts yet
                         root.moves.valueTitle, root.moves.hasMovesLeft ? qsTr("Moves left") : "",
                         //: head of a column: which share of all games through a move its mover wins
                         sharesShown ? qsTr("Games won") : "", root.moves.incentiveTitle, ""];
            for (const spare of root.moves.incentiveTitle === "" ? [1, 5, 4] : [1, 5, 4, 3, 6]) {
                if (widthOf(all) > root.width - indent * 2 - tagRoom)
                    all[spare] = "";
            }
            return all;
        }
        /// What each column needs; 0 for one that is not there.
        readonly property list<real> needs: {
            const found = needsOf(titles);
            // A move too long for what is left is written smaller.
            found[0] -= Math.max(0, widthOf(titles) - (root.width - indent * 2));
            return found;
        }
        /// Left edges: move, size, leaves, value, moves left, games won, incentive, verdict.
        readonly property list<real> edges: {
            const all = Array.from(needs);
            const there = all.filter(need => need > 0).length;
            const afterMove = 1.8; // gaps: what begins the row stands apart
            const gap = Math.max(2, (root.width - indent * 2 - tagRoom - all.reduce((sum, need) => sum + need, 0)) / Math.max(1, there - 2 + afterMove));
            const found = [];
            let place = indent + tagRoom;
            all.forEach((need, column) => {
                found.push(Math.round(place));
                place += need > 0 ? need + gap * (column === 0 ? afterMove : 1) : 0;
            });
            return found;
        }
        /// The room of the move's text.
        readonly property real room: (needs[1] > 0 ? edges[1] : edges[2]) - edges[0] - Theme.unit / 2
        readonly property FontMetrics small: FontMetrics {
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
        }
        readonly property FontMetrics mono: FontMetrics { font.family: Theme.mono; font.pixelSize: Theme.monoSize }

        function needsOf(all: var): var {
            //: less than one percent of the games
            const texts = [longest[0], longest[1], "", longest[2], longest[3], qsTr("<1%"), longest[4], ""];
            const found = Array.from(all).map((title, i) => title === "" ? 0 : Math.ceil(Math.max(
                small.advanceWidth(title), mono.advanceWidth(texts[i] ?? ""))));
            found[0] += Math.ceil(mono.advanceWidth("\u2192") * 0.5 * (longest[0].split("\u2192").length - 1)); // larger, see MoveRow
            //: of a move, a verb
            found[7] = Math.ceil(Math.max(Theme.bodyMetrics.advanceWidth(qsTr("wins")), Theme.bodyMetrics.advanceWidth(/*: of a move, a verb */ qsTr("loses"))));
            return found;
        }

        /// With the least gaps.
        function widthOf(all: var): real {
            const needed = needsOf(all);
            return needed.reduce((sum, need) => sum + need, 0) + (needed.filter(need => need > 0).length - 1) * Theme.unit * 2;
        }
    }

    Note {
        anchors.left: parent.left
        //: heads the list of moves, a noun
        text: qsTr("Moves")
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    Item {
        width: parent.width
        height: Math.round(26 * Theme.scale)

        Repeater {
            model: columns.titles.length

            Note {
                id: title

                required property int index

                anchors { left: parent?.left; leftMargin: columns.edges[index]; verticalCenter: parent?.verticalCenter }
                text: columns.titles[index] ?? ""
                font.weight: Font.DemiBold

                HoverHandler {
                    id: over
                }

                AppToolTip {
                    text: qsTr("Of all games that can follow the move, the share that its player wins")
                    visible: over.hovered && title.visible && title.index === 5
                }
            }
        }
    }

    Item {
        width: parent.width
        height: list.wholeHeight

        AppList {
            id: list

            objectName: "movesList"
            // (The list's own count changes while it is laid out, for its height.)
            readonly property int rowsInSight: Math.min(root.moves.count, root.scrolling ? 14 : root.expanded ? root.mostRows : root.shortLength)
            readonly property real wholeHeight: root.rowHeight * rowsInSight + extra

            width: parent.width
            height: root.expanded || root.rowsMade >= root.shortLength ? wholeHeight : Math.min(wholeHeight, root.rowHeight * root.rowsMade)
            model: root.moves
            interactive: root.scrolling
            activeFocusOnTab: true
            currentIndex: root.moves.selectedRow
            highlightFollowsCurrentItem: true
            highlightMoveDuration: Theme.quick
            keyNavigationEnabled: false
            reuseItems: true
            Accessible.role: Accessible.Table
            Accessible.name: qsTr("Moves")
            Keys.onUpPressed: root.moves.select(Math.max(0, root.moves.selectedRow - 1))
            Keys.onDownPressed: {
                const next = Math.min(list.count - 1, root.moves.selectedRow + 1);
                if (next >= root.shortLength)
                    root.expanded = true;
                root.moves.select(next);
            }
            Keys.onReturnPressed: root.session.playMove(root.moves.selectedRow)
            Keys.onEnterPressed: root.session.playMove(root.moves.selectedRow)
            Keys.onEscapePressed: root.moves.select(-1)
            ScrollBar.vertical: ThinScrollBar {
                policy: root.scrolling ? ScrollBar.AsNeeded : ScrollBar.AlwaysOff
            }

            /// Room for the refutation's line below the selected row. It is found once the rows are placed: which
            /// of them there are depends on the height.
            property real extra: 0
            readonly property real wanted: currentItem !== null && !root.scrolling ? currentItem.height - root.rowHeight : 0

            function makeRoom() {
                extra = wanted;
            }

            onWantedChanged: Qt.callLater(list.makeRoom) // qmllint disable

            AppToolTip { // one for all rows, at their side so that it covers none: the move in words
                id: tip

                property MoveRow row: null

                parent: row ?? list
                x: root.LayoutMirroring.enabled ? (parent?.width ?? 0) + Theme.unit : -width - Theme.unit
                y: (root.rowHeight - height) / 2
                text: row?.words ?? ""
                visible: row !== null && row.hovered && text !== ""
            }

            delegate: MoveRow {
                id: line

                width: list.width
                edges: columns.edges
                room: columns.room
                titles: columns.titles
                ofTokens: root.board.ofTokens
                share: columns.sharesShown ? won.texts[index] ?? "" : ""
                rowHeight: root.rowHeight
                focused: list.activeFocus
                onPicked: {
                    list.forceActiveFocus(Qt.MouseFocusReason);
                    root.moves.select(root.moves.selectedRow === index ? -1 : index);
                }
                onPlayed: root.session.playMove(index)
                ListView.onPooled: visible = false // Qt does not draw it, but it would be read aloud
                ListView.onReused: visible = true
                onHoveredChanged: {
                    if (hovered) {
                        tip.row = line;
                        root.session.pointedMove = index;
                    } else if (root.session.pointedMove === index) {
                        root.session.pointedMove = -1;
                    }
                }
            }
        }
    }

    LinkButton {
        objectName: "button_allMoves"
        anchors.left: parent.left
        visible: root.moves.count > root.shortLength
        text: root.expanded ? qsTr("Show fewer moves") : qsTr("Show all %1 moves").arg(root.moves.total)
        onClicked: root.expanded = !root.expanded
    }

    WideNote {
        visible: root.expanded && text !== ""
        text: root.moves.omitted
    }

    WideNote {
        objectName: "ruleOfThumb"
        visible: text !== ""
        text: root.moves.ruleOfThumb
    }
}

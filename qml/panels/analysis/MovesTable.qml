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

    MoveColumns {
        id: columns

        moves: root.moves
        sharesShown: Settings.sharesShown && won.offered
        width: root.width
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

            AppToolTip { // one for all rows: the move in words
                id: tip

                property MoveRow row: null

                parent: row ?? list
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

    AppButton {
        objectName: "button_allMoves"
        anchors.left: parent.left
        visible: root.moves.count > root.shortLength
        look: AppButton.Look.Link
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

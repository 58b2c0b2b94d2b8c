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
    readonly property int shortLength: 9
    property bool expanded: false
    readonly property real rowHeight: Math.round(39 * Theme.scale)
    /// One value beside the outcome: the Grundy value, or in its place the moves left.
    readonly property bool grundyShown: moves.hasGrundy
    readonly property bool movesLeftShown: moves.hasMovesLeft && !grundyShown
    /// Left edges of the columns: move, size, leaves, Grundy value, moves left, verdict.
    readonly property list<real> edges: moves.sizeTitle === "" ? [0.016, 0.36, 0.36, 0.58, 0.58, 0.86]
                                     : session.board.shape === "grid" ? [0.016, 0.21, 0.4, 0.59, 0.59, 0.85]
                                     : [0.016, 0.345, 0.53, 0.675, 0.675, 0.875]

    visible: moves.count > 0
    spacing: Theme.unit
    onVisibleChanged: expanded = false

    AppText {
        text: qsTr("Moves")
        color: Theme.ink2
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    Item {
        width: parent.width
        height: Math.round(26 * Theme.scale)

        Repeater {
            model: [root.moves.sizeTitle === "" ? qsTr("Move") : qsTr("Take"), root.moves.sizeTitle, qsTr("Leaves"), root.grundyShown ? qsTr("Grundy") : "",
                    root.movesLeftShown ? qsTr("Moves left") : ""]

            AppText {
                required property int index
                required property string modelData

                anchors { left: parent?.left; leftMargin: root.width * root.edges[index] }
                text: modelData
                color: Theme.ink2
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
            }
        }
    }

    ListView {
        id: list

        objectName: "movesList"
        width: parent.width
        height: Math.min(contentHeight, root.rowHeight * (root.expanded ? 14 : root.shortLength) + extra)
        model: root.moves
        clip: true
        interactive: root.expanded
        boundsBehavior: Flickable.StopAtBounds
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
            policy: root.expanded ? ScrollBar.AsNeeded : ScrollBar.AlwaysOff
        }

        /// Room for the refutation's line below the selected row.
        readonly property real extra: currentItem !== null && !root.expanded ? currentItem.height - root.rowHeight : 0

        delegate: MoveRow {
            width: list.width
            edges: root.edges
            rowHeight: root.rowHeight
            hasGrundy: root.grundyShown
            hasMovesLeft: root.movesLeftShown
            focused: list.activeFocus
            onPicked: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.moves.select(root.moves.selectedRow === index ? -1 : index);
            }
            onPlayed: root.session.playMove(index)
        }
    }

    AppButton {
        objectName: "button_allMoves"
        visible: root.moves.count > root.shortLength
        look: AppButton.Look.Link
        text: root.expanded ? qsTr("Show fewer moves") : qsTr("Show all %L1 moves").arg(root.moves.total)
        onClicked: root.expanded = !root.expanded
    }

    AppText {
        width: parent.width
        visible: root.expanded && text !== ""
        text: root.moves.omitted
        color: Theme.ink2
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
}

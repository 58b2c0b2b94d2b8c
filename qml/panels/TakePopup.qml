// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// How many stones to take from a heap that is drawn as a number.
AppPopup {
    id: root

    required property Session session
    /// The board is that of the lens.
    property Twin twin: null
    property int heap: 0
    property real size: 0

    function ask(whichHeap: int, howMany: real) {
        heap = whichHeap;
        size = howMany;
        amount.value = 1;
        session.board.hoveredRow = -1; // what is said of a click on the pile is not what is asked here
        open();
        amount.forceActiveFocus(Qt.PopupFocusReason);
        (amount.contentItem as TextInput).selectAll();
    }

    /// Above the pile, or below it where that would be higher than `least` in the view.
    function askBeside(item: Item, view: Item, least: real) {
        const pile = item as PieceItem;
        const place = pile.mapToItem(view, pile.width / 2, 0);
        const above = place.y - height - Theme.unit * 2;
        ask(pile.column, pile.count);
        x = place.x - width / 2;
        y = above >= least ? above : place.y + pile.height + Theme.unit * 2;
    }

    function take() {
        const taken = amount.typed;
        if (taken < 1 || taken > size)
            return;
        close();
        if (twin !== null)
            twin.takeFromPile(heap, size - taken);
        else
            session.takeFromPile(heap, size - taken);
    }

    function grouped(number: real): string {
        return number.toLocaleString(Qt.locale(), "f", 0);
    }

    Column {
        spacing: Theme.unit * 2
        Keys.onReturnPressed: root.take()
        Keys.onEnterPressed: root.take()

        Heading {
            anchors.left: parent.left
            width: implicitWidth
            text: root.twin === null && root.session.board.shape === BoardShape.Staircase ? qsTr("Move down from step %1").arg(root.heap)
                                                                                 : qsTr("Take from heap %1").arg(root.heap + 1)
        }

        AppSpinBox {
            id: amount

            objectName: "spin_take"
            name: qsTr("Stones to take")
            width: Math.round(220 * Theme.scale)
            from: 1
            to: Math.min(root.size, 2147483647)
            focus: true
        }

        AppText {
            anchors.left: parent.left
            //: how many stones of the heap are left after the move, such as 4
            text: qsTr("leaves %1").arg(root.grouped(root.size - amount.typed))
            color: Theme.ink2
        }

        PrimaryButton {
            objectName: "button_take"
            anchors.left: parent.left
            //: a button, a verb: takes so many stones, such as 3
            text: qsTr("Take %1").arg(root.grouped(amount.typed))
            enabled: amount.typed >= 1 && amount.typed <= root.size
            onClicked: root.take()
        }
    }
}

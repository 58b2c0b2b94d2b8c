// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Asks where to print, and tells why where that fails.
Item {
    id: root

    readonly property bool shown: chooser.shown || (card?.visible ?? false)
    readonly property alias busy: chooser.busy
    /// Null until there is something to tell.
    property PrintCard card: null

    signal printed()

    function ask(what: printout) {
        chooser.ask(root, what);
    }

    function tell(problem: string) {
        if (card === null) {
            card = Qt.createComponent(Qt.resolvedUrl("PrintCard.qml")).createObject(root) as PrintCard;
            card.parent = root;
        }
        card.problem = problem;
        card.open();
    }

    PrintChooser {
        id: chooser

        objectName: "printChooser"
        onPrinted: root.printed()
        onFailed: problem => root.tell(problem)
    }
}

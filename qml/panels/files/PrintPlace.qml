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
    property NoticeDialog card: null

    signal printed()

    function ask(what: printout) {
        chooser.ask(root, what);
    }

    function tell(problem: string) {
        card = card ?? notice.createObject(root) as NoticeDialog;
        card.text = problem;
        card.open();
    }

    Component {
        id: notice

        NoticeDialog {
            objectName: "printCard"
            parent: root
            //: the title of a card that tells why nothing was printed
            title: qsTr("Not printed")
            textName: "printProblem"
            closeName: "button_printClose"
        }
    }

    PrintChooser {
        id: chooser

        objectName: "printChooser"
        onPrinted: root.printed()
        onFailed: problem => root.tell(problem)
    }
}

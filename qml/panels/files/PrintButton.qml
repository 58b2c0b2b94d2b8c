// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Sends pages to a printer; a tick says that they went there.
AppButton {
    id: root

    /// What the button does, for its tip and for those who cannot see it.
    //: a button, a verb
    property string task: qsTr("Print")
    /// What is printed went to the printer as it is now.
    property bool done: false
    readonly property alias busy: place.busy

    /// Asks for the printer.
    function send(what: printout) {
        place.ask(what);
    }

    objectName: "button_print"
    iconName: done ? "check" : "print"
    tip: done ? qsTr("Sent to the printer.") : task
    tipBelow: true
    enabled: !busy
    Accessible.name: task

    PrintPlace {
        id: place

        onPrinted: {
            root.done = true;
            told.text = "";
            told.text = root.tip;
        }
    }

    Spoken {
        id: told
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Finds a position of the Lab's game by its name or notation.
AppTextField {
    id: root

    required property Lab lab
    /// The text that was not found.
    property string missed

    signal found(node: int)

    function find() {
        const node = lab.search(text, lab.selectedNode); // Enter again finds the next one
        missed = node < 0 ? text : "";
        if (node >= 0)
            root.found(node);
    }

    objectName: "graphSearch"
    width: Math.round(220 * Theme.scale)
    leftPadding: Theme.unit * (LayoutMirroring.enabled ? 9 : 3.5)
    rightPadding: Theme.unit * (LayoutMirroring.enabled ? 3.5 : 9)
    placeholderText: qsTr("Find a position")
    enabled: lab.ready
    onAccepted: {
        if (text !== "")
            find();
    }
    onTextEdited: missed = ""

    Icon {
        anchors { right: parent.right; rightMargin: Theme.unit * 3; verticalCenter: parent.verticalCenter }
        icon: "search"
        size: Math.round(16 * Theme.scale)
    }

    AppToolTip {
        visible: root.missed !== ""
        delay: 0
        text: qsTr("No position is called %1.").arg(root.missed)
    }
}

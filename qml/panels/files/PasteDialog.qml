// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A position in any game's notation or as a list of edges, typed or pasted; says what is wrong with it.
PositionDialog {
    id: root

    required property Library library
    property var answer: ({})

    signal chosen(notation: string)

    function ask(text: string) {
        answer = library.check(text.trim());
        copied.typed = text.trim();
        root.text = answer.ok || copied.meant !== "" ? text.trim() : "";
        problem = copied.meant !== "" ? answer.message : "";
        show();
    }

    objectName: "pasteDialog"
    example: library.examples[0]
    prefix: "paste"
    goName: "button_pasteOpen"
    //: a button, a verb: opens the position that was typed
    goText: qsTr("Open")
    title: qsTr("Paste a position")
    width: Math.min(parent.width - 48, Math.round(520 * Theme.scale))
    onEntered: {
        answer = library.check(text);
        problem = answer.ok ? "" : answer.message;
        if (!answer.ok)
            return;
        close();
        root.chosen(text); // as it was written: edges that fall are told of
    }

    PositionOffer {
        id: copied
    }

    Paragraph {
        text: qsTr("Any position in one line, for example:")
    }

    Repeater { // one line each: a notation is not broken
        model: root.library.examples

        AppText {
            required property string modelData

            width: parent?.width ?? 0
            text: modelData
            color: Theme.ink2
            font.family: Theme.mono
            font.pixelSize: Theme.monoSize
            elide: Text.ElideRight
        }
    }

    Paragraph {
        text: qsTr("Or the edges of a picture, with 0 for the ground: %1").arg("0-1 green; 1-2 b; 1-3 r")
    }
}

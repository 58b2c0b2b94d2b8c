// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A game to put beside those on the table, or to compare with them: of the gallery, of a lesson, copied, or any
/// position.
PositionDialog {
    id: root

    required property Session session
    required property Library library
    property bool comparing: false
    /// Of what the clipboard holds: {ok, notation}.
    property var copied: ({ ok: false })

    function ask(compare: bool, clipboard: string) {
        comparing = compare;
        copied = library.check(clipboard.trim());
        problem = "";
        show();
    }

    objectName: "addGameDialog"
    example: library.examples[0]
    prefix: "addGame"
    goName: "button_addGame"
    //: a button: compares both games
    goText: comparing ? qsTr("Compare") : /*: a button: puts another game on the table, beside the first one */ qsTr("Add")
    //: the title of a dialog: which other game is compared with this one?
    title: comparing ? qsTr("Equal to\u2026") : qsTr("Add a game")
    width: Math.min(parent.width - 48, Math.round(620 * Theme.scale))
    onEntered: {
        problem = comparing ? session.compareWith(text) : session.addBoards(text);
        if (problem === "")
            close();
    }

    Paragraph {
        text: root.comparing ? qsTr("Two games are equal when whoever moves first loses their difference. Which game shall it be?")
                             : qsTr("It stands beside the others. On your turn you make one move on one of the boards.")
    }

    WideFlow {
        Repeater {
            model: root.library

            AppButton {
                required property string title
                required property string preview

                text: title
                onClicked: root.text = preview
            }
        }
    }

    Row {
        width: parent.width
        spacing: Theme.unit * 2

        ChoiceBox {
            objectName: "lessonPositions"
            width: parent.width - (paste.visible ? paste.width + parent.spacing : 0)
            name: qsTr("From a lesson")
            ids: root.visible ? root.library.lessonPositions() : []
            labels: root.visible ? root.library.lessonTitles(name) : []
            current: ""
            onModelChanged: currentIndex = 0 // a new list resets it
            onChosen: id => {
                if (id !== "")
                    root.text = id;
            }
        }

        AppButton {
            id: paste

            objectName: "button_fromClipboard"
            visible: root.copied.ok
            text: qsTr("From the clipboard")
            onClicked: root.text = root.copied.notation
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The window's dialogs, each made when it is first asked for.
Item {
    id: root

    required property Session session
    required property Library library
    /// Those that have been asked for, by the names of their files.
    property var made: ({})
    readonly property bool anyOpen: Object.values(made).some(dialog => dialog.visible)

    signal opened(notation: string)
    signal started()
    /// The picture of a game is to be written into a file, under a name of that kind.
    signal pictureAsked(picture: SharedGame, name: string)

    function askPaste(text: string) {
        (dialog("PasteDialog", { library: library }) as PasteDialog).ask(text);
    }

    function askNew() {
        (dialog("NewGameDialog", { session: session, library: library }) as NewGameDialog).ask();
    }

    /// A game to stand beside those on the table, or to be compared with them.
    function askGame(comparing: bool, copied: string) {
        (dialog("AddGameDialog", { session: session, library: library }) as AddGameDialog).ask(comparing, copied);
    }

    function askShare(review: ReviewModel) {
        if (review !== null && review.offered)
            dialog("ShareDialog", { review: review }).open();
    }

    function showShortcuts() {
        dialog("ShortcutsDialog", {}).open();
    }

    function tellMishap(cause: string) {
        dialog("MishapDialog", {}).cause = cause;
        made.MishapDialog.open();
    }

    function dialog(name: string, properties: var): var {
        if (!(name in made)) {
            const fresh = Qt.createComponent(Qt.resolvedUrl(name + ".qml")).createObject(root, properties);
            fresh.parent = root;
            made = Object.assign({ [name]: fresh }, made);
        }
        return made[name];
    }

    anchors.fill: parent

    Connections {
        target: root.made.PasteDialog ?? null

        function onChosen(notation: string) {
            root.opened(notation);
        }
    }

    Connections {
        target: root.made.ShareDialog ?? null

        function onSaveAsked(name: string) {
            root.made.ShareDialog.close();
            root.pictureAsked(root.made.ShareDialog.picture, name);
        }
    }

    Connections {
        target: root.made.NewGameDialog ?? null

        function onStarted() {
            root.started();
        }
    }
}

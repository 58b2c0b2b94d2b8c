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

    function askPaste(text: string) {
        const dialog = made.PasteDialog ?? make("PasteDialog", { library: library });
        (dialog as PasteDialog).ask(text);
    }

    function askNew() {
        const dialog = made.NewGameDialog ?? make("NewGameDialog", { session: session, library: library });
        (dialog as NewGameDialog).ask();
    }

    /// A game to stand beside those on the table, or to be compared with them.
    function askGame(comparing: bool, copied: string) {
        const dialog = made.AddGameDialog ?? make("AddGameDialog", { session: session, library: library });
        (dialog as AddGameDialog).ask(comparing, copied);
    }

    function showShortcuts() {
        (made.ShortcutsDialog ?? make("ShortcutsDialog", {})).open();
    }

    function tellMishap(cause: string) {
        const dialog = made.MishapDialog ?? make("MishapDialog", {});
        dialog.cause = cause;
        dialog.open();
    }

    function make(name: string, properties: var): var {
        const dialog = Qt.createComponent(Qt.resolvedUrl(name + ".qml")).createObject(root, properties);
        dialog.parent = root;
        made = Object.assign({ [name]: dialog }, made);
        return dialog;
    }

    anchors.fill: parent

    Connections {
        target: root.made.PasteDialog ?? null

        function onChosen(notation: string) {
            root.opened(notation);
        }
    }

    Connections {
        target: root.made.NewGameDialog ?? null

        function onStarted() {
            root.started();
        }
    }
}

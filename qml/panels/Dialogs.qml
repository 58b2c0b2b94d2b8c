// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQml
import Grundy.Models

/// The window's dialogs, each made when it is first asked for.
Item {
    id: root

    required property Session session
    required property Library library
    readonly property bool anyOpen: (paste.object as AppDialog)?.visible || (fresh.object as AppDialog)?.visible
                                    || (shortcuts.object as AppDialog)?.visible || (mishap.object as AppDialog)?.visible || false

    signal opened(notation: string)
    signal started()

    function askPaste(text: string) {
        paste.active = true;
        (paste.object as PasteDialog).ask(text);
    }

    function askNew() {
        fresh.active = true;
        (fresh.object as NewGameDialog).ask(session.gameId, session.newNotation);
    }

    function showShortcuts() {
        shortcuts.active = true;
        (shortcuts.object as ShortcutsDialog).open();
    }

    function tellMishap(cause: string) {
        mishap.active = true;
        (mishap.object as MishapDialog).cause = cause;
        (mishap.object as MishapDialog).open();
    }

    anchors.fill: parent

    Instantiator {
        id: paste

        active: false

        delegate: PasteDialog {
            parent: root
            library: root.library
            onEntered: notation => root.opened(notation)
        }
    }

    Instantiator {
        id: fresh

        active: false

        delegate: NewGameDialog {
            parent: root
            session: root.session
            library: root.library
            onStarted: root.started()
        }
    }

    Instantiator {
        id: shortcuts

        active: false

        delegate: ShortcutsDialog { parent: root }
    }

    Instantiator {
        id: mishap

        active: false

        delegate: MishapDialog { parent: root }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Text to and from the system's clipboard.
Item {
    function copy(text: string) {
        helper.text = text;
        helper.selectAll();
        helper.copy();
        helper.text = "";
    }

    function read(): string {
        helper.text = "";
        helper.paste();
        const text = helper.text;
        helper.text = "";
        return text;
    }

    visible: false

    TextEdit {
        id: helper

        textFormat: TextEdit.PlainText
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Saves a drawn game as a file, and opens one.
FileChoice {
    id: root

    required property RuleDrawing drawing
    required property Session session
    readonly property list<string> ruleEndings: [".grundyrule"]

    function askOpen() {
        prepare(qsTr("Open a drawn game"), false, ruleEndings);
        ask("");
    }

    function askSave() {
        prepare(qsTr("Save the drawn game"), true, ruleEndings);
        ask(drawing.fileName());
    }

    function open(file: url) {
        prepare(qsTr("Open a drawn game"), false, ruleEndings);
        receive(file);
    }

    function receive(file: url) {
        const problem = saving ? drawing.write(file) : drawing.read(file);
        if (problem !== "")
            refuse(file, problem);
    }

    folder: session.documents()
    onChosen: file => root.receive(file)
}

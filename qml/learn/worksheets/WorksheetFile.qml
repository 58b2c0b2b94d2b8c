// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Asks where a worksheet is to be saved, and writes it there.
FileChoice {
    id: root

    required property Worksheet sheet
    required property Session session

    /// The sheet is written to a file of that path.
    signal saved(path: string)

    function save() {
        prepare(qsTr("Save the worksheet"), true, [".pdf"]);
        ask(sheet.fileName);
    }

    folder: session.documents()
    onChosen: file => {
        const problem = sheet.write(file);
        if (problem !== "")
            refuse(file, problem);
        else
            root.saved(decodeURIComponent(String(file).replace(/^file:\/\//, "")));
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQml
import Grundy.Models
import Grundy.Ui

/// The dialog to save a worksheet, made when it is first asked for.
Item {
    id: root

    required property Worksheet sheet
    required property Session session

    /// The sheet is written to a file of that path.
    signal saved(path: string)

    function ask() {
        dialog.active = true;
        (dialog.object as GameFileDialog).ask(true, session.documents(), sheet.fileName);
    }

    Instantiator {
        id: dialog

        active: false

        delegate: GameFileDialog {
            parent: root
            heading: qsTr("Save the worksheet")
            endings: [".pdf"]
            onChosen: url => {
                error = root.sheet.write(url);
                if (error !== "")
                    return;
                close();
                root.saved(decodeURIComponent(String(url).replace(/^file:\/\//, "")));
            }
        }
    }
}

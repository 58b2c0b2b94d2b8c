// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Asks where something is to be saved, and writes it there.
FileChoice {
    id: root

    required property Session session
    /// What the file is called, unless another name is chosen.
    required property string name
    /// Writes a file; what is wrong then, else empty.
    required property var write

    signal saved(file: url)

    function save() { ask(name); }

    anchors.fill: parent
    folder: session.documents()
    saving: true
    onChosen: file => {
        const problem = write(file);
        if (problem !== "")
            refuse(file, problem);
        else
            root.saved(file);
    }
}

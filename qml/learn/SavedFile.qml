// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Asks where something is to be saved. Who uses it writes it there when a file is chosen, and settles it.
FileChoice {
    id: root

    required property Session session
    /// What the file is called, unless another name is chosen.
    required property string name

    signal saved(file: url)

    function save() { ask(name); }

    /// The file is written, or there is a problem.
    function settle(file: url, problem: string) {
        if (problem !== "")
            refuse(file, problem);
        else
            saved(file);
    }

    anchors.fill: parent
    folder: session.documents()
    saving: true
}

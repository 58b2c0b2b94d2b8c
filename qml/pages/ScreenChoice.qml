// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The screen that a class sees Present on.
ChoiceBox {
    readonly property list<string> screens: Array.from(Application.screens).map(screen => screen.name)

    objectName: "presentScreen"
    name: qsTr("Screen for Present")
    ids: ["", ...Array.from(screens)]
    labels: [qsTr("Where the window is"), ...Array.from(screens)]
    current: Array.from(screens).includes(Settings.presentScreen) ? Settings.presentScreen : ""
    onChosen: id => Settings.presentScreen = id
}

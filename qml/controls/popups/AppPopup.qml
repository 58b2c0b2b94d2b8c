// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A small framed window beside what opened it.
Popup {
    padding: Theme.unit * 4
    margins: Theme.unit * 2
    focus: true
    modal: false
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside

    background: Surface { }
}

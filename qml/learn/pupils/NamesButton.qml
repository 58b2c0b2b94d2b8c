// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// What stands in place of the pupils' names while a class might read them.
AppButton {
    objectName: "button_showNames"
    iconName: "people"
    //: a button: shows the names of the pupils
    text: qsTr("Show the names")
}

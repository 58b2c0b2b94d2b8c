// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// An answer to "Who is learning?": nobody of them.
AppButton {
    required property Pupils pupils

    //: a button: who sits at the computer is the teacher, no pupil
    text: qsTr("I teach")
    onClicked: pupils.choose("")
}

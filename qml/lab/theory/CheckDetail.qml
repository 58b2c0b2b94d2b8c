// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// A check in full: what is said, why it fails, and the counterexample drawn.
Card {
    id: root

    required property TheoryRow row
    readonly property string notation: row?.position ?? ""

    signal openAsked(notation: string)

    Heading {
        text: root.row?.game ?? ""
    }

    WrappedText {
        text: root.row?.statement ?? ""
    }

    WrappedText {
        visible: text !== ""
        text: root.row?.result ?? ""
    }

    Paragraph {
        visible: text !== "" && root.notation !== ""
        text: root.row?.reason ?? ""
    }

    SmallBoard {
        height: Math.round(150 * Math.min(1.4, Theme.scale))
        visible: root.notation !== ""
        notation: root.notation
        zoom: 1.2
    }

    TextEdit {
        width: parent.width
        visible: root.notation !== ""
        text: root.notation
        readOnly: true
        selectByMouse: true
        color: Theme.ink
        selectionColor: Theme.accent
        selectedTextColor: Theme.onFilled
        font.family: Theme.mono
        font.pixelSize: Theme.monoSize
        wrapMode: TextEdit.WrapAnywhere
        //: read aloud: the position of a counterexample, such as nim:7,11,5
        Accessible.name: qsTr("Position: %1").arg(text)
    }

    AppButton {
        objectName: "button_openDetail"
        anchors.left: parent.left
        visible: root.notation !== ""
        text: qsTr("Open it in Explore")
        onClicked: root.openAsked(root.notation)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What Start will do, Cancel and Start. Its height depends on the text size alone, so that Start stays.
Item {
    id: root

    required property string sentence
    required property string error
    /// What the values make, where it is no position.
    property string refused: ""
    required property bool replacing
    /// A value is being typed: what is wrong with it may be right in a moment.
    property bool typing: false
    /// Little height: no more than has to be said.
    required property bool low
    /// Beside the buttons there is room for the sentence.
    readonly property bool wide: width >= (low ? 380 : 560) * Theme.scale

    signal cancelled()
    signal started()
    signal taken(notation: string)

    implicitHeight: Math.round((wide ? 76 : low ? 100 : 150) * Theme.scale)

    Hairline {
        anchors {
            left: parent.left; right: parent.right; top: parent.top
            leftMargin: -Theme.unit * 6; rightMargin: -Theme.unit * 6
        }
    }

    Icon {
        id: sign

        anchors { left: parent.left; verticalCenter: words.verticalCenter }
        icon: "info"
        size: Math.round(22 * Theme.scale)
        color: root.error === "" ? Theme.accent : Theme.hot
    }

    Column {
        id: words

        anchors {
            left: sign.right; right: root.wide ? buttons.left : parent.right; leftMargin: Theme.unit * 3
            rightMargin: root.wide ? Theme.unit * 4 : 0
            verticalCenter: parent.verticalCenter; verticalCenterOffset: root.wide ? 0 : -(buttons.height + Theme.unit * 2) / 2
        }
        spacing: Theme.unit * 0.5

        Announcement {
            objectName: "newGameError"
            text: root.error !== "" ? root.error : root.sentence
            passing: root.typing
            color: root.error !== "" ? Theme.hot : Theme.ink
            font.pixelSize: root.low ? Theme.small : Theme.body
            font.weight: Font.DemiBold
            maximumLineCount: root.error !== "" || root.low ? 3 : 2
            elide: Text.ElideRight
        }

        OfferButton {
            typed: root.refused
            onTaken: notation => root.taken(notation)
        }

        WideNote {
            visible: root.error === "" && !root.low
            text: root.replacing ? qsTr("Nothing changes until you press Start. Your game in progress stays as it is.")
                                 : qsTr("Nothing changes until you press Start.")
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }

    Row {
        id: buttons

        anchors {
            right: parent.right
            bottom: parent.bottom; bottomMargin: root.wide ? (root.height - height) / 2 : 0
        }
        spacing: Theme.unit * 3

        AppButton {
            objectName: "button_newCancel"
            //: a button: begins no game
            text: qsTr("Cancel")
            onClicked: root.cancelled()
        }

        AppButton {
            objectName: "button_start"
            width: Math.max(implicitWidth, Math.round((root.low ? 96 : 144) * Theme.scale))
            enabled: root.error === ""
            look: AppButton.Look.Primary
            //: a button: begins the game
            text: qsTr("Start")
            onClicked: root.started()
        }
    }
}

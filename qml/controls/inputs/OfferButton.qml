// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What was probably meant by a text that is no position. Nothing is taken before it is pressed.
LinkButton {
    /// The text as it was typed; empty while nothing is wrong.
    property alias typed: offer.typed

    signal taken(notation: string)

    objectName: "button_meant"
    visible: offer.meant !== ""
    width: Math.min(implicitWidth, parent?.width ?? implicitWidth)
    text: offer.text
    onClicked: taken(offer.meant)

    PositionOffer {
        id: offer
    }
}

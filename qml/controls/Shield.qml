// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The pointer does not reach what lies below.
MouseArea {
    anchors.fill: parent
    hoverEnabled: true
    acceptedButtons: Qt.AllButtons
    onWheel: wheel => wheel.accepted = true
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A one-colour icon of resources/icons, tinted.
TintedIcon {
    property string icon
    property real size: Math.round(20 * Theme.scale)

    width: size
    height: size
    implicitWidth: size
    implicitHeight: size
    source: icon === "" ? "" : Qt.resolvedUrl("icons/" + icon + ".svg")
    color: Theme.ink2
}

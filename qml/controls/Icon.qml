// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.impl

/// A one-colour icon of resources/icons, tinted.
IconImage {
    id: root

    property string icon
    property real size: Math.round(20 * Theme.scale)

    width: size
    height: size
    source: icon === "" ? "" : Qt.resolvedUrl("icons/" + icon + ".svg")
    sourceSize.width: size
    sourceSize.height: size
    color: Theme.ink2
}

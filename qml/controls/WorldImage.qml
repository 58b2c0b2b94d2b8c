// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Something of the worlds that games are played in, as large as its item: a face, a table, a dish.
Image {
    id: root

    property string element

    source: element === "" ? "" : "image://world/" + element + (Theme.dark ? "?dark" : "")
    sourceSize { width: Math.ceil(root.width); height: Math.ceil(root.height) }
    Accessible.ignored: true
}

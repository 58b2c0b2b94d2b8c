// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The five opponents as small outlines, from the gentlest up: those who are beaten are filled.
Row {
    id: root

    /// Their faces, a list of texts.
    required property var beaten
    property real size: Math.round(13 * Theme.scale)

    spacing: 1

    Repeater {
        model: ["pip", "moss", "flint", "jasper", "onyx"]

        WorldImage {
            required property string modelData

            width: root.size
            height: root.size
            element: modelData + (Array.from(root.beaten).includes(modelData) ? "-beaten" : "-open")
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The ring around a node of the state graph.
Rectangle {
    required property PictureView view
    required property StateGraph graph
    required property int node
    property bool thin: false
    /// The node's box in pixels of the view; empty where it is not drawn.
    readonly property rect box: {
        if (view.revision < 0 || graph.revision < 0)
            return Qt.rect(0, 0, 0, 0);
        const units = graph.boxOf(node);
        const corner = view.toView(Qt.point(units.x, units.y));
        return Qt.rect(corner.x, corner.y, units.width * view.zoom, units.height * view.zoom);
    }
    readonly property real gap: Math.max(4, 7 * view.zoom)

    visible: box.width > 0
    x: box.x - gap
    y: box.y - gap
    width: box.width + gap * 2
    height: box.height + gap * 2
    radius: Math.min(height / 2, 6 + gap)
    color: "transparent"
    border.width: thin ? 2 : 3
    border.color: Theme.accent
}

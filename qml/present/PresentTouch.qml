// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A finger beside the picture: a tap goes on, in the first third of the page back; a swipe turns as a page.
Item {
    id: root

    required property Showing showing

    TapHandler {
        acceptedDevices: PointerDevice.TouchScreen
        onTapped: point => {
            const place = root.LayoutMirroring.enabled ? root.width - point.position.x : point.position.x;
            if (place < root.width / 3)
                root.showing.back();
            else
                root.showing.next();
        }
    }

    DragHandler {
        property real along: 0

        target: null
        acceptedDevices: PointerDevice.TouchScreen
        yAxis.enabled: false
        onTranslationChanged: {
            if (active)
                along = translation.x;
        }
        onActiveChanged: {
            const way = root.LayoutMirroring.enabled ? -along : along;
            along = 0;
            if (active)
                return;
            if (way < -root.width / 12)
                root.showing.next();
            else if (way > root.width / 12)
                root.showing.back();
        }
    }
}

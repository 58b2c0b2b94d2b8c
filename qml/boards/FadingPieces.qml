// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// What has just been taken fades away where it lay; lies below the pieces that stay.
Item {
    id: root

    function fade(item: Item, wide: real, tall: real, rounding: real) {
        if (Theme.move === 0 || !visible || wide <= 0)
            return;
        ghost.createObject(root, {
            "x": item.x + item.width / 2, "y": item.y + item.height / 2, "wide": wide, "tall": tall,
            "radius": rounding
        });
    }

    anchors.fill: parent

    Component {
        id: ghost

        Rectangle {
            id: fading

            property real wide: 0
            property real tall: 0

            width: wide
            height: tall
            color: Theme.stone
            transform: Translate { x: -fading.wide / 2; y: -fading.tall / 2 }

            NumberAnimation on opacity {
                from: 0.5
                to: 0
                duration: Theme.move
                easing.type: Easing.OutCubic
                onFinished: fading.destroy()
            }
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Grundy.Models

/// The thermograph of a value: Left's wall on the left, Right's on the right, the mast above; numbers grow to the left.
Item {
    id: root

    required property WorthView worth
    readonly property list<point> leftWall: worth.leftWall
    readonly property list<point> rightWall: worth.rightWall
    /// Walls lean inwards: they are widest at their feet, the stops.
    readonly property real most: leftWall.length > 0 ? leftWall[0].x : 0
    readonly property real least: rightWall.length > 0 ? rightWall[0].x : 0
    readonly property real heat: leftWall.length > 0 ? leftWall[leftWall.length - 1].y : 0
    readonly property real unit: Math.min((width - foot.height * 4) / Math.max(1, most - least),
                                          (height - foot.height - Theme.unit * 6) / Math.max(1, heat))
    readonly property real floorY: height - foot.height
    /// How far the names of close stops move aside, so that they are not read as one.
    readonly property real aside: most > least ? Math.max(0, (foot.width + otherFoot.width) / 2 + Theme.unit * 3 - (most - least) * unit) / 2 : 0
    readonly property point mastFoot: leftWall.length > 0 ? placeOf(leftWall[leftWall.length - 1]) : Qt.point(0, 0)

    function placeOf(spot: point): point {
        return Qt.point(width / 2 + ((most + least) / 2 - spot.x) * unit, floorY - spot.y * unit);
    }

    function pathOf(wall: list<point>): string {
        const along = Array.from(wall).map(spot => placeOf(spot)).map(place => place.x + " " + place.y);
        return along.length === 0 ? "M 0 0" : "M " + along.join(" L ");
    }

    implicitHeight: Math.round(130 * Theme.scale)
    objectName: "thermograph"
    Accessible.role: Accessible.Graphic
    //: read aloud: the mean of a game, such as 1, and its temperature, such as 1/2
    Accessible.name: qsTr("Thermograph: the mast stands at %1, from temperature %2 upwards").arg(worth.mean).arg(worth.temperature)

    Rectangle {
        y: root.floorY
        width: parent.width
        height: 1
        color: Theme.ink3
    }

    Strokes {
        anchors.fill: parent

        Shape {
            ShapePath {
                strokeColor: root.leftWall.length > 0 ? Theme.ink2 : "transparent"
                strokeWidth: 2.5
                fillColor: "transparent"

                PathSvg { path: "M " + root.mastFoot.x + " " + root.mastFoot.y + " V 0" }
            }

            ShapePath {
                strokeColor: Theme.left
                strokeWidth: 2.5
                fillColor: "transparent"
                joinStyle: ShapePath.RoundJoin

                PathSvg { path: root.pathOf(root.leftWall) }
            }

            ShapePath {
                strokeColor: Theme.right
                strokeWidth: 2.5
                fillColor: "transparent"
                joinStyle: ShapePath.RoundJoin

                PathSvg { path: root.pathOf(root.rightWall) }
            }
        }
    }

    Note {
        visible: root.most > root.least
        x: root.placeOf(Qt.point(root.most, 0)).x - width - Theme.unit * 2
        y: root.floorY - height - 2
        text: qsTr("L", "the player Left")
        color: Theme.left
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    Note {
        visible: root.most > root.least
        x: root.placeOf(Qt.point(root.least, 0)).x + Theme.unit * 2
        y: root.floorY - height - 2
        text: qsTr("R", "the player Right")
        color: Theme.right
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    Note {
        id: foot

        objectName: "leftStop"
        x: root.placeOf(Qt.point(root.most, 0)).x - width / 2 - root.aside
        y: root.floorY + 2
        text: root.worth.leftStop
        Accessible.ignored: true
    }

    Note {
        id: otherFoot

        objectName: "rightStop"
        visible: root.most > root.least
        x: root.placeOf(Qt.point(root.least, 0)).x - width / 2 + root.aside
        y: root.floorY + 2
        text: root.worth.rightStop
        Accessible.ignored: true
    }
}

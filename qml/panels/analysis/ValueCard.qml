// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Grundy.Models

/// What the position is worth: its heaps, its Grundy value or exact value, and what has been checked.
Card {
    id: root

    /// One line of the value card: what it is, and how much.
    component Line: Item {
        id: line

        required property string label
        required property string value
        property color valueColor: Theme.ink

        width: parent?.width ?? 0
        implicitHeight: Math.max(name.implicitHeight, number.implicitHeight) + Theme.unit * 4
        height: visible ? implicitHeight : 0
        visible: value !== ""
        Accessible.role: Accessible.StaticText
        //: read aloud: a name such as "Grundy value", and the value
        Accessible.name: qsTr("%1: %2").arg(label).arg(value)

        Hairline {
            anchors { left: parent.left; right: parent.right; top: parent.top }
        }

        SilentText {
            id: name

            anchors { left: parent.left; leftMargin: Theme.unit * 1.5; verticalCenter: parent.verticalCenter }
            text: line.label
        }

        SilentText {
            id: number

            anchors {
                left: name.right; right: parent.right; verticalCenter: parent.verticalCenter
                leftMargin: Theme.unit * 3; rightMargin: Theme.unit * 1.5
            }
            text: line.value
            color: line.valueColor
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.Wrap
        }
    }

    required property Session session
    readonly property Analyst analyst: session.analyst
    readonly property WorthView worth: WorthView { analyst: root.analyst }
    readonly property bool hot: worth.known && worth.mean !== analyst.value
    readonly property var rows: [
        //: before heaps of Nim that equal the position, such as 3, 5
        { label: qsTr("Nim heaps"), value: session.twin.heapsText },
        //: before a number: the Grundy value of the position
        { label: qsTr("Grundy value"), value: analyst.grundy },
        //: before the value of the position as a game, such as 1/2 + ∗
        { label: qsTr("Exact value"), name: "exactValue", value: session.partizan ? analyst.value : "" },
        //: before the mean value of a hot game, a noun
        { label: qsTr("Mean"), name: "mean", value: hot ? worth.mean : "" },
        //: before the temperature of a hot game
        { label: qsTr("Temperature"), name: "temperature", value: hot ? worth.temperature : "" },
        { label: qsTr("Stops of Left and Right"), name: "stops", value: hot ? worth.stops : "" },
        //: before the atomic weight of a game, an integer mostly
        { label: qsTr("Atomic weight"), name: "atomicWeight", value: worth.mean !== analyst.value ? worth.atomicWeight : "" }
    ]

    visible: analyst.solved && (analyst.grundy !== "" || analyst.value !== "" || session.check.checked !== "")
    spacing: 0
    objectName: "valueCard"

    Heading {
        //: heads what the position is worth, a noun
        text: qsTr("Value")
        bottomPadding: Theme.unit * 2
    }

    Repeater {
        model: root.rows.length

        Line {
            required property int index

            objectName: root.rows[index].name ?? ""
            label: root.rows[index].label
            value: root.rows[index].value
        }
    }

    /// The thermograph of a value: Left's wall on the left, Right's on the right, the mast above; numbers grow to the left.
    Item {
        id: thermograph

        readonly property list<point> leftWall: root.worth.leftWall
        readonly property list<point> rightWall: root.worth.rightWall
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

        width: parent.width
        visible: root.worth.known && root.worth.leftWall.length > 1
        implicitHeight: Math.round(130 * Theme.scale)
        objectName: "thermograph"
        Accessible.role: Accessible.Graphic
        //: read aloud: the mean of a game, such as 1, and its temperature, such as 1/2
        Accessible.name: qsTr("Thermograph: the mast stands at %1, from temperature %2 upwards").arg(root.worth.mean).arg(root.worth.temperature)

        Rectangle {
            y: thermograph.floorY
            width: parent.width
            height: 1
            color: Theme.ink3
        }

        Strokes {
            anchors.fill: parent

            Shape {
                ShapePath {
                    strokeColor: thermograph.leftWall.length > 0 ? Theme.ink2 : "transparent"
                    strokeWidth: 2.5
                    fillColor: "transparent"

                    PathSvg { path: "M " + thermograph.mastFoot.x + " " + thermograph.mastFoot.y + " V 0" }
                }

                ShapePath {
                    strokeColor: Theme.left
                    strokeWidth: 2.5
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin

                    PathSvg { path: thermograph.pathOf(thermograph.leftWall) }
                }

                ShapePath {
                    strokeColor: Theme.right
                    strokeWidth: 2.5
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin

                    PathSvg { path: thermograph.pathOf(thermograph.rightWall) }
                }
            }
        }

        Note {
            visible: thermograph.most > thermograph.least
            x: thermograph.placeOf(Qt.point(thermograph.most, 0)).x - width - Theme.unit * 2
            y: thermograph.floorY - height - 2
            text: qsTr("L", "the player Left")
            color: Theme.left
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        Note {
            visible: thermograph.most > thermograph.least
            x: thermograph.placeOf(Qt.point(thermograph.least, 0)).x + Theme.unit * 2
            y: thermograph.floorY - height - 2
            text: qsTr("R", "the player Right")
            color: Theme.right
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        Note {
            id: foot

            objectName: "leftStop"
            x: thermograph.placeOf(Qt.point(thermograph.most, 0)).x - width / 2 - thermograph.aside
            y: thermograph.floorY + 2
            text: root.worth.leftStop
            Accessible.ignored: true
        }

        Note {
            id: otherFoot

            objectName: "rightStop"
            visible: thermograph.most > thermograph.least
            x: thermograph.placeOf(Qt.point(thermograph.least, 0)).x - width / 2 + thermograph.aside
            y: thermograph.floorY + 2
            text: root.worth.rightStop
            Accessible.ignored: true
        }
    }

    Line {
        label: root.session.check.checkedLabel
        //: what was checked, and holds
        value: root.session.check.checked === "" ? "" : qsTr("\u2713 %1").arg(root.session.check.checked)
        valueColor: Theme.green
    }
}

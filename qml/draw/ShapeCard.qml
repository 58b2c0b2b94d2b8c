// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A shape: its squares to draw on, its name, how it may be held, and whose it is. The one that is drawn on is framed.
Surface {
    id: root

    required property int index
    required property string cells
    required property int longest
    required property bool turned
    required property bool mirrored
    required property int owner
    required property string title
    required property list<string> ways
    required property string waysCount
    required property string error
    required property RuleDrawing drawing
    required property string brush
    readonly property bool line: cells === ""
    readonly property bool current: drawing.current === index
    readonly property color ink: owner === 1 ? Theme.left : owner === 2 ? Theme.right : Theme.stone

    function focusField() {
        field.forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "shape_" + index
    implicitHeight: parts.implicitHeight + Theme.unit * 6
    border.width: current ? 2 : 1
    border.color: error !== "" ? Theme.hot : current ? Theme.accent : Theme.line
    Accessible.role: Accessible.Grouping
    //: read aloud: the number of a drawn shape, and its name, such as "two neighbours"
    Accessible.name: qsTr("Shape %1: %2").arg(index + 1).arg(title)
    Accessible.description: error

    TapHandler {
        onTapped: root.drawing.current = root.index
    }

    Flow {
        id: parts

        x: Theme.unit * 3
        y: Theme.unit * 3
        width: parent.width - Theme.unit * 6
        spacing: Theme.unit * 4

        ShapeField {
            id: field

            objectName: "field_" + root.index
            visible: !root.line
            cells: root.cells
            ink: root.ink
            number: root.index + 1
            onToggled: cell => {
                root.drawing.current = root.index;
                root.drawing.shapes.toggleCell(root.index, cell, root.brush);
            }
            onActiveFocusChanged: if (activeFocus) root.drawing.current = root.index
        }

        Column {
            width: root.line || parent.width < field.width + 200 * Theme.scale ? parent.width : parent.width - field.width - Theme.unit * 4
            spacing: Theme.unit * 2

            Item {
                width: parent.width
                height: Math.max(name.implicitHeight, remove.height)

                WrappedText {
                    id: name

                    anchors { left: parent.left; right: count.left; rightMargin: Theme.unit * 2; verticalCenter: parent.verticalCenter }
                    text: root.title
                    font.weight: Font.Bold
                }

                Note {
                    id: count

                    objectName: "waysCount_" + root.index
                    anchors { right: remove.left; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
                    text: root.waysCount
                    wrapMode: Text.NoWrap
                }

                AppButton {
                    id: remove

                    objectName: "removeShape_" + root.index
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    width: visible ? implicitWidth : 0
                    visible: root.drawing.shapes.count > 1
                    look: AppButton.Look.Bare
                    iconName: "close"
                    tip: qsTr("Remove shape %1").arg(root.index + 1)
                    onClicked: root.drawing.shapes.remove(root.index)
                }
            }

            WideFlow {
                visible: root.ways.length > 0

                Repeater {
                    model: root.ways

                    /// One way of holding a shape, small.
                    Item {
                        id: shapeWay

                        required property string modelData
                        /// Its rows, joined by ".".
                        readonly property string way: modelData
                        readonly property string signs: way.replace(/\./g, "")
                        readonly property int columns: way.indexOf(".") < 0 ? way.length : way.indexOf(".")
                        readonly property int rows: signs.length / Math.max(1, columns)
                        readonly property real pitch: Math.round(7 * Theme.scale)

                        width: pitch * columns
                        height: pitch * rows

                        Repeater {
                            model: shapeWay.signs.length

                            Rectangle {
                                required property int index
                                readonly property string sign: shapeWay.signs[index] ?? "0"

                                x: index % shapeWay.columns * shapeWay.pitch
                                y: Math.floor(index / shapeWay.columns) * shapeWay.pitch
                                width: shapeWay.pitch - 1
                                height: width
                                radius: 2
                                visible: sign !== "0"
                                color: sign === "1" ? Theme.ink2 : "transparent"
                                border.width: sign === "1" ? 0 : 1
                                border.color: Theme.ink3
                            }
                        }
                    }
                }
            }

            WideFlow {
                visible: !root.line
                spacing: Theme.unit * 4

                AppSwitch {
                    objectName: "turned_" + root.index
                    text: qsTr("may be turned")
                    checked: root.turned
                    onToggled: {
                        root.drawing.shapes.setTurned(root.index, checked);
                        checked = Qt.binding(() => root.turned);
                    }
                }

                AppSwitch {
                    objectName: "mirrored_" + root.index
                    text: qsTr("may be mirrored")
                    checked: root.mirrored
                    onToggled: {
                        root.drawing.shapes.setMirrored(root.index, checked);
                        checked = Qt.binding(() => root.mirrored);
                    }
                }
            }

            Row {
                visible: root.line
                spacing: Theme.unit * 3

                AppText {
                    height: longest.height
                    //: before a number: the longest line that may be taken
                    text: qsTr("at most")
                    color: Theme.ink2
                    verticalAlignment: Text.AlignVCenter
                }

                AppSpinBox {
                    id: longest

                    objectName: "longest_" + root.index
                    //: read aloud: a field for the most stones that one move may take in a line
                    name: qsTr("Longest line")
                    from: 0
                    to: 64
                    value: root.longest
                    //: in a field for a number: any length of a line
                    textFromValue: value => value === 0 ? qsTr("no limit") : value.toLocaleString(Qt.locale(), "f", 0)
                    valueFromText: text => longest.numberIn(text)
                    onValueModified: root.drawing.shapes.setLongest(root.index, value)
                }
            }

            Segmented {
                name: qsTr("Who may take shape %1").arg(root.index + 1)
                namePrefix: "owner_" + root.index + "_"
                sidePadding: Theme.unit * 2.5
                ids: ["0", "1", "2"]
                //: of a shape: both players may take it
                labels: [qsTr("Both"), /*: of a shape: only Left may take it; L is Left's letter */ qsTr("L Left"), /*: of a shape: only Right may take it; R is Right's letter */ qsTr("R Right")]
                current: String(root.owner)
                onChosen: id => root.drawing.shapes.setOwner(root.index, Number(id))
            }

            Complaint {
                objectName: "shapeError_" + root.index
                text: root.error
                font.pixelSize: Theme.small
            }
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models

/// What stands above a drawn board: the tools that draw it, or the way back from a step's drawing.
Item {
    id: root

    required property Session session
    required property DrawingEditor editor
    property bool drawing: false

    implicitHeight: tools.made === null ? Theme.controlHeight : tools.made.height

    DrawingTidy {
        id: tidier

        session: root.session
    }

    Lazy {
        id: tools

        wanted: root.drawing

        /// The tools that cut and draw a drawn board, on one line: in fewer words where there is little room, and what does not
        /// fit even so is scrolled to.
        Flickable {
            id: drawingTools

            /// The whole words do not fit. They take three quarters more than the few.
            readonly property bool brief: width < 760 * Theme.scale

            /// To where one begins to read.
            function rewind() {
                contentX = LayoutMirroring.enabled ? Math.max(0, contentWidth - width) : 0;
            }

            /// The tool that has the keyboard is in sight.
            function show(tool: Item) {
                contentX = Math.max(0, Math.min(Math.max(tool.x + tool.width - width, contentX), tool.x, contentWidth - width));
            }

            width: root.width
            visible: !root.session.board.drawn
            implicitHeight: line.implicitHeight + (interactive ? Theme.unit * 2 : 0) // the bar lies below the tools
            contentWidth: line.implicitWidth
            interactive: contentWidth > width
            clip: interactive
            boundsBehavior: Flickable.StopAtBounds
            flickableDirection: Flickable.HorizontalFlick
            ScrollBar.horizontal: ThinScrollBar { }
            onContentWidthChanged: rewind()
            onWidthChanged: rewind()

            Row {
                id: line

                spacing: Theme.unit * 2

                Repeater {
                    model: [
                        //: a tool: a click cuts an edge, which is a move
                        { tool: DrawingEditor.Cut, name: "cut", text: qsTr("Cut"), few: qsTr("Cut"), tip: qsTr("Click an edge to cut it") },
                        //: a tool: draws edges that both players may cut
                        { tool: DrawingEditor.Green, name: "green", text: qsTr("Draw green"), few: /*: draws green edges */ qsTr("Green"), tip: qsTr("Drag to draw an edge; click an edge to make it green. Keys: Enter begins and ends an edge, N ends it at a new joint") },
                        //: a tool: draws edges that the player Blue may cut
                        { tool: DrawingEditor.Blue, name: "blue", text: qsTr("Draw blue"), few: /*: draws blue edges */ qsTr("Blue"), tip: qsTr("Draw edges that Blue (Left) may cut; click an edge to make it blue") },
                        //: a tool: draws edges that the player Red may cut
                        { tool: DrawingEditor.Red, name: "red", text: qsTr("Draw red"), few: /*: draws red edges */ qsTr("Red"), tip: qsTr("Draw edges that Red (Right) may cut; click an edge to make it red") },
                        //: a tool, a verb: drags a joint to another place
                        { tool: DrawingEditor.Move, name: "move", text: qsTr("Move joint"), few: /*: a tool: drags a joint to another place */ qsTr("Move"), tip: qsTr("Drag a joint, a foot along the ground, or an edge to bend it") },
                        //: a tool, a verb: removes edges and joints
                        { tool: DrawingEditor.Erase, name: "erase", text: qsTr("Erase"), few: qsTr("Erase"), tip: qsTr("Click an edge or a joint to remove it, with all that falls") }
                    ]

                    AppButton {
                        required property var modelData

                        objectName: "tool_" + modelData.name
                        text: drawingTools.brief ? modelData.few : modelData.text
                        tip: modelData.tip
                        Accessible.name: modelData.text
                        checked: root.editor.tool === modelData.tool
                        Accessible.checkable: true
                        Accessible.checked: checked
                        onActiveFocusChanged: if (activeFocus) drawingTools.show(this)
                        onClicked: root.editor.tool = modelData.tool
                    }
                }

                Hairline {
                    height: Theme.controlHeight
                }

                AppButton {
                    objectName: "tool_snap"
                    //: a switch: joints snap to a grid
                    text: qsTr("Snap")
                    tip: qsTr("Joints go to half units")
                    checked: root.editor.snap
                    Accessible.checkable: true
                    Accessible.checked: checked
                    onActiveFocusChanged: if (activeFocus) drawingTools.show(this)
                    onClicked: root.editor.snap = !root.editor.snap
                }

                AppButton {
                    objectName: "tool_tidy"
                    //: a button: ends the tidying
                    text: tidier.busy ? (drawingTools.brief ? qsTr("Stop") : /*: a button */ qsTr("Stop tidying")) : /*: a button: lays out the drawing anew, without crossings */ qsTr("Tidy")
                    tip: qsTr("Lays the picture out anew")
                    onActiveFocusChanged: if (activeFocus) drawingTools.show(this)
                    onClicked: tidier.busy ? tidier.cancel() : tidier.start()
                }
            }
        }
    }

    Row {
        objectName: "drawnNote"
        anchors { left: parent.left; right: parent.right }
        visible: root.session.board.drawn
        spacing: Theme.unit * 3

        AppButton {
            id: leave

            objectName: "button_leaveDrawing"
            text: qsTr("Back to the position")
            onClicked: root.session.explanation.active = false
        }

        LineLabel {
            width: parent.width - leave.width - parent.spacing
            text: qsTr("A step of \u201cWhy?\u201d: the picture reduced, not the position")
            color: Theme.accent
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }
    }
}

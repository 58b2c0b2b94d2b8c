// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The board that the new game begins with, and the values that make it.
Surface {
    id: root

    required property GameDraft draft
    required property Library library
    property var fields: []
    /// How high the picture is at least, in small text.
    property real leastPicture: 160
    /// A row of squares: how many there are is said beside the heading.
    readonly property bool sized: table.editing && table.editTools.mostColumns > 0 && table.editTools.mostRows === 0
    readonly property string position: draft.notation
    readonly property bool pointedAt: over.hovered
    /// A value is being typed.
    property bool typing: false
    /// As high as it has to be; the picture takes what is left.
    readonly property real leastHeight: head.height + hint.implicitHeight + Math.round(leastPicture * Math.min(1.5, Theme.scale)) + Theme.unit * 11

    /// Esc was pressed on the board.
    signal escaped()

    function show() {
        typing = false;
        fields = library.fields(draft.gameId);
    }

    /// The board of the draft, where it is another one.
    function lay() {
        if (position === table.notation)
            return;
        table.open(position);
        table.editing = true;
    }

    onPositionChanged: lay()
    implicitHeight: leastHeight
    color: Theme.board

    Column {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.unit * 4 }
        spacing: Theme.unit * 3

        Item {
            width: parent.width
            height: squares.visible ? Math.max(squares.y + squares.height, heading.height) : heading.height

            Heading {
                id: heading

                y: squares.visible && squares.beside ? Math.round((squares.height - height) / 2) : 0
                //: heads what one can set of a board of one’s own
                text: qsTr("Your board")
            }

            SizeBox { // beside the heading where there is room
                id: squares

                readonly property bool beside: heading.implicitWidth + implicitWidth + Theme.unit * 4 <= parent.width

                x: beside !== root.LayoutMirroring.enabled ? parent.width - width : 0
                y: beside ? 0 : heading.height + Theme.unit * 2
                visible: root.sized
                session: table
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.unit * 4

            Repeater {
                model: root.fields

                SetupField {
                    required property int index
                    required property var modelData

                    objectName: "field_" + modelData.id
                    visible: !root.sized || label !== table.editTools.columns // clicks change it
                    room: head.width
                    label: modelData.label
                    kind: modelData.kind
                    least: modelData.least
                    most: modelData.most
                    choices: modelData.choices
                    choiceLabels: modelData.choiceLabels
                    value: root.draft.values[index] ?? ""
                    onTypingChanged: root.typing = typing
                    onEdited: value => root.draft.setValue(index, value)
                    onEntered: root.draft.tidyValues()
                }
            }
        }
    }

    HoverHandler {
        id: over
    }

    SideSession { // where the board is changed by clicks; who wins is not told
        id: table

        analyst.idle: true
        mode: Mode.Explore
        onPositionChanged: if (notation !== root.draft.notation) root.draft.notation = notation
    }

    BoardView {
        objectName: "draftBoard"
        anchors {
            left: parent.left; right: parent.right; top: head.bottom; bottom: hint.top
            margins: Theme.unit * 4; bottomMargin: Theme.unit * 2
        }
        visible: table.editing
        opacity: picture.opacity
        board: table.board
        wheelScrolls: true
        editing: true
        onChosen: pieceId => table.choose(pieceId)
        onRun: (first, last) => table.chooseRun(first, last)
        onDropped: root.escaped()
        onHeapSet: (heap, size) => table.setHeap(heap, size)
        onHeapRemoved: heap => table.removeHeap(heap)
    }

    Note {
        id: hint

        objectName: "draftHint"
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.unit * 4 }
        visible: table.editing
        text: table.message !== "" ? table.message : table.editTools.hint
    }

    Miniature { // of what is drawn by tools of its own, which are not here
        id: picture

        anchors {
            left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom
            margins: Theme.unit * 4
        }
        visible: !table.editing
        objectName: "draftPicture"
        notation: root.draft.notation
        hue: root.library.hue(root.draft.gameId)
        zoom: 2.4
        opacity: root.draft.error === "" ? 1 : 0.35
        colours: Theme.boardColours
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// The table behind a picture or a chart: what a row is called, its outcome, and what else is known of it; or numbers
/// alone. A click or the arrow keys choose a row, a double click or Enter opens it.
Item {
    id: root

    /// There are no names and outcomes; the chosen row is marked only for the keyboard.
    property bool ofNumbers: false
    /// Of the columns; empty for one that has no room.
    required property list<string> titles
    /// Where the columns begin, and where the last one ends.
    required property list<real> places
    required property int count
    required property int chosen
    required property string name
    /// With the number of the row for %1.
    property string rowName: "tableRow_%1"
    property int rowRole: Accessible.Row
    /// Of the cells behind the first, with the numbers of row and column for %1 and %2.
    property string cellName
    property real headHeight: rowHeight
    property color lastColour: Theme.ink
    property int lastSize: Theme.body
    property alias listName: list.objectName
    property real rowHeight: Math.round(34 * Theme.scale)

    signal rowChosen(row: int)
    signal openAsked(row: int)

    /// What stands in a row: {cells, outcome, words}.
    function rowOf(_row: int): var {
        return ({});
    }

    function select(row: int) {
        root.rowChosen(Math.max(0, Math.min(count - 1, row)));
        list.positionViewAtIndex(chosen, ListView.Contain);
    }

    Item {
        width: parent.width
        height: root.headHeight
        clip: true

        Repeater {
            model: root.titles

            Note {
                required property int index
                required property string modelData

                anchors { left: parent?.left; leftMargin: root.places[index] - list.scrolled }
                width: root.places[index + 1] - root.places[index] - Theme.unit * 2
                height: root.headHeight
                text: modelData
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                maximumLineCount: 2
                horizontalAlignment: root.ofNumbers ? Text.AlignRight : Text.AlignLeft
                verticalAlignment: Text.AlignVCenter
                Accessible.role: Accessible.ColumnHeader
            }
        }
    }

    AppList {
        id: list

        /// How far from its beginning.
        readonly property real scrolled: LayoutMirroring.enabled ? contentWidth - width - contentX : contentX

        anchors { fill: parent; topMargin: root.headHeight }
        model: root.count
        currentIndex: root.chosen
        activeFocusOnTab: true
        keyNavigationEnabled: false
        highlightMoveDuration: 0
        reuseItems: true
        contentWidth: Math.max(width, root.places[root.titles.length])
        flickableDirection: Flickable.AutoFlickIfNeeded
        onContentWidthChanged: contentX = LayoutMirroring.enabled ? contentWidth - width : 0
        Accessible.role: Accessible.Table
        Accessible.name: root.name
        Keys.onUpPressed: root.select(root.chosen - 1)
        Keys.onDownPressed: root.select(root.chosen + 1)
        Keys.onReturnPressed: root.openAsked(root.chosen)
        Keys.onEnterPressed: root.openAsked(root.chosen)
        ScrollBar.vertical: ThinScrollBar { }
        ScrollBar.horizontal: ThinScrollBar { }

        delegate: Rectangle {
            id: line

            required property int index
            readonly property var facts: root.rowOf(index)
            readonly property bool chosen: index === root.chosen

            function pick() {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.select(index);
            }

            objectName: root.rowName.arg(index)
            width: list.contentWidth
            height: root.rowHeight
            color: chosen && (!root.ofNumbers || list.activeFocus) ? Theme.accentTint : index % 2 === 1 ? Theme.surface : root.ofNumbers ? Theme.surface2 : Theme.board
            Accessible.role: root.rowRole
            Accessible.name: facts.words ?? ""
            Accessible.focusable: true
            Accessible.selected: chosen
            Accessible.onPressAction: if (line.enabled) line.pick()

            Repeater {
                model: line.facts.cells ?? []

                AppText {
                    required property int index
                    required property string modelData
                    readonly property bool named: index === 0 && !root.ofNumbers

                    anchors { left: parent?.left; leftMargin: root.places[index]; verticalCenter: parent?.verticalCenter }
                    width: root.places[index + 1] - root.places[index] - Theme.unit * 2
                    objectName: index > 0 && root.cellName !== "" ? root.cellName.arg(line.index).arg(index) : ""
                    visible: width > 0
                    text: modelData
                    color: index > 1 ? root.lastColour : named || root.ofNumbers ? Theme.ink : "transparent" // a tag shows the letter
                    font.family: named ? Theme.mono : Application.font.family
                    font.pixelSize: named ? Theme.monoSize : root.lastSize
                    horizontalAlignment: root.ofNumbers ? Text.AlignRight : Text.AlignLeft
                    elide: named ? Text.ElideMiddle : Text.ElideRight
                    Accessible.role: Accessible.Cell
                }
            }

            OutcomeTag {
                silent: true
                anchors { left: parent.left; leftMargin: root.places[1]; verticalCenter: parent.verticalCenter }
                outcome: line.facts.outcome ?? Outcome.Unknown
            }

            TapHandler {
                onTapped: line.pick()
                onDoubleTapped: root.openAsked(line.index)
            }
        }
    }
}

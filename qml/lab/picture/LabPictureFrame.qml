// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// How a page of the Lab with a big picture is laid out: a line of controls, the picture, its legend, and a
/// column of cards beside them.
Item {
    id: root

    /// Cards of the column.
    default property alias cards: column.data
    property alias controls: head.data
    property alias picture: area.data
    property alias legend: foot.data
    property string columnName
    readonly property real sideWidth: Math.round(Math.min(width * 0.45, Math.max(320, Math.min(460, width * 0.34)) * (1 + (Theme.scale - 1) * 0.6)))
    readonly property real gutter: Theme.unit * (width > 1000 ? 5 : 3)

    Rectangle {
        anchors { left: parent.left; top: parent.top; bottom: parent.bottom; right: side.left }
        color: Theme.board
    }

    Flow {
        id: head

        anchors { left: parent.left; right: side.left; top: parent.top; margins: root.gutter; topMargin: Theme.unit * 3 }
        spacing: Theme.unit * 2
    }

    Item {
        id: area

        anchors {
            left: parent.left; right: side.left; top: head.bottom; bottom: foot.top
            topMargin: Theme.unit * 2; bottomMargin: Theme.unit * 2
        }
    }

    Flow {
        id: foot

        anchors { left: parent.left; right: side.left; bottom: parent.bottom; margins: root.gutter; bottomMargin: Theme.unit * 4 }
        spacing: Theme.unit * 5
    }

    Rectangle {
        id: side

        anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
        width: root.sideWidth
        color: Theme.surface

        Flickable {
            id: flick

            objectName: "labColumn"
            anchors.fill: parent
            contentHeight: column.implicitHeight + root.gutter * 2
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            Accessible.role: Accessible.Pane
            Accessible.name: root.columnName
            ScrollBar.vertical: ThinScrollBar { }

            Column {
                id: column

                x: root.gutter
                y: root.gutter
                width: flick.width - root.gutter * 2
                spacing: Theme.unit * 4
            }
        }

        Rectangle {
            anchors { left: parent.left; top: parent.top; bottom: parent.bottom }
            width: 1
            color: Theme.line
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// How a page of the Lab with a big picture is laid out: a line of controls, the picture, its legend, and a
/// column of cards beside them. The picture keeps a least size.
LabSplit {
    id: root

    property alias controls: head.data
    property alias picture: area.data
    property alias legend: foot.data

    anchors.fill: parent
    sideWidth: Math.round(Math.min(width * 0.45, Math.max(320, Math.min(460, width * 0.34)) * (1 + (Theme.scale - 1) * 0.6)))
    gutter: Theme.unit * (width > 1000 ? 5 : 3)
    leastHeight: head.height + 260 + foot.height + Theme.unit * 11

    main: [
        Flow {
            id: head

            anchors { left: parent.left; right: parent.right; top: parent.top; margins: root.gutter; topMargin: Theme.unit * 3 }
            spacing: Theme.unit * 2
        },
        Item {
            id: area

            anchors {
                left: parent.left; right: parent.right; top: head.bottom; bottom: foot.top
                topMargin: Theme.unit * 2; bottomMargin: Theme.unit * 2
            }
        },
        Flow {
            id: foot

            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: root.gutter; bottomMargin: Theme.unit * 4 }
            spacing: Theme.unit * 5
        }
    ]
}

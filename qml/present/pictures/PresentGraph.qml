// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The state graph of the Lab for a class, with the letters of its positions as far as they are told.
PresentPicture {
    id: root

    objectName: "presentGraph"
    picture: show.graph
    settled: !show.graph.busy && view.sharp
    margin: Math.round(16 * grow)

    Binding {
        target: root.show.graph
        property: "place"
        restoreMode: Binding.RestoreNone // nothing is undone when it is looked at again
        value: Qt.size(root.width - 2 * root.margin, root.height - 2 * root.margin)
    }

    Connections {
        target: root.show.graph

        function onDrawingChanged() { root.view.fit(); }
    }
}

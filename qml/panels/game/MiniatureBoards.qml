// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQml
import Grundy.Models

/// The positions of the gallery's miniatures. They outlive the cards, which come and go with the search.
QtObject {
    id: root

    readonly property Component maker: Component {
        BoardModel { }
    }
    property var made: ({})

    function at(notation: string): BoardModel {
        if (made[notation] === undefined)
            made[notation] = maker.createObject(root, { "notation": notation });
        return made[notation];
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Normal or misère play.
Segmented {
    id: root

    required property bool misere

    signal picked(misere: bool)

    name: qsTr("Convention")
    ids: ["normal", "misere"]
    labels: [qsTr("Normal"), qsTr("Misère")]
    current: ids[misere ? 1 : 0]
    onChosen: id => root.picked(id === ids[1])
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The step of Why? that is read: its table, its number line or the argument by moves, drawn as in Explore and
/// enlarged, as much as there is room for. What it says is the page's sentence.
ScrollArea {
    id: root

    required property ExplanationModel explanation
    required property real grow
    /// The smallest text of the panels becomes one of 24 at 1440 x 900.
    readonly property real zoom: 24 * grow / Theme.small

    objectName: "presentStep"
    contentHeight: steps.implicitHeight * zoom
    clip: true

    Column {
        id: steps

        width: root.width / root.zoom
        scale: root.zoom
        transformOrigin: Item.TopLeft

        Repeater {
            id: all

            model: root.explanation

            PresentStepBody {
                width: steps.width
                room: root.height / root.zoom
                visible: index === (all?.count ?? 0) - 1 // it outlives the page for a moment
                onPointed: row => root.explanation.pointedOption = row
            }
        }
    }
}

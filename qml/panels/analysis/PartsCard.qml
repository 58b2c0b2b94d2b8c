// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The parts that a picture is the sum of, each with its value; the one pointed at is lit on the board.
Card {
    id: root

    required property Analyst analyst

    spacing: 0
    objectName: "partsCard"

    Heading {
        //: heads the list of what the position is the sum of: heaps, stalks, boards
        text: qsTr("Components")
        bottomPadding: Theme.unit * 2
    }

    Repeater {
        model: root.analyst.parts

        PartLine {
            required property int index
            required property var modelData

            objectName: "part_" + index
            width: parent?.width ?? 0
            text: modelData.name
            colours: modelData.colours
            value: modelData.value
            onPointedChanged: {
                if (pointed)
                    root.analyst.pointedPart = index;
                else if (root.analyst.pointedPart === index)
                    root.analyst.pointedPart = -1;
            }
        }
    }

    WideNote {
        visible: root.analyst.otherParts > 0
        text: qsTr("and more: %L1").arg(root.analyst.otherParts)
        topPadding: Theme.unit * 2
    }
}

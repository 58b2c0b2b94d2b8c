// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtCharts
import Grundy.Models
import Grundy.Ui

/// The values against the heaps, a point each.
Card {
    id: root

    required property SequenceModel sequence

    /// Axes and points change together, once, when there is something new to draw.
    function draw() {
        if (!sequence.ready && points.count === 0)
            return;
        points.clear();
        heaps.max = Math.max(1, sequence.length - 1);
        values.max = Math.max(1, sequence.largestValue) * 1.08;
        sequence.fill(points);
    }

    Component.onCompleted: draw()

    Connections {
        target: root.sequence

        function onValuesChanged() { root.draw(); }
    }

    Heading {
        text: qsTr("Value against size of the heap")
    }

    NumbersChart {
        width: parent?.width ?? 0
        height: Math.round(200 * Theme.scale)
        words: qsTr("Grundy values by heap size. %1 The rows list the values.")
               .arg(root.sequence.chartText)

        ChartAxis {
            id: heaps

            max: 1
            gridVisible: false
        }

        ChartAxis {
            id: values

            max: 1
            lineVisible: false
        }

        ScatterSeries {
            id: points

            axisX: heaps
            axisY: values
            color: Theme.accent
            borderWidth: 0
            borderColor: "transparent"
            markerSize: root.sequence.length > 600 ? 3 : 5
        }
    }

    WideNote {
        objectName: "sequenceDrawn"
        text: root.sequence.chartText
    }
}

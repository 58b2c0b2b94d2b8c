// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtCharts
import Grundy.Ui

/// An axis of numbers with a few round ticks. (ValuesAxis is ValueAxis by the name that qmllint finds.)
ValuesAxis {
    /// About so many ticks.
    property int wanted: 4

    function roundStep(span: real): real {
        const rough = Math.max(1, span / wanted);
        const power = Math.pow(10, Math.floor(Math.log10(rough)));
        return [1, 2, 2.5, 5, 10].map(part => part * power).find(step => step >= rough && step === Math.round(step)) ?? power * 10;
    }

    min: 0
    tickType: ValuesAxis.TicksDynamic
    tickAnchor: 0
    tickInterval: roundStep(max - min)
    labelFormat: "%.0f"
    labelsFont.pixelSize: Theme.small
    labelsFont.family: Application.font.family
    labelsColor: Theme.ink2
    color: Theme.line
    gridLineColor: Theme.line
}

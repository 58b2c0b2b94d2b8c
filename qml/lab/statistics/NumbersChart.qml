// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtCharts

/// A chart in the house's colours, without title, legend and frame of its own.
ChartView {
    /// What is seen, for those who hear it.
    property string words

    antialiasing: true
    backgroundColor: "transparent"
    backgroundRoundness: 0
    plotAreaColor: "transparent"
    dropShadowEnabled: false
    legend.visible: false
    animationOptions: ChartView.NoAnimation
    localizeNumbers: true
    margins { left: 0; right: 0; top: 0; bottom: 0 }
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Chart
    Accessible.name: words
}

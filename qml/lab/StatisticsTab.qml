// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Grundy.Ui

/// The Lab's whole game in figures and charts.
LabTabPage {
    id: root

    function exportTo(url: url): string {
        return figures.figures.exportTo(url);
    }

    exports: lab.ready && !lab.partial ? ["csv"] : []
    settled: !lab.busy

    Ground { }

    WholeGameNotice {
        anchors.centerIn: parent
        width: Math.min(560, parent.width - Theme.unit * 12)
        lab: root.lab
        wholeNeeded: true
    }

    ScrollArea {
        id: flick

        anchors.fill: parent
        visible: root.lab.ready && !root.lab.partial
        contentWidth: width
        contentHeight: cards.implicitHeight + Theme.unit * 10
        clip: true

        GridLayout {
            id: cards

            x: (flick.width - width) / 2
            y: Theme.unit * 5
            width: Math.min(flick.width - Theme.unit * 10, 1280 * Theme.scale)
            columns: root.width >= 880 * Theme.scale ? 2 : 1
            columnSpacing: Theme.unit * 4
            rowSpacing: Theme.unit * 4

            FiguresCard {
                id: figures

                lab: root.lab
            }

            ShareChartCard {
                lab: root.lab
            }

            SizeChartCard {
                lab: root.lab
            }

            TodoChartCard {
                lab: root.lab
            }
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Grundy values of the heaps of a family, in rows of their period once it is proven.
LabTabPage {
    id: root

    readonly property alias sequence: theSequence

    function exportTo(url: url): string {
        return theSequence.exportTo(url);
    }

    exports: ["csv", "json"]
    heading: heaps.title
    headingNote: theSequence.periodText
    settled: !theSequence.busy

    SequenceModel {
        id: theSequence

        wanted: root.shown
    }

    LabSplit {
        anchors.fill: parent
        columnName: qsTr("About the sequence")
        sideWidth: Math.round(Math.min(420 * Theme.scale, root.width * 0.42))
        gutter: Theme.unit * (root.width < 1000 ? 3 : 5)
        topGutter: Theme.unit * 5
        leastHeight: 260 + legend.height + Theme.unit * 9
        main: [
            SequenceGrid {
                anchors {
                    left: parent.left; right: parent.right; top: parent.top; bottom: legend.top
                    leftMargin: Theme.unit * 3; rightMargin: Theme.unit * 4; topMargin: Theme.unit * 4
                    bottomMargin: Theme.unit * 2
                }
                sequence: theSequence
                onOpenAsked: heap => {
                    const notation = theSequence.positionOf(String(heap));
                    if (notation !== "")
                        root.openAsked(notation);
                }

                Paragraph {
                    anchors.centerIn: parent
                    width: parent.width - Theme.unit * 16
                    visible: !theSequence.ready
                    text: theSequence.busy ? qsTr("Working out the values\u2026") : theSequence.problem
                    horizontalAlignment: Text.AlignHCenter
                }
            },
            Flow {
                id: legend

                anchors {
                    left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.unit * 3
                    leftMargin: Theme.unit * 6
                }
                spacing: Theme.unit * 2

                LegendEntry {
                    rightPadding: Theme.unit * 3
                    outcome: Outcome.P
                    text: qsTr("value 0: cold")
                }

                SequenceKey {
                    visible: theSequence.exceptionsText !== ""
                    exception: true
                    text: qsTr("framed: an exception to the period")
                }

                SequenceKey {
                    visible: theSequence.preperiod > 0
                    text: qsTr("grey: before the period")
                }

                Note {
                    height: Math.round(24 * Theme.scale)
                    verticalAlignment: Text.AlignVCenter
                    text: qsTr("Enter or a click opens the heap.")
                }
            }
        ]

        SequenceFamily {
            id: heaps

            lab: root.lab
            sequence: theSequence
        }

        SequencePeriod {
            sequence: theSequence
            onOpenAsked: notation => root.openAsked(notation)
        }

        SequenceChart {
            sequence: theSequence
        }
    }
}

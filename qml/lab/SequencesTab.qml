// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtCharts
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

    /// How a cell of the sequence looks, and what that means.
    component SequenceKey: Row {
        id: key

        required property string text
        property bool exception: false

        rightPadding: Theme.unit * 3
        spacing: Theme.unit * 2

        Rectangle {
            width: Math.round(24 * Theme.scale)
            height: width
            radius: 6
            color: Theme.surface2
            border.width: key.exception ? 2 : 1
            border.color: key.exception ? Theme.hot : Theme.line

            SilentText {
                anchors.centerIn: parent
                text: Settings.numeral("7")
                font.pixelSize: Theme.small
                font.italic: key.exception
            }
        }

        Note {
            anchors.verticalCenter: parent.verticalCenter
            text: key.text
        }
    }

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

        /// The period, what proves it, its exceptions; and the value of a heap of any size.
        TitledCard {
            id: sequencePeriod

            readonly property var asked: theSequence.ready ? theSequence.valueOf(field.text) : ({ "known": false, "text": "" })
            readonly property string position: asked.known ? theSequence.positionOf(field.text) : ""

            spacing: Theme.unit * 2.5
            //: a heading: after how many numbers a sequence repeats
            title: qsTr("Period")

            Announcement {
                objectName: "sequencePeriod"
                text: theSequence.ready ? theSequence.periodText
                    : theSequence.busy ? qsTr("Working it out\u2026") : "\u2013"
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
            }

            Paragraph {
                objectName: "sequenceProof"
                visible: text !== ""
                text: theSequence.proofText
            }

            Paragraph {
                objectName: "sequenceExceptions"
                visible: text !== ""
                text: theSequence.exceptionsText
            }

            Paragraph {
                visible: text !== ""
                text: theSequence.coldText
            }

            Hairline {
                width: parent?.width ?? 0
            }

            SilentText {
                width: parent?.width ?? 0
                text: qsTr("Value of a heap of")
            }

            WideField {
                id: field

                objectName: "sequenceHeap"
                name: qsTr("Value of a heap of this size")
                text: "1000000000"
                inputMethodHints: Qt.ImhDigitsOnly
                onAccepted: if (sequencePeriod.position !== "") root.openAsked(sequencePeriod.position)
            }

            Announcement {
                objectName: "sequenceValue"
                height: Math.max(implicitHeight, Theme.bodyLine * 2)
                text: sequencePeriod.asked.text
            }

            AppButton {
                objectName: "button_sequenceOpen"
                anchors.left: parent.left
                enabled: sequencePeriod.position !== ""
                text: qsTr("Open this heap")
                tip: sequencePeriod.position
                onClicked: root.openAsked(sequencePeriod.position)
            }
        }

        /// The values against the heaps, a point each.
        Card {
            id: sequenceChart

            /// Axes and points change together, once, when there is something new to draw.
            function draw() {
                if (!theSequence.ready && points.count === 0)
                    return;
                points.clear();
                sizes.max = Math.max(1, theSequence.length - 1);
                values.max = Math.max(1, theSequence.largestValue) * 1.08;
                theSequence.fill(points);
            }

            Component.onCompleted: draw()

            Connections {
                target: theSequence

                function onValuesChanged() { sequenceChart.draw(); }
            }

            Heading {
                text: qsTr("Value against size of the heap")
            }

            NumbersChart {
                width: parent?.width ?? 0
                height: Math.round(200 * Theme.scale)
                words: qsTr("Grundy values by heap size. %1 The rows list the values.")
                       .arg(theSequence.chartText)

                ChartAxis {
                    id: sizes

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

                    axisX: sizes
                    axisY: values
                    color: Theme.accent
                    borderWidth: 0
                    borderColor: "transparent"
                    markerSize: theSequence.length > 600 ? 3 : 5
                }
            }

            WideNote {
                objectName: "sequenceDrawn"
                text: theSequence.chartText
            }
        }
    }
}

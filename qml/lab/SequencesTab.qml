// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
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

        /// Which heaps are looked at, and how many of them.
        Card {
            id: heaps

            /// "lab", or an id of what the games offer.
            property string family: telling ? ofLab : theSequence.usual
            /// The family of the Lab's position.
            readonly property string ofLab: "lab"
            /// The Lab's position is of a game of heaps.
            readonly property bool ofHeaps: theSequence.isOfHeaps(root.lab.notation)
            /// Its values are more than the sizes of the heaps.
            readonly property bool telling: theSequence.isTelling(root.lab.notation)
            /// What is typed, by family.
            property var typed: ({})
            /// Rows of a period are asked for, and none is proven.
            readonly property bool without: theSequence.ready && !theSequence.inPeriods && theSequence.width === 0
            readonly property string error: theSequence.typedError(family, typed[family] ?? "")
            readonly property string rule: error !== "" ? "" : family === ofLab ? root.lab.notation : theSequence.ruleOf(family, typed[family] ?? "")
            readonly property list<string> offered: ofHeaps ? [ofLab, ...Array.from(theSequence.offered)] : Array.from(theSequence.offered)
            readonly property list<string> titles: {
                const titles = Array.from(theSequence.offeredTitles);
                return ofHeaps ? [qsTr("In the Lab: %1").arg(root.lab.title), ...titles] : titles;
            }

            /// What is looked at: "Kayles".
            readonly property string title: family === ofLab ? root.lab.title : titles[offered.indexOf(family)] ?? ""

            function type(family: string, text: string) {
                typed = Object.assign({}, typed, { [family]: text });
            }

            function follow() {
                if (rule !== "")
                    theSequence.rule = rule;
            }

            spacing: Theme.unit * 3
            onRuleChanged: follow()
            Component.onCompleted: follow()

            Connections {
                target: root.lab

                function onPositionChanged() {
                    if (heaps.telling)
                        heaps.family = heaps.ofLab;
                    else if (heaps.family === heaps.ofLab && !heaps.ofHeaps)
                        heaps.family = theSequence.usual;
                }
            }

            Heading {
                //: heads the choice of the game whose heaps the sequence is about
                text: qsTr("Heaps")
            }

            ChoiceBox {
                objectName: "sequenceFamily"
                width: parent?.width ?? 0
                name: qsTr("Family of heaps")
                ids: heaps.offered
                labels: heaps.titles
                current: heaps.family
                onChosen: id => heaps.family = id
            }

            Repeater {
                model: Array.from(theSequence.typedFields).filter(field => !field.number)

                WideField {
                    required property var modelData

                    objectName: "sequenceTyped_" + modelData.id
                    visible: heaps.family === modelData.id
                    name: modelData.label
                    onTextChanged: heaps.type(modelData.id, text)
                    Component.onCompleted: text = heaps.typed[modelData.id] ?? modelData.initial // its names may be in another language now
                }
            }

            Repeater {
                model: Array.from(theSequence.typedFields).filter(field => field.number)

                AppSpinBox {
                    required property var modelData

                    objectName: "sequenceTyped_" + modelData.id
                    anchors.left: parent?.left
                    visible: heaps.family === modelData.id
                    name: modelData.label
                    from: modelData.least
                    to: modelData.most
                    onValueChanged: heaps.type(modelData.id, String(value))
                    Component.onCompleted: value = Number(heaps.typed[modelData.id] ?? modelData.initial)
                }
            }

            Complaint {
                objectName: "sequenceError"
                text: heaps.error
            }

            Paragraph {
                text: theSequence.rules
            }

            GridLayout {
                width: parent?.width ?? 0
                columns: 2
                columnSpacing: Theme.unit * 3
                rowSpacing: Theme.unit * 2

                SilentText {
                    //: before a field: how many values the sequence has
                    text: qsTr("Values")
                }

                AppSpinBox {
                    objectName: "sequenceLength"
                    Layout.fillWidth: true
                    name: qsTr("How many values")
                    from: 1
                    to: 4000000
                    stepSize: 100
                    value: theSequence.length
                    onValueModified: theSequence.length = value
                }

                SilentText {
                    //: before a field: so many numbers stand in each row, such as 12 or the period
                    text: qsTr("Rows of")
                }

                ChoiceBox {
                    objectName: "sequenceWidth"
                    Layout.fillWidth: true
                    name: qsTr("Values in a row")
                    ids: ["0", "10", "12", "16", "20", "32"]
                    labels: [heaps.without ? qsTr("the period, else 20") : /*: behind "Rows of": each row is as long as the period of the sequence */ qsTr("the period"), "10", "12", "16", "20", "32"]
                    current: String(theSequence.width)
                    onChosen: id => theSequence.width = Number(id)
                }
            }

            Item { // kept, so that nothing jumps
                width: parent?.width ?? 0
                height: Theme.controlHeight

                BusyBar {
                    anchors {
                        left: parent.left; right: cancel.left; rightMargin: Theme.unit * 3
                        verticalCenter: parent.verticalCenter
                    }
                    visible: theSequence.busy
                    progress: theSequence.progress
                }

                AppButton {
                    id: cancel

                    objectName: "button_sequenceCancel"
                    anchors.right: parent.right
                    visible: theSequence.busy || theSequence.problem !== "" && !theSequence.ready
                    //: a button: ends the calculation
                    text: theSequence.busy ? qsTr("Cancel") : qsTr("Work it out again")
                    onClicked: theSequence.busy ? theSequence.cancel() : theSequence.retry()
                }
            }
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

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Grundy.Models
import Grundy.Ui

/// The head of the Lab: what the page is about, the pages, and what they write.
HeadBar {
    id: root

    required property Lab lab
    required property int tab
    required property bool exporting
    /// What the page is about, and more of it, where that is not the Lab's position; otherwise empty.
    required property string heading
    required property string note
    readonly property string about: heading !== "" ? note : lab.ready ? lab.misere ? qsTr("%1 · misère").arg(lab.summary) : lab.summary
                                    : lab.busy ? lab.progressText : lab.problem !== "" ? lab.problem : lab.rules
    /// The page can be shown to a class.
    required property bool presentable
    /// In the order of LabTab.
    readonly property list<string> tabIds: ["graph", "matrix", "statistics", "table", "sequences", "rules", "theory"]
    //: a page of the lab: positions as dots, moves as arrows
    readonly property list<string> tabLabels: [qsTr("State graph"), /*: a page of the lab: a table of which position leads to which */ qsTr("Connection matrix"), /*: a page of the lab */ qsTr("Statistics"), /*: a page of the lab */ qsTr("Tables"),
        //: a page of the lab: the Grundy values of heaps of 0, 1, 2 …
        qsTr("Sequences"), qsTr("Your own rules"), /*: a page of the lab: theorems are compared with a plain search */ qsTr("Theory check")]
    /// Title and pages on one line, on two, or the pages as one box.
    readonly property bool oneLine: width > tabs.implicitWidth + buttons.implicitWidth + 310 * Theme.scale + Theme.unit * 16
    readonly property bool boxed: width < tabs.implicitWidth + Theme.unit * 12

    signal tabChosen(tab: int)
    signal positionAsked()
    signal exportAsked()
    signal presentAsked()

    implicitHeight: Math.round(72 * Math.max(1, Theme.scale * 0.95)) + (oneLine ? 0 : (boxed ? box.implicitHeight : tabs.implicitHeight) + Theme.unit * 3)

    RowLayout {
        id: line

        anchors { left: parent.left; right: parent.right; top: parent.top; leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6 }
        height: Math.round(72 * Math.max(1, Theme.scale * 0.95))
        spacing: Theme.unit * 3

        ColumnLayout {
            Layout.fillWidth: true
            Layout.minimumWidth: 40
            spacing: 1

            Title {
                readonly property string subject: root.heading === "" ? root.lab.title : root.heading

                objectName: "labTitle"
                Layout.fillWidth: true
                //: a heading, short for laboratory
                text: subject === "" ? qsTr("Lab") : qsTr("Lab · %1").arg(subject)
            }

            Note {
                objectName: "labSummary"
                Layout.fillWidth: true
                text: root.lab.fileNote !== "" ? root.lab.fileNote : root.about
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
        }

        Item {
            visible: root.oneLine
            Layout.preferredWidth: tabs.implicitWidth
        }

        Row {
            id: buttons

            spacing: Theme.unit * 2

            AppButton {
                objectName: "button_labCancel"
                visible: root.lab.busy
                //: a button: ends a calculation
                text: qsTr("Cancel")
                onClicked: root.lab.cancel()
            }

            AppButton {
                objectName: "button_labPosition"
                //: a button: asks which position the lab works on
                text: qsTr("Position…")
                tip: qsTr("Choose the position to look at")
                onClicked: root.positionAsked()
            }

            AppButton {
                objectName: "button_labPresent"
                //: a button, a verb: shows the page to a class
                text: qsTr("Present")
                tip: qsTr("Full screen for a class, with the answers hidden at first")
                enabled: root.presentable
                onClicked: root.presentAsked()
            }

            AppButton {
                objectName: "button_labExport"
                //: a button, a verb: writes the page to a file
                text: qsTr("Export…")
                enabled: root.exporting
                onClicked: root.exportAsked()
            }
        }
    }

    Segmented {
        id: tabs

        x: root.oneLine ? (root.LayoutMirroring.enabled ? buttons.width + Theme.unit * 9
                                                        : root.width - width - buttons.width - Theme.unit * 9)
                        : (root.LayoutMirroring.enabled ? root.width - width - Theme.unit * 6 : Theme.unit * 6)
        y: root.oneLine ? (line.height - height) / 2 : line.height - Theme.unit
        visible: root.oneLine || !root.boxed
        sidePadding: Theme.unit * 3
        name: qsTr("Page of the Lab")
        namePrefix: "lab_"
        ids: root.tabIds
        labels: root.tabLabels
        current: root.tabIds[root.tab]
        onChosen: id => root.tabChosen(root.tabIds.indexOf(id))
    }

    ChoiceBox {
        id: box

        objectName: "labTabs"
        x: root.LayoutMirroring.enabled ? root.width - width - Theme.unit * 6 : Theme.unit * 6
        y: line.height - Theme.unit
        visible: !root.oneLine && root.boxed
        name: qsTr("Page of the Lab")
        ids: root.tabIds
        labels: root.tabLabels
        current: root.tabIds[root.tab]
        onChosen: id => root.tabChosen(root.tabIds.indexOf(id))
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models
import Grundy.Ui

/// Whole games in pictures and tables: a head with the position and the pages, and the page that is open.
LabPlace {
    id: root

    /// The page that is open.
    readonly property LabTabPage page: pages.count > tab ? (pages.itemAt(tab) as KeptPage)?.made as LabTabPage : null
    readonly property var exports: page?.exports ?? []

    function receive(notation: string): string {
        covered = false;
        return theLab.open(notation);
    }

    function exportTo(url: url): string {
        const problem = page?.exportTo(url) ?? "";
        if (problem === "" && !theLab.writing)
            theLab.tell(qsTr("Saved as %1").arg(decodeURIComponent(String(url).split("/").pop())));
        return problem;
    }

    lab: theLab
    table: (page as TableTab)?.table ?? null
    presentable: page?.presentable ?? false
    settled: !theLab.busy && !theLab.writing && (page?.settled ?? true)

    Lab {
        id: theLab

        objectName: "lab"
        wanted: root.visible && (root.tab === LabTab.Graph || root.tab === LabTab.Matrix || root.tab === LabTab.Statistics)
    }

    /// The head of the Lab: what the page is about, the pages, and what they write.
    HeadBar {
        id: head

        /// What the page is about, and more of it, where that is not the Lab's position; otherwise empty.
        readonly property string heading: root.page?.heading ?? ""
        readonly property string about: heading !== "" ? root.page?.headingNote ?? "" : theLab.ready ? theLab.misere ? qsTr("%1 · misère").arg(theLab.summary) : theLab.summary
                                        : theLab.busy ? theLab.progressText : theLab.problem !== "" ? theLab.problem : theLab.rules
        /// In the order of LabTab.
        readonly property list<string> tabIds: ["graph", "matrix", "statistics", "table", "sequences", "rules", "theory"]
        //: a page of the lab: positions as dots, moves as arrows
        readonly property list<string> tabLabels: [qsTr("State graph"), /*: a page of the lab: a table of which position leads to which */ qsTr("Connection matrix"), /*: a page of the lab */ qsTr("Statistics"), /*: a page of the lab */ qsTr("Tables"),
            //: a page of the lab: the Grundy values of heaps of 0, 1, 2 …
            qsTr("Sequences"), qsTr("Your own rules"), /*: a page of the lab: theorems are compared with a plain search */ qsTr("Theory check")]
        /// Title and pages on one line, on two, or the pages as one box.
        readonly property bool oneLine: width > tabs.implicitWidth + buttons.implicitWidth + 310 * Theme.scale + Theme.unit * 16
        readonly property bool boxed: width < tabs.implicitWidth + Theme.unit * 12

        anchors { left: parent.left; right: parent.right; top: parent.top }
        visible: !root.covered
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
                    readonly property string subject: head.heading === "" ? theLab.title : head.heading

                    objectName: "labTitle"
                    Layout.fillWidth: true
                    //: a heading, short for laboratory
                    text: subject === "" ? qsTr("Lab") : qsTr("Lab · %1").arg(subject)
                }

                Note {
                    objectName: "labSummary"
                    Layout.fillWidth: true
                    text: theLab.fileNote !== "" ? theLab.fileNote : head.about
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
            }

            Item {
                visible: head.oneLine
                Layout.preferredWidth: tabs.implicitWidth
            }

            Row {
                id: buttons

                spacing: Theme.unit * 2

                AppButton {
                    objectName: "button_labCancel"
                    visible: theLab.busy
                    //: a button: ends a calculation
                    text: qsTr("Cancel")
                    onClicked: theLab.cancel()
                }

                AppButton {
                    objectName: "button_labPosition"
                    //: a button: asks which position the lab works on
                    text: qsTr("Position…")
                    tip: qsTr("Choose the position to look at")
                    onClicked: positions.ask()
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
                    enabled: root.exports.length > 0
                    onClicked: {
                        const name = theLab.notation.replace(/[^A-Za-z0-9]+/g, "-").replace(/-+$/, "").slice(0, 60);
                        root.exportAsked(name + "-" + head.tabIds[root.tab] + "." + root.exports[0], root.exports.map(end => "." + end));
                    }
                }
            }
        }

        Segmented {
            id: tabs

            x: head.oneLine ? (head.LayoutMirroring.enabled ? buttons.width + Theme.unit * 9
                                                            : head.width - width - buttons.width - Theme.unit * 9)
                            : (head.LayoutMirroring.enabled ? head.width - width - Theme.unit * 6 : Theme.unit * 6)
            y: head.oneLine ? (line.height - height) / 2 : line.height - Theme.unit
            visible: head.oneLine || !head.boxed
            sidePadding: Theme.unit * 3
            name: qsTr("Page of the Lab")
            namePrefix: "lab_"
            ids: head.tabIds
            labels: head.tabLabels
            current: head.tabIds[root.tab]
            onChosen: id => root.tab = head.tabIds.indexOf(id)
        }

        ChoiceBox {
            id: box

            objectName: "labTabs"
            x: head.LayoutMirroring.enabled ? head.width - width - Theme.unit * 6 : Theme.unit * 6
            y: line.height - Theme.unit
            visible: !head.oneLine && head.boxed
            name: qsTr("Page of the Lab")
            ids: head.tabIds
            labels: head.tabLabels
            current: head.tabIds[root.tab]
            onChosen: id => root.tab = head.tabIds.indexOf(id)
        }
    }

    /// The pages of the Lab, each made at its first visit and left as it was.
    Item {
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom }
        visible: !root.covered

        Repeater {
            id: pages

            /// In the order of LabTab.
            readonly property list<Component> contents: [
                Component { StateGraphTab { } },
                Component { MatrixTab { } },
                Component { StatisticsTab { } },
                Component { TableTab { } },
                Component { SequencesTab { } },
                Component {
                    OwnRulesTab {
                        onPlayAsked: notation => root.playAsked(notation)
                        onDrawAsked: notation => root.drawAsked(notation)
                        onChosen: notation => {
                            root.receive(notation);
                            root.tab = LabTab.Graph;
                        }
                    }
                },
                Component { TheoryTab { } }
            ]

            model: contents.length

            KeptPage {
                id: place

                required property int index
                readonly property LabTabPage page: made as LabTabPage
                readonly property Binding seen: SteadyBinding {
                    target: place.page
                    property: "shown"
                    value: root.visible && place.open
                }
                readonly property Connections asked: Connections {
                    target: place.page

                    function onOpenAsked(notation: string) { root.openAsked(notation); }
                }

                open: root.tab === index
                content: pages.contents[index]
                properties: ({ objectName: "page_" + head.tabIds[index], lab: theLab, shown: true })
            }
        }
    }

    /// In place of the Lab's page after it was presented: the projector may still show this window, and the page tells
    /// everything at once.
    FocusScope {
        objectName: "labCover"
        anchors.fill: parent
        visible: root.covered
        onVisibleChanged: if (visible) back.forceActiveFocus()

        Card {
            anchors.centerIn: parent
            width: Math.min(parent.width - Theme.unit * 8, 460 * Theme.scale)

            Paragraph {
                text: qsTr("The class may still see this screen. The page of the Lab shows all its results.")
            }

            AppButton {
                id: back

                objectName: "labCover_present"
                anchors.left: parent.left
                focus: true
                text: qsTr("Go on presenting")
                onClicked: root.presentAsked()
            }

            AppButton {
                objectName: "labCover_show"
                anchors.left: parent.left
                text: qsTr("Show the page")
                onClicked: root.covered = false
            }
        }
    }

    /// Chooses the position whose whole game the Lab looks at: the one on the board, a well-known one, or any.
    PositionDialog {
        id: positions

        function ask() {
            text = theLab.notation;
            problem = "";
            show();
        }

        function receive(notation: string) {
            problem = theLab.open(notation);
            if (problem === "")
                close();
        }

        objectName: "labPositionDialog"
        prefix: "labPosition"
        example: theLab.example
        goName: "button_labPositionTake"
        goText: qsTr("Look at it")
        //: the title of a dialog: which position the lab works on
        title: qsTr("Which position?")
        width: Math.min(parent.width - 48, Math.round(560 * Theme.scale))
        height: Math.min(parent.height - 48, implicitHeight)
        onEntered: receive(text)
        more: [
            AppButton {
                objectName: "button_labCurrent"
                visible: root.session.opened
                text: qsTr("The position on the board: %1").arg(root.session.positionTitle)
                anchors.left: parent?.left
                width: Math.min(implicitWidth, parent?.width ?? 0)
                onClicked: positions.receive(root.session.notation)
            },
            Repeater {
                model: theLab.suggestions

                LinkButton {
                    required property string modelData
                    required property int index

                    objectName: "labSuggestion_" + index
                    text: theLab.suggestionTitles[index]
                    tip: modelData
                    onClicked: positions.receive(modelData)
                }
            }
        ]

        Paragraph {
            text: qsTr("The Lab looks at every position that can be reached from this one.")
        }
    }
}

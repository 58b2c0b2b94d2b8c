// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Lab
import Grundy.Models
import Grundy.Ui

/// Worksheets: what is asked at left, the pages as they will be printed at right.
LearnSheet {
    id: root

    readonly property alias sheet: theSheet

    color: "transparent"
    settled: theSheet.current && (theSheet.pages === 0 || area.view.sharp)

    Worksheet {
        id: theSheet

        active: root.shown
        level: Settings.level
    }

    LabSplit {
        id: split

        anchors.fill: parent
        sideFirst: true
        columnName: qsTr("What the worksheet asks")
        sideWidth: Math.round(Math.min(width * 0.5, 340 * Theme.scale))
        gutter: Theme.unit * 4
        leastHeight: 380 * Math.min(Theme.scale, 1.4)
        /// The pages of a worksheet, one at a time, as paper on a desk.
        main: Item {
            id: desk

            property int page: 0
            /// The file that the sheet as it stands was written to; empty before that.
            property string savedAs
            readonly property bool onAnswers: page >= theSheet.exercisePages

            function turn(by: int) {
                page = Math.max(0, Math.min(theSheet.pages - 1, page + by));
            }

            anchors.fill: parent

            Connections {
                target: theSheet

                function onPagesChanged() { desk.turn(0); }
                function onRequestChanged() {
                    desk.savedAs = "";
                    printButton.done = false;
                }
            }

            WorksheetPicture {
                id: thePicture

                sheet: theSheet
                page: desk.page
                colours: Theme.boardColours
            }

            Flow {
                id: head

                anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.unit * 4; topMargin: Theme.unit * 3 }
                spacing: Theme.unit * 2

                PrimaryButton {
                    objectName: "button_saveWorksheet"
                    //: a button: saves the worksheet as a file for printing
                    text: qsTr("Save PDF…")
                    enabled: theSheet.current && theSheet.pages > 0
                    onClicked: file.save()
                }

                PrintButton {
                    id: printButton

                    objectName: "button_printWorksheet"
                    //: what the button says when the worksheet has been printed
                    text: done ? qsTr("Printed") : /*: a button, a verb: prints the worksheet */ qsTr("Print…")
                    enabled: !busy && theSheet.current && theSheet.pages > 0
                    onClicked: send(theSheet.printout())
                }

                Row {
                    spacing: Theme.unit * 2

                    AppButton {
                        objectName: "button_pageBefore"
                        width: height
                        iconName: mirrored ? "forward" : "back"
                        //: read aloud: a button: the page before this one
                        Accessible.name: qsTr("Previous page")
                        tip: qsTr("Previous page (PageUp)")
                        enabled: desk.page > 0
                        onClicked: desk.turn(-1)
                    }

                    LineLabel {
                        objectName: "worksheetPage"
                        visible: theSheet.pages > 0
                        //: the number of the page shown, and how many there are; it has the answers
                        text: (desk.onAnswers ? qsTr("Page %1 of %2: answers") : /*: the number of the page shown, and how many there are */ qsTr("Page %1 of %2: exercises")).arg(desk.page + 1).arg(theSheet.pages)
                    }

                    AppButton {
                        objectName: "button_pageAfter"
                        width: height
                        iconName: mirrored ? "back" : "forward"
                        //: read aloud: a button: the page after this one
                        Accessible.name: qsTr("Next page")
                        tip: qsTr("Next page (PageDown)")
                        enabled: desk.page < theSheet.pages - 1
                        onClicked: desk.turn(1)
                    }
                }

                AppButton {
                    objectName: "button_stopWorksheet"
                    visible: theSheet.busy
                    //: a button, a verb: ends the search for exercises
                    text: qsTr("Stop")
                    onClicked: theSheet.stop()
                }

                Announcement {
                    id: saved

                    objectName: "worksheetSaved"
                    width: Math.min(inOneLine.room, parent?.width ?? 0)
                    height: Math.max(Theme.controlHeight, implicitHeight)
                    verticalAlignment: Text.AlignVCenter
                    visible: desk.savedAs !== ""
                    text: desk.savedAs === "" ? "" : qsTr("Saved as %1").arg(desk.savedAs)
                    color: Theme.ink2

                    OneLine {
                        id: inOneLine

                        of: saved
                    }
                }
            }

            BusyBar {
                anchors { left: parent.left; right: parent.right; top: head.bottom; topMargin: Theme.unit }
                visible: theSheet.busy
                progress: theSheet.progress
            }

            PictureArea {
                id: area

                objectName: "worksheetArea"
                anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; topMargin: Theme.unit * 2 }
                visible: theSheet.pages > 0
                picture: thePicture
                margin: Theme.unit * 4
                zoomStacked: true
                wheelScrolls: split.scrolls
                name: desk.onAnswers ? qsTr("Page %1 of the worksheet, with answers").arg(desk.page + 1) : qsTr("Page %1 of the worksheet").arg(desk.page + 1)
                description: theSheet.pages > 0 ? theSheet.pageText(desk.page) : ""
                onKey: event => {
                    event.accepted = event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp;
                    if (event.accepted)
                        desk.turn(event.key === Qt.Key_PageDown ? 1 : -1);
                }
            }

            Announcement {
                anchors.centerIn: area
                width: Math.min(parent.width - Theme.unit * 8, 420 * Theme.scale)
                visible: theSheet.problem !== "" && !theSheet.busy
                text: theSheet.problem
                horizontalAlignment: Text.AlignHCenter
                color: Theme.ink2
            }
        }

        WorksheetCard {
            width: parent?.width ?? 0
            sheet: theSheet
        }
    }

    SavedFile {
        id: file

        objectName: "worksheetFile"
        session: root.session
        title: qsTr("Save the worksheet")
        endings: [".pdf"]
        name: theSheet.fileName
        onChosen: target => settle(target, theSheet.write(target))
        onSaved: target => desk.savedAs = decodeURIComponent(String(target).replace(/^file:\/\//, ""))
    }
}

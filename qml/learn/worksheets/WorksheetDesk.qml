// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Lab
import Grundy.Models
import Grundy.Ui

/// The pages of a worksheet, one at a time, as paper on a desk.
Item {
    id: root

    required property Worksheet sheet
    property int page: 0
    property bool wheelScrolls: false
    /// The file that the sheet as it stands was written to; empty before that.
    property string savedAs
    readonly property bool sharp: area.view.sharp
    readonly property bool onAnswers: page >= sheet.exercisePages

    signal saveAsked()

    function turn(by: int) {
        page = Math.max(0, Math.min(sheet.pages - 1, page + by));
    }

    Connections {
        target: root.sheet

        function onPagesChanged() { root.turn(0); }
        function onRequestChanged() {
            root.savedAs = "";
            printButton.done = false;
        }
    }

    WorksheetPicture {
        id: thePicture

        sheet: root.sheet
        page: root.page
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
            enabled: root.sheet.current && root.sheet.pages > 0
            onClicked: root.saveAsked()
        }

        PrintButton {
            id: printButton

            objectName: "button_printWorksheet"
            //: what the button says when the worksheet has been printed
            text: done ? qsTr("Printed") : /*: a button, a verb: prints the worksheet */ qsTr("Print…")
            enabled: !busy && root.sheet.current && root.sheet.pages > 0
            onClicked: send(root.sheet.printout())
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
                enabled: root.page > 0
                onClicked: root.turn(-1)
            }

            LineLabel {
                objectName: "worksheetPage"
                visible: root.sheet.pages > 0
                //: the number of the page shown, and how many there are; it has the answers
                text: (root.onAnswers ? qsTr("Page %1 of %2: answers") : /*: the number of the page shown, and how many there are */ qsTr("Page %1 of %2: exercises")).arg(root.page + 1).arg(root.sheet.pages)
            }

            AppButton {
                objectName: "button_pageAfter"
                width: height
                iconName: mirrored ? "back" : "forward"
                //: read aloud: a button: the page after this one
                Accessible.name: qsTr("Next page")
                tip: qsTr("Next page (PageDown)")
                enabled: root.page < root.sheet.pages - 1
                onClicked: root.turn(1)
            }
        }

        AppButton {
            objectName: "button_stopWorksheet"
            visible: root.sheet.busy
            //: a button, a verb: ends the search for exercises
            text: qsTr("Stop")
            onClicked: root.sheet.stop()
        }

        Announcement {
            id: saved

            objectName: "worksheetSaved"
            width: Math.min(inOneLine.room, parent?.width ?? 0)
            height: Math.max(Theme.controlHeight, implicitHeight)
            verticalAlignment: Text.AlignVCenter
            visible: root.savedAs !== ""
            text: root.savedAs === "" ? "" : qsTr("Saved as %1").arg(root.savedAs)
            color: Theme.ink2

            OneLine {
                id: inOneLine

                of: saved
            }
        }
    }

    BusyBar {
        anchors { left: parent.left; right: parent.right; top: head.bottom; topMargin: Theme.unit }
        visible: root.sheet.busy
        progress: root.sheet.progress
    }

    PictureArea {
        id: area

        objectName: "worksheetArea"
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; topMargin: Theme.unit * 2 }
        visible: root.sheet.pages > 0
        picture: thePicture
        margin: Theme.unit * 4
        zoomStacked: true
        wheelScrolls: root.wheelScrolls
        name: root.onAnswers ? qsTr("Page %1 of the worksheet, with answers").arg(root.page + 1) : qsTr("Page %1 of the worksheet").arg(root.page + 1)
        description: root.sheet.pages > 0 ? root.sheet.pageText(root.page) : ""
        onKey: event => {
            event.accepted = event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp;
            if (event.accepted)
                root.turn(event.key === Qt.Key_PageDown ? 1 : -1);
        }
    }

    Announcement {
        anchors.centerIn: area
        width: Math.min(parent.width - Theme.unit * 8, 420 * Theme.scale)
        visible: root.sheet.problem !== "" && !root.sheet.busy
        text: root.sheet.problem
        horizontalAlignment: Text.AlignHCenter
        color: Theme.ink2
    }
}

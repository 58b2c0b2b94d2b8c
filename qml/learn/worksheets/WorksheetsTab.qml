// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Lab
import Grundy.Models
import Grundy.Ui

/// Worksheets: what is asked at left, the pages as they will be printed at right.
Item {
    id: root

    required property Session session
    /// It is the page on screen: work is only done while it is.
    required property bool shown
    readonly property bool settled: theSheet.current && (theSheet.pages === 0 || desk.sharp)
    readonly property alias sheet: theSheet

    /// Opens a position in Explore.
    signal openAsked(notation: string)

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
        main: WorksheetDesk {
            id: desk

            anchors.fill: parent
            sheet: theSheet
            wheelScrolls: split.scrolls
            onSaveAsked: file.save()
        }

        WorksheetCard {
            width: parent?.width ?? 0
            sheet: theSheet
        }
    }

    WorksheetFile {
        id: file

        objectName: "worksheetFile"
        anchors.fill: parent
        sheet: theSheet
        session: root.session
        onSaved: path => desk.savedAs = path
    }
}

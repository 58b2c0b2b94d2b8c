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
    settled: theSheet.current && (theSheet.pages === 0 || desk.sharp)

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

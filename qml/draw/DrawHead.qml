// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Grundy.Models
import Grundy.Ui

/// The way back, what the page is, and the convention.
HeadBar {
    id: root

    required property RuleDrawing drawing

    signal backAsked()

    implicitHeight: Math.round(72 * Math.max(1, Theme.scale * 0.95))

    RowLayout {
        anchors { fill: parent; leftMargin: Theme.unit * 4; rightMargin: Theme.unit * 6 }
        spacing: Theme.unit * 3

        AppButton {
            objectName: "button_drawBack"
            look: AppButton.Look.Bare
            iconName: "back"
            tip: qsTr("Back to all games")
            onClicked: root.backAsked()
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.minimumWidth: 40
            spacing: 1

            Title {
                Layout.fillWidth: true
                text: qsTr("Draw your own game")
            }

            Note {
                Layout.fillWidth: true
                text: qsTr("Draw the shapes that may be taken. The board answers at once.")
                maximumLineCount: 2
                lineHeight: 0.95
                elide: Text.ElideRight
            }
        }

        ConventionChoice {
            objectName: "drawConvention"
            namePrefix: "draw_"
            misere: root.drawing.misere
            onPicked: misere => root.drawing.misere = misere
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Who learns at this computer, and for the teacher what each has done.
LearnSheet {
    id: root

    required property Pupils pupils
    /// The names are not shown before they are asked for.
    required property bool veiled

    signal namesAsked()

    function askName() {
        entry.takeKeyboard();
    }

    onShownChanged: {
        if (shown)
            pupils.refresh();
    }
    Component.onCompleted: pupils.refresh()

    ScrollArea {
        id: scroll

        anchors.fill: parent
        contentHeight: column.implicitHeight + Theme.unit * 12
        clip: true

        Column {
            id: column

            x: Math.max(Theme.unit * 6, (scroll.width - width) / 2)
            y: Theme.unit * 5
            width: Math.min(scroll.width - Theme.unit * 12, Math.round(1000 * Theme.scale))
            spacing: Theme.unit * 4

            Heading {
                anchors.left: parent.left
                text: qsTr("Who learns here")
                font.pixelSize: Theme.large
            }

            Paragraph {
                text: qsTr("Give each pupil a name, and each has lessons, levels and marks of their own. Names and work stay on this computer; nothing else is kept.")
            }

            Complaint {
                text: root.pupils.problem
            }

            WideFlow {
                spacing: Theme.unit * 4

                PupilName {
                    id: entry

                    width: Math.min(column.width, Math.round(360 * Theme.scale))
                    namePrefix: "newPupil"
                    //: a button: adds a pupil
                    action: qsTr("Add")
                    onTaken: name => {
                        problem = root.pupils.add(name);
                        if (problem === "")
                            text = "";
                    }
                }

                AppButton {
                    objectName: "button_pupilsCsv"
                    text: qsTr("Save as CSV…")
                    tip: qsTr("What each has done, for a spreadsheet")
                    onClicked: file.save()
                }
            }

            NamesButton {
                visible: root.veiled
                onClicked: root.namesAsked()
            }

            Repeater {
                model: root.veiled ? null : root.pupils

                PupilCard {
                    width: column.width
                    pupils: root.pupils
                }
            }
        }
    }

    SavedFile {
        id: file

        objectName: "pupilsFile"
        session: root.session
        title: qsTr("Save what the pupils have done")
        endings: [".csv"]
        name: "pupils.csv"
        onChosen: target => settle(target, root.pupils.write(target))
    }
}

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

    onShownChanged: if (shown) pupils.refresh()
    Component.onCompleted: pupils.refresh()

    ReadingArea {
        id: scroll

        anchors.fill: parent

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

                width: Math.min(scroll.column.width, Math.round(360 * Theme.scale))
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

            /// What a pupil did, and what can be done with it.
            Card {
                id: pupilCard

                required property string pupilId
                required property string name
                required property bool current
                required property int lessonsDone
                required property int lessonsBegun
                required property int stepsRight
                required property int stepsWrong
                required property int rightOnes
                required property int wrongOnes
                required property int markedOnes
                required property string day
                required property list<string> kinds
                readonly property bool nobody: pupilId === ""
                /// "", "rename", "reset" or "remove": what is being asked.
                property string asked: ""
                readonly property bool anything: day !== "" || lessonsBegun > 0 || rightOnes + wrongOnes + markedOnes > 0

                function ask(what: string) {
                    asked = what;
                    if (what === "rename")
                        Qt.callLater(() => (rename.made as PupilName)?.takeKeyboard()); // qmllint disable
                    else
                        Qt.callLater(() => no.forceActiveFocus()); // qmllint disable
                }

                objectName: "pupil_" + pupilId
                width: scroll.column.width
                border.color: current ? Theme.accent : Theme.line
                border.width: current ? 2 : 1
                spacing: Theme.unit * 3
                Keys.onEscapePressed: event => {
                    event.accepted = asked !== "";
                    asked = "";
                }

                WideFlow {
                    LineLabel {
                        width: Math.max(Math.min(implicitWidth, pupilCard.width - pupilCard.padding * 2), Math.round(200 * Theme.scale))
                        text: pupilCard.name
                        elide: Text.ElideRight
                        font.pixelSize: Theme.large
                        font.weight: Font.DemiBold
                        Accessible.role: Accessible.Heading
                    }

                    AppButton {
                        objectName: "choose_" + pupilCard.pupilId
                        enabled: !pupilCard.current
                        iconName: pupilCard.current ? "check" : ""
                        //: of a pupil: it is the one who learns at the computer
                        text: pupilCard.current ? qsTr("Learns now") : qsTr("Learn as %1").arg(pupilCard.name)
                        onClicked: root.pupils.choose(pupilCard.pupilId)
                    }

                    LinkButton {
                        objectName: "rename_" + pupilCard.pupilId
                        visible: !pupilCard.nobody
                        height: Theme.controlHeight
                        //: a button: asks for another name of the pupil
                        text: qsTr("Rename…")
                        onClicked: pupilCard.ask("rename")
                    }

                    LinkButton {
                        objectName: "reset_" + pupilCard.pupilId
                        visible: pupilCard.anything
                        height: Theme.controlHeight
                        //: a button: asks whether what the pupil did shall be forgotten
                        text: qsTr("Start afresh…")
                        onClicked: pupilCard.ask("reset")
                    }

                    LinkButton {
                        objectName: "remove_" + pupilCard.pupilId
                        visible: !pupilCard.nobody
                        height: Theme.controlHeight
                        //: a button: asks whether the pupil shall be removed
                        text: qsTr("Remove…")
                        onClicked: pupilCard.ask("remove")
                    }
                }

                Lazy {
                    id: rename

                    wanted: pupilCard.asked === "rename"

                    PupilName {
                        width: pupilCard.width - pupilCard.padding * 2
                        namePrefix: "renamePupil"
                        //: a button: gives the pupil the name that was typed
                        action: qsTr("Rename")
                        text: pupilCard.name
                        onTaken: name => {
                            problem = root.pupils.rename(pupilCard.pupilId, name);
                            if (problem === "")
                                pupilCard.asked = "";
                        }
                    }
                }

                WideFlow {
                    visible: pupilCard.asked === "reset" || pupilCard.asked === "remove"

                    LineLabel {
                        text: pupilCard.asked === "reset" ? qsTr("Forget all that %1 did?").arg(pupilCard.name) : qsTr("Remove %1 with all that was done?").arg(pupilCard.name)
                    }

                    AppButton {
                        objectName: "sure_" + pupilCard.pupilId
                        //: a button: yes, what the pupil did is forgotten
                        text: pupilCard.asked === "reset" ? qsTr("Forget") : /*: a button: yes, the pupil is removed */ qsTr("Remove")
                        onClicked: {
                            const what = pupilCard.asked;
                            pupilCard.asked = "";
                            if (what === "reset")
                                root.pupils.reset(pupilCard.pupilId);
                            else
                                root.pupils.remove(pupilCard.pupilId);
                        }
                    }

                    AppButton {
                        id: no

                        //: a button: no, nothing is forgotten or removed
                        text: qsTr("Keep")
                        onClicked: pupilCard.asked = ""
                    }
                }

                Grid {
                    id: figures

                    width: parent.width
                    visible: pupilCard.anything
                    columns: pupilCard.width > 760 * Theme.scale ? 4 : 2
                    spacing: Theme.unit * 3

                    Repeater {
                        //: before how many lessons the pupil has done, a noun
                        model: [[qsTr("Lessons"), /*: lessons of a pupil: how many are done, and how many are begun */ qsTr("%1 done, %2 begun").arg(pupilCard.lessonsDone).arg(pupilCard.lessonsBegun)],
                                [qsTr("Answers in lessons"), /*: how many answers of each kind */ qsTr("%1 right first time, %2 not").arg(pupilCard.stepsRight).arg(pupilCard.stepsWrong)],
                                //: before how many exercises the pupil has answered, a noun
                                [qsTr("Practice"), /*: exercises of a pupil: how many were right, and how many were wrong */ qsTr("%1 right, %2 wrong").arg(pupilCard.rightOnes).arg(pupilCard.wrongOnes)],
                                [qsTr("Rows and tables"), qsTr("%1 filled in rightly").arg(pupilCard.markedOnes)]]

                        Column {
                            id: figure

                            required property var modelData

                            width: (figures.width - figures.spacing * (figures.columns - 1)) / figures.columns

                            WideNote {
                                text: figure.modelData[0]
                            }

                            WrappedText {
                                text: figure.modelData[1]
                            }
                        }
                    }
                }

                Paragraph {
                    objectName: "kinds_" + pupilCard.pupilId
                    visible: pupilCard.kinds.length > 0
                    text: Array.from(pupilCard.kinds).join("\n")
                }

                WideNote {
                    text: pupilCard.day !== "" ? qsTr("Last on %1").arg(pupilCard.day) : pupilCard.anything ? "" : qsTr("Nothing done yet")
                    visible: text !== ""
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

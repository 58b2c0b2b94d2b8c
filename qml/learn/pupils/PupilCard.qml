// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What a pupil did, and what can be done with it.
Card {
    id: root

    required property Pupils pupils
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

    function carryOut() {
        const what = asked;
        asked = "";
        if (what === "reset")
            pupils.reset(pupilId);
        else
            pupils.remove(pupilId);
    }

    objectName: "pupil_" + pupilId
    border.color: current ? Theme.accent : Theme.line
    border.width: current ? 2 : 1
    spacing: Theme.unit * 3
    Keys.onEscapePressed: event => {
        event.accepted = asked !== "";
        asked = "";
    }

    WideFlow {
        LineLabel {
            width: Math.max(Math.min(implicitWidth, root.width - root.padding * 2), Math.round(200 * Theme.scale))
            text: root.name
            elide: Text.ElideRight
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
        }

        AppButton {
            objectName: "choose_" + root.pupilId
            enabled: !root.current
            iconName: root.current ? "check" : ""
            //: of a pupil: it is the one who learns at the computer
            text: root.current ? qsTr("Learns now") : qsTr("Learn as %1").arg(root.name)
            onClicked: root.pupils.choose(root.pupilId)
        }

        LinkButton {
            objectName: "rename_" + root.pupilId
            visible: !root.nobody
            height: Theme.controlHeight
            //: a button: asks for another name of the pupil
            text: qsTr("Rename…")
            onClicked: root.ask("rename")
        }

        LinkButton {
            objectName: "reset_" + root.pupilId
            visible: root.anything
            height: Theme.controlHeight
            //: a button: asks whether what the pupil did shall be forgotten
            text: qsTr("Start afresh…")
            onClicked: root.ask("reset")
        }

        LinkButton {
            objectName: "remove_" + root.pupilId
            visible: !root.nobody
            height: Theme.controlHeight
            //: a button: asks whether the pupil shall be removed
            text: qsTr("Remove…")
            onClicked: root.ask("remove")
        }
    }

    Lazy {
        id: rename

        wanted: root.asked === "rename"

        PupilName {
            width: root.width - root.padding * 2
            namePrefix: "renamePupil"
            //: a button: gives the pupil the name that was typed
            action: qsTr("Rename")
            text: root.name
            onTaken: name => {
                problem = root.pupils.rename(root.pupilId, name);
                if (problem === "")
                    root.asked = "";
            }
        }
    }

    WideFlow {
        visible: root.asked === "reset" || root.asked === "remove"

        LineLabel {
            text: root.asked === "reset" ? qsTr("Forget all that %1 did?").arg(root.name) : qsTr("Remove %1 with all that was done?").arg(root.name)
        }

        AppButton {
            objectName: "sure_" + root.pupilId
            //: a button: yes, what the pupil did is forgotten
            text: root.asked === "reset" ? qsTr("Forget") : /*: a button: yes, the pupil is removed */ qsTr("Remove")
            onClicked: root.carryOut()
        }

        AppButton {
            id: no

            //: a button: no, nothing is forgotten or removed
            text: qsTr("Keep")
            onClicked: root.asked = ""
        }
    }

    Grid {
        id: figures

        width: parent.width
        visible: root.anything
        columns: root.width > 760 * Theme.scale ? 4 : 2
        spacing: Theme.unit * 3

        Repeater {
            //: before how many lessons the pupil has done, a noun
            model: [[qsTr("Lessons"), /*: lessons of a pupil: how many are done, and how many are begun */ qsTr("%1 done, %2 begun").arg(root.lessonsDone).arg(root.lessonsBegun)],
                    [qsTr("Answers in lessons"), /*: how many answers of each kind */ qsTr("%1 right first time, %2 not").arg(root.stepsRight).arg(root.stepsWrong)],
                    //: before how many exercises the pupil has answered, a noun
                    [qsTr("Practice"), /*: exercises of a pupil: how many were right, and how many were wrong */ qsTr("%1 right, %2 wrong").arg(root.rightOnes).arg(root.wrongOnes)],
                    [qsTr("Rows and tables"), qsTr("%1 filled in rightly").arg(root.markedOnes)]]

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
        objectName: "kinds_" + root.pupilId
        visible: root.kinds.length > 0
        text: Array.from(root.kinds).join("\n")
    }

    WideNote {
        text: root.day !== "" ? qsTr("Last on %1").arg(root.day) : root.anything ? "" : qsTr("Nothing done yet")
        visible: text !== ""
    }
}

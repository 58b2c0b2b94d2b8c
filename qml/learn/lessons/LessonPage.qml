// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models
import Grundy.Ui

/// A lesson for one who learns: a step at a time, by buttons and by the keys of a presenter's remote.
FocusScope {
    id: root

    required property LessonShow show
    required property Session session
    /// Of a lesson of one's own.
    property string file
    property bool editable: false
    readonly property bool settled: stage.settled
    readonly property bool slim: width < 720 * Theme.scale
    /// Text and board do not fit below each other.
    readonly property bool low: page.height < 380 * Theme.scale

    signal lessonAsked(id: string)
    signal closed()
    signal presentAsked()
    signal editAsked()
    /// Opens a position in Explore.
    signal openAsked(notation: string)

    function goOn() {
        if (show.workedOn)
            show.nextPart(); // it shows its own answers
        else
            show.next();
        stage.takeKeyboard();
        step.tell();
    }

    function goBack() {
        if (show.workedOn && show.stage > 0) // of a class
            show.goToPart(show.part);
        show.back();
        if (show.workedOn)
            show.goToPart(show.part);
        stage.takeKeyboard();
        step.tell();
    }

    function takeKeyboard() {
        stage.takeKeyboard();
    }

    function scroll(by: real) {
        if (page.interactive)
            page.scrollTo(page.contentY + by);
        else
            stage.scrollText(by);
    }

    Keys.onPressed: event => {
        const forward = LayoutMirroring.enabled ? Qt.Key_Left : Qt.Key_Right;
        const backward = LayoutMirroring.enabled ? Qt.Key_Right : Qt.Key_Left;
        event.accepted = true;
        if (event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier)
            event.accepted = false;
        else if ([Qt.Key_PageDown, Qt.Key_Space, forward].includes(event.key))
            goOn();
        else if ([Qt.Key_PageUp, Qt.Key_Backspace, backward].includes(event.key))
            goBack();
        else if (event.key === Qt.Key_Down || event.key === Qt.Key_Up)
            root.scroll(event.key === Qt.Key_Down ? 60 : -60);
        else if (event.key === Qt.Key_Escape)
            root.closed();
        else
            event.accepted = false;
    }

    Spoken { // the focus stays where it is, so the next step is told
        id: step

        function tell() {
            text = stage.uncovered !== "" ? stage.uncovered : stage.told;
            say();
        }
    }

    Ground { }

    Rectangle { // what is read lies on paper, what is played on the board
        anchors { left: parent.left; top: parent.top; bottom: bar.top }
        width: stage.wide ? stage.textWidth + Theme.unit * 9 : parent.width
        color: Theme.surface

        Rectangle {
            anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
            width: stage.wide ? 1 : 0
            color: Theme.line
        }
    }

    RowLayout {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.unit * 3; leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6 }
        spacing: Theme.unit * 3

        AppButton {
            objectName: "button_allLessons"
            iconName: LayoutMirroring.enabled ? "forward" : "back"
            //: a button: back to the list of lessons
            text: root.slim ? "" : qsTr("All lessons")
            tip: qsTr("All lessons")
            onClicked: root.closed()
        }

        Title {
            objectName: "lessonTitle"
            Layout.fillWidth: true
            text: root.show.lessonTitle
            font.pixelSize: Theme.large
        }

        AppButton {
            objectName: "button_editLesson"
            visible: root.editable
            //: a button, a verb: changes this lesson
            text: qsTr("Edit")
            tip: qsTr("Change the lesson")
            tipBelow: true
            onClicked: root.editAsked()
        }

        /// The lesson on paper for the teacher, as a PDF file.
        AppButton {
            id: planButton

            /// The file that the plan was written to; empty before that.
            property string savedAs

            objectName: "button_lessonPlan"
            //: a button, a noun: saves the plan of the lesson, for the teacher, as a file
            text: savedAs === "" ? qsTr("Plan…") : /*: what the button says when the plan of the lesson has been saved */ qsTr("Plan saved")
            tip: savedAs === "" ? qsTr("The lesson on paper, for the teacher: steps, boards, answers and notes") : qsTr("Saved as %1").arg(savedAs)
            tipBelow: true
            enabled: !thePlan.busy
            onClicked: planFile.save()

            LessonPlan {
                id: thePlan

                show: root.show
                onShowChanged: {
                    planButton.savedAs = "";
                    printButton.done = false;
                }
                onWritten: path => {
                    planButton.savedAs = path;
                    told.text = planButton.tip;
                }
                onFailed: (file, problem) => planFile.refuse(file, problem)
            }

            Spoken {
                id: told
            }
        }

        PrintButton {
            id: printButton

            objectName: "button_printPlan"
            task: qsTr("Print the lesson plan")
            onClicked: send(thePlan.printout())
        }

        AppButton {
            objectName: "button_presentLesson"
            //: a button, a verb: shows the lesson to a class
            text: qsTr("Present")
            tip: qsTr("For a class: full screen and large")
            tipBelow: true
            onClicked: root.presentAsked()
        }
    }

    ScrollArea { // scrolls only where text and board do not fit
        id: page

        objectName: "lessonFlickable"
        anchors {
            left: parent.left; right: parent.right; top: head.bottom; bottom: bar.top
            leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6; topMargin: Theme.unit * 4; bottomMargin: Theme.unit * 3
        }
        contentHeight: stage.height
        interactive: contentHeight > height
        clip: interactive

        LessonStage {
            id: stage

            width: page.width
            height: scrolled ? leastHeight : page.height
            scrolled: root.low && leastHeight > page.height
            focus: true
            show: root.show
            onOpenAsked: notation => root.openAsked(notation)
        }
    }

    /// Back, where one is, and on.
    FootBar {
        id: bar

        readonly property bool atEnd: root.show.opened && (root.show.step >= root.show.steps - 1 || root.show.workedOn && root.show.part === root.show.parts - 1)

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        implicitHeight: Theme.controlHeight + Theme.unit * 6

        AppButton {
            id: back

            objectName: "button_lessonBack"
            anchors { left: parent.left; leftMargin: Theme.unit * 6; verticalCenter: parent.verticalCenter }
            iconName: LayoutMirroring.enabled ? "forward" : "back"
            //: a button: to the step before
            text: root.slim ? "" : qsTr("Back")
            tip: qsTr("One step back")
            enabled: root.show.step > 0
            onClicked: root.goBack()
        }

        Item {
            anchors {
                left: back.right; right: next.left; top: parent.top; bottom: parent.bottom
                leftMargin: Theme.unit * 3; rightMargin: Theme.unit * 3
            }

            /// The steps of a lesson as dots: seen, here, to come.
            Row {
                id: lessonDots

                readonly property real dot: Math.max(5, Math.min(12, (parent.width - 20) / Math.max(1, root.show.parts + 1) - 5))

                anchors.centerIn: parent
                spacing: Math.max(2, Math.min(6, dot / 2))
                Accessible.role: Accessible.Grouping
                //: read aloud: the number of this step of a lesson, and how many there are
                Accessible.name: qsTr("Step %1 of %2").arg(root.show.part + 1).arg(root.show.parts)

                Repeater {
                    model: root.show.parts

                    PlainButton {
                        id: dot

                        required property int index
                        readonly property bool here: index === root.show.part
                        readonly property bool seen: Array.from(root.show.visited).includes(index)
                        readonly property bool open: Array.from(root.show.unanswered).includes(index)

                        objectName: "dot_" + index
                        width: here ? lessonDots.dot * 2 : lessonDots.dot
                        height: 24
                        focusPolicy: Qt.NoFocus
                        Accessible.name: here ? qsTr("Step %1, here").arg(index + 1) : seen && open ? qsTr("Step %1, not answered yet").arg(index + 1) : seen ? qsTr("Step %1, seen").arg(index + 1) : /*: the number of a step */ qsTr("Step %1").arg(index + 1)
                        onClicked: {
                            root.show.goToPart(index);
                            stage.takeKeyboard();
                        }

                        background: Item {
                            Rectangle {
                                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
                                height: lessonDots.dot
                                radius: height / 2
                                color: dot.here || dot.seen && !dot.open ? Theme.accent : "transparent"
                                opacity: dot.here || dot.hovered || dot.open || !dot.seen ? 1 : 0.55
                                border.width: dot.here || dot.seen && !dot.open ? 0 : dot.seen ? 2 : 1.5
                                border.color: dot.hovered || dot.seen ? Theme.accent : Theme.ink3
                            }
                        }
                    }
                }
            }
        }

        PrimaryButton {
            id: next

            objectName: "button_lessonNext"
            anchors { right: parent.right; rightMargin: Theme.unit * 6; verticalCenter: parent.verticalCenter }
            //: a button: to the next step
            text: !bar.atEnd ? (root.show.workedOn ? qsTr("Next") : root.show.nextText)
                //: a button: leaves this lesson and begins the next one
                : root.show.nextLesson !== "" ? qsTr("Next lesson") : /*: a button: back to the list of lessons */ qsTr("All lessons")
            tip: bar.atEnd ? root.show.nextTitle : ""
            onClicked: {
                if (!bar.atEnd)
                    root.goOn();
                else if (root.show.nextLesson !== "")
                    root.lessonAsked(root.show.nextLesson);
                else
                    root.closed();
            }
        }
    }

    SavedFile {
        id: planFile

        objectName: "planFile"
        session: root.session
        title: qsTr("Save the lesson plan")
        endings: [".pdf"]
        name: thePlan.fileName
        onChosen: file => thePlan.write(file)
    }
}

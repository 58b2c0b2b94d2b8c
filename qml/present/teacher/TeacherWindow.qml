// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models
import Grundy.Ui

/// The teacher's own window, on another screen than the class's: the answer, what comes next, notes, the votes, how
/// long it has taken. It steps as the remote does, and opens again where it was. On the class's screen the answer is
/// covered until it is asked for, again for each position.
Window {
    id: root

    required property Showing showing
    /// Votes that are being taken; null where there are none.
    required property VotesModel votes
    required property Window projected
    required property ScreenPlacer placer
    required property bool blank
    readonly property var mine: screen // a Window's screen has no type of its own in QML
    readonly property var theirs: projected.screen
    /// Its screen is the class's, or shows the same.
    readonly property bool overClass: mine.name === theirs.name
                                      || mine.virtualX === theirs.virtualX && mine.virtualY === theirs.virtualY
    /// The answer that was asked for; another one is covered again.
    property string asked
    readonly property string whole: showing.title + showing.answer
    readonly property bool covered: overClass && asked !== whole
    property date begun: new Date()
    property int seconds: 0

    signal blankAsked()
    signal leaveAsked()

    /// Where it was last, else on another screen; never on the class's one while there is another.
    function place() {
        const screens = Array.from(Application.screens);
        const last = Settings.teacherPlace;
        const free = placer.others();
        const fits = last.width > 0 && (free.length > 0 ? free : screens).some(screen => last.x >= screen.virtualX
            && last.y >= screen.virtualY && last.x < screen.virtualX + screen.width && last.y < screen.virtualY + screen.height);
        const room = free[0] ?? projected.screen;
        width = Math.min(fits ? last.width : 620 * Theme.scale, room.width - 80);
        height = Math.min(fits ? last.height : 720 * Theme.scale, room.height - 120);
        x = fits ? last.x : (free.length > 0 ? free[0].virtualX : projected.x) + 60;
        y = fits ? last.y : (free.length > 0 ? free[0].virtualY : projected.y) + 60;
    }

    /// Closes it, but where it may lie behind the class's window it comes before it.
    function call() {
        if (!overClass)
            return close();
        if (!placer.offscreen) // which has no order of windows
            raise();
        requestActivate();
    }

    transientParent: null // it stays where it is while the other one fills its screen
    title: qsTr("For the teacher – Grundy")
    color: Theme.background
    minimumWidth: 360
    minimumHeight: 320
    Component.onCompleted: {
        place();
        visible = true;
    }
    Component.onDestruction: Settings.teacherPlace = Qt.rect(x, y, width, height)

    /// Something for the teacher alone, under its heading; nothing while there is nothing to say.
    component TeacherNote: Card {
        id: note

        required property string heading
        required property string words

        visible: words !== ""

        WideNote {
            text: note.heading
            Accessible.role: Accessible.Heading
        }

        WrappedText {
            text: note.words
            font.pixelSize: Theme.large
            lineHeight: 1.15
        }
    }

    Timer {
        interval: 1000
        repeat: true
        running: true
        onTriggered: root.seconds = Math.round((new Date().getTime() - root.begun.getTime()) / 1000)
    }

    Item {
        anchors.fill: parent
        LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
        LayoutMirroring.childrenInherit: true

        PresentKeys {
            showing: root.showing
            active: !root.blank
            onBlankAsked: root.blankAsked()
            onLeaveAsked: root.leaveAsked()
        }

        Shortcut { sequence: "T"; onActivated: root.close() }

        BlankScreen { // takes the keys; this window stays light
            width: 0
            height: 0
            blank: root.blank
            onLit: root.blankAsked()
        }

        ScrollArea {
            anchors { left: parent.left; right: parent.right; top: parent.top; bottom: buttons.top; margins: Theme.unit * 5; bottomMargin: Theme.unit * 3 }
            contentHeight: column.implicitHeight
            clip: true

            Column {
                id: column

                width: parent.width
                spacing: Theme.unit * 3

                Heading {
                    text: root.showing.title
                    font.pixelSize: Theme.title
                }

                AppText {
                    objectName: "teacherStep"
                    width: parent.width
                    text: qsTr("%1 · %2:%3", "step · minutes:seconds").arg(root.showing.stepText)
                        .arg(Math.floor(root.seconds / 60)).arg(String(root.seconds % 60).padStart(2, "0"))
                    color: Theme.ink2
                }

                TeacherNote {
                    heading: qsTr("The class reads")
                    words: root.showing.sentence
                }

                TeacherNote {
                    objectName: "teacherFollowing"
                    //: heads what the class sees in the next step
                    heading: qsTr("Next")
                    words: root.covered ? "" : root.showing.following
                }

                TeacherNote {
                    objectName: "teacherAnswer"
                    //: heads the answer that the class does not see yet, a noun
                    heading: qsTr("Answer")
                    words: root.covered ? "" : root.showing.answer
                }

                /// In place of the answer while the teacher's window lies where the class can read it.
                Card {
                    visible: root.covered

                    Paragraph {
                        text: qsTr("The class sees this screen, so the answer is covered.")
                    }

                    AppButton {
                        objectName: "teacher_show"
                        anchors.left: parent.left // mirrored from right to left, as a column's children are not
                        text: qsTr("Show the answer")
                        onClicked: root.asked = root.whole
                    }
                }

                TeacherNote {
                    objectName: "teacherNotes"
                    //: heads the notes of a lesson for the teacher, a noun
                    heading: qsTr("Notes")
                    words: root.covered ? "" : root.showing.notes
                }

                TeacherNote {
                    //: heads how many of the class have voted, a noun
                    heading: qsTr("Votes")
                    words: root.votes !== null && root.votes.total > 0 ? qsTr("%L1 votes so far").arg(root.votes.total) : ""
                }

                ScreenChoice {
                    visible: Application.screens.length > 1
                    width: parent.width
                }
            }
        }

        /// What the teacher's window does to the class's page. While that is dark nothing is revealed there.
        RowLayout {
            id: buttons

            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.unit * 5 }
            spacing: Theme.unit * 2

            AppButton {
                objectName: "teacher_back"
                //: a button: one step back
                text: qsTr("Back")
                enabled: !root.blank
                onClicked: root.showing.back()
            }

            PrimaryButton {
                objectName: "teacher_next"
                Layout.fillWidth: true
                //: a button: to the next step
                text: qsTr("Next")
                enabled: !root.blank
                onClicked: root.showing.next()
            }

            AppButton {
                objectName: "teacher_blank"
                //: a button: the class sees the screen again
                text: root.blank ? qsTr("Light") : /*: a button, a verb: the class sees an empty screen */ qsTr("Blank")
                onClicked: root.blankAsked()
            }

            AppButton {
                objectName: "teacher_leave"
                //: a button: ends the presentation
                text: qsTr("Leave")
                onClicked: root.leaveAsked()
            }
        }
    }
}

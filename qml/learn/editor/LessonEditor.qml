// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Lab
import Grundy.Models
import Grundy.Ui

/// A lesson of one's own is put together: its steps at left, the one that is edited at right.
FocusScope {
    id: root

    required property LessonDraft draft
    required property Session session
    /// What has just been done, or could not be.
    property string said
    property bool failed: false

    signal closed()
    /// The lesson is saved, and is to be seen as a class sees it.
    signal tryAsked(path: string)

    /// False when it could not be done.
    function save(): bool {
        const problem = draft.save();
        failed = problem !== "";
        said = failed ? problem : qsTr("Saved as %1").arg(draft.fileName);
        return !failed;
    }

    function leave() {
        if (draft.modified)
            leaving.open();
        else
            root.closed();
    }

    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Escape)
            root.leave();
        else if (event.key === Qt.Key_S && event.modifiers === Qt.ControlModifier)
            root.save();
        else
            event.accepted = false;
    }

    Connections {
        target: root.draft

        function onChanged() {
            if (root.draft.modified)
                root.said = "";
        }
    }

    HeadBar {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top }
        height: tools.height + (state.visible ? state.implicitHeight + Theme.unit * 2 : 0) + Theme.unit * 6

        Flow {
            id: tools

            x: Theme.unit * 6
            y: Theme.unit * 3
            width: parent.width - x * 2
            spacing: Theme.unit * 2

            AppButton {
                objectName: "button_editorBack"
                iconName: LayoutMirroring.enabled ? "forward" : "back"
                //: a button: back to the list of lessons
                text: qsTr("All lessons")
                onClicked: root.leave()
            }

            AppButton {
                objectName: "button_editorUndo"
                //: a button: takes the last change of the lesson back
                text: qsTr("Undo")
                enabled: root.draft.canUndo
                onClicked: root.draft.undo()
            }

            AppButton {
                objectName: "button_editorRedo"
                //: a button: makes a change again that was taken back
                text: qsTr("Redo")
                enabled: root.draft.canRedo
                onClicked: root.draft.redo()
            }

            AppButton {
                objectName: "button_editorSave"
                //: a button: saves the lesson
                text: qsTr("Save")
                tip: qsTr("Into the folder of your own lessons (Ctrl+S)")
                tipBelow: true
                enabled: root.draft.modified || root.draft.path === ""
                onClicked: root.save()
            }

            AppButton {
                objectName: "button_editorCopy"
                text: qsTr("Save a copy\u2026")
                tip: qsTr("A file to give away")
                tipBelow: true
                onClicked: copy.save()
            }

            PrimaryButton {
                objectName: "button_editorTry"
                //: a button: runs the lesson as the class will see it
                text: qsTr("Try it")
                tip: qsTr("Save it and see it as the class does; Present is there")
                tipBelow: true
                enabled: root.draft.problem === ""
                onClicked: if (root.save()) root.tryAsked(root.draft.path)
            }
        }

        Announcement {
            id: state

            objectName: "editorState"
            anchors { left: parent.left; right: parent.right; top: tools.bottom; leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6; topMargin: Theme.unit * 2 }
            visible: text !== ""
            text: root.said !== "" ? root.said : root.draft.count === 0 ? "" : root.draft.problem
            color: root.failed || root.said === "" ? Theme.hot : Theme.ink2
        }
    }

    LabSplit {
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom }
        sideFirst: true
        columnName: qsTr("Steps of the lesson")
        sideWidth: Math.round(Math.min(width * 0.5, 376 * Theme.scale))
        gutter: Theme.unit * 4
        leastHeight: form.height + Theme.unit * 8
        main: Column {
            id: form

            x: Theme.unit * 4
            y: Theme.unit * 4
            width: Math.min((parent?.width ?? 0) - x * 2, Math.round(760 * Theme.scale))
            spacing: Theme.unit * 4

            /// What the list of lessons says of the lesson.
            Card {
                spacing: Theme.unit * 3

                LearnField {
                    label: qsTr("Title of the lesson")

                    WideField {
                        objectName: "draftTitle"
                        name: qsTr("Title of the lesson")
                        text: root.draft.title
                        maximumLength: 120
                        onTextEdited: root.draft.title = text
                    }
                }

                LearnField {
                    label: qsTr("What it is about, in one sentence")

                    WideField {
                        objectName: "draftAbout"
                        name: qsTr("What it is about, in one sentence")
                        text: root.draft.about
                        maximumLength: 400
                        onTextEdited: root.draft.about = text
                    }
                }

                LearnField {
                    //: a field: how long the lesson takes
                    label: qsTr("Minutes")

                    AppSpinBox {
                        objectName: "draftMinutes"
                        name: qsTr("Minutes")
                        from: 1
                        to: 60
                        value: root.draft.minutes
                        onValueModified: root.draft.minutes = value
                    }
                }
            }

            EditorStep {
                visible: root.draft.current >= 0
                draft: root.draft
                session: root.session
            }
        }

        EditorSteps {
            draft: root.draft
        }

        /// Steps that are added by one click, about the position of the step that is open, or of the window's game.
        TitledCard {
            id: editorAdd

            readonly property string position: root.draft.position !== "" ? root.draft.position : root.session.opened ? root.session.notation : ""
            readonly property list<string> names: ["show", "text", "outcome", "question", "winning", "reveal", "play"] // as LessonDraft.Ready
            readonly property list<string> labels: [qsTr("Show a position"), /*: a step that is only text */ qsTr("Text"), qsTr("Ask: P or N?"), qsTr("Ask a question"), qsTr("Ask: find a winning move"), qsTr("Think, then look"), /*: a step: the class plays */ qsTr("Play it")]

            title: qsTr("Add a step")

            WideFlow {
                Repeater {
                    model: editorAdd.names.length

                    AppButton {
                        required property int index

                        objectName: "button_add_" + editorAdd.names[index]
                        text: editorAdd.labels[index]
                        onClicked: root.draft.addStep(index, editorAdd.position)
                    }
                }
            }
        }
    }

    /// The lesson is about to be left, and its last changes are not saved.
    AppDialog {
        id: leaving

        /// What was chosen; it is asked for once nothing of the question is seen, since it goes with the editor.
        property bool saves: false
        property bool drops: false

        objectName: "editorLeave"
        title: qsTr("Save the lesson?")
        width: Math.min((parent?.width ?? 480) - 48, Math.round(460 * Theme.scale))
        onAboutToShow: saves = drops = false
        onOpened: save.forceActiveFocus(Qt.PopupFocusReason)
        onClosed: if (saves ? root.save() : drops) root.closed()

        Column {
            width: parent.width
            spacing: Theme.unit * 4

            Announcement {
                text: qsTr("It has been changed since it was saved.")
            }

            WideFlow {
                PrimaryButton {
                    id: save

                    objectName: "button_leaveSave"
                    //: a button: saves the lesson before the editor is left
                    text: qsTr("Save")
                    onClicked: {
                        leaving.saves = true;
                        leaving.close();
                    }
                }

                AppButton {
                    objectName: "button_leaveDrop"
                    text: qsTr("Do not save")
                    onClicked: {
                        leaving.drops = true;
                        leaving.close();
                    }
                }

                AppButton {
                    objectName: "button_leaveCancel"
                    text: qsTr("Go on editing")
                    onClicked: leaving.close()
                }
            }
        }
    }

    SavedFile {
        id: copy

        objectName: "editorCopy"
        session: root.session
        title: qsTr("Save a copy of the lesson")
        endings: [".grundylesson"]
        name: root.draft.fileName
        onChosen: file => settle(file, root.draft.saveCopy(file))
    }
}

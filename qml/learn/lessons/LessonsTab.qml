// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models
import Grundy.Ui

/// The lessons: the course as a list, and the lesson that is open.
LearnSheet {
    id: root

    property bool guideShown: false
    /// Why a lesson file cannot be edited.
    property string fileProblem
    /// A lesson was asked for and is here or on its way, or it is told why not; or one is being made.
    readonly property bool called: theShow.opened || theShow.busy || theShow.problem !== "" || theDraft.opened
    /// The lesson that is open; presented, it is shown to a class.
    readonly property alias show: theShow
    readonly property alias list: theList

    signal presentAsked()

    /// Opens a lesson of the person's own to be edited.
    function editLesson(file: string) {
        fileProblem = theDraft.open(file);
    }

    /// A step about a position, in the lesson that is being made or in a new one.
    function addPosition(notation: string) {
        theShow.close();
        if (!theDraft.opened)
            theDraft.begin();
        theDraft.addStep(LessonDraft.Show, notation);
    }

    /// Opens a lesson by its id, or a lesson file by its url; what is wrong with it, else empty.
    function openLesson(which: string): string {
        fileProblem = "";
        const problem = theShow.open(which);
        (lesson.made as LessonPage)?.takeKeyboard();
        return problem;
    }

    color: "transparent"
    settled: !theShow.busy && !theList.busy && ((lesson.made as LessonPage)?.settled ?? true)
    onLearnerChanged: Qt.callLater(theShow.goOn) // qmllint disable

    LessonList {
        id: theList

        learner: root.learner
    }

    LessonShow {
        id: theShow

        list: theList
        board.explanation.level: Settings.level
        onShown: if (lettered) Settings.lettersMet = true
    }

    LessonDraft {
        id: theDraft

        onSaved: theList.readOwn()
    }

    LessonListPage {
        objectName: "lessonList"
        anchors.fill: parent
        visible: !theShow.opened && !theDraft.opened && !root.guideShown
        list: theList
        problem: root.fileProblem !== "" ? root.fileProblem : theShow.problem !== "" ? theShow.problem : theList.progressProblem
        onChosen: id => root.openLesson(id)
        onNewAsked: {
            root.fileProblem = "";
            theDraft.begin();
        }
        onEditAsked: file => root.editLesson(file)
        onGuideAsked: root.guideShown = true
    }

    Lazy {
        wanted: root.guideShown

        /// The guide for teachers. Each part takes the keyboard, so that Tab leads from heading to heading.
        FocusScope {
            id: guidePage

            property int chosen: 0

            function goTo(part: int) {
                chosen = part;
                parts.itemAt(part)?.forceActiveFocus(Qt.TabFocusReason);
            }

            objectName: "guidePage"
            anchors.fill: parent
            visible: root.guideShown && !theShow.opened && !theDraft.opened
            focus: visible
            Keys.onEscapePressed: root.guideShown = false

            TeachingGuide {
                id: guide
            }

            RowLayout {
                id: head

                anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.unit * 3; leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6 }
                spacing: Theme.unit * 3

                AppButton {
                    objectName: "button_guideBack"
                    iconName: LayoutMirroring.enabled ? "forward" : "back"
                    //: a button: back to the list of lessons
                    text: qsTr("All lessons")
                    focus: true
                    onClicked: root.guideShown = false
                }

                Item {
                    Layout.fillWidth: true
                }

                ChoiceBox {
                    objectName: "guideParts"
                    Layout.maximumWidth: guidePage.width * 0.5
                    name: qsTr("Part of the guide")
                    ids: Array.from(guide.headings, (heading, part) => String(part))
                    labels: Array.from(guide.headings)
                    current: String(guidePage.chosen)
                    onChosen: id => guidePage.goTo(Number(id))
                }
            }

            ReadingArea {
                id: scroll

                anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; topMargin: Theme.unit * 3 }
                widest: Math.round(860 * Theme.scale)
                gap: Theme.unit * 6
                above: 0

                Repeater {
                    id: parts

                    model: guide.headings.length

                    FocusScope {
                        id: part

                        required property int index

                        objectName: "guidePart_" + index
                        width: scroll.column.width
                        height: words.implicitHeight
                        activeFocusOnTab: true
                        Accessible.role: Accessible.Heading
                        Accessible.name: guide.headings[index]
                        Accessible.focusable: true
                        onActiveFocusChanged: if (activeFocus) scroll.scrollTo(y - Theme.unit * 3)
                        Keys.onUpPressed: scroll.scrollTo(scroll.contentY - 60)
                        Keys.onDownPressed: scroll.scrollTo(scroll.contentY + 60)

                        FocusRing {
                            wanted: part.activeFocus
                            gap: Theme.unit * 2
                        }

                        Column {
                            id: words

                            width: parent.width
                            spacing: Theme.unit * 2

                            Heading {
                                text: guide.headings[part.index]
                                font.pixelSize: part.index === 0 ? Theme.title : Theme.large
                                Accessible.ignored: true
                            }

                            WrappedText {
                                objectName: "guideText_" + part.index
                                // (Text.lineHeight would lay it out anew for each paragraph: seconds.)
                                text: "<style>p, li { line-height: 120% }</style>" + guide.parts[part.index]
                                textFormat: Text.RichText
                                linkColor: Theme.ink // to files beside it, which are not here
                            }
                        }
                    }
                }
            }
        }
    }

    Lazy {
        wanted: theDraft.opened

        LessonEditor {
            objectName: "lessonEditor"
            anchors.fill: parent
            visible: theDraft.opened && !theShow.opened
            focus: visible
            draft: theDraft
            session: root.session
            onClosed: theDraft.close()
            onTryAsked: path => root.openLesson(path)
        }
    }

    Lazy {
        id: lesson

        wanted: theShow.opened

        LessonPage {
            objectName: "lessonPage"
            anchors.fill: parent
            show: theShow
            session: root.session
            file: theList.fileOf(theShow.lessonId)
            editable: file !== "" && (!theDraft.opened || file === theDraft.path)
            onLessonAsked: id => root.openLesson(id)
            onEditAsked: {
                if (!theDraft.opened)
                    root.editLesson(file);
                theShow.close();
            }
            onClosed: theShow.close()
            onPresentAsked: root.presentAsked()
            onOpenAsked: notation => root.openAsked(notation)
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The class marks P and N by itself, and the program points to what contradicts itself.
LearnSheet {
    id: root

    readonly property bool wide: width >= Math.round(820 * Math.min(1.4, Theme.scale))
    readonly property alias choice: theChoice
    readonly property alias marking: board.marking

    settled: board.settled

    MarkingChoice {
        id: theChoice
    }

    /// The list of what can be marked.
    SideBar {
        id: tasks

        anchors { left: parent.left; top: parent.top; bottom: parent.bottom }
        visible: root.wide
        width: Math.round(250 * Math.min(1.4, Theme.scale))

        SideList {
            objectName: "markTasks"
            anchors { fill: parent; margins: Theme.unit * 3 }
            model: Array.from(theChoice.ids)
            currentIndex: Array.from(theChoice.ids).indexOf(theChoice.current)
            Accessible.name: qsTr("What to mark")
            onAsked: entry => theChoice.current = theChoice.ids[entry]

            delegate: SideEntry {
                id: task

                required property int index
                required property string modelData

                objectName: "markTask_" + modelData
                implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + Theme.unit * 4)
                text: theChoice.titles[index]
                onClicked: theChoice.current = modelData

                contentItem: SilentText {
                    text: task.text
                    color: task.current ? Theme.accent : Theme.ink
                    font.weight: task.current ? Font.DemiBold : Font.Normal
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.Wrap
                }
            }
        }
    }

    ScrollArea { // it only moves where the window is very low
        id: page

        objectName: "markPage"
        anchors { left: root.wide ? tasks.right : parent.left; right: parent.right; top: parent.top; bottom: parent.bottom }
        contentHeight: Math.max(height, head.y + head.implicitHeight + Theme.unit * 8 + board.leastHeight)
        interactive: contentHeight > height
        clip: interactive

        Connections { // what is said stands below the board
            target: board.marking

            function onChecked() {
                if (page.interactive && board.marking.sentence !== "")
                    toEnd.restart();
            }
        }

        Timer { // once the sentence has its height
            id: toEnd

            interval: 0
            onTriggered: page.contentY = Math.max(0, page.contentHeight - page.height)
        }

        /// What is marked and by which rules; the fields of an own task.
        Column {
            id: head

            x: Theme.unit * 6
            y: Theme.unit * 5
            width: page.width - Theme.unit * 12
            spacing: Theme.unit * 2

            WideFlow {
                spacing: Theme.unit * 3

                ChoiceBox {
                    objectName: "markTaskBox"
                    visible: !root.wide // there is no list of tasks beside
                    name: qsTr("What to mark")
                    ids: Array.from(theChoice.ids)
                    labels: Array.from(theChoice.titles)
                    current: theChoice.current
                    onChosen: id => theChoice.current = id
                }

                Heading {
                    visible: root.wide
                    height: Theme.controlHeight
                    text: theChoice.title
                    font.pixelSize: Theme.title
                    verticalAlignment: Text.AlignVCenter
                }

                ConventionChoice {
                    visible: theChoice.misereOffered
                    namePrefix: "markPlay_"
                    misere: theChoice.misere
                    onPicked: misere => theChoice.misere = misere
                }

                LinkButton {
                    objectName: "button_markExplore"
                    enabled: board.marking.count > 0
                    height: Theme.controlHeight
                    text: qsTr("Explore the largest one")
                    onClicked: {
                        const last = board.marking.kind === MarkingModel.Graph ? 0 : board.marking.count - 1;
                        root.openAsked(board.marking.notationOf(last));
                    }
                }
            }

            WideFlow {
                visible: theChoice.own
                spacing: Theme.unit * 3

                AppTextField {
                    objectName: "markOwn"
                    width: Math.min(parent.width, Math.round(320 * Theme.scale))
                    name: qsTr("A family with n and m, or a position")
                    //: in an empty field, two examples of what can be typed: a family such as nim:n,m, and a position
                    placeholderText: qsTr("%1 or %2").arg(theChoice.familyExample).arg(theChoice.positionExample)
                    text: theChoice.ownText
                    onEditingFinished: theChoice.ownText = text
                }

                OfferButton {
                    typed: theChoice.own ? theChoice.ownText : ""
                    onTaken: notation => theChoice.ownText = notation
                }

                Row {
                    visible: theChoice.ownIsFamily
                    spacing: Theme.unit * 2

                    LineLabel {
                        text: qsTr("n up to")
                    }

                    AppSpinBox {
                        objectName: "markOwnN"
                        //: a field: how far the table goes; n is a letter of a formula
                        name: qsTr("Largest n")
                        from: 0
                        to: 399
                        value: theChoice.ownN
                        onValueModified: theChoice.ownN = value
                    }
                }

                Row {
                    visible: theChoice.ownHasM
                    spacing: Theme.unit * 2

                    LineLabel {
                        text: qsTr("m up to")
                    }

                    AppSpinBox {
                        objectName: "markOwnM"
                        //: a field: how far the table goes; m is a letter of a formula
                        name: qsTr("Largest m")
                        from: 0
                        to: 399
                        value: theChoice.ownM
                        onValueModified: theChoice.ownM = value
                    }
                }
            }

            Paragraph {
                objectName: "markRules"
                text: board.marking.rules
            }
        }

        MarkBoard {
            id: board

            objectName: "markBoard"
            x: head.x
            y: head.y + head.implicitHeight + Theme.unit * 3
            width: head.width
            height: page.contentHeight - y - Theme.unit * 5
            focus: true
            task: theChoice.task
            learner: root.learner
            onMoved: cell => page.reveal(cell)
        }
    }
}

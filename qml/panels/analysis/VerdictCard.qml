// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Who wins, with the reason in a line; progress and Cancel while it is worked out; keeps its place.
Rectangle {
    id: root

    required property Analyst analyst
    readonly property bool solved: analyst.solved
    readonly property bool working: analyst.busy && !solved
    readonly property bool asking: analyst.askText !== ""
    readonly property bool unsolved: !solved && !analyst.busy && !asking
    /// The position is a picture of edges.
    property bool drawn: false
    /// Of the longest title and of two lines below it: nothing moves when another move is judged.
    readonly property real usualHeight: title.height + words.spacing + Math.ceil(Theme.bodyMetrics.height) * 2

    function byRemedy(time: string, memory: string): string {
        switch (analyst.remedy) {
        case Analyst.Remedy.Time: return time
        case Analyst.Remedy.Memory: return memory
        }
        return qsTr("A smaller position makes it easier.")
    }

    implicitHeight: Math.max(tile.height, words.implicitHeight, usualHeight) + Theme.unit * 7
    radius: Theme.cardRadius
    color: solved ? Theme.outcomeTint(analyst.outcome) : Theme.surface2
    border.width: Theme.high ? 1 : 0
    border.color: Theme.line
    objectName: "verdictCard"
    Accessible.role: Accessible.StaticText
    //: read aloud: who wins, and why: two sentences
    Accessible.name: solved ? qsTr("%1. %2").arg(analyst.verdictTitle).arg(analyst.verdictDetail)
                            //: read aloud: the program works out who wins
                            : working ? qsTr("Solving") : qsTr("Not solved yet")

    Behavior on color { ColorAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }

    TextMetrics {
        id: longestTitle

        text: qsTr("Cold \u2014 the previous player wins")
        font.family: Application.font.family
        font.weight: title.font.weight
        font.pixelSize: Theme.body
    }

    FontMetrics {
        id: titleSize

        font.family: Application.font.family
        font.weight: title.font.weight
        font.pixelSize: Theme.large
    }

    Rectangle {
        id: tile

        anchors { left: parent.left; leftMargin: Theme.unit * 4; verticalCenter: parent.verticalCenter }
        width: Math.round(52 * Theme.scale)
        height: width
        radius: 14
        color: root.solved ? Theme.outcomeColor(root.analyst.outcome) : Theme.ink3

        SilentText {
            anchors.centerIn: parent
            text: root.solved ? Theme.outcomeLetter(root.analyst.outcome) : root.working ? "\u2026" : "?"
            color: Theme.onFilled
            font.pixelSize: Math.round(28 * Theme.scale)
            font.weight: Font.Bold
        }
    }

    Column {
        id: words

        anchors {
            left: tile.right; right: parent.right; verticalCenter: parent.verticalCenter
            leftMargin: Theme.unit * 3.5; rightMargin: Theme.unit * 4
        }
        spacing: Theme.unit * 0.5

        WrappedText {
            id: title

            objectName: "verdictTitle"
            height: Math.ceil(titleSize.height) * (longestTitle.advanceWidth < width ? 1 : 2)
            //: the program works out who wins
            text: root.solved ? root.analyst.verdictTitle : root.working ? qsTr("Solving\u2026") : qsTr("Not solved yet")
            font.pixelSize: Theme.large
            font.weight: Font.Bold
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.small
            verticalAlignment: Text.AlignVCenter
        }

        Paragraph {
            objectName: "verdictDetail"
            visible: text !== ""
            text: root.solved ? root.analyst.verdictDetail : root.working ? root.analyst.needText : root.asking ? root.analyst.askText : root.analyst.unsolvedText
        }

        Lazy {
            wanted: root.working

            /// How far the analysis is, how long it will still take, and Cancel; the texts change, their places do not.
            Column {
                id: workLine

                width: words.width

                AppText {
                    objectName: "workDone"
                    width: workLine.width
                    text: root.analyst.progressText === "" ? "\u00a0" : root.analyst.timeLeftText === "" ? root.analyst.progressText
                        : qsTr("%1 · %2", "part done, time left").arg(root.analyst.progressText).arg(root.analyst.timeLeftText)
                    color: Theme.ink2
                    elide: Text.ElideRight
                }

                Row {
                    anchors.right: parent.right // where “Try longer” will not be
                    spacing: Theme.unit * 3

                    LinkButton {
                        objectName: "button_searchNow"
                        visible: root.analyst.largeWork
                        //: a button: lets the program search rather than make a table
                        text: qsTr("Search instead")
                        onClicked: root.analyst.searchInstead()
                    }

                    LinkButton {
                        objectName: "button_cancel"
                        //: a button: ends the calculation
                        text: qsTr("Cancel")
                        onClicked: root.analyst.cancel()
                    }
                }
            }
        }

        Lazy {
            wanted: root.asking

            TableQuestion {
                analyst: root.analyst
            }
        }

        Paragraph {
            objectName: "unsolvedAdvice"
            visible: root.unsolved && root.analyst.unsolvedText !== ""
            text: root.drawn ? root.byRemedy(qsTr("No rule covers this picture: the exact values of its parts are tried, then a search of the moves. More time, fewer edges or fewer colours make it easier."),
                                             qsTr("No rule covers this picture: the exact values of its parts are tried, then a search of the moves. More memory, fewer edges or fewer colours make it easier."))
                             : root.byRemedy(qsTr("More time or a smaller position makes it easier."),
                                             qsTr("More memory or a smaller position makes it easier."))
        }

        Row {
            anchors.left: parent.left
            spacing: Theme.unit * 3

            LinkButton {
                objectName: "button_retry"
                visible: root.unsolved && root.analyst.retryOffered
                //: a button: works it out once more, when memory is free
                text: root.analyst.lacksMemory ? qsTr("Try again")
                    //: a button: works it out once more, with more memory
                    : root.analyst.remedy === Analyst.Remedy.Memory ? qsTr("Try with more memory")
                    //: a button: works it out once more, with more time
                    : qsTr("Try longer")
                onClicked: root.analyst.retry()
            }

            LinkButton {
                objectName: "button_fillAfterAll"
                visible: root.unsolved && root.analyst.tableOffered
                text: qsTr("Fill the table")
                onClicked: root.analyst.fillTable()
            }
        }
    }

    BusyBar {
        anchors {
            left: parent.left; right: parent.right; bottom: parent.bottom
            margins: Theme.cardRadius / 2; bottomMargin: 3
        }
        visible: root.analyst.busy
        progress: root.analyst.progress
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// The head of Learn: its name and its pages.
HeadBar {
    id: root

    required property int tab
    /// Who learns; empty for nobody in particular.
    property string learner
    /// The window is so low that the pages stand alone where they need a line of their own.
    property bool low: false
    /// In the order of LearnTab.
    readonly property list<string> tabIds: ["lessons", "practice", "mark", "worksheets", "pupils"]
    //: a page of Learn, a noun
    readonly property list<string> tabLabels: [qsTr("Lessons"), /*: a page of Learn, a noun: exercises that adapt to the pupil */ qsTr("Practice"), qsTr("Mark it yourself"), /*: a page of Learn */ qsTr("Worksheets"), /*: a page of Learn */ qsTr("Pupils")]
    /// Title and pages on one line, on two, or the pages as one box.
    readonly property bool oneLine: width > tabs.implicitWidth + title.implicitWidth + Theme.unit * 18
    readonly property bool boxed: width < tabs.implicitWidth + Theme.unit * 12
    readonly property bool titled: oneLine || !low
    /// Where the pages begin that have a line of their own.
    readonly property real below: titled ? lineHeight - Theme.unit : Theme.unit * 3
    readonly property real lineHeight: Math.round(72 * Math.max(1, Theme.scale * 0.95))

    signal tabChosen(tab: int)

    implicitHeight: (titled ? lineHeight : Theme.unit * 3) + (oneLine ? 0 : (boxed ? box.implicitHeight : tabs.implicitHeight) + Theme.unit * 3)

    Title {
        id: title

        objectName: "learnTitle"
        anchors { left: parent.left; leftMargin: Theme.unit * 6 }
        visible: root.titled
        height: root.lineHeight
        //: a heading, a verb: the part of the program with lessons and exercises
        text: root.learner === "" ? qsTr("Learn") : qsTr("Learn: %1", "a pupil").arg(root.learner)
        width: Math.min(implicitWidth, root.width - Theme.unit * 12)
        verticalAlignment: Text.AlignVCenter
    }

    Segmented {
        id: tabs

        anchors {
            left: root.oneLine ? undefined : parent.left; right: root.oneLine ? parent.right : undefined
            leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6
        }
        y: root.oneLine ? (root.lineHeight - height) / 2 : root.below
        visible: root.oneLine || !root.boxed
        sidePadding: Theme.unit * 3
        name: qsTr("Page of Learn")
        namePrefix: "learn_"
        ids: root.tabIds
        labels: root.tabLabels
        current: root.tabIds[root.tab]
        onChosen: id => root.tabChosen(root.tabIds.indexOf(id))
    }

    ChoiceBox {
        id: box

        objectName: "learnTabs"
        anchors { left: parent.left; leftMargin: Theme.unit * 6 }
        y: root.below
        visible: !root.oneLine && root.boxed
        name: qsTr("Page of Learn")
        ids: root.tabIds
        labels: root.tabLabels
        current: root.tabIds[root.tab]
        onChosen: id => root.tabChosen(root.tabIds.indexOf(id))
    }
}

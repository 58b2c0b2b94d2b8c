// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Rules put together by hand, usable at once.
Item {
    id: root

    required property Lab lab
    required property Session session
    required property bool shown
    readonly property list<string> exports: []
    readonly property string heading: qsTr("Your own rules")
    readonly property string headingNote: theRules.title
    readonly property bool settled: !theRules.busy
    readonly property alias rules: theRules

    signal openAsked(notation: string)
    signal playAsked(notation: string)
    signal chosen(notation: string)
    /// A game is to be drawn: with the rules of a position, or as it was left.
    signal drawAsked(notation: string)

    function exportTo(_url: url): string {
        return "";
    }

    /// Takes what has been made where it is wanted.
    function use(how: int) {
        const notation = theRules.notation;
        theRules.remember();
        if (how === OwnRulesPreview.Use.Play)
            root.playAsked(notation);
        else if (how === OwnRulesPreview.Use.Explore)
            root.openAsked(notation);
        else
            root.chosen(notation);
    }

    onShownChanged: {
        if (shown)
            theRules.saved.readAgain();
    }

    OwnRules {
        id: theRules
    }

    LabSplit {
        anchors.fill: parent
        columnName: qsTr("About the rules")
        sideWidth: Math.round(Math.min(460 * Theme.scale, root.width * 0.45))
        gutter: Theme.unit * (root.width < 1000 ? 3 : 5)
        topGutter: Theme.unit * 5
        fills: false
        leastHeight: form.implicitHeight + Theme.unit * 10
        main: OwnRulesForm {
            id: form

            x: Theme.unit * 6
            y: Theme.unit * 5
            width: parent.width - Theme.unit * 12
            rules: theRules
            onDrawAsked: root.drawAsked("")
        }

        OwnRulesPreview {
            width: parent.width
            rules: theRules
            onUsed: how => root.use(how)
        }

        OwnRulesSaved {
            width: parent.width
            rules: theRules
            onDrawAsked: notation => root.drawAsked(notation)
        }
    }
}

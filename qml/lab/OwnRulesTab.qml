// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Rules put together by hand, usable at once.
LabTabPage {
    id: root

    readonly property alias rules: theRules

    signal playAsked(notation: string)
    signal chosen(notation: string)
    /// A game is to be drawn: with the rules of a position, or as it was left.
    signal drawAsked(notation: string)

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

    heading: qsTr("Your own rules")
    headingNote: theRules.title
    settled: !theRules.busy
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
            rules: theRules
            onUsed: how => root.use(how)
        }

        OwnRulesSaved {
            rules: theRules
            onDrawAsked: notation => root.drawAsked(notation)
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A position of the Lab's game: drawn small, with all that is known of it.
Column {
    id: root

    required property Lab lab
    required property int node
    /// What is not labelled yet is not told.
    required property StateGraphLabels labels
    /// Drawn, with its name, and no more.
    property bool brief: false
    property real pictureHeight: Math.round(96 * Theme.scale)
    readonly property var facts: lab.ready ? lab.node(node) : ({})
    readonly property bool there: facts.name !== undefined
    readonly property bool told: labels.step >= 0 && labels.on ? labels.isTold(node) : true
    readonly property int outcome: told ? facts.outcome ?? Outcome.Unknown : Outcome.Unknown
    readonly property list<string> lines: {
        if (!there)
            return [];
        if (!told)
            return [qsTr("not labelled yet"), /*: how many moves the position has, such as 5 */ qsTr("moves: %1").arg(facts.moves)];
        const found = [];
        if (facts.grundy !== "")
            found.push(qsTr("Grundy value %1").arg(facts.grundy));
        found.push(facts.terminal ? qsTr("terminal: no move is left")
            : facts.more ? qsTr("not all its moves are shown")
            //: how many moves the position has, and how many of them are known to win
            : facts.least ? qsTr("moves: %1, winning: at least %2").arg(facts.moves).arg(facts.winning)
            //: how many moves the position has, and how many of them win
            : qsTr("moves: %1, winning: %2").arg(facts.moves).arg(facts.winning));
        if (facts.remoteness !== "" && !facts.terminal)
            found.push(qsTr("moves left with best play: %1").arg(facts.remoteness));
        if (!lab.endless && !lab.partial && !facts.terminal)
            found.push(lab.withoutTerminal ? qsTr("longest game: %1, the last move forced").arg(facts.size)
                                            : qsTr("longest game: %1").arg(facts.size));
        return found;
    }
    /// All of it, to be read aloud.
    readonly property string words: {
        if (!there)
            return "";
        const judged = !told ? [] : [outcome !== Outcome.Unknown ? Theme.outcomeLetter(outcome) : lab.partial ? qsTr("not worked out") : qsTr("may go on for ever")];
        return [nameOf(facts)].concat(judged, Array.from(lines)).join(", ");
    }

    /// An empty position has no name of its own.
    function nameOf(of: var): string {
        return of.name !== "" ? of.name : of.notation;
    }

    spacing: Theme.unit * 1.5
    visible: there

    Row {
        width: parent.width
        spacing: Theme.unit * 2.5

        OutcomeTag {
            id: tag

            outcome: root.outcome
        }

        AppText {
            objectName: "positionName"
            anchors.verticalCenter: tag.verticalCenter
            width: root.width - (tag.visible ? tag.width + Theme.unit * 2.5 : 0)
            text: root.there ? root.nameOf(root.facts) : ""
            font.family: Theme.mono
            font.pixelSize: Theme.monoSize
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }
    }

    SmallBoard {
        height: root.pictureHeight
        border.width: 1
        border.color: Theme.line
        margin: Theme.unit * 2
        notation: root.facts.notation ?? ""
    }

    Repeater {
        model: root.brief ? [] : root.lines

        Note {
            required property string modelData

            width: root.width
            text: modelData
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
    }
}

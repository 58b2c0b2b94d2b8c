// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The table behind the state graph: all positions with all that is known of them.
LabTable {
    id: root

    required property Lab lab
    required property bool shown
    readonly property bool graded: lab.ready && !lab.partizan && !lab.endless && !lab.misere
    readonly property bool sized: lab.ready && !lab.endless && !lab.partial

    function rowOf(node: int): var {
        const facts = lab.ready ? lab.node(node) : ({});
        if (facts.name === undefined)
            return facts;
        const text = (number, known) => known ? number.toLocaleString(Qt.locale(), "f", 0) : "";
        const cells = [facts.name, Theme.outcomeLetter(facts.outcome), facts.grundy, facts.remoteness,
                       text(facts.size, sized), text(facts.moves, !facts.more), text(facts.winning, !facts.least)];
        const told = cells.map((cell, column) => column === 0 || cell === "" ? cell
            : qsTr("%1: %2", "a column and what stands there").arg(titles[column]).arg(cell));
        return { cells: cells, outcome: facts.outcome, words: told.filter(part => part !== "").join(", ") };
    }

    listName: "graphTable"
    rowName: "cell_%1_0"
    cellName: "cell_%1_%2"
    rowRole: Accessible.Cell
    headHeight: rowHeight * 1.3
    //: head of a column: a position of the graph
    titles: [qsTr("Position"),
             //: head of a column: P, N, L or R
             qsTr("Outcome"),
             //: head of a column: a number
             graded ? qsTr("Grundy value") : "",
             //: head of a column: how many moves the game lasts yet
             qsTr("Moves left"),
             //: head of a column: how many moves it has
             sized ? qsTr("Longest game") : "",
             //: head of a column, a noun: how many there are
             qsTr("Moves"),
             //: head of a column: how many there are
             qsTr("Winning moves")]
    places: {
        const first = Math.max(110 * Theme.scale, width * 0.24);
        const others = Array.from(titles).slice(1);
        const each = Math.max(70 * Theme.scale, (width - Theme.unit * 8 - first) / others.filter(title => title !== "").length);
        const found = [Theme.unit * 6, Theme.unit * 6 + first];
        for (const title of others)
            found.push(found[found.length - 1] + (title !== "" ? each : 0));
        return found;
    }
    count: shown ? lab.positions : 0
    chosen: lab.selectedNode
    //: read aloud: the table of all positions of the graph
    name: qsTr("Positions")
    onRowChosen: row => lab.selectedNode = row
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What the window knows of the Lab, whose page is loaded when it is first opened.
Item {
    required property Session session
    property Lab lab: null
    /// The table of a family, where that page is open.
    property TableModel table: null
    /// A LabTab.
    property int tab: LabTab.Graph
    /// The open page can be presented.
    property bool presentable: false
    /// It was presented just now: nothing of it is shown before one asks.
    property bool covered: false
    /// Nothing is being worked out any more.
    property bool settled: true

    /// Opens a position in Explore, or in Play.
    signal openAsked(notation: string)
    signal playAsked(notation: string)
    /// A game is to be drawn: with the rules of a position, or as it was left.
    signal drawAsked(notation: string)
    /// A file is to be chosen, of one of the kinds that the page offers.
    signal exportAsked(name: string, endings: var)
    signal presentAsked()

    /// Opens the game below a position; what is wrong with it, else empty.
    function receive(notation: string): string {
        return "";
    }

    /// Writes the open page; what went wrong, else empty.
    function exportTo(url: url): string {
        return "";
    }

    anchors.fill: parent
}

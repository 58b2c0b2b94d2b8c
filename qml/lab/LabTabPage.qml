// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A page of the Lab: what all have, and what the head asks of each.
Item {
    required property Lab lab
    /// It is the page on screen.
    property bool shown: false
    /// The ends of the names of the files that it writes.
    property list<string> exports
    /// What the page is about, and more of it, where that is not the Lab's position.
    property string heading
    property string headingNote
    /// It can be shown to a class.
    property bool presentable: false
    /// Nothing of it is on its way.
    property bool settled: true

    /// Opens a position in Explore.
    signal openAsked(notation: string)

    /// Writes the page to a file; why it could not, else empty.
    function exportTo(_url: url): string {
        return "";
    }

    width: parent?.width ?? 0
    height: parent?.height ?? 0
    visible: shown
}

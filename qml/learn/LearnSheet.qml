// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A page of Learn.
Rectangle {
    required property Session session
    /// It is the page on screen: work is only done while it is.
    required property bool shown
    /// The folder of who learns; empty: the program's own.
    property string learner
    property bool settled: true

    /// Opens a position in Explore.
    signal openAsked(notation: string)

    visible: shown
    color: Theme.board
}

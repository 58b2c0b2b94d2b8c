// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The place of a page that is made at its first visit and left as it was.
Lazy {
    /// It is the page on screen.
    required property bool open

    /// What is around it has its size.
    property bool ready: false

    away: !open
    onOpenChanged: wanted = wanted || ready && open
    Component.onCompleted: {
        ready = true;
        wanted = wanted || open;
    }
}

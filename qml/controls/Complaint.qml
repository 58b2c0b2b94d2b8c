// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// An announcement of what is wrong, if anything is.
Announcement {
    visible: text !== ""
    color: Theme.hot
}

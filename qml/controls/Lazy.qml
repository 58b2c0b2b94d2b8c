// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// An item that exists only while it is wanted. (A Loader cannot make bound components in Qt 6.4.)
/// Nothing is done when it ends: Qt 6.4 may run such a handler while it collects garbage, and crash.
Repeater {
    id: root

    property bool wanted: false
    property Item made: null

    model: wanted ? 1 : 0
    onItemAdded: (index, item) => root.made = item
    onItemRemoved: root.made = null
}

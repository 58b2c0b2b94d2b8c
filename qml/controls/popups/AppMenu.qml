// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A menu as wide as its longest line.
Menu {
    id: root

    function fit() {
        width = Math.max(0, ...Array.from({ length: count }, (none, i) => itemAt(i).implicitWidth)) + leftPadding + rightPadding;
    }

    verticalPadding: Theme.unit
    margins: Theme.unit * 2
    onAboutToShow: fit()
    delegate: AppMenuItem { } // what opens a smaller one

    contentItem: AppList {
        // The list's own guess of its height changes with every line that it lays out, and so with its height.
        implicitHeight: Array.from({ length: root.count }, (none, i) => root.itemAt(i).height).reduce((sum, high) => sum + high, 0)
        model: root.contentModel
        currentIndex: root.currentIndex
        interactive: implicitHeight > height

        ScrollIndicator.vertical: ScrollIndicator { }
    }

    background: Surface {
        implicitWidth: Math.round(240 * Theme.scale)
    }
}

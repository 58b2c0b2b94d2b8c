// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A menu as wide as its longest line.
Menu {
    id: root

    function fit() {
        let widest = 0;
        for (let i = 0; i < count; ++i)
            widest = Math.max(widest, itemAt(i).implicitWidth);
        width = widest + leftPadding + rightPadding;
    }

    topPadding: Theme.unit
    bottomPadding: Theme.unit
    margins: Theme.unit * 2
    onAboutToShow: fit()

    contentItem: AppList {
        // The list's own guess of its height changes with every line that it lays out, and so with its height.
        implicitHeight: {
            let sum = 0;
            for (let i = 0; i < root.count; ++i)
                sum += root.itemAt(i).height;
            return sum;
        }
        model: root.contentModel
        currentIndex: root.currentIndex
        interactive: implicitHeight > height

        ScrollIndicator.vertical: ScrollIndicator { }
    }

    background: Surface {
        implicitWidth: Math.round(240 * Theme.scale)
    }
}

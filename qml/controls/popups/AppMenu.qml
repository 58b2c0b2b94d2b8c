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

    background: Surface {
        implicitWidth: Math.round(240 * Theme.scale)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A list that makes only the rows that are seen: what is made ahead would still be on its way when its row goes, and
/// Qt's cancelling of that reaches beyond the rows (`DelegateModel::cancel: index out range`).
ListView {
    cacheBuffer: 0
    clip: true
    boundsBehavior: Flickable.StopAtBounds
}

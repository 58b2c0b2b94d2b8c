// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// Text on as many lines as it needs, as wide as what it is in unless said otherwise; a layout says it by itself.
AppText {
    width: parent instanceof GridLayout || parent instanceof RowLayout || parent instanceof ColumnLayout ? undefined : parent?.width ?? 0
    wrapMode: Text.Wrap
}

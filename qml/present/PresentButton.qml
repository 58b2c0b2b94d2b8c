// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// A button of a projected page: bare, and as large as the page's small texts.
AppButton {
    /// How much larger than 1440 x 900 the page is.
    required property real grow

    look: AppButton.Look.Bare
    textSize: Math.max(13, Math.round(24 * grow))
    leftPadding: Math.round(12 * grow)
    implicitHeight: Math.round(52 * grow)
    focusPolicy: Qt.TabFocus
}

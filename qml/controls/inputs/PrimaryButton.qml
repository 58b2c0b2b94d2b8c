// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The button that most will want.
AppButton {
    look: AppButton.Look.Primary
}

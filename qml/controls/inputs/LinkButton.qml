// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A button that looks like a link.
AppButton {
    look: AppButton.Look.Link
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

/// A row of the library, for reading its group.
QtObject {
    required property string group
    required property string groupTitle
}

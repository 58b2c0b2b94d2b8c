// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

/// Undoes nothing. In another language everything is looked at again, the target too: a Binding that restores would take from
/// it, for a moment, what it has.
Binding {
    restoreMode: Binding.RestoreNone
}

// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Text that is only seen: what it stands on says it, too.
AppText {
    Accessible.ignored: true
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

namespace models {

/// The path that a dialog's url means; a test may give the path itself.
[[nodiscard]] inline QString chosenPath(const QUrl& url)
{
    return url.isLocalFile() ? url.toLocalFile() : url.path();
}

} // namespace models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/catalogue.h"

#include <QSettings>
#include <QStringList>

namespace tests {

/// All that Explore tells is open beside the board of every game, as it stays for a person who opens it once.
/// Call once the application and its settings have their names.
inline bool openMore()
{
    QStringList ids{QStringLiteral("sum")};
    for (const games::Entry& entry : games::catalogue())
        ids.append(QString::fromStdString(entry.info.id));
    QSettings settings;
    if (settings.allKeys().isEmpty()) // a new home stays one
        settings.setValue(QStringLiteral("lettersMet"), false);
    settings.setValue(QStringLiteral("explore/more"), ids);
    return true;
}

} // namespace tests

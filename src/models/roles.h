// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QMetaEnum>

namespace models {

/// The roles of a model as QML names them: TextRole is "text". `Role` is declared with Q_ENUM.
template <typename Role>
[[nodiscard]] QHash<int, QByteArray> roleNamesOf()
{
    constexpr qsizetype endLength = 4; // "Role"
    const auto roles = QMetaEnum::fromType<Role>();
    QHash<int, QByteArray> names;
    for (int i = 0; i < roles.keyCount(); ++i) {
        const QByteArray name(roles.key(i));
        names.insert(roles.value(i), name.first(1).toLower() + name.sliced(1).chopped(endLength));
    }
    return names;
}

} // namespace models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Two people at one computer: what each is called and the colour of each stone, which are remembered.

#include <QString>
#include <QStringList>

#include <array>

namespace models {

struct Friend {
    QString name{};   ///< empty: none was given
    QString colour{}; ///< of `friendColours`

    friend bool operator==(const Friend&, const Friend&) = default;
};

/// Stones that a person may have, as scene/world.h names them. They differ in how light they are, too.
[[nodiscard]] QStringList friendColours();
/// The first and the second player, always of two colours. `folder` as for levels.
[[nodiscard]] std::array<Friend, 2> rememberedFriends(const QString& folder = {});
void rememberFriends(const std::array<Friend, 2>& friends, const QString& folder = {});

} // namespace models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How far reasons argue, as QML chooses it.

#include "games/level.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace models::arguments {
Q_NAMESPACE
QML_NAMED_ELEMENT(Argument)

/// In the order of games::Level.
enum class Argument : int { Idea, Labels, Values, Theorems };
Q_ENUM_NS(Argument)
} // namespace models::arguments

namespace models {

using arguments::Argument;

[[nodiscard]] constexpr Argument shownLevel(games::Level level)
{
    return static_cast<Argument>(level);
}

[[nodiscard]] constexpr games::Level levelOf(Argument argument)
{
    return static_cast<games::Level>(argument);
}

} // namespace models

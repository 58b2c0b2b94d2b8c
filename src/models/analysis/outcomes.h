// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Who wins, as QML shows it: with its letter and its colour, or not at all.

#include "theory/outcome.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace models::outcomes {
Q_NAMESPACE
QML_NAMED_ELEMENT(Outcome)

/// Behind Unknown in the order of theory::Outcome. An int: of a value type Qt reads an enumeration as one,
/// however small it is.
enum class Outcome : int { Unknown, P, N, L, R };
Q_ENUM_NS(Outcome)
} // namespace models::outcomes

namespace models {

using outcomes::Outcome;

[[nodiscard]] constexpr Outcome shownOutcome(std::optional<theory::Outcome> outcome)
{
    return outcome ? static_cast<Outcome>(static_cast<int>(*outcome) + 1) : Outcome::Unknown;
}
static_assert(shownOutcome(theory::Outcome::P) == Outcome::P &&
              shownOutcome(theory::Outcome::R) == Outcome::R);

/// The other way round: nothing for an unknown one.
[[nodiscard]] constexpr std::optional<theory::Outcome> theoryOutcome(Outcome outcome)
{
    return outcome == Outcome::Unknown
               ? std::nullopt
               : std::optional(static_cast<theory::Outcome>(static_cast<int>(outcome) - 1));
}

/// "P", "N", "L" or "R"; empty for an unknown one.
[[nodiscard]] inline QString letterText(Outcome outcome)
{
    const auto known = theoryOutcome(outcome);
    return known ? QString(QLatin1Char(theory::letter(*known))) : QString();
}

} // namespace models

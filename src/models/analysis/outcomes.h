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

/// An int: of a value type Qt reads an enumeration as one, however small it is.
enum class Outcome : int { Unknown, P, N, L, R };
Q_ENUM_NS(Outcome)
} // namespace models::outcomes

namespace models {

using outcomes::Outcome;

[[nodiscard]] constexpr Outcome shownOutcome(std::optional<theory::Outcome> outcome)
{
    if (!outcome)
        return Outcome::Unknown;
    switch (*outcome) {
    case theory::Outcome::P: return Outcome::P;
    case theory::Outcome::N: return Outcome::N;
    case theory::Outcome::L: return Outcome::L;
    case theory::Outcome::R: return Outcome::R;
    }
    return Outcome::Unknown;
}

/// The other way round: nothing for an unknown one.
[[nodiscard]] constexpr std::optional<theory::Outcome> theoryOutcome(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Unknown: break;
    case Outcome::P: return theory::Outcome::P;
    case Outcome::N: return theory::Outcome::N;
    case Outcome::L: return theory::Outcome::L;
    case Outcome::R: return theory::Outcome::R;
    }
    return std::nullopt;
}

/// "P", "N", "L" or "R"; empty for an unknown one.
[[nodiscard]] inline QString letterText(Outcome outcome)
{
    return outcome == Outcome::Unknown ? QString()
                                       : QString(QLatin1Char("PNLR"[static_cast<int>(outcome) - 1]));
}

} // namespace models

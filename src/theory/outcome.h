// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace theory {

/// The outcome class of a position under best play.
/// P: the previous player wins (the position is cold). N: the next player wins (it is hot).
/// L and R, in partizan games only: Left, or Right, wins whoever starts.
enum class Outcome : std::uint8_t { P, N, L, R };

/// The letter the field writes for an outcome: 'P', 'N', 'L' or 'R'.
[[nodiscard]] constexpr char letter(Outcome outcome)
{
    switch (outcome) {
    case Outcome::P: return 'P';
    case Outcome::N: return 'N';
    case Outcome::L: return 'L';
    case Outcome::R: return 'R';
    }
    return '?';
}

} // namespace theory

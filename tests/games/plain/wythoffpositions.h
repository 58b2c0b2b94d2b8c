// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Positions of Wythoff's game as texts.

#include "theory/play.h"

#include <array>
#include <cstdint>
#include <string>

namespace wythoffpositions {

inline std::string notationOf(std::uint64_t x, std::uint64_t y, theory::Play play)
{
    return std::string("wythoff") + (play == theory::Play::Misere ? "/misere:" : ":") + std::to_string(x) +
           "," + std::to_string(y);
}

inline constexpr std::array bothPlays{theory::Play::Normal, theory::Play::Misere};

} // namespace wythoffpositions

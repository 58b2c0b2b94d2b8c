// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace games {

/// A sum has at most so many boards; their numbers have four bits in the ids of pieces.
inline constexpr std::size_t mostSumParts = 12;

} // namespace games

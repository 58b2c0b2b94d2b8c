// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/game.h"

#include "games/heaps/heapsequence.h"
#include "games/layout.h"
#include "games/map.h"

namespace games {

std::optional<HackenbushLayout> Game::layout() const
{
    return std::nullopt;
}

solver::Solved<PositionMap> Game::map([[maybe_unused]] std::uint32_t columns,
                                      [[maybe_unused]] std::uint32_t rows,
                                      [[maybe_unused]] const solver::Job& job) const
{
    return PositionMap{};
}

std::optional<solver::Solved<HeapSequence>> Game::heapSequence([[maybe_unused]] std::uint64_t to,
                                                               [[maybe_unused]] const solver::Job& job) const
{
    return std::nullopt;
}

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Who wins by the rules alone: moves, and the positions after them. Slow, plain, and independent of every
// theorem; it confirms what lessons claim of small positions.

#include "games/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>

namespace lessons {

/// What the rules say of a position, for the player to move.
struct RuleVerdict {
    bool wins = false;
    std::uint64_t grundy = 0;     ///< of an impartial game in normal play; else no meaning
    std::uint64_t remoteness = 0; ///< moves left, the winner hurrying and the loser delaying
};

class RuleSearch {
public:
    /// `most`: so many new positions are looked at for one question.
    explicit RuleSearch(std::size_t most) : m_most(most) {}

    /// Nothing when there are too many positions, or when the game may go on for ever.
    [[nodiscard]] std::optional<RuleVerdict> solve(const games::Game& game);

private:
    [[nodiscard]] std::optional<RuleVerdict> search(const games::Game& game, std::size_t depth);
    [[nodiscard]] std::optional<RuleVerdict> judge(const games::Game& game, std::size_t depth);

    std::size_t m_most;
    std::size_t m_left = 0;
    std::unordered_map<std::string, std::optional<RuleVerdict>> m_known; ///< empty while it is worked out
};

/// Whether `move` is one of the player to move: both players' are listed in a partizan game.
[[nodiscard]] bool isOfMover(const games::Game& game, const games::Move& move);

} // namespace lessons

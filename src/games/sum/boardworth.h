// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What boards are worth in a sum of normal play, added up. A nimber or any exact value adds up; of a board
// whose value is not known the outcome still bounds the sum, and it cancels against its negative.

#include "games/answer.h"
#include "theory/outcome.h"
#include "theory/shortgames/shortgame.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace games {

/// A board without a known value: what it is, what its negative is ("" where that cannot be written), and who
/// wins it.
struct UnknownBoard {
    std::string key;
    std::string negative;
    std::optional<theory::Outcome> outcome{};
};

/// One board, or boards together.
struct BoardWorth {
    std::uint64_t nimber = 0;
    std::optional<theory::ShortGame> value{}; ///< beside the nimber; nothing: it is 0
    std::vector<UnknownBoard> unknown{};

    [[nodiscard]] bool isKnown() const { return unknown.empty(); }
};

class BoardWorths {
public:
    /// `games` outlives it.
    explicit BoardWorths(theory::ShortGames& games) : m_games(games) {}

    /// Nothing where the sum outgrows the table.
    [[nodiscard]] std::optional<BoardWorth> sum(const BoardWorth& a, const BoardWorth& b);
    /// As far as it is proven.
    [[nodiscard]] std::optional<theory::Outcome> outcome(const BoardWorth& worth);
    /// Of a worth that is known.
    [[nodiscard]] std::optional<theory::ShortGame> exact(const BoardWorth& worth);

private:
    theory::ShortGames& m_games;
};

} // namespace games

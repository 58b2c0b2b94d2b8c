// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Northcott's game with tokens that go either way can be played for ever. Every position of one board is
// judged by working back from the ends of the game; what is never reached that way is a draw.

#include "games/partizan/northcott.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace games {

class NorthcottLoops {
public:
    /// For all positions that `rows` can become: no token ever passes the other one of its row.
    /// OutOfMemory or OutOfPositions when there are more than the limits allow.
    [[nodiscard]] static solver::Solved<NorthcottLoops> make(const TokenRows& rows, theory::Play play,
                                                             const solver::Job& job);

    /// Positions in the table, each player's turn counted.
    [[nodiscard]] std::uint64_t positions() const { return m_remoteness.size(); }
    /// Moves until the player to move cannot; nothing for a draw. Precondition: `rows` belongs to the board.
    [[nodiscard]] std::optional<std::uint64_t> remoteness(const TokenRows& rows, theory::Player player) const;
    /// Nothing when either player's turn is a draw.
    [[nodiscard]] std::optional<theory::Outcome> outcome(const TokenRows& rows) const;

private:
    using Squares = std::pair<std::uint32_t, std::uint32_t>; ///< left token, right token
    struct Lane {
        std::uint32_t width = 2;
        bool isWhiteLeft = true;
        std::uint64_t stride = 1;
        std::vector<Squares> squares; ///< by number
    };
    static constexpr std::uint32_t isOpen = std::numeric_limits<std::uint32_t>::max();

    NorthcottLoops(const TokenRows& rows, theory::Play play);
    [[nodiscard]] static std::uint64_t numberOf(std::uint32_t left, std::uint32_t right)
    {
        return std::uint64_t{right} * (right - 1) / 2 + left;
    }
    [[nodiscard]] bool isLost(std::uint32_t remoteness) const
    {
        return (remoteness % 2 == 0) == (m_play == theory::Play::Normal);
    }
    [[nodiscard]] std::uint64_t turnOf(const TokenRows& rows, theory::Player player) const;
    template <typename Visit>
    void forEachMove(std::uint64_t state, theory::Player player, Visit visit) const;
    bool workBack(solver::Meter& meter);

    theory::Play m_play;
    std::vector<Lane> m_lanes;
    std::vector<std::uint32_t> m_remoteness; ///< of state s: 2s for Left to move, 2s + 1 for Right
};

} // namespace games

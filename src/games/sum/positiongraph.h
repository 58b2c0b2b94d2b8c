// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The positions that the boards of a sum can come to, each once and by a number: boards that are equal, or
// equal by a symmetry of their game, share them. Found as they are asked for.

#include "games/game.h"
#include "solver/genus.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace games {

class PositionGraph {
public:
    using Number = std::uint32_t;

    /// From now on the job's stop, deadline and memory hold; what is known stays known.
    void begin(const solver::Job& job);
    /// Why an earlier question was not answered since begin(): what was answered then means nothing.
    [[nodiscard]] const std::optional<solver::UnsolvedReason>& failure() const { return m_failure; }

    [[nodiscard]] Number numberOf(const Game& game);
    /// The positions that a move of `player` leaves, each once; none after a failure.
    [[nodiscard]] const std::vector<Number>& options(Number position, theory::Player player);
    /// Nobody has a move.
    [[nodiscard]] bool isOver(Number position);

    /// How many positions there are from this one on, or `most` if they are more; also once so many moves
    /// have been followed altogether.
    [[nodiscard]] std::uint64_t countFrom(Number position, std::uint64_t most,
                                          std::uint64_t mostFollowed = UINT64_MAX);
    /// Of an impartial position from which only tame ones can be reached; nothing for others, and where more
    /// than `most` positions would have to be looked at.
    [[nodiscard]] std::optional<solver::Genus> tameGenus(Number position, std::uint64_t most);

    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }
    /// Moves that were followed so far, which is what a graph costs.
    [[nodiscard]] std::uint64_t followed() const { return m_followed; }

private:
    struct Node {
        GamePtr game;
        bool isExpanded = false;
        std::vector<Number> left{};
        std::vector<Number> right{};
        std::uint64_t count = 0; ///< 0: not known
        bool hasGenus = false;   ///< it is known whether
        std::optional<solver::Genus> genus{};
    };

    void expand(Number position);
    void findGenus(Node& node);

    std::deque<Node> m_nodes; // references to nodes are held while it grows
    std::unordered_map<std::string, Number> m_numbers;
    std::size_t m_bytes = 0;
    std::uint64_t m_followed = 0;
    solver::Job m_job{};
    std::optional<solver::UnsolvedReason> m_failure;
    std::vector<Number> m_none;
};

} // namespace games

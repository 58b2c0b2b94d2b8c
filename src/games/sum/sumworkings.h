// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What answers to a sum were made of, kept for later questions: the answers of its boards, the positions that
// they can come to, and the table in which values are added up.

#include "games/answer.h"
#include "games/game.h"
#include "games/shelf.h"
#include "games/sum/positiongraph.h"
#include "games/sum/sumlimits.h"
#include "theory/shortgames/shortgame.h"

#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace games {

class SumWorkings : public Workings {
public:
    SumWorkings();

    /// Workings, for one answer at a time.
    struct Taken {
        std::shared_ptr<SumWorkings> workings;
        std::unique_lock<std::mutex> lock;
    };
    /// Those on the shelf, or new ones, which are kept there; where those on the shelf are in use now,
    /// others.
    [[nodiscard]] static Taken taken(Shelf* shelf, const solver::Job& job);

    /// How much of a board has to be known.
    enum class Asked : std::uint8_t {
        Moves,   ///< its moves without verdicts
        Verdict, ///< what its own game says of it
        All,     ///< and of what its moves leave
    };
    struct KnownBoard {
        Answer answer; ///< Left to move
        Asked asked = Asked::Moves;
        bool isWhole = false;                                     ///< larger limits would tell no more
        solver::Limits limits{};                                  ///< within which it was found
        std::optional<PositionGraph::Number> number{};            ///< in graph()
        std::vector<std::optional<PositionGraph::Number>> left{}; ///< what the moves leave there

        /// Whether it says what is wanted, and as much as could be found within these limits.
        [[nodiscard]] bool tells(Asked wanted, const solver::Limits& within) const;
    };
    [[nodiscard]] std::shared_ptr<KnownBoard> board(const Game& board, std::uint32_t place, Asked asked,
                                                    const solver::Job& job);
    [[nodiscard]] PositionGraph& graph() { return m_graph; }
    [[nodiscard]] theory::ShortGames& values() { return m_values; }
    /// The value of that text; nothing where it is none or too large.
    [[nodiscard]] std::optional<theory::ShortGame> valueOf(const std::string& text);

private:
    /// From now on these limits hold; what has grown large is forgotten.
    void begin(const solver::Job& job);
    [[nodiscard]] theory::ShortGames newValues();

    std::mutex m_mutex;
    solver::Job m_job{};
    std::unordered_map<std::string, std::shared_ptr<KnownBoard>> m_boards;
    std::size_t m_boardBytes = 0;
    std::array<Shelf, mostSumParts> m_shelves; ///< of the boards' own tables
    PositionGraph m_graph;
    std::size_t m_valueBytes = std::size_t{64} << 20; ///< what the values may take
    theory::ShortGames m_values;
    std::unordered_map<std::string, theory::ShortGame> m_read;
};

} // namespace games

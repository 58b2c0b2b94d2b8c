// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Verdicts on a sum and on what its moves leave. Normal play: what the boards are worth adds up. Misère play:
// by the genus where every board is tame. Otherwise the sum is searched as a whole; so are the moves left,
// while the sum is small.

#include "games/sum/boardworth.h"
#include "games/sum/sum.h"
#include "games/sum/sumstate.h"
#include "games/sum/sumworkings.h"
#include "solver/genus.h"
#include "solver/search.h"
#include "solver/sided.h"

#include <memory>
#include <optional>
#include <vector>

namespace games {

class SumJudge {
public:
    /// All of them outlive it.
    SumJudge(const Sum& sum, const Question& question, const solver::Job& job, SumWorkings& workings);

    [[nodiscard]] Answer answer();

private:
    using Solver = solver::Search<SumState>;
    using SidedSolver = solver::Search<solver::Sided<SumState>>;

    /// One board, with what its own game says of it.
    struct Place {
        GamePtr board;
        std::shared_ptr<SumWorkings::KnownBoard> known{};
        std::optional<BoardWorth> worth{};
        std::optional<BoardWorth> others{}; ///< of all boards but this one
        std::optional<solver::Genus> genus{};
        solver::Genus otherGenus{}; ///< where all are tame
    };
    /// A position of the sum: itself, or with one of its boards changed.
    struct Spot {
        std::optional<std::uint32_t> place{}; ///< of the changed board
        const Move* move = nullptr;           ///< of the table, that changed it
        std::optional<std::size_t>
            listed{};    ///< the same among the moves of the board; nothing: not listed there
        GamePtr board{}; ///< what is there now; made when it is looked at
    };

    [[nodiscard]] bool isPartizan() const { return m_sum.isPartizan(); }
    [[nodiscard]] bool isNormal() const { return m_sum.play() == theory::Play::Normal; }

    void askBoards();
    void weighBoards();
    void findGenera();
    [[nodiscard]] BoardWorth worthOf(const Game& board, const Verdict& verdict);
    [[nodiscard]] std::optional<BoardWorth> worthAt(Spot& spot);
    [[nodiscard]] std::optional<std::string> textOf(const BoardWorth& worth);

    void listMoves(Answer& answer);
    void countOmitted(Answer& answer);
    [[nodiscard]] std::vector<Move> unlistedWins(const std::vector<Move>& listed) const;
    void tellMethod(Answer& answer);

    [[nodiscard]] Verdict verdictOf(Spot& spot);
    [[nodiscard]] std::optional<Verdict> byWorth(Spot& spot);
    [[nodiscard]] std::optional<Verdict> byGenus(Spot& spot);
    [[nodiscard]] Verdict bySearch(Spot& spot);
    void countMoves(Verdict& verdict, Spot& spot);
    [[nodiscard]] SumState stateOf(Spot& spot);
    [[nodiscard]] const Game& boardAt(Spot& spot) const;
    [[nodiscard]] PositionGraph::Number numberAt(Spot& spot);
    [[nodiscard]] PositionGraph::Number numberOf(Place& place);
    [[nodiscard]] bool isSmall();
    [[nodiscard]] std::optional<bool> winsMoving(const SumState& state, theory::Player player);
    [[nodiscard]] std::optional<std::uint64_t> movesLeft(const SumState& state, theory::Player player);

    const Sum& m_sum;
    const Question& m_question;
    const solver::Job& m_job;
    SumWorkings& m_workings;
    BoardWorths m_worths;
    std::vector<Place> m_places;
    std::optional<solver::Unsolved> m_unsolved; ///< why who wins was not found
    std::optional<bool> m_isSmall;
    bool m_hasSearched = false; ///< for who wins
    bool m_isPartial = false;   ///< the moves left were not counted for want of time
    bool m_isAllTame = false;
    bool m_found = false; ///< a winning move, where one is enough
    std::optional<Solver> m_search;
    std::optional<SidedSolver> m_sidedSearch;
    std::optional<Solver> m_counting;
    std::optional<SidedSolver> m_sidedCounting;
};

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What links claim, against the program's own answers and, for small positions, against the rules alone.

#include "games/game.h"
#include "lessons/lessontext.h"
#include "solver/job.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace lessons {

/// What the rules say of a position, for the player to move.
struct RuleVerdict {
    bool wins = false;
    std::uint64_t grundy = 0;     ///< of an impartial game in normal play; else no meaning
    std::uint64_t remoteness = 0; ///< moves left, the winner hurrying and the loser delaying
};

/// Who wins by the rules alone: moves, and the positions after them. Slow, plain, and independent of every
/// theorem; it confirms what lessons claim of small positions.
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

class ClaimChecker {
public:
    /// The job's limits are for each position.
    explicit ClaimChecker(solver::Job job);

    /// What is wrong with the claims of `link`; their places are left empty. Precondition: its position was
    /// read.
    [[nodiscard]] std::vector<LessonProblem> check(const Link& link);

    /// Claims that were looked at, and how many of them the rules alone confirmed, too.
    [[nodiscard]] std::uint64_t claims() const { return m_claims; }
    [[nodiscard]] std::uint64_t confirmed() const { return m_confirmed; }

private:
    /// What a move leaves.
    struct Left {
        std::string notation;
        games::GamePtr position;
        bool winning = false;
        std::vector<std::string> alike{}; ///< other notations for the same
        games::Gesture gesture{};         ///< in a partizan game both players may have this move
    };
    struct Known {
        games::GamePtr game;
        games::Answer answer;
        std::vector<Left> moves{}; ///< of both players in a partizan game
    };

    [[nodiscard]] const Known& known(const std::string& notation);
    [[nodiscard]] std::optional<LessonProblem> checkClaim(const Known& about, const LinkClaim& claim);
    [[nodiscard]] std::optional<LessonProblem> checkMove(const Known& about, const LinkClaim& claim);
    [[nodiscard]] std::optional<LessonProblem> checkFigure(const Known& about, const LinkClaim& claim);
    [[nodiscard]] std::optional<std::string> byRules(const Known& about, ClaimKind kind);
    [[nodiscard]] std::optional<std::string> outcomeByRules(const games::Game& game);
    [[nodiscard]] std::optional<std::string> winningByRules(const Known& about, ClaimKind kind);
    [[nodiscard]] std::optional<bool> winsByRules(const games::Game& left);

    solver::Job m_job;
    RuleSearch m_rules;
    std::map<std::string, Known> m_known;
    std::uint64_t m_claims = 0;
    std::uint64_t m_confirmed = 0;
};

} // namespace lessons

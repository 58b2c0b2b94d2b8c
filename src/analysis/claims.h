// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is often said about a game and is not so. Each claim is a predicate on positions; the smallest
// position on which the solver disagrees is found by looking, never written down.

#include "games/game.h"
#include "solver/job.h"
#include "theory/outcome.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace analysis {

enum class ClaimId : std::uint8_t {
    ZeroFirst,      ///< Nim: with nim-sum 0 the first player wins
    PowersOfTwo,    ///< Nim: leave an even number of heaps that are powers of two
    OutsideKernel,  ///< Nim: who leaves nim-sum 0 stays outside the kernel
    OddSingles,     ///< misère Nim: an odd number of single stones wins
    LateSwitch,     ///< misère Nim: play as in normal Nim until the last move
    NoLineStrategy, ///< misère Line Nim: there is no rule that always wins
    LimitedRuns,    ///< Line Nim with a largest take: the runs are Nim heaps
    AlwaysNim,      ///< any impartial game is Nim, in misère play too
    SkipsCompared,  ///< Skip Nim that ends with the stones: more skips win
    RightwardGaps,  ///< Northcott, moves to the right only: the gaps are Nim heaps
    OwnwardGaps,    ///< Northcott, moves forward only: the gaps are Nim heaps
    ManyCoins,      ///< Nimble with several coins at a time: the coins are Nim heaps
    DrawnRow,       ///< Silver Dollar: coins on 2, 5, 7, 10 as the row drawn, 2, 5, 7, 11
    PrintedProduct, ///< 1440600 = 2²·2²·3·5·5·7⁴
    NeverWholeHeap, ///< Twins: no move takes a whole heap
};

/// Where a claim fails.
struct Finding {
    std::string notation; ///< the smallest position where it does
    std::optional<theory::Outcome> claimed{};
    std::optional<theory::Outcome> actual{};
    std::string after{};         ///< what the recommended move leaves, where the claim recommends one
    std::string other{};         ///< the position with which it is confused
    std::uint64_t number = 0;    ///< PrintedProduct: the product; AlwaysNim: the Grundy value
    std::uint64_t positions = 0; ///< looked at until it was found
    /// The search did not end: whether the claim fails there is not known.
    std::optional<solver::UnsolvedReason> unsolved{};

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// A claim about the game `gameId`.
struct Claim {
    ClaimId id = ClaimId::ZeroFirst;
    std::string_view gameId;
    /// Notations of the positions of one size, in a fixed order, until `visit` says false.
    std::function<void(std::uint64_t size, const std::function<bool(const std::string&)>& visit)> forEach;
    std::uint64_t largest = 0; ///< the search ends with this size
    /// Where the claim fails on this position: a finding without `positions`.
    std::function<std::optional<Finding>(const games::Game&, const solver::Job&)> test;
    /// The claim denies a rule: `test` looks for a position where the rule fails, and when there is none up
    /// to `largest`, this position is the finding, with its winner by the rule.
    std::string shownBy{};
};

/// All claims; those of a game stay together.
[[nodiscard]] const std::vector<Claim>& claims();

/// The rule of Line Nim without a limit, said of Line Nim in which at most `most` counters may be taken: in
/// both conventions or in misère play alone.
[[nodiscard]] Claim limitedRuns(std::uint64_t most, bool misereOnly = false);

/// The smallest counterexample; nothing when none was found within the job's limits and the claim's sizes.
[[nodiscard]] std::optional<Finding> findCounterexample(const Claim& claim, const solver::Job& job);

} // namespace analysis

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is often said about a game and is not so. Each claim is a predicate on positions; the smallest
// position on which the solver disagrees is found by looking, never written down.

#include "games/claims/claimpositions.h"
#include "games/game.h"
#include "games/text/sentence.h"
#include "solver/job.h"
#include "theory/outcome.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace games {

/// Where a claim fails.
struct Finding {
    std::string notation; ///< the smallest position where it does
    std::optional<theory::Outcome> claimed{};
    std::optional<theory::Outcome> actual{};
    std::string after{};         ///< what the recommended move leaves, where the claim recommends one
    std::string other{};         ///< the position with which it is confused
    std::uint64_t number = 0;    ///< what it has to do with it, see the claim's `told`
    std::uint64_t positions = 0; ///< looked at until it was found
    /// The search did not end: whether the claim fails there is not known.
    std::optional<solver::UnsolvedReason> unsolved{};

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// A claim about the game `gameId`.
struct Claim {
    std::string_view id; ///< "zero-first"
    std::string_view gameId;
    SourceText text;   ///< as it is often met, in our own words
    SourceText reason; ///< why it fails, and what holds instead
    /// The positions of one size, in a fixed order.
    Positions forEach;
    std::uint64_t largest; ///< the search ends with this size
    /// Where the claim fails on this position: a finding without `positions`.
    std::function<std::optional<Finding>(const Game&, const solver::Job&)> test;
    /// The counterexample in a sentence; null: what the claim says there and what is so.
    Sentence (*told)(const Finding& finding) = nullptr;
    /// The claim denies a rule: `test` looks for a position where the rule fails, and when there is none up
    /// to `largest`, this position is the finding, with its winner by the rule.
    std::string shownBy{};
};

/// By search alone: a claim about the theory is not tested with the theory.
[[nodiscard]] Answer answerBySearch(const Game& game, const solver::Job& job);
[[nodiscard]] std::optional<theory::Outcome> outcomeBySearch(const Game& game, const solver::Job& job);

/// The test of a claim that names an outcome for some positions.
[[nodiscard]] std::function<std::optional<Finding>(const Game&, const solver::Job&)>
outcomeClaim(std::function<std::optional<theory::Outcome>(const Game&)> predict);

/// N unless the nim-sum is 0.
[[nodiscard]] theory::Outcome nimOutcome(std::uint64_t nimSum);
[[nodiscard]] std::uint64_t nimSumOf(const std::vector<std::uint64_t>& heaps);
/// Bouton's rule, and in misère play its switch when no heap exceeds 1.
[[nodiscard]] theory::Outcome nimRule(const std::vector<std::uint64_t>& heaps, theory::Play play);

/// Whether the rules of that position are those of an option, as the notation writes it: "coins=many".
[[nodiscard]] bool hasOption(const Game& game, std::string_view option);

/// "the player to move wins (N)".
[[nodiscard]] Sentence winnerTold(const std::optional<theory::Outcome>& outcome);
/// What the claim says of the counterexample, and what is so.
[[nodiscard]] Sentence findingTold(const Claim& claim, const Finding& finding);

} // namespace games

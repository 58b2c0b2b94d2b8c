// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is often said about games and is not so, put to the test: up to the first counterexample, or to the
// end, on every position up to a size, with all counterexamples counted. And the variants of games of which
// the base game's rule is said: it is known beforehand that some fail.

#include "analysis/verify.h"
#include "games/claims/claim.h"
#include "solver/job.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace analysis {

using games::Claim;
using games::Finding;

/// All claims, in the order of the catalogue; those of a game stay together.
[[nodiscard]] const std::vector<Claim>& claims();

/// The smallest counterexample; nothing when none was found within the job's limits and the claim's sizes.
[[nodiscard]] std::optional<Finding> findCounterexample(const Claim& claim, const solver::Job& job);

/// A claim tested on all positions up to a size.
struct ClaimCheck {
    /// Of a mismatch, `theory` is the letter that the claim names and `search` the one found; both are empty
    /// for a claim that names no winner.
    Verification counted{};
    std::optional<Finding> first{}; ///< the smallest counterexample, without `positions`

    [[nodiscard]] bool fails() const { return counted.mismatchCount > 0; }
};

/// Tests the claim on all its positions of size 1, …, `upTo`. The job's limits hold for the whole; `progress`
/// is told the positions tested.
[[nodiscard]] ClaimCheck checkClaim(const Claim& claim, std::uint64_t upTo, const solver::Job& job,
                                    const std::function<void(std::uint64_t positions)>& progress = {});

/// A position of the variant that `name` writes ("lines/max=3", "skip/ends=stones": a notation without colon
/// and position), or what is wrong with it; columns count in `name`.
[[nodiscard]] games::Parsed variantSample(std::string_view name);

/// The base game's rule, said of the variant to which this position belongs; nothing where it has no rule,
/// or where the game's own theory covers the variant.
[[nodiscard]] std::optional<Claim> variantClaim(const games::Game& sample);

} // namespace analysis

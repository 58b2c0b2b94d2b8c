// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is often said about games and is not so, put to the test.

#include "games/claims/claim.h"
#include "solver/job.h"

#include <optional>
#include <vector>

namespace analysis {

using games::Claim;
using games::Finding;

/// All claims, in the order of the catalogue; those of a game stay together.
[[nodiscard]] const std::vector<Claim>& claims();

/// The smallest counterexample; nothing when none was found within the job's limits and the claim's sizes.
[[nodiscard]] std::optional<Finding> findCounterexample(const Claim& claim, const solver::Job& job);

} // namespace analysis

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/job.h"

#include <cstdint>
#include <functional>

namespace models {

/// A theory checked up to a size more than so many times the usual one takes too long.
inline constexpr int largestFactor = 3;

/// No time limit: a check can be cancelled.
[[nodiscard]] solver::Limits checkLimits();
/// The job without a search's own progress.
[[nodiscard]] solver::Job quietJob(const solver::Job& job);
/// Hands on the number of positions a few times a second.
[[nodiscard]] std::function<void(std::uint64_t positions)> seldom(const solver::Job& job);

} // namespace models

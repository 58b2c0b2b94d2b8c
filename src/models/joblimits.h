// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/job.h"

#include <cstdint>

namespace models {

/// What may be computed within a frame on the thread of the window: what a formula or a tiny table gives. Its
/// time is counted in polls, and not by a clock: the same is answered at once on every machine.
[[nodiscard]] solver::Job instantJob();
/// What an analysis may use at its first attempt (0) and when it is tried again (1, 2, …).
[[nodiscard]] solver::Limits attemptLimits(int attempt);
/// The same for one that fills a table of so many bytes, which its end depends on alone: it gets that memory,
/// and the time. Precondition: spareMemory() has them.
[[nodiscard]] solver::Limits tableLimits(int attempt, std::uint64_t tableBytes);
/// Memory that programs could have now.
[[nodiscard]] std::size_t freeMemory();
/// What of so much free memory one analysis may take: some stays for the rest of the machine.
[[nodiscard]] std::size_t spareMemory(std::size_t free = freeMemory());

} // namespace models

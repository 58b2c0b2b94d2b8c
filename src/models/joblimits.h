// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/job.h"

namespace models {

/// What may be computed within a frame on the thread of the window: what a formula or a tiny table gives.
[[nodiscard]] solver::Limits instantLimits();
/// What an analysis may use at its first attempt (0) and when it is tried again (1, 2, …).
[[nodiscard]] solver::Limits attemptLimits(int attempt);
/// Memory that programs could have now.
[[nodiscard]] std::size_t availableMemory();

} // namespace models

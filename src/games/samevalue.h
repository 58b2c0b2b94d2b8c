// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/job.h"

#include <optional>
#include <string_view>

namespace games {

/// Whether two texts write the same value, however they write it; texts that are no values, only where they
/// are equal. Nothing where that is not worked out within the limits.
[[nodiscard]] std::optional<bool> areSameValue(std::string_view first, std::string_view second,
                                               const solver::Job& job);

} // namespace games

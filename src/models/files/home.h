// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace models {

/// What of games, progress and settings will not be kept from one start to the next, or cannot be read, where
/// and why; empty when all is well.
[[nodiscard]] QString homeProblem();

} // namespace models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Claims that fail, in words.

#include "analysis/claims.h"

#include <QString>

namespace wording {

/// The claim as it is often met, in our own words.
[[nodiscard]] QString claimText(const analysis::Claim& claim);
/// Why it fails, and what holds instead.
[[nodiscard]] QString claimReason(const analysis::Claim& claim);
/// The counterexample in a sentence: what the claim says there and what is so.
[[nodiscard]] QString findingText(const analysis::Claim& claim, const analysis::Finding& finding);

} // namespace wording

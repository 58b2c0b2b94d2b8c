// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/claims.h"

#include "wording/text/sentences.h"

namespace wording {

QString claimText(const analysis::Claim& claim)
{
    return toText(claim.text);
}

QString claimReason(const analysis::Claim& claim)
{
    return toText(claim.reason);
}

QString findingText(const analysis::Claim& claim, const analysis::Finding& finding)
{
    return toText(games::findingTold(claim, finding));
}

} // namespace wording

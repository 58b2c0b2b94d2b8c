// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/claims.h"

#include "games/catalogue.h"
#include "solver/meter.h"

namespace analysis {
namespace {

std::vector<Claim> claimsOfAll()
{
    std::vector<Claim> all;
    for (const games::Entry& entry : games::catalogue())
        all.insert(all.end(), entry.claims.begin(), entry.claims.end());
    return all;
}

} // namespace

const std::vector<Claim>& claims()
{
    static const std::vector<Claim> all = claimsOfAll();
    return all;
}

std::optional<Finding> findCounterexample(const Claim& claim, const solver::Job& job)
{
    solver::Meter meter(job);
    std::optional<Finding> found;
    std::uint64_t positions = 0;
    bool goesOn = true;
    for (std::uint64_t size = 1; goesOn && size <= claim.largest; ++size) {
        claim.forEach(size, [&](const std::string& notation) {
            constexpr std::uint64_t poll = 256;
            goesOn = meter.spend() && meter.step(poll);
            const games::Parsed parsed = games::parse(notation);
            const auto* game = std::get_if<games::GamePtr>(&parsed);
            if (!goesOn || game == nullptr)
                return goesOn;
            ++positions;
            found = claim.test(**game, job);
            goesOn = !found;
            if (found && found->unsolved)
                found.reset();
            return goesOn;
        });
    }
    if (!claim.shownBy.empty()) {
        if (found || !goesOn)
            return std::nullopt;
        found = Finding{.notation = claim.shownBy};
        const games::Parsed parsed = games::parse(claim.shownBy);
        if (const auto* game = std::get_if<games::GamePtr>(&parsed))
            found->actual = games::outcomeBySearch(**game, job);
    }
    if (found)
        found->positions = positions;
    return found;
}

} // namespace analysis

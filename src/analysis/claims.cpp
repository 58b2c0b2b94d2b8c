// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/claims.h"

#include "games/catalogue.h"
#include "solver/meter.h"

#include <algorithm>
#include <string>

namespace analysis {
namespace {

std::vector<Claim> claimsOfAll()
{
    std::vector<Claim> all;
    for (const games::Entry& entry : games::catalogue())
        all.insert(all.end(), entry.claims.begin(), entry.claims.end());
    return all;
}

std::string letterText(const std::optional<theory::Outcome>& outcome)
{
    return outcome ? std::string(1, theory::letter(*outcome)) : std::string();
}

void addFinding(ClaimCheck& check, const Finding& finding)
{
    if (!check.first)
        check.first = finding;
    if (++check.counted.mismatchCount <= mostMismatches)
        check.counted.mismatches.push_back(
            {finding.notation, letterText(finding.claimed), letterText(finding.actual)});
}

/// "/skips=1,1" of "skip/skips=1,1:3,4,5"; empty when the notation has no such option.
std::string_view optionIn(std::string_view notation, const std::string& name)
{
    const std::string_view head = notation.substr(0, notation.find(':'));
    const std::size_t start = head.find("/" + name + "=");
    if (start == std::string_view::npos)
        return {};
    return head.substr(start, head.find('/', start + 1) - start);
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

ClaimCheck checkClaim(const Claim& claim, std::uint64_t upTo, const solver::Job& job,
                      const std::function<void(std::uint64_t positions)>& progress)
{
    ClaimCheck check;
    solver::Meter meter(job);
    const solver::Job part = searchJob(job);
    Verification& counted = check.counted;
    const auto endFor = [&counted](solver::UnsolvedReason reason) {
        counted.unsolved = solver::Unsolved{reason, counted.positions};
        return false;
    };
    const auto visit = [&](const std::string& notation) {
        constexpr std::uint64_t poll = 256; // a search is long beside a look at the clock
        if (!meter.spend() || !meter.step(poll))
            return endFor(meter.unsolved().reason);
        const games::Parsed parsed = games::parse(notation);
        const auto* game = std::get_if<games::GamePtr>(&parsed);
        if (game == nullptr)
            return true; // the size is over the limits of the notation
        const std::optional<Finding> finding = claim.test(**game, part);
        if (part.stop.stop_requested())
            return endFor(solver::UnsolvedReason::Cancelled);
        if (finding && finding->unsolved)
            return endFor(*finding->unsolved);
        ++counted.positions;
        if (finding)
            addFinding(check, *finding);
        if (progress)
            progress(counted.positions);
        return true;
    };
    for (std::uint64_t size = 1; !counted.unsolved && size <= upTo; ++size)
        claim.forEach(size, visit);
    return check;
}

games::Parsed variantSample(std::string_view name)
{
    const games::Entry* entry = games::findEntry(name.substr(0, name.find('/')));
    if (entry == nullptr)
        return games::parse(name);
    const std::string_view preset = entry->info.presets.front().notation;
    const std::string position(preset.substr(preset.find(':')));
    games::Parsed parsed = games::parse(std::string(name) + position);
    const auto* error = std::get_if<games::ParseError>(&parsed);
    if (error == nullptr || error->problem != games::ParseProblem::Missing)
        return parsed;
    return games::parse(std::string(name) + std::string(optionIn(preset, error->found)) + position);
}

std::optional<Claim> variantClaim(const games::Game& sample)
{
    const games::Entry* entry = games::findEntry(sample.info().id);
    return entry != nullptr && entry->variantClaim ? entry->variantClaim(sample) : std::nullopt;
}

} // namespace analysis

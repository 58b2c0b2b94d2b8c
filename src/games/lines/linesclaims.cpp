// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/lines/lines.h"

#include <algorithm>

namespace games {
namespace {

/// Lines with `size` counters together, a run each, rising.
Positions linesOfSize(const std::string& header)
{
    return [header](std::uint64_t size, const auto& visit) {
        forEachPartition(size, [&](const std::vector<std::uint64_t>& runs) {
            std::string rows;
            for (const std::uint64_t run : runs)
                rows += (rows.empty() ? "" : "/") + std::string(run, '1');
            return visit(header + rows);
        });
    };
}

/// Nim's rule on the lengths of the runs.
std::optional<theory::Outcome> runRule(const Game& game)
{
    return nimRule(runLengthsOf(game.notation()), game.play());
}

Sentence ruleTold(const Finding& finding)
{
    //: a number, a position, and who wins
    return {QT_TRANSLATE_NOOP(
                "Wording", "The rule agrees with the search on all %1 boards tried. At the start, %2, %3."),
            {GroupedNumber{finding.positions}, finding.notation, inner(winnerTold(finding.actual))}};
}

/// The rule without a limit, said of lines of which at most `most` counters may be taken: in both conventions
/// or in misère play alone.
Claim limitedRuns(std::uint64_t most, bool misereOnly)
{
    constexpr std::uint64_t usual = 12;
    constexpr std::uint64_t beyond = 3; // a run that the limit splits lies that far above it
    constexpr std::uint64_t longest = 18;
    const std::string limit = "/max=" + std::to_string(most) + ":";
    const Positions misere = linesOfSize("lines/misere" + limit);
    return {.id = "limited-runs",
            .gameId = Lines::info().id,
            .text = QT_TRANSLATE_NOOP("Wording",
                                      "“Even with a maximum per move, the runs of counters are Nim heaps.”"),
            .reason = QT_TRANSLATE_NOOP("Wording",
                                        "A run that is longer than the maximum cannot be taken whole, "
                                        "so it has other options than a Nim heap: its value is another one."),
            .forEach = misereOnly ? misere : inBothPlays(linesOfSize("lines" + limit), misere),
            .largest = std::clamp(most + beyond, usual, longest),
            .test = outcomeClaim(runRule)};
}

} // namespace

std::vector<Claim> Lines::claims()
{
    return {
        {.id = "no-line-strategy",
         .gameId = Lines::info().id,
         .text =
             QT_TRANSLATE_NOOP("Wording", "“For misère Line Nim there is no strategy that always works.”"),
         .reason = QT_TRANSLATE_NOOP(
             "Wording",
             "There is one: misère Nim on the lengths of the runs. If your move leaves a run of two or more, "
             "make the nim-sum of the lengths 0. If it leaves only runs of 1, make their number odd."),
         .forEach = linesOfSize("lines/misere:"),
         .largest = 12,
         .test = outcomeClaim(runRule),
         .told = ruleTold,
         .shownBy = "lines/misere:111/1111/11111"},
        limitedRuns(3, false)};
}

std::optional<Claim> Lines::variantClaim(const Game& sample)
{
    if (sample.ruleNumbers().empty())
        return std::nullopt;
    return limitedRuns(sample.ruleNumbers().front(), sample.play() == theory::Play::Misere);
}

} // namespace games

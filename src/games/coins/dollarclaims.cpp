// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/coins/dollar.h"

namespace games {
namespace {

/// The squares named in words against the row drawn beside them.
std::optional<Finding> rowDrawnBeside(const Game& game, const solver::Job& job)
{
    const std::string drawn = "dollar:01001010001";
    const Parsed parsed = parse(drawn);
    const auto* row = std::get_if<GamePtr>(&parsed);
    if (row == nullptr)
        return std::nullopt;
    const auto claimed = outcomeBySearch(**row, job);
    const auto actual = outcomeBySearch(game, job);
    if (!claimed || !actual || claimed == actual)
        return std::nullopt;
    return Finding{.notation = game.notation(), .claimed = claimed, .actual = actual, .other = drawn};
}

Sentence rowBesideTold(const Finding& finding)
{
    //: a position and who wins, then another position and who wins that
    return {QT_TRANSLATE_NOOP("Wording", "%1: %2. In the drawing, %3, %4."),
            {finding.notation, inner(winnerTold(finding.actual)), finding.other,
             inner(winnerTold(finding.claimed))}};
}

} // namespace

std::vector<Claim> Dollar::claims()
{
    return {{.id = "drawn-row",
             .gameId = Dollar::info().id,
             .text = QT_TRANSLATE_NOOP(
                 "Wording", "“Coins on 2, 5, 7, 10”, beside a row drawn with coins on 2, 5, 7, 11."),
             .reason = QT_TRANSLATE_NOOP(
                 "Wording",
                 "One square changes the winner: the gaps are 2 and 2 in words, 2 and 3 in the drawing."),
             .forEach = onlyPosition("dollar:0100101001"),
             .largest = 1,
             .test = rowDrawnBeside,
             .told = rowBesideTold}};
}

} // namespace games

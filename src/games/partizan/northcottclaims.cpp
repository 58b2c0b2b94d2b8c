// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/partizan/northcott.h"

namespace games {
namespace {

/// One row of `size` + 1 squares with both tokens.
Positions tokenRowsOfSize(const std::string& header)
{
    return [header](std::uint64_t size, const auto& visit) {
        for (std::uint64_t white = 0; white <= size; ++white) {
            for (std::uint64_t black = 0; black <= size; ++black) {
                std::string row(size + 1, '.');
                row[white] = 'W';
                row[black] = 'B';
                if (white != black && !visit(header + row))
                    return;
            }
        }
    };
}

std::optional<theory::Outcome> nimOnGaps(const Game& game)
{
    return nimOutcome(nimSumOf(gapsOf(game.notation())));
}

Claim rightwardGaps()
{
    return {.id = "rightward-gaps",
            .gameId = Northcott::info().id,
            .text = QT_TRANSLATE_NOOP("Wording", "“Tokens move to the right, and the gaps are Nim heaps.”"),
            .reason =
                QT_TRANSLATE_NOOP("Wording", "When both move to the right only, a gap is not a Nim heap "
                                             "but free moves for the owner of the token on its left."),
            .forEach = tokenRowsOfSize("northcott/moves=right:"),
            .largest = 8,
            .test = outcomeClaim(nimOnGaps)};
}

Claim ownwardGaps()
{
    return {.id = "ownward-gaps",
            .gameId = Northcott::info().id,
            .text = QT_TRANSLATE_NOOP("Wording", "“Each player moves forward, and the gaps are Nim heaps.”"),
            .reason = QT_TRANSLATE_NOOP("Wording",
                                        "Rows face to face are Nim heaps. Back to back nobody is ever in the "
                                        "way, and a row counts the free moves of both: it is a number."),
            .forEach = tokenRowsOfSize("northcott/moves=own:"),
            .largest = 8,
            .test = outcomeClaim(nimOnGaps)};
}

} // namespace

std::vector<Claim> Northcott::claims()
{
    return {rightwardGaps(), ownwardGaps()};
}

std::optional<Claim> Northcott::variantClaim(const Game& sample)
{
    if (sample.play() == theory::Play::Misere)
        return std::nullopt;
    if (hasOption(sample, "moves=right"))
        return rightwardGaps();
    return hasOption(sample, "moves=own") ? std::optional(ownwardGaps()) : std::nullopt;
}

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/partizan/skip.h"

#include "games/text/reader.h"

namespace games {
namespace {

/// Heaps that end the game with the stones: `size` stones and skips together, at least one stone.
Positions skipsOfSize()
{
    return [](std::uint64_t size, const auto& visit) {
        bool goesOn = true;
        for (std::uint64_t stones = 1; goesOn && stones <= size; ++stones) {
            for (std::uint64_t left = 0; goesOn && left <= size - stones; ++left) {
                const std::string header = "skip/ends=stones/skips=" + std::to_string(left) + "," +
                                           std::to_string(size - stones - left) + ":";
                goesOn = forEachPartition(stones, [&](const std::vector<std::uint64_t>& heaps) {
                    return visit(header + printList(heaps));
                });
            }
        }
    };
}

std::optional<theory::Outcome> skipsCompared(const Game& game)
{
    const auto skips = optionOf(game.notation(), "skips");
    if (skips.size() == 2 && skips[0] != skips[1])
        return skips[0] > skips[1] ? theory::Outcome::L : theory::Outcome::R;
    return nimOutcome(nimSumOf(numbersIn(game.notation())));
}

} // namespace

std::vector<Claim> Skip::claims()
{
    return {
        {.id = "skips-compared",
         .gameId = Skip::info().id,
         .text =
             QT_TRANSLATE_NOOP("Wording", "“The player with more skips wins; with equally many it is Nim.”"),
         .reason = QT_TRANSLATE_NOOP(
             "Wording",
             "That holds when skips may be used after the last chip. When the game ends with the "
             "chips, a skip that is left over is worth nothing: whoever can take the last heap whole wins."),
         .forEach = skipsOfSize(),
         .largest = 8,
         .test = outcomeClaim(skipsCompared)}};
}

std::optional<Claim> Skip::variantClaim(const Game& sample)
{
    const bool isSaidOf = sample.play() == theory::Play::Normal && hasOption(sample, "ends=stones");
    return isSaidOf ? std::optional(claims().front()) : std::nullopt;
}

} // namespace games

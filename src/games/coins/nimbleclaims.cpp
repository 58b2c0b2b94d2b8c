// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/coins/nimble.h"

#include "games/text/reader.h"

namespace games {
namespace {

/// Coins whose boxes' numbers add up to `size`.
Positions boxesOfSize(const std::string& header)
{
    return [header](std::uint64_t size, const auto& visit) {
        forEachPartition(size, [&](const std::vector<std::uint64_t>& coins) {
            std::vector<std::uint64_t> boxes(coins.back() + 1, 0);
            for (const std::uint64_t coin : coins)
                ++boxes[coin];
            return visit(header + printList(boxes));
        });
    };
}

std::optional<theory::Outcome> nimOnCoins(const Game& game)
{
    std::vector<std::uint64_t> heaps;
    const auto boxes = numbersIn(game.notation());
    for (std::size_t box = 0; box < boxes.size(); ++box)
        heaps.insert(heaps.end(), static_cast<std::size_t>(boxes[box]), box);
    return nimRule(heaps, game.play());
}

} // namespace

std::vector<Claim> Nimble::claims()
{
    return {
        {.id = "many-coins",
         .gameId = Nimble::info().id,
         .text = QT_TRANSLATE_NOOP("Wording", "“Move one or more coins of one box: it is Nim on the coins.”"),
         .reason = QT_TRANSLATE_NOOP("Wording",
                                     "With one coin a move each coin is a heap. Several coins moved together "
                                     "change several heaps at once, which no move of Nim does."),
         .forEach = inBothPlays(boxesOfSize("nimble/coins=many:"), boxesOfSize("nimble/misere/coins=many:")),
         .largest = 10,
         .test = outcomeClaim(nimOnCoins)}};
}

std::optional<Claim> Nimble::variantClaim(const Game& sample)
{
    const bool isSaidOf = sample.play() == theory::Play::Normal && hasOption(sample, "coins=many");
    return isSaidOf ? std::optional(claims().front()) : std::nullopt;
}

} // namespace games

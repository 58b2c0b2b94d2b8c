// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/heaps/primes.h"

namespace games {
namespace {

std::optional<Finding> printedProduct(const Game& game, const solver::Job&)
{
    std::uint64_t product = 1;
    for (const std::uint64_t factor : {2U, 2U, 2U, 2U, 3U, 5U, 5U, 7U, 7U, 7U, 7U})
        product *= factor;
    if (numbersIn(game.notation()) == std::vector{product})
        return std::nullopt;
    return Finding{
        .notation = game.notation(), .other = "primes:" + std::to_string(product), .number = product};
}

/// The number is the product.
Sentence printedProductTold(const Finding& finding)
{
    //: a number, and a position
    return {QT_TRANSLATE_NOOP("Wording", "The product printed is %1, not the number of %2."),
            {GroupedNumber{finding.number}, finding.notation}};
}

} // namespace

std::vector<Claim> Primes::claims()
{
    return {{.id = "printed-product",
             .gameId = Primes::info().id,
             .text = QT_TRANSLATE_NOOP("Wording", "“1440600 = 2² · 2² · 3 · 5 · 5 · 7 · 7 · 7 · 7.”"),
             .reason = QT_TRANSLATE_NOOP(
                 "Wording",
                 "One factor 2 is printed too often: 1440600 = 2³ · 3 · 5² · 7⁴, with the heaps 3, 1, 2, 4."),
             .forEach = onlyPosition("primes:1440600"),
             .largest = 1,
             .test = printedProduct,
             .told = printedProductTold}};
}

} // namespace games

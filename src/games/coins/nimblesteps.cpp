// SPDX-License-Identifier: GPL-3.0-or-later
// Why? and the Nim lens of Nimble.

#include "games/coins/nimble.h"
#include "games/heaps/heapsidea.h"
#include "games/heaps/nimsteps.h"
#include "games/options.h"

#include <algorithm>

namespace games {

namespace {

std::vector<PieceId> firstOf(const std::vector<PieceId>& drawn)
{
    return drawn.empty() ? std::vector<PieceId>{} : std::vector<PieceId>{drawn.front()};
}

} // namespace

std::vector<CoinPlace> Nimble::countedCoins() const
{
    // Of a full box two or three coins stand for all: a pair of equal heaps cancels.
    constexpr std::uint64_t mostCounted = 100;
    const bool isFew = m_coins.coins() <= mostCounted;
    std::vector<CoinPlace> counted;
    for (std::uint64_t box = 1; box < m_coins.boxes.size(); ++box) {
        const std::uint64_t coins = m_coins.boxes[box];
        const std::uint64_t shown = isFew || coins < 4 ? coins : 2 + coins % 2;
        for (std::uint64_t height = coins - shown + 1; height <= coins; ++height)
            counted.push_back({.box = box, .height = height});
    }
    return counted;
}

std::vector<Step> Nimble::steps(const Answer& known) const
{
    if (many() || known.method == Method::Search)
        return stepsWithoutFormula(known);
    const std::vector<CoinPlace> counted = countedCoins();
    NimSummands summands{
        .levels = Levels::from(Level::Values), .summand = Summand::Disguised, .rows = {}, .play = m_play};
    for (const CoinPlace& coin : counted)
        summands.rows.push_back({coin.box, coin.box, firstOf(pieces(coin.box, coin.height))});
    summands.name = [](std::vector<NimRow>& rows, bool) {
        for (NimRow& row : rows)
            //: before a number in a table: the box of a coin, such as 5
            row.name = {.label = {QT_TRANSLATE_NOOP("Wording", "Box %1"), {row.size}},
                        .told = {QT_TRANSLATE_NOOP("Wording", "the coin in box %1"), {row.size}}};
    };
    const auto changed = [&](const Move& move) {
        const auto& coins = move.action.as<MoveCoins>();
        const CoinPlace top{.box = coins.from, .height = m_coins.boxes[coins.from]};
        const auto row = std::ranges::find_if(counted, [&top](const CoinPlace& coin) {
            return coin.box == top.box && coin.height == top.height;
        });
        const Nimble left = after(move);
        return NimChange{.row = static_cast<std::size_t>(row - counted.begin()),
                         .rows = {{coins.to, coins.to, left.pieces(coins.to, left.m_coins.boxes[coins.to])}},
                         .taken = change(move).touched()};
    };
    return disguisedSteps(
        {.heaps = QT_TRANSLATE_NOOP("Wording", "Each coin is a heap as large as the number of its box: %1."),
         .move = QT_TRANSLATE_NOOP("Wording",
                                   "Moving a coin to a lower box takes from its heap. No coin is ever in the "
                                   "way of another one.")},
        summands, known, changed);
}

std::optional<LensHeaps> Nimble::lensHeaps() const
{
    LensHeaps heaps;
    for (const CoinPlace& coin : countedCoins()) {
        heaps.push_back({.key = coin.box << 32 | coin.height,
                         .size = coin.box,
                         .pieces = firstOf(pieces(coin.box, coin.height))});
    }
    return heaps;
}

LensEffect Nimble::lensEffect(const Move& move) const
{
    const auto& coins = move.action.as<MoveCoins>();
    return {.key = coins.from << 32 | m_coins.boxes[coins.from], .before = coins.from, .after = coins.to};
}

/// Coins that may go together are no heaps of their own.
std::optional<Idea> Nimble::idea() const
{
    return many() ? std::nullopt
                  : ideaOfNim(*lensHeaps(), m_play,
                              QT_TRANSLATE_NOOP(
                                  "Wording", "Each coin is a heap as large as the number of its box: %1."));
}

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
// Silver Dollar answered and explained by the gaps of its pairs of coins, and its Nim lens.

#include "games/coins/dollar.h"
#include "games/heaps/heapsidea.h"
#include "games/heaps/nimsteps.h"
#include "games/judge.h"
#include "games/searchjudge.h"

#include <algorithm>

namespace games {
namespace {

/// The pair that the coin on `square` belongs to.
std::size_t pairOf(const std::vector<CoinPair>& pairs, std::uint64_t square)
{
    const auto found = std::ranges::find_if(
        pairs, [square](const CoinPair& pair) { return pair.left == square || pair.right == square; });
    return static_cast<std::size_t>(found - pairs.begin());
}

RowName nameOf(const CoinPair& pair)
{
    if (pair.left == 0)
        return {.label = {QT_TRANSLATE_NOOP("Wording", "Edge and %1"), {pair.right}},
                .told = {QT_TRANSLATE_NOOP("Wording", "the gap between the edge and %1"), {pair.right}}};
    //: the squares of two coins that form a pair, such as 5 and 8
    return {.label = {QT_TRANSLATE_NOOP("Wording", "%1 and %2"), {pair.left, pair.right}},
            //: within a sentence: the squares of two coins, such as 5 and 8
            .told = {QT_TRANSLATE_NOOP("Wording", "the gap between %1 and %2"), {pair.left, pair.right}}};
}

} // namespace

Answer Dollar::answer(const Question& question, const solver::Job& job) const
{
    SearchJudge<SlidingCoins> judges(m_play, question, job, m_squares.size());
    const auto judge = [&](const SlidingCoins& row) {
        return question.theoremsAllowed ? judges.bySum(countOfPairs(coinPairs(row)), [&row] { return row; })
                                        : judges.bySearch(row);
    };
    Answer answer;
    const SlidingCoins here = coins();
    answer.verdict = judge(here);
    if (question.moves) {
        judgeMoves(answer, moves().moves,
                   [&](const Move& move) { return judge(here.after(move.action.as<MoveCoins>())); });
    }
    if (question.theoremsAllowed) {
        answer.method = Method::Theory;
        answer.theorem = coinPairsTheorem;
    } else {
        answer.positions = judges.positions();
        answer.unsolved = judges.unsolved();
    }
    return answer;
}

std::vector<PieceId> Dollar::pairPieces(const CoinPair& pair) const
{
    std::vector<PieceId> pieces;
    if (pair.left > 0)
        pieces.push_back(drawnCoin(pair.left));
    for (std::uint64_t square = pair.left + 1; isDrawn() && square < pair.right; ++square)
        pieces.push_back(pieceId(0, static_cast<std::uint32_t>(square - 1)));
    pieces.push_back(drawnCoin(pair.right));
    return pieces;
}

std::vector<Step> Dollar::steps(const Answer& known) const
{
    const std::vector<CoinPair> pairs = coinPairs(coins());
    NimSummands summands{.levels = Levels::from(Level::Values),
                         //: before a number in a table: the number of a gap between coins
                         .summand = {.label = QT_TRANSLATE_NOOP("Wording", "Gap %1")},
                         .rows = {},
                         .play = m_play,
                         .mayGrow = true};
    for (const CoinPair& pair : pairs)
        summands.rows.push_back({pair.gap(), pair.gap(), pairPieces(pair)});
    summands.name = [&pairs](std::vector<NimRow>& rows, bool afterMove) {
        for (std::size_t row = 0; row < rows.size() && !afterMove; ++row) // the pairs may then be others
            rows[row].name = nameOf(pairs[row]);
    };
    const auto changed = [&](const Move& move) {
        const std::size_t row = pairOf(pairs, move.action.as<MoveCoins>().from);
        const Dollar left = after(move);
        const CoinPair pair = coinPairs(left.coins())[row];
        return NimChange{.row = row,
                         .rows = {{pair.gap(), pair.gap(), left.pairPieces(pair)}},
                         .taken = change(move).touched()};
    };
    return disguisedSteps(
        {.heaps = QT_TRANSLATE_NOOP(
             "Wording", "Pair the coins from the right; a coin without a partner pairs with the edge. "
                        "Each pair is a heap as large as the gap in between: %1."),
         .move = QT_TRANSLATE_NOOP(
             "Wording", "Closing a gap takes from its heap. Opening one is undone by the same slide "
                        "of the partner, so it changes nothing.")},
        summands, known, changed);
}

std::optional<LensHeaps> Dollar::lensHeaps() const
{
    LensHeaps heaps;
    for (const CoinPair& pair : coinPairs(coins()))
        heaps.push_back({.key = heaps.size(), .size = pair.gap(), .pieces = pairPieces(pair)});
    return heaps;
}

LensEffect Dollar::lensEffect(const Move& move) const
{
    const auto& coin = move.action.as<MoveCoins>();
    const std::vector<CoinPair> pairs = coinPairs(coins());
    const std::size_t key = pairOf(pairs, coin.from);
    const std::uint64_t way = coin.from - coin.to;
    const std::uint64_t gap = pairs[key].gap();
    return {.key = key, .before = gap, .after = pairs[key].right == coin.from ? gap - way : gap + way};
}

std::optional<Idea> Dollar::idea() const
{
    return ideaOfNim(
        *lensHeaps(), m_play,
        QT_TRANSLATE_NOOP("Wording", "Pair the coins from the right: the gap in each pair is a heap (%1). A "
                                     "gap that is opened is closed again at once."));
}

} // namespace games

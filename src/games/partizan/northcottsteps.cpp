// SPDX-License-Identifier: GPL-3.0-or-later

// Northcott's game explained: gaps as heaps, or what a row is worth where tokens go one way.

#include "games/heaps/nimsteps.h"
#include "games/options.h"
#include "games/partizan/northcott.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace games {
namespace {

/// What a row is worth where tokens go one way. By induction over the moves:
/// Both to the right, White on the left of a gap of n: Left makes it any smaller one, Right only larger ones,
/// { 0, 1, …, n-1 | more than n } = n, a free move for each square of the gap.
/// Forward, face to face: both make the gap any smaller one, { *0, …, *(n-1) | the same } = *n.
/// Forward, back to back: nobody is in the other one's way.
RowCount counted(const TokenRow& row, TokenWay way)
{
    RowCount count{.isWhiteLeft = row.white < row.black, .gap = row.gap(), .value = {}, .pieces = {}};
    const auto gap = static_cast<std::int64_t>(count.gap);
    if (way == TokenWay::Right) {
        count.value = integerAndStarText(count.isWhiteLeft ? gap : -gap, 0);
    } else if (count.isWhiteLeft) {
        count.value = integerAndStarText(0, count.gap);
    } else {
        count.beforeWhite = row.width - 1 - row.white;
        count.beforeBlack = row.black;
        count.value = integerAndStarText(std::int64_t{row.width} - 1 - row.white - row.black, 0);
    }
    return count;
}

} // namespace

/// The tokens of a row and the squares in between.
std::vector<PieceId> Northcott::piecesOfRow(std::uint32_t row) const
{
    const auto [low, high] = std::minmax(m_rows[row].white, m_rows[row].black);
    std::vector<PieceId> pieces{coinId(row, low)};
    for (std::uint32_t square = low + 1; square < high; ++square)
        pieces.push_back(pieceId(row, square));
    pieces.push_back(coinId(row, high));
    return pieces;
}

std::vector<Step> Northcott::gapSteps(const Answer& known) const
{
    DisguiseStep disguise{.theorem = Theorem::RowGaps, .rows = {}};
    NimSummands summands{.summand = Summand::Gap, .rows = {}, .play = m_play};
    for (std::uint32_t row = 0; row < m_rows.size(); ++row) {
        summands.rows.push_back({m_rows[row].gap(), m_rows[row].gap(), piecesOfRow(row)});
        disguise.rows.push_back({{std::uint64_t{row} + 1}, summands.rows.back()});
    }
    const auto advances = onlyMoves(known, [this](const Move& move) {
        const auto& token = move.action.as<MoveToken>();
        return after(move).m_rows[token.row].gap() < m_rows[token.row].gap();
    });
    std::vector<Step> steps{std::move(disguise)};
    std::ranges::move(nimSteps(summands, advances,
                               [this](const Move& move) {
                                   const std::uint32_t row = move.action.as<MoveToken>().row;
                                   const Northcott left = after(move);
                                   const std::uint64_t gap = left.m_rows[row].gap();
                                   return NimChange{.row = row,
                                                    .rows = {{gap, gap, left.piecesOfRow(row)}},
                                                    .taken = taken(move)};
                               }),
                      std::back_inserter(steps));
    return steps;
}

std::vector<Step> Northcott::valueSteps(const Answer& known) const
{
    RowRuleStep rule{.isForward = m_way == TokenWay::Own, .rows = {}};
    RowValuesStep values{
        .rows = {}, .sum = known.verdict.value.value_or(""), .outcome = *known.verdict.outcome};
    for (std::uint32_t row = 0; row < m_rows.size(); ++row) {
        RowCount& count = rule.rows.emplace_back(counted(m_rows[row], m_way));
        count.row = row;
        count.pieces = piecesOfRow(row);
        values.rows.push_back({row, count.value, count.pieces});
    }
    if (m_rows.empty())
        return {std::move(values)};
    return {std::move(rule), std::move(values)};
}

std::vector<Step> Northcott::steps(const Answer& known) const
{
    if (known.theorem == Theorem::RowGaps)
        return gapSteps(known);
    if (known.theorem == Theorem::RowValues && known.verdict.outcome)
        return valueSteps(known);
    std::vector<Step> steps;
    appendMethod(steps, known);
    return steps;
}

} // namespace games

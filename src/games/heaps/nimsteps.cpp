// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/heaps/nimsteps.h"

#include <algorithm>
#include <bit>

namespace games {
namespace {

using Change = std::function<NimChange(const Move&)>;

std::uint64_t sumOf(const std::vector<NimRow>& rows)
{
    std::uint64_t sum = 0;
    for (const NimRow& row : rows)
        sum ^= row.nimber;
    return sum;
}

/// The best winning move in a row with a 1 in `column`; `known` lists its moves best first.
const JudgedMove* deciding(const NimSummands& summands, const Answer& known, std::uint64_t column,
                           const Change& change)
{
    for (const JudgedMove& judged : known.moves) {
        if (judged.winning && (summands.rows[change(judged.move).row].nimber & column) != 0)
            return &judged;
    }
    return nullptr;
}

/// The best winning move that leaves nothing large, from the large row if `fromLarge`.
const JudgedMove* leavingOnes(const NimSummands& summands, const Answer& known, bool fromLarge,
                              const Change& change)
{
    for (const JudgedMove& judged : known.moves) {
        const NimChange changed = change(judged.move);
        const bool isSmall =
            std::ranges::all_of(changed.rows, [](const NimRow& row) { return row.nimber <= 1; });
        if (judged.winning && isSmall && (summands.rows[changed.row].nimber > 1) == fromLarge)
            return &judged;
    }
    return nullptr;
}

std::vector<NimRow> changedRows(std::vector<NimRow> rows, const NimChange& change)
{
    std::vector<PieceId> left = rows[change.row].pieces;
    std::erase_if(left,
                  [&](PieceId id) { return std::ranges::find(change.taken, id) != change.taken.end(); });
    const auto place = rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(change.row));
    const auto first = rows.insert(place, change.rows.begin(), change.rows.end());
    if (change.rows.size() == 1 && first->pieces.empty())
        first->pieces = std::move(left);
    return rows;
}

void appendNimSum(std::vector<Step>& steps, const NimSummands& summands, const Answer& known,
                  const Change& change)
{
    NimSumStep step{.summand = summands.summand,
                    .rows = summands.rows,
                    .sum = sumOf(summands.rows),
                    .decision = {},
                    .afterMove = false};
    const std::uint64_t column = std::bit_floor(step.sum);
    const JudgedMove* best = step.sum == 0 ? nullptr : deciding(summands, known, column, change);
    if (best == nullptr) {
        steps.emplace_back(std::move(step));
        return;
    }
    const NimChange changed = change(best->move);
    const auto candidates =
        std::ranges::count_if(step.rows, [column](const NimRow& row) { return (row.nimber & column) != 0; });
    step.decision = NimDecision{.column = column,
                                .row = changed.row,
                                .target = step.rows[changed.row].nimber ^ step.sum,
                                .candidates = static_cast<std::size_t>(candidates),
                                .move = best->move,
                                .pieces = changed.taken};
    NimSumStep after{.summand = summands.summand,
                     .rows = changedRows(summands.rows, changed),
                     .sum = 0,
                     .decision = {},
                     .afterMove = true};
    after.sum = sumOf(after.rows);
    steps.emplace_back(std::move(step));
    steps.emplace_back(std::move(after));
}

} // namespace

std::vector<Step> nimSteps(const NimSummands& summands, const Answer& known, const Change& change)
{
    std::vector<Step> steps;
    if (summands.play == theory::Play::Normal) {
        appendNimSum(steps, summands, known, change);
        return steps;
    }
    MisereStep step{.summand = summands.summand, .large = 0, .ones = 0, .move = {}, .pieces = {}};
    for (const NimRow& row : summands.rows) {
        step.large += row.nimber > 1 ? 1 : 0;
        step.ones += row.nimber == 1 ? 1 : 0;
    }
    const bool nimSumRules = step.large > 1;
    const JudgedMove* ending = nimSumRules ? nullptr : leavingOnes(summands, known, step.large == 1, change);
    if (ending != nullptr) {
        step.move = ending->move;
        step.pieces = change(ending->move).taken;
    }
    steps.emplace_back(std::move(step));
    if (nimSumRules)
        appendNimSum(steps, summands, known, change);
    return steps;
}

} // namespace games

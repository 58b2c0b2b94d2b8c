// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/heaps/nimsteps.h"

#include "games/text/words.h"

#include <algorithm>
#include <bit>
#include <iterator>

namespace games {
namespace {

using ChangeOf = std::function<NimChange(const Move&)>;

std::uint64_t sumOf(const std::vector<NimRow>& rows)
{
    std::uint64_t sum = 0;
    for (const NimRow& row : rows)
        sum ^= row.nimber;
    return sum;
}

/// The best winning move in a row with a 1 in `column`; `known` lists its moves best first.
const JudgedMove* deciding(const NimSummands& summands, const Answer& known, std::uint64_t column,
                           const ChangeOf& change)
{
    for (const JudgedMove& judged : known.moves) {
        if (judged.winning && (summands.rows[change(judged.move).row].nimber & column) != 0)
            return &judged;
    }
    return nullptr;
}

/// The best winning move that leaves nothing large, from the large row if `fromLarge`.
const JudgedMove* leavingOnes(const NimSummands& summands, const Answer& known, bool fromLarge,
                              const ChangeOf& change)
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

NimSumStep tableOf(const NimSummands& summands, std::vector<NimRow> rows, bool afterMove)
{
    if (summands.name)
        summands.name(rows, afterMove);
    const std::uint64_t sum = sumOf(rows);
    return {.levels = summands.levels,
            .summand = summands.summand,
            .rows = std::move(rows),
            .sum = sum,
            .decision = {},
            .afterMove = afterMove,
            .mayGrow = summands.mayGrow,
            .mayGoOn = summands.mayGoOn};
}

void appendNimSum(std::vector<Step>& steps, const NimSummands& summands, const Answer& known,
                  const ChangeOf& change)
{
    NimSumStep step = tableOf(summands, summands.rows, false);
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
    steps.emplace_back(std::move(step));
    steps.emplace_back(tableOf(summands, changedRows(summands.rows, changed), true));
}

} // namespace

std::vector<Step> nimSteps(const NimSummands& summands, const Answer& known, const ChangeOf& change)
{
    std::vector<Step> steps;
    if (summands.play == theory::Play::Normal) {
        appendNimSum(steps, summands, known, change);
        return steps;
    }
    MisereNim nim{
        .levels = summands.levels, .summand = summands.summand, .countAsValues = summands.countAsValues};
    for (const NimRow& row : summands.rows) {
        nim.large += row.nimber > 1 ? 1 : 0;
        nim.ones += row.nimber == 1 ? 1 : 0;
    }
    const bool nimSumRules = nim.large > 1;
    const JudgedMove* ending = nimSumRules ? nullptr : leavingOnes(summands, known, nim.large == 1, change);
    if (ending != nullptr) {
        nim.move = ending->move;
        nim.taken = change(ending->move).taken;
    }
    steps.emplace_back(misereStep(nim));
    if (nimSumRules)
        appendNimSum(steps, summands, known, change);
    return steps;
}

std::vector<Step> disguisedSteps(const Disguise& disguise, const NimSummands& summands, const Answer& known,
                                 const ChangeOf& change)
{
    std::vector<std::uint64_t> sizes;
    ParagraphStep step{
        .levels = summands.levels, .title = disguise.title, .paragraphs = {}, .saysValue = true};
    for (const NimRow& row : summands.rows) {
        sizes.push_back(row.nimber);
        step.pieces.insert(step.pieces.end(), row.pieces.begin(), row.pieces.end());
    }
    const Argument listed =
        //: in the place of a list of heaps: there is no heap
        sizes.empty() ? inner(QT_TRANSLATE_NOOP("Wording", "none")) : Argument(listedNumbers(sizes));
    step.paragraphs = {Sentence(disguise.heaps.source, {listed}), disguise.move.source};
    std::vector<Step> steps{std::move(step)};
    std::ranges::move(nimSteps(summands, known, change), std::back_inserter(steps));
    return steps;
}

} // namespace games

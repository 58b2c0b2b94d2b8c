// SPDX-License-Identifier: GPL-3.0-or-later
// Octal games and Grundy's game answered and explained: normal play by the nim-sum of the heaps' values,
// misère Kayles by its theorem, other misère play by search.

#include "games/heaps/heapsidea.h"
#include "games/heaps/nimsteps.h"
#include "games/heaps/periodstep.h"
#include "games/judge.h"
#include "games/octal/kaylessteps.h"
#include "games/octal/octal.h"
#include "games/options.h"
#include "games/searchjudge.h"

#include <algorithm>

namespace games {
namespace {

/// A position with more moves is not searched: its options alone would fill the memory.
constexpr std::uint64_t mostSearchedMoves = 100'000;

} // namespace

Answer DividedHeaps::answer(const Question& question, const solver::Job& job) const
{
    return isDecidedBySum() && question.theoremsAllowed ? answerBySum(question, job)
                                                        : answerBySearch(question, job);
}

Answer DividedHeaps::unsolvedAnswer(const Question& question, const solver::Unsolved& unsolved) const
{
    Answer answer{.method = Method::Table};
    answer.unsolved = unsolved;
    if (question.moves) {
        const MoveList list = listMoves(nullptr, {});
        judgeMoves(answer, list.moves, [](const Move&) { return Verdict{}; });
        answer.omitted = list.omitted;
    }
    return answer;
}

Answer DividedHeaps::answerBySum(const Question& question, const solver::Job& job) const
{
    const auto solved = m_table->values(largest(), job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&solved))
        return unsolvedAnswer(question, *unsolved);
    const solver::OctalValues& values = *std::get<OctalTable::Values>(solved);
    const bool isNormal = m_play == theory::Play::Normal;
    Answer answer{.method = Method::Table};
    if (values.period) {
        answer.method = Method::Theory;
        answer.theorem = isNormal ? octalPeriodTheorem : misereKaylesTheorem;
    } else {
        answer.positions = largest() + 1;
    }
    SearchJudge<OctalPosition> judge(m_play, question, job, moveCount());
    const OctalCount whole = count(values);
    const auto verdictOf = [&](const OctalCount& count, const auto& heaps) {
        return judge.bySum(count, [&] { return OctalPosition{.heaps = heaps(), .rule = &rule()}; });
    };
    answer.verdict = verdictOf(whole, [this] { return m_heaps; });
    if (!question.moves)
        return answer;
    const Winning winning = moveCount() > mostListedMoves ? winningMoves(whole) : Winning();
    const MoveList list = listMoves(&whole, winning);
    judgeMoves(answer, list.moves, [&](const Move& move) {
        return verdictOf(whole.after(move), [&] { return afterDivision(m_heaps, move); });
    });
    answer.omitted = list.omitted;
    answer.winning = std::max(answer.winning, winning.count);
    answer.winningIsLeast = !winning.complete;
    return answer;
}

Answer DividedHeaps::answerBySearch(const Question& question, const solver::Job& job) const
{
    Answer answer{.method = Method::Search};
    const bool isTooLarge = moveCount() > mostSearchedMoves;
    if (isTooLarge)
        answer.unsolved = solver::Unsolved{solver::UnsolvedReason::OutOfMemory, 0};
    SearchJudge<OctalPosition> judge(m_play, question, job, moveCount());
    const auto verdictOf = [&](const Heaps& heaps) {
        return isTooLarge ? Verdict() : judge.bySearch({.heaps = heaps, .rule = &rule()});
    };
    answer.verdict = verdictOf(m_heaps);
    if (question.moves) {
        const MoveList list = listMoves(nullptr, {});
        judgeMoves(answer, list.moves,
                   [&](const Move& move) { return verdictOf(afterDivision(m_heaps, move)); });
        answer.omitted = list.omitted;
        answer.winningIsLeast = list.omitted > 0;
    }
    answer.positions = judge.positions();
    if (judge.unsolved())
        answer.unsolved = judge.unsolved();
    return answer;
}

std::vector<NimRow> DividedHeaps::rows(const solver::OctalValues& values) const
{
    std::vector<NimRow> rows;
    rows.reserve(m_heaps.size());
    for (std::uint32_t heap = 0; heap < m_heaps.size(); ++heap)
        rows.push_back({m_heaps[heap], values.at(m_heaps[heap]), sticks(heap, 0, m_heaps[heap])});
    return rows;
}

HeapPeriod DividedHeaps::heapPeriod(const solver::OctalValues& values) const
{
    const solver::OctalPeriod& period = *values.period;
    HeapPeriod step{.takes = {},
                    .preperiod = period.preperiod,
                    .period = period.period,
                    .values = {},
                    .rows = rows(values),
                    .play = m_play,
                    .checkedTo = period.checkedTo};
    const std::uint64_t shown = std::min(mostShownValues, period.preperiod + 2 * period.period);
    for (std::uint64_t heap = 0; heap < shown; ++heap)
        step.values.push_back(values.at(heap));
    return step;
}

std::vector<Step> DividedHeaps::sumSteps(const Answer& known, const solver::OctalValues& values) const
{
    const bool isNormal = m_play == theory::Play::Normal; // else it takes the theorem of Sibert and Conway
    const NimSummands summands{.levels = Levels::from(isNormal ? Level::Values : Level::Theorems),
                               .summand = {.isWholeBoard = true, .mayBeDivided = true},
                               .rows = rows(values)};
    return nimSteps(summands, known, [&](const Move& move) {
        const auto& divide = move.action.as<DivideHeap>();
        NimChange row{.row = divide.heap, .rows = {}, .taken = change(move).touched()};
        if (divide.left > 0)
            row.rows.push_back({divide.left, values.at(divide.left), sticks(divide.heap, 0, divide.left)});
        if (divide.right > 0)
            row.rows.push_back({divide.right, values.at(divide.right),
                                sticks(divide.heap, divide.left + divide.taken, divide.right)});
        return row;
    });
}

std::vector<Step> DividedHeaps::kaylesSteps(const Answer& known, const solver::OctalValues& values) const
{
    const OctalCount here = count(values);
    std::vector<Step> steps{kaylesStep(here)};
    Answer winning; // without the moves to one of the kinds
    std::ranges::copy_if(known.moves, std::back_inserter(winning.moves), [&](const JudgedMove& judged) {
        return judged.winning && here.after(judged.move).kind() == nullptr;
    });
    if (here.kind() == nullptr)
        std::ranges::move(sumSteps(winning, values), std::back_inserter(steps));
    if (winning.moves.empty() && known.winning > 0) {
        const Move& move = known.moves.front().move;
        steps.emplace_back(kaylesMoveStep(move, change(move).touched(), here.after(move)));
    }
    return steps;
}

std::vector<Step> DividedHeaps::steps(const Answer& known) const
{
    const OctalTable::Values values =
        known.method == Method::Search || !known.verdict.outcome ? nullptr : instantValues();
    if (!values)
        return stepsWithoutFormula(known);
    if (m_play == theory::Play::Misere)
        return isOver() ? std::vector<Step>() : kaylesSteps(known, *values);
    std::vector<Step> steps;
    if (values->period) {
        const HeapPeriod period = heapPeriod(*values);
        steps.emplace_back(heapValuesStep(period));
        steps.emplace_back(periodStep(period));
    } else {
        appendMethod(steps, known,
                     QT_TRANSLATE_NOOP(
                         "Wording",
                         "No period is proven for these rules, so the values of single heaps are worked "
                         "out one after the other, from a heap of 0 to a heap of %1: the value of a heap "
                         "is the smallest number that is not the value of what a move can leave of it; two "
                         "heaps count by the nim-sum of their values."));
    }
    if (std::ranges::count_if(m_heaps, [](std::uint64_t heap) { return heap > 0; }) > 1)
        std::ranges::move(sumSteps(known, *values), std::back_inserter(steps));
    return steps;
}

/// Rows that no move is left in do not count.
std::optional<Idea> DividedHeaps::idea() const
{
    LensHeaps rows;
    for (std::uint32_t heap = 0; heap < m_heaps.size(); ++heap)
        if (divisionCount(rule(), m_heaps[heap]) > 0)
            rows.push_back({.key = heap, .size = m_heaps[heap], .pieces = sticks(heap, 0, m_heaps[heap])});
    return ideaOfEquals(rows, m_play);
}

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
// Why? for Takeaway: the period, then the nim-sum of the heaps' values where there are several.

#include "games/heaps/nimsteps.h"
#include "games/heaps/periodstep.h"
#include "games/heaps/takeaway.h"
#include "games/options.h"

#include <algorithm>

namespace games {
namespace {

template <typename Sequence, typename ValueOf>
HeapPeriod periodOf(const TakeRule& rule, const Sequence& sequence, const std::vector<NimRow>& rows,
                    theory::Play play, const ValueOf& valueOf)
{
    HeapPeriod period{.takes = rule.takes(),
                      .preperiod = sequence.preperiod,
                      .period = sequence.period,
                      .values = {},
                      .rows = rows,
                      .play = play};
    const std::uint64_t shown = std::min(mostShownValues, period.preperiod + 2 * period.period);
    for (std::uint64_t heap = 0; heap < shown; ++heap)
        period.values.push_back(valueOf(sequence.at(heap)));
    return period;
}

/// The rule of misère Nim can be told in nimbers when whatever is firm counts as more than 1.
bool tellsAsNim(const solver::GenusSequence& genera)
{
    return std::ranges::all_of(genera.values,
                               [](const solver::Genus& g) { return g.isFickle() || g.normal > 1; });
}

} // namespace

std::ptrdiff_t Takeaway::playedHeaps() const
{
    return std::ranges::count_if(m_heaps, [](std::uint64_t heap) { return heap > 0; });
}

std::vector<NimRow> Takeaway::rows(const HeapValues& values, bool misereValues) const
{
    std::vector<NimRow> rows;
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
        const solver::Genus genus = values.at(m_heaps[heap]);
        rows.push_back(
            {m_heaps[heap], misereValues ? genus.misere : genus.normal, piecesOfHeap(m_heaps, heap)});
    }
    return rows;
}

std::vector<Step> Takeaway::sumSteps(const Answer& known, const HeapValues& values) const
{
    const bool isNormal = m_play == theory::Play::Normal; // else it takes Ferguson’s theorem
    const NimSummands summands{.levels = Levels::from(isNormal ? Level::Values : Level::Theorems),
                               .rows = rows(values, false),
                               .play = m_play,
                               .countAsValues = true};
    return nimSteps(summands, known, [&](const Move& move) {
        const auto& take = move.action.as<TakeFromHeap>();
        return NimChange{.row = take.heap,
                         .rows = {{take.after, values.at(take.after).normal, {}}},
                         .taken = change(move).touched()};
    });
}

std::vector<Step> Takeaway::misereSteps(const Answer& known, const HeapValues& values) const
{
    const solver::GenusSequence* const genera = soonGenera();
    const bool isSingle = playedHeaps() < 2;
    if (genera == nullptr || (!isSingle && !tellsAsNim(*genera)))
        return stepsWithoutFormula(known);
    std::vector<Step> steps;
    if (isSingle) {
        const HeapPeriod period = periodOf(*m_rule, *genera, rows(values, true), theory::Play::Misere,
                                           [](const solver::Genus& genus) { return genus.misere; });
        steps.emplace_back(heapValuesStep(period));
        steps.emplace_back(periodStep(period));
    } else {
        steps.emplace_back(periodStep(periodOf(*m_rule, *genera, rows(values, false), theory::Play::Normal,
                                               [](const solver::Genus& genus) { return genus.normal; })));
        std::ranges::move(sumSteps(known, values), std::back_inserter(steps));
    }
    return steps;
}

std::vector<Step> Takeaway::steps(const Answer& known) const
{
    if (!known.verdict.outcome)
        return stepsWithoutFormula(known);
    const HeapValues heapValues = values({}); // which the answer has found
    if (heapValues.unsolved())
        return stepsWithoutFormula(known);
    std::vector<Step> steps;
    if (known.method == Method::Table) {
        appendMethod(
            steps, known,
            QT_TRANSLATE_NOOP("Wording",
                              "No period is proven for these takes, so the values of single heaps are "
                              "worked out one after the other, from a heap of 0 to a heap of %1: the value "
                              "of a heap is the smallest number that is not the value of a heap it can "
                              "become."));
        if (m_play == theory::Play::Normal && playedHeaps() > 1)
            std::ranges::move(sumSteps(known, heapValues), std::back_inserter(steps));
        return steps;
    }
    if (m_play == theory::Play::Misere)
        return misereSteps(known, heapValues);
    const solver::GenusSequence* const genera = soonGenera();
    if (genera == nullptr)
        return stepsWithoutFormula(known);
    const HeapPeriod period = periodOf(*m_rule, TakeRule::valuesOf(*genera), rows(heapValues, false),
                                       theory::Play::Normal, [](std::uint64_t value) { return value; });
    steps.emplace_back(heapValuesStep(period));
    steps.emplace_back(periodStep(period));
    if (playedHeaps() > 1)
        std::ranges::move(sumSteps(known, heapValues), std::back_inserter(steps));
    return steps;
}

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
// Why? for Takeaway: the period, then the nim-sum of the heaps' values where there are several.

#include "games/heaps/nimsteps.h"
#include "games/heaps/takeaway.h"
#include "games/options.h"

#include <algorithm>

namespace games {
namespace {

constexpr std::uint64_t mostShownValues = 64;

/// The step without its rows.
template <typename Sequence, typename ValueOf>
PeriodStep periodStep(const TakeRule& rule, const Sequence& sequence, theory::Play play,
                      const ValueOf& valueOf)
{
    PeriodStep step{.takes = rule.takes(),
                    .preperiod = sequence.preperiod,
                    .period = sequence.period,
                    .values = {},
                    .rows = {},
                    .play = play};
    const std::uint64_t shown = std::min(mostShownValues, step.preperiod + 2 * step.period);
    for (std::uint64_t heap = 0; heap < shown; ++heap)
        step.values.push_back(valueOf(sequence.at(heap)));
    return step;
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
    const NimSummands summands{.summand = Summand::Heap, .rows = rows(values, false), .play = m_play};
    return nimSteps(summands, known, [&](const Move& move) {
        const auto& take = move.action.as<TakeFromHeap>();
        return NimChange{
            .row = take.heap, .rows = {{take.after, values.at(take.after).normal, {}}}, .taken = taken(move)};
    });
}

std::vector<Step> Takeaway::misereSteps(const Answer& known, const HeapValues& values) const
{
    const auto& genera = m_rule->genera();
    const bool isSingle = playedHeaps() < 2;
    if (!genera || (!isSingle && !tellsAsNim(*genera)))
        return stepsWithoutFormula(known);
    std::vector<Step> steps;
    if (isSingle) {
        PeriodStep step = periodStep(*m_rule, *genera, theory::Play::Misere,
                                     [](const solver::Genus& genus) { return genus.misere; });
        step.rows = rows(values, true);
        steps.emplace_back(std::move(step));
    } else {
        PeriodStep step = periodStep(*m_rule, *genera, theory::Play::Normal,
                                     [](const solver::Genus& genus) { return genus.normal; });
        step.rows = rows(values, false);
        steps.emplace_back(std::move(step));
        std::ranges::move(sumSteps(known, values), std::back_inserter(steps));
    }
    return steps;
}

std::vector<Step> Takeaway::steps(const Answer& known) const
{
    const HeapValues heapValues = values({});
    if (heapValues.unsolved())
        return stepsWithoutFormula(known);
    std::vector<Step> steps;
    if (known.method == Method::Table) {
        appendMethod(steps, known, Summand::Heap);
        if (m_play == theory::Play::Normal && playedHeaps() > 1)
            std::ranges::move(sumSteps(known, heapValues), std::back_inserter(steps));
        return steps;
    }
    if (m_play == theory::Play::Misere)
        return misereSteps(known, heapValues);
    const auto& sequence = m_rule->grundyValues();
    if (!sequence)
        return stepsWithoutFormula(known);
    PeriodStep step =
        periodStep(*m_rule, *sequence, theory::Play::Normal, [](std::uint64_t value) { return value; });
    step.rows = rows(heapValues, false);
    steps.emplace_back(std::move(step));
    if (playedHeaps() > 1)
        std::ranges::move(sumSteps(known, heapValues), std::back_inserter(steps));
    return steps;
}

} // namespace games

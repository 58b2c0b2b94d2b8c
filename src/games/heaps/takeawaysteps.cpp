// SPDX-License-Identifier: GPL-3.0-or-later
// Why? for Takeaway: the period, then the nim-sum of the heaps' values where there are several.

#include "games/heaps/heapsidea.h"
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

/// What may be left over of a lost heap that is counted in groups of the period; nothing where that is not so
/// from the smallest heap on, or where it is long.
std::optional<std::vector<std::uint64_t>> lostRemainders(const solver::GenusSequence& genera,
                                                         theory::Play play)
{
    constexpr std::uint64_t mostGroups = 100;
    constexpr std::size_t mostTold = 3;
    const auto isLost = [&](std::uint64_t heap) {
        return (play == theory::Play::Normal ? genera.at(heap).normal : genera.at(heap).misere) == 0;
    };
    if (genera.period > mostGroups)
        return std::nullopt;
    std::vector<std::uint64_t> remainders;
    for (std::uint64_t heap = 0; heap < genera.period; ++heap)
        if (isLost(heap))
            remainders.push_back(heap);
    for (std::uint64_t heap = 0; heap < genera.preperiod + 2 * genera.period; ++heap)
        if (isLost(heap) != isLost(heap % genera.period))
            return std::nullopt;
    return remainders.size() <= mostTold ? std::optional(remainders) : std::nullopt;
}

/// One heap. `groups`: the period.
Idea groupsIdea(std::uint64_t groups, std::vector<std::uint64_t> remainders)
{
    if (remainders == std::vector<std::uint64_t>{0})
        return {.kind = IdeaKind::Multiple,
                .here = {QT_TRANSLATE_NOOP("Wording",
                                           "A multiple of %1 is left: whatever you take, your opponent comes "
                                           "down to a multiple of %1 again, and in the end to 0."),
                         {groups}},
                .left = {QT_TRANSLATE_NOOP(
                             "Wording", "Then a multiple of %1 is left: whatever your opponent takes, come "
                                        "down to a multiple of %1 again, and in the end to 0."),
                         {groups}}};
    const std::vector<Argument> numbers{groups, EachOf{std::move(remainders)}};
    return {.kind = IdeaKind::Multiple,
            //: how many sticks make a group, and numbers, such as "0 or 2"
            .here = {QT_TRANSLATE_NOOP("Wording",
                                       "Count the sticks in groups of %1: %2 left over. Whatever you take, "
                                       "your opponent can leave such a number again."),
                     numbers},
            //: how many sticks make a group, and numbers, such as "0 or 2"
            .left = {QT_TRANSLATE_NOOP("Wording",
                                       "Then count the sticks in groups of %1: %2 left over. Whatever your "
                                       "opponent takes, you can leave such a number again."),
                     numbers}};
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

std::optional<Idea> Takeaway::idea() const
{
    const std::vector<std::uint64_t>& takes = m_rule->takes();
    LensHeaps heaps;
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
        if (m_heaps[heap] >= takes.front())
            heaps.push_back({heap, m_heaps[heap], piecesOfHeap(m_heaps, heap)});
    if (heaps.size() == 1) {
        const solver::GenusSequence* const genera = soonGenera();
        auto lost = genera == nullptr ? std::nullopt : lostRemainders(*genera, m_play);
        const std::uint64_t rest = lost ? heaps.front().size % genera->period : 0;
        if (!lost || std::ranges::count(*lost, rest) == 0)
            return std::nullopt;
        return groupsIdea(genera->period, std::move(*lost));
    }
    if (auto copied = ideaOfEquals(heaps, m_play))
        return copied;
    const std::uint64_t group = takes.back() + 1;
    const bool isRange = takes.size() == takes.back();
    LensHeaps rests = heaps; // which count as heaps in normal play
    for (LensHeap& heap : rests) {
        heap.size %= group;
        heap.pieces.clear();
    }
    const bool areRests = isRange && m_play == theory::Play::Normal;
    if (areRests && std::ranges::all_of(rests, [](const LensHeap& heap) { return heap.size == 0; }))
        return groupsIdea(group, {0});
    auto idea = areRests ? ideaOfNim(rests, m_play) : std::nullopt;
    if (!idea)
        return std::nullopt;
    idea->kind = IdeaKind::Balance; // not the heaps themselves are equal
    idea->before = {QT_TRANSLATE_NOOP("Wording",
                                      "A group of %1 sticks does not count: whoever breaks one is answered "
                                      "by the rest of it. What is left over in each heap is a heap."),
                    {group}};
    return idea;
}

} // namespace games

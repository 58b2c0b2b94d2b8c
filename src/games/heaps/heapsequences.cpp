// SPDX-License-Identifier: GPL-3.0-or-later

// The Grundy values by size of the heaps of Nim and Takeaway, and of the runs of Line Nim.

#include "games/heaps/nim.h"
#include "games/heaps/sequencefill.h"
#include "games/heaps/takeaway.h"
#include "games/lines/lines.h"
#include "games/octal/octalheaps.h"
#include "solver/sequences/subtraction.h"

#include <algorithm>

namespace games {
namespace {

/// Takes up to here are looked at one by one, however short the runs are.
constexpr std::uint64_t mostDigits = 1'000;

solver::Solved<HeapSequence> sizesAsValues(std::uint64_t to, const solver::Job& job)
{
    return filledSequence(to, std::nullopt, job, [](std::uint64_t heap) { return heap; });
}

Sentence windowProof(const std::vector<std::uint64_t>& takes)
{
    return {QT_TRANSLATE_NOOP(
                "Wording", "Proven by the window of the set (Austin): a value depends only on the %1 before "
                           "it, and that many in a row have come back."),
            {GroupedNumber{takes.empty() ? 1 : takes.back()}}};
}

} // namespace

solver::Solved<HeapSequence> Nim::heapSequence(std::uint64_t to, const solver::Job& job) const
{
    return sizesAsValues(to, job);
}

solver::Solved<HeapSequence> Takeaway::heapSequence(std::uint64_t to, const solver::Job& job) const
{
    std::optional<HeapSequence::Period> period;
    const auto looked = m_rule->genera(job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&looked))
        return *unsolved;
    if (const auto* proven = std::get<const solver::GenusSequence*>(looked))
        period = {.preperiod = proven->preperiod,
                  .period = proven->period,
                  .theorem = subtractionPeriodTheorem,
                  .proof = windowProof(m_rule->takes()),
                  .values = TakeRule::valuesOf(*proven).values};
    solver::SubtractionTerms terms(m_rule->set());
    return filledSequence(to, std::move(period), job, [&](std::uint64_t) { return terms.nextNormal(); });
}

solver::Solved<HeapSequence> Lines::heapSequence(std::uint64_t to, const solver::Job& job) const
{
    // A take that no run is too short for has no limit.
    if (!m_most || *m_most > std::max(to, mostDigits))
        return sizesAsValues(to, job);
    std::vector<std::uint8_t> digits(static_cast<std::size_t>(*m_most) + 1, 7);
    digits.front() = 0;
    return OctalTable(solver::OctalRule{std::move(digits), false}).sequence(to, job);
}

} // namespace games

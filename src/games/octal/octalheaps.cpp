// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/octal/octalheaps.h"

#include "games/hash.h"
#include "games/heaps/sequencefill.h"

#include <algorithm>
#include <cassert>

namespace games {
namespace {

constexpr std::uint8_t leavesNone = 1;
constexpr std::uint8_t leavesOne = 2;
constexpr std::uint8_t leavesTwo = 4;

/// The divisions of `rest` into two parts that are different moves.
std::uint64_t pairCount(const solver::OctalRule& rule, std::uint64_t rest)
{
    if (rest < 2)
        return 0;
    return rule.unequalOnly ? (rest - 1) / 2 : rest - 1;
}

std::optional<HeapSequence::Period> periodOf(const solver::OctalValues& values)
{
    if (!values.period)
        return std::nullopt;
    const auto [preperiod, period, checkedTo] = *values.period;
    const auto end = values.terms.begin() + static_cast<std::ptrdiff_t>(preperiod + period);
    return HeapSequence::Period{
        .preperiod = preperiod,
        .period = period,
        .theorem = octalPeriodTheorem,
        .proof = QT_TRANSLATE_NOOP(
            "Wording", "Proven by the theorem of Guy and Smith: so long a stretch has come back that every "
                       "larger heap divides in the same ways."),
        .values = {values.terms.begin(), end}};
}

} // namespace

solver::Solved<OctalTable::Values> OctalTable::values(std::uint64_t largest, const solver::Job& job) const
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_values && m_values->knows(largest))
            return m_values;
        if (job.limits.positions && largest > *job.limits.positions && *job.limits.positions <= m_inVain)
            return solver::Unsolved{solver::UnsolvedReason::OutOfPositions, *job.limits.positions + 1};
    }
    auto solved = solver::octalValues(m_rule, largest, job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&solved)) {
        const std::lock_guard lock(m_mutex);
        if (unsolved->reason == solver::UnsolvedReason::OutOfPositions && job.limits.positions)
            m_inVain = std::max(m_inVain, *job.limits.positions);
        return *unsolved;
    }
    Values made =
        std::make_shared<const solver::OctalValues>(std::move(std::get<solver::OctalValues>(solved)));
    const std::lock_guard lock(m_mutex);
    if (!m_values || made->period || made->terms.size() > m_values->terms.size())
        m_values = made;
    return made;
}

solver::Solved<HeapSequence> OctalTable::sequence(std::uint64_t to, const solver::Job& job) const
{
    const auto solved = values(to, job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&solved))
        return *unsolved;
    const auto& known = *std::get<Values>(solved);
    return filledSequence(to, periodOf(known), job, [&](std::uint64_t heap) { return known.at(heap); });
}

HeapOrder heapOrder(const solver::OctalRule& rule)
{
    if (rule.unequalOnly)
        return HeapOrder::Parts;
    const bool divides =
        std::ranges::any_of(rule.digits, [](std::uint8_t digit) { return (digit & leavesTwo) != 0; });
    return divides ? HeapOrder::Row : HeapOrder::Heap;
}

std::uint64_t divisionCount(const solver::OctalRule& rule, std::uint64_t heap)
{
    const HeapOrder order = heapOrder(rule);
    std::uint64_t count = 0;
    for (std::uint64_t taken = 0; taken < rule.digits.size() && taken <= heap; ++taken) {
        const std::uint8_t digit = rule.digit(taken);
        if (taken == heap)
            count += heap > 0 && (digit & leavesNone) != 0 ? 1 : 0;
        else if (taken > 0 && (digit & leavesOne) != 0)
            count += order == HeapOrder::Row ? 2 : 1;
        if ((digit & leavesTwo) != 0)
            count += pairCount(rule, heap - taken);
    }
    return count;
}

void forEachDivision(const solver::OctalRule& rule, std::uint64_t heap, std::uint64_t mostPairs,
                     const std::function<bool(const Division&)>& visit)
{
    const HeapOrder order = heapOrder(rule);
    for (std::uint64_t taken = 0; taken < rule.digits.size() && taken <= heap; ++taken) {
        const std::uint64_t rest = heap - taken;
        const bool single = isAllowed(rule, {taken, 0, rest});
        if (single && !visit({taken, 0, rest}))
            return;
        const std::uint64_t pairs =
            (rule.digit(taken) & leavesTwo) == 0 ? 0 : std::min(pairCount(rule, rest), mostPairs);
        for (std::uint64_t left = 1; left <= pairs; ++left) {
            if (!visit({taken, left, rest - left}))
                return;
        }
        if (single && rest > 0 && order == HeapOrder::Row && !visit({taken, rest, 0}))
            return;
    }
}

bool isAllowed(const solver::OctalRule& rule, const Division& division)
{
    const std::uint8_t digit = rule.digit(division.taken);
    if (division.left > 0 && division.right > 0)
        return (digit & leavesTwo) != 0 && !(rule.unequalOnly && division.left == division.right);
    if (division.taken == 0)
        return false;
    const std::uint8_t bit = division.left + division.right > 0 ? leavesOne : leavesNone;
    return (digit & bit) != 0;
}

Division listedDivision(const solver::OctalRule& rule, const Division& division)
{
    const HeapOrder order = heapOrder(rule);
    const bool isOther = (order == HeapOrder::Heap && division.right == 0) ||
                         (order == HeapOrder::Parts && division.left > division.right);
    return isOther ? Division{division.taken, division.right, division.left} : division;
}

Move divisionMove(const solver::OctalRule& rule, const Heaps& heaps, std::size_t heap,
                  const Division& division)
{
    const auto number = static_cast<std::uint32_t>(heap);
    const auto first = static_cast<std::uint32_t>(division.left);
    const HeapOrder order = heapOrder(rule);
    const Division done = order == HeapOrder::Heap ? listedDivision(rule, division) : division;
    const DivideHeap action{.heap = number,
                            .inRow = order == HeapOrder::Row,
                            .before = heaps[heap],
                            .taken = done.taken,
                            .left = done.left,
                            .right = done.right};
    if (division.taken == 0)
        return {.player = theory::Mover::Either,
                .action = action,
                .gesture = {.first = cutId(number, first), .second = {}}};
    const auto last = static_cast<std::uint32_t>(first + division.taken - 1);
    return {.player = theory::Mover::Either,
            .action = action,
            .gesture = {.first = pieceId(number, first), .second = pieceId(number, last)}};
}

Division divisionOf(const Move& move)
{
    const auto& divide = move.action.as<DivideHeap>();
    return {divide.taken, divide.left, divide.right};
}

Heaps afterDivision(Heaps heaps, const Move& move)
{
    const auto& divide = move.action.as<DivideHeap>();
    assert(divide.heap < heaps.size() && heaps[divide.heap] == divide.before);
    const auto place = heaps.begin() + divide.heap;
    if (divide.left == 0 && divide.right == 0) {
        heaps.erase(place);
        return heaps;
    }
    *place = divide.left > 0 ? divide.left : divide.right;
    if (divide.left > 0 && divide.right > 0)
        heaps.insert(place + 1, divide.right);
    return heaps;
}

namespace {

/// As forEachDivision(), but with the smaller part on the left: calls visit(left, right).
template <typename Visit>
void forEachUnordered(const solver::OctalRule& rule, std::uint64_t heap, std::uint64_t mostPairs, Visit visit)
{
    for (std::uint64_t taken = 0; taken < rule.digits.size() && taken <= heap; ++taken) {
        const std::uint64_t rest = heap - taken;
        if (isAllowed(rule, {taken, rest, 0}))
            visit(rest, 0);
        if ((rule.digit(taken) & leavesTwo) == 0)
            continue;
        for (std::uint64_t left = 1; left <= std::min(rest / 2, mostPairs); ++left) {
            if (isAllowed(rule, {taken, left, rest - left}))
                visit(left, rest - left);
        }
    }
}

} // namespace

std::vector<OctalPosition> OctalPosition::options() const
{
    std::vector<OctalPosition> all;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        if (heap > 0 && heaps[heap] == heaps[heap - 1])
            continue;
        forEachUnordered(*rule, heaps[heap], mostSmaller, [&](std::uint64_t left, std::uint64_t right) {
            OctalPosition& option = all.emplace_back(*this);
            option.heaps[heap] = left;
            if (right > 0)
                option.heaps.push_back(right);
        });
    }
    return all;
}

OctalPosition OctalPosition::canonical() const
{
    OctalPosition sorted = *this;
    std::erase_if(sorted.heaps, [this](std::uint64_t heap) { return divisionCount(*rule, heap) == 0; });
    std::ranges::sort(sorted.heaps);
    return sorted;
}

} // namespace games

std::size_t std::hash<games::OctalPosition>::operator()(const games::OctalPosition& position) const noexcept
{
    const std::size_t mixed = games::hashOf(position.heaps);
    return mixed ^ mixed >> 32U;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of octal games and of Grundy's game as a list, and the Nim lens.

#include "games/octal/octal.h"

#include <algorithm>

namespace games {
namespace {

/// Moves that are looked at to find the winning ones of a large heap.
constexpr std::uint64_t mostLooks = 1'000'000;

} // namespace

std::uint64_t DividedHeaps::moveCount() const
{
    std::uint64_t count = 0;
    for (const std::uint64_t heap : m_heaps)
        count += divisionCount(rule(), heap);
    return count;
}

std::uint64_t DividedHeaps::pairsEach(std::uint64_t looks) const
{
    return looks / std::max<std::uint64_t>(m_heaps.size() * rule().digits.size(), 1) + 1;
}

OctalTable::Values DividedHeaps::instantValues() const
{
    constexpr std::uint64_t mostTerms = 4'000; // about 20 ms, and the same on every machine
    solver::Job job;
    job.limits.positions = mostTerms;
    const auto solved = m_table->values(largest(), job);
    const auto* values = std::get_if<OctalTable::Values>(&solved);
    return values == nullptr ? nullptr : *values;
}

bool DividedHeaps::isDecidedBySum() const
{
    return m_play == theory::Play::Normal || isKayles(rule());
}

OctalCount DividedHeaps::count(const solver::OctalValues& values) const
{
    OctalCount count(values);
    for (const std::uint64_t heap : m_heaps)
        count.add(heap);
    return count;
}

DividedHeaps::Winning DividedHeaps::winningMoves(const OctalCount& count) const
{
    Winning winning;
    std::uint64_t looks = 0;
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
        const OctalCount rest = count.without(m_heaps[heap]);
        forEachDivision(rule(), m_heaps[heap], pairsEach(mostLooks), [&](const Division& division) {
            ++looks;
            if (rest.with(division).outcome(m_play) == theory::Outcome::P &&
                ++winning.count <= mostListedMoves)
                winning.moves.push_back(moveOf(heap, division));
            return true;
        });
    }
    winning.complete = looks == moveCount();
    return winning;
}

MoveList DividedHeaps::listMoves(const OctalCount* count, const Winning& winning) const
{
    const std::uint64_t total = moveCount();
    const bool all = total <= mostListedMoves;
    MoveList list;
    if (!all)
        list.moves = winning.moves;
    const std::uint64_t mostPairs = all ? allPairs : pairsEach(mostListedMoves);
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
        const auto rest =
            all || count == nullptr ? std::nullopt : std::optional(count->without(m_heaps[heap]));
        forEachDivision(rule(), m_heaps[heap], mostPairs, [&](const Division& division) {
            if (list.moves.size() >= mostListedMoves)
                return false;
            const bool isListed = rest && rest->with(division).outcome(m_play) == theory::Outcome::P;
            if (!isListed)
                list.moves.push_back(moveOf(heap, division));
            return true;
        });
    }
    list.omitted = total - list.moves.size();
    return list;
}

MoveList DividedHeaps::moves() const
{
    if (moveCount() <= mostListedMoves || !isDecidedBySum())
        return listMoves(nullptr, {});
    const OctalTable::Values values = instantValues();
    if (!values)
        return listMoves(nullptr, {});
    const OctalCount whole = count(*values);
    return listMoves(&whole, winningMoves(whole));
}

/// A lens must not take long.
bool DividedHeaps::equalsHeaps() const
{
    return instantValues() != nullptr;
}

std::optional<LensHeaps> DividedHeaps::lensHeaps() const
{
    const OctalTable::Values values = instantValues();
    if (!values)
        return std::nullopt;
    LensHeaps lens;
    for (std::uint32_t heap = 0; heap < m_heaps.size(); ++heap)
        lens.push_back({heap, values->at(m_heaps[heap]), sticks(heap, 0, m_heaps[heap])});
    return lens;
}

/// Precondition: lensHeaps() has heaps; their values are kept.
LensEffect DividedHeaps::lensEffect(const Move& move) const
{
    const auto& divide = move.action.as<DivideHeap>();
    const OctalTable::Values values = instantValues();
    if (!values)
        return {.key = divide.heap, .before = 0, .after = 0};
    return {.key = divide.heap,
            .before = values->at(divide.before),
            .after = values->at(divide.left) ^ values->at(divide.right)};
}

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The tables that answers of games which take stones are read from, each over all subsets of some stones.
// Positions that come of one by moves are such subsets, so whoever plays on finds them on the shelf.

#include "games/shelf.h"
#include "solver/subsets/subsettable.h"
#include "theory/play.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace games {

/// `stones` as bits over the stones of `whole`, lowest first. Stones outside it are left out.
[[nodiscard]] inline std::uint64_t packedStones(std::uint64_t stones, std::uint64_t whole)
{
    std::uint64_t bits = 0;
    std::uint64_t bit = 1;
    for (; whole != 0; whole &= whole - 1, bit <<= 1U)
        bits |= (stones & whole & (~whole + 1)) != 0 ? bit : 0;
    return bits;
}

/// A table and the stones that it is over.
template <typename Table>
struct OverStones {
    std::uint64_t stones = 0;
    Table table;

    [[nodiscard]] bool covers(std::uint64_t position) const { return (position & ~stones) == 0; }
    [[nodiscard]] std::uint64_t positions() const { return std::uint64_t{1} << std::popcount(stones); }
};

using StoneOutcomes = OverStones<solver::SubsetTable>;
using StoneValues = OverStones<solver::SubsetGrundyTable>;
using StoneRemoteness = OverStones<solver::SubsetRemotenessTable>;

/// Tables of the same rules. Copies share their memory.
template <typename R>
struct StoneTables {
    R rules;
    theory::Play play = theory::Play::Normal;
    std::optional<StoneOutcomes> outcomes{};
    std::vector<StoneValues> values{}; // of normal play
    std::optional<StoneRemoteness> remoteness{};

    /// Those on the shelf, if they are of these rules.
    [[nodiscard]] static StoneTables on(const Shelf* shelf, const R& rules, theory::Play play);

    [[nodiscard]] bool hasOutcomes(std::uint64_t position) const
    {
        return outcomes && outcomes->covers(position);
    }
    [[nodiscard]] bool hasRemoteness(std::uint64_t position) const
    {
        return remoteness && remoteness->covers(position);
    }
    /// The values of a group of stones and what is left of it; null if there are none.
    [[nodiscard]] const StoneValues* valuesOf(std::uint64_t part) const
    {
        const auto known =
            std::ranges::find_if(values, [part](const StoneValues& kept) { return kept.covers(part); });
        return known != values.end() ? &*known : nullptr;
    }

    /// In the place of tables over fewer of these stones.
    void add(StoneValues made)
    {
        std::erase_if(values, [&made](const StoneValues& kept) { return made.covers(kept.stones); });
        values.push_back(std::move(made));
    }
    /// Lets go of what says nothing about the position or a group of its stones.
    void keepFor(std::uint64_t position)
    {
        if (!hasOutcomes(position))
            outcomes.reset();
        if (!hasRemoteness(position))
            remoteness.reset();
        keepValuesFor(position);
    }
    void keepValuesFor(std::uint64_t position)
    {
        const std::vector<std::uint64_t> parts = rules.parts(position);
        std::erase_if(values, [&parts](const StoneValues& kept) {
            return std::ranges::none_of(parts, [&kept](std::uint64_t part) { return kept.covers(part); });
        });
    }
    [[nodiscard]] std::size_t valueBytes() const
    {
        std::size_t bytes = 0;
        for (const StoneValues& kept : values)
            bytes += solver::SubsetGrundyTable::bytesFor(std::popcount(kept.stones));
        return bytes;
    }
};

/// Tables on a shelf.
template <typename R>
class StoneWorkings final : public Workings {
public:
    explicit StoneWorkings(StoneTables<R> tables) : m_tables(std::move(tables)) {}

    [[nodiscard]] const StoneTables<R>& tables() const { return m_tables; }

private:
    StoneTables<R> m_tables;
};

template <typename R>
StoneTables<R> StoneTables<R>::on(const Shelf* shelf, const R& rules, theory::Play play)
{
    if (const auto kept = shelf != nullptr ? shelf->find<StoneWorkings<R>>() : nullptr) {
        if (kept->tables().rules == rules && kept->tables().play == play)
            return kept->tables();
    }
    return {.rules = rules, .play = play};
}

} // namespace games

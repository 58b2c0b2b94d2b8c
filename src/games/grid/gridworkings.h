// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The tables that answers of Grid Nim are read from, each over all subsets of some stones. Positions that
// come of one by moves are such subsets, so whoever plays on finds them on the shelf.

#include "games/grid/gridposition.h"
#include "games/shelf.h"
#include "solver/subsets/subsettable.h"
#include "theory/play.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace games {

/// `stones` as bits over the stones of `whole`, lowest first. Stones outside it are left out.
[[nodiscard]] std::uint64_t packedStones(std::uint64_t stones, std::uint64_t whole);

/// A table and the stones that it is over.
template <typename Table>
struct OverStones {
    std::uint64_t stones = 0;
    Table table;

    [[nodiscard]] bool covers(std::uint64_t position) const { return (position & ~stones) == 0; }
    [[nodiscard]] std::uint64_t positions() const { return std::uint64_t{1} << std::popcount(stones); }
};

using GridOutcomes = OverStones<solver::SubsetTable>;
using GridValues = OverStones<solver::SubsetGrundyTable>;
using GridRemoteness = OverStones<solver::SubsetRemotenessTable>;

/// Tables of the same rules. Copies share their memory.
struct GridTables {
    GridRules rules;
    theory::Play play = theory::Play::Normal;
    std::optional<GridOutcomes> outcomes{};
    std::vector<GridValues> values{}; // of normal play
    std::optional<GridRemoteness> remoteness{};

    /// Those on the shelf, if they are of these rules.
    [[nodiscard]] static GridTables on(const Shelf* shelf, const GridRules& rules, theory::Play play);

    [[nodiscard]] bool hasOutcomes(std::uint64_t position) const
    {
        return outcomes && outcomes->covers(position);
    }
    [[nodiscard]] bool hasRemoteness(std::uint64_t position) const
    {
        return remoteness && remoteness->covers(position);
    }
    /// The values of a group of stones and what is left of it; null if there are none.
    [[nodiscard]] const GridValues* valuesOf(std::uint64_t part) const;

    /// In the place of tables over fewer of these stones.
    void add(GridValues made);
    /// Lets go of what says nothing about the position or a group of its stones.
    void keepFor(std::uint64_t position);
    void keepValuesFor(std::uint64_t position);
    [[nodiscard]] std::size_t valueBytes() const;
};

/// Tables on a shelf.
class GridWorkings final : public Workings {
public:
    explicit GridWorkings(GridTables tables);

    [[nodiscard]] const GridTables& tables() const { return m_tables; }

private:
    GridTables m_tables;
};

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/grid/gridworkings.h"

#include <algorithm>
#include <utility>

namespace games {

std::uint64_t packedStones(std::uint64_t stones, std::uint64_t whole)
{
    std::uint64_t bits = 0;
    std::uint64_t bit = 1;
    for (; whole != 0; whole &= whole - 1, bit <<= 1U)
        bits |= (stones & whole & (~whole + 1)) != 0 ? bit : 0;
    return bits;
}

GridTables GridTables::on(const Shelf* shelf, const GridRules& rules, theory::Play play)
{
    if (const auto kept = shelf != nullptr ? shelf->find<GridWorkings>() : nullptr) {
        if (kept->tables().rules == rules && kept->tables().play == play)
            return kept->tables();
    }
    return {.rules = rules, .play = play};
}

const GridValues* GridTables::valuesOf(std::uint64_t part) const
{
    const auto known =
        std::ranges::find_if(values, [part](const GridValues& kept) { return kept.covers(part); });
    return known != values.end() ? &*known : nullptr;
}

void GridTables::add(GridValues made)
{
    std::erase_if(values, [&made](const GridValues& kept) { return made.covers(kept.stones); });
    values.push_back(std::move(made));
}

void GridTables::keepFor(std::uint64_t position)
{
    if (!hasOutcomes(position))
        outcomes.reset();
    if (!hasRemoteness(position))
        remoteness.reset();
    keepValuesFor(position);
}

void GridTables::keepValuesFor(std::uint64_t position)
{
    const std::vector<std::uint64_t> parts = gridParts(position, rules.width);
    std::erase_if(values, [&parts](const GridValues& kept) {
        return std::ranges::none_of(parts, [&kept](std::uint64_t part) { return kept.covers(part); });
    });
}

std::size_t GridTables::valueBytes() const
{
    std::size_t bytes = 0;
    for (const GridValues& kept : values)
        bytes += solver::SubsetGrundyTable::bytesFor(std::popcount(kept.stones));
    return bytes;
}

GridWorkings::GridWorkings(GridTables tables) : m_tables(std::move(tables)) {}

} // namespace games

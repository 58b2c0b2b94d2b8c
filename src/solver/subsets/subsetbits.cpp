// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/subsets/subsetbits.h"

#include "solver/memory.h"

#include <algorithm>
#include <bit>

namespace solver {

namespace {

using Neighbours = std::vector<std::uint64_t>;

/// For each cell, the cells that share a move with it.
Neighbours neighboursOf(int cells, std::span<const std::uint64_t> moves)
{
    Neighbours neighbours(static_cast<std::size_t>(cells));
    for (const std::uint64_t move : moves) {
        for (std::uint64_t rest = move; rest != 0; rest &= rest - 1) {
            const auto cell = static_cast<std::size_t>(std::countr_zero(rest));
            neighbours[cell] |= move & ~(std::uint64_t{1} << cell);
        }
    }
    return neighbours;
}

/// Extends `chosen` to `wanted` pairwise unrelated cells out of `free`; false when there are not so many.
/// Gives up after a fixed number of steps, so that an unlucky board costs no time.
bool choose(const Neighbours& neighbours, std::uint64_t free, int wanted, int& steps, std::uint64_t& chosen)
{
    if (wanted == 0)
        return true;
    for (; std::popcount(free) >= wanted && steps > 0; --steps) {
        const auto cell = static_cast<std::size_t>(std::countr_zero(free));
        free &= free - 1;
        chosen |= std::uint64_t{1} << cell;
        if (choose(neighbours, free & ~neighbours[cell], wanted - 1, steps, chosen))
            return true;
        chosen &= ~(std::uint64_t{1} << cell);
    }
    return false;
}

/// The cells for the bits inside a vector; fewer than nine when nine are not unrelated.
std::uint64_t lowCells(const Neighbours& neighbours)
{
    const std::uint64_t all = (std::uint64_t{1} << neighbours.size()) - 1;
    for (int wanted = vectorBits; wanted > 0; --wanted) {
        int steps = 5000;
        std::uint64_t chosen = 0;
        if (choose(neighbours, all, wanted, steps, chosen))
            return chosen;
    }
    return 0;
}

} // namespace

CellOrder::CellOrder(int cells, std::span<const std::uint64_t> moves)
    : m_bitOfCell(static_cast<std::size_t>(cells))
{
    const std::uint64_t low = lowCells(neighboursOf(cells, moves));
    std::uint8_t next = 0;
    for (const bool inWord : {true, false}) {
        for (std::size_t cell = 0; cell < m_bitOfCell.size(); ++cell) {
            if (((low >> cell) & 1) == std::uint64_t{inWord})
                m_bitOfCell[cell] = next++;
        }
    }
}

std::uint64_t CellOrder::index(std::uint64_t cells) const
{
    std::uint64_t index = 0;
    for (; cells != 0; cells &= cells - 1)
        index |= std::uint64_t{1} << m_bitOfCell[static_cast<std::size_t>(std::countr_zero(cells))];
    return index;
}

SubsetBits::SubsetBits(int cells)
    : m_memory(allocateLarge(bytesFor(cells))), m_vectors(reinterpret_cast<BitVector*>(m_memory.get())),
      m_count(vectorsFor(cells)), m_blockVectors(blockVectors(cells))
{
}

void SubsetBits::makePresent(std::size_t first, std::size_t bytes)
{
    solver::makePresent(m_memory.get() + first, std::min(bytes, m_count * sizeof(BitVector) - first));
}

std::size_t SubsetBits::vectorsFor(int cells)
{
    return std::size_t{1} << (std::max(cells, vectorBits) - vectorBits);
}

std::size_t SubsetBits::bytesFor(int cells)
{
    return vectorsFor(cells) * sizeof(BitVector);
}

std::size_t SubsetBits::blockVectors(int cells)
{
    return vectorsFor(std::min(cells, blockBits));
}

std::size_t SubsetBits::blocksFor(int cells)
{
    return vectorsFor(cells) / blockVectors(cells);
}

std::uint64_t SubsetBits::count(int cells) const
{
    std::uint64_t count = 0;
    const std::uint64_t all = std::uint64_t{1} << cells;
    if (cells < vectorBits) {
        for (std::uint64_t index = 0; index < all; ++index)
            count += test(index) ? 1 : 0;
        return count;
    }
    for (std::size_t vector = 0; vector < m_count; ++vector) {
        for (const std::uint64_t word : m_vectors[vector].words)
            count += static_cast<std::uint64_t>(std::popcount(word));
    }
    return count;
}

void SubsetBits::fill(bool value)
{
    BitVector same;
    same.words.fill(value ? ~std::uint64_t{0} : 0);
    std::fill_n(m_vectors, m_count, same);
}

std::uint64_t BitPlanes::value(std::uint64_t index) const
{
    std::uint64_t value = 0;
    for (std::size_t plane = 0; plane < m_planes.size(); ++plane)
        value |= std::uint64_t{m_planes[plane].test(index)} << plane;
    return value;
}

} // namespace solver

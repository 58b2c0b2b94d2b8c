// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/values/redbluetable.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

namespace games {
namespace {

using Fixed = std::int32_t;

/// No option.
constexpr Fixed infinite = std::numeric_limits<Fixed>::max();

/// The first number born after `lower`, which is at least 0, and before `upper`.
Fixed simplestAfter(Fixed lower, Fixed upper, unsigned places)
{
    const Fixed integer = ((lower >> places) + 1) << places;
    if (integer < upper)
        return integer;
    // All numbers from here to upper - 1 agree down to the highest digit in which the ends differ.
    const Fixed last = upper - 1;
    const auto digit = std::bit_width(static_cast<std::uint32_t>(lower ^ last)) - 1;
    return (last >> digit) << digit;
}

Fixed simplestBetween(Fixed lower, Fixed upper, unsigned places)
{
    if (lower < 0 && upper > 0)
        return 0;
    return lower >= 0 ? simplestAfter(lower, upper, places) : -simplestAfter(-upper, -lower, places);
}

} // namespace

/// Which edges of a subset stand.
class StandingEdges {
public:
    explicit StandingEdges(const HackenbushGraph& graph)
    {
        const auto& edges = graph.edges();
        for (std::size_t index = 0; index < edges.size(); ++index) {
            const std::uint32_t mask = std::uint32_t{1} << index;
            m_ground |= edges[index].from == 0 || edges[index].to == 0 ? mask : 0;
            std::uint32_t near = 0;
            for (const std::uint32_t joint : {edges[index].from, edges[index].to}) {
                for (const std::uint32_t neighbour : graph.edgesAt(joint))
                    near |= std::uint32_t{1} << neighbour;
            }
            for (std::size_t byte = 0; byte < 256; ++byte)
                m_near[index / 8][byte] |= (byte >> (index % 8) & 1U) != 0 ? near : 0;
        }
    }

    [[nodiscard]] std::uint32_t of(std::uint32_t subset) const
    {
        std::uint32_t reached = subset & m_ground;
        std::uint32_t fresh = reached;
        while (fresh != 0 && reached != subset) {
            fresh = nearTo(fresh) & subset & ~reached;
            reached |= fresh;
        }
        return reached;
    }

private:
    [[nodiscard]] std::uint32_t nearTo(std::uint32_t edges) const
    {
        return m_near[0][edges & 255U] | m_near[1][edges >> 8U & 255U] | m_near[2][edges >> 16U & 255U] |
               m_near[3][edges >> 24U];
    }

    std::uint32_t m_ground = 0;
    std::array<std::array<std::uint32_t, 256>, 4> m_near{};
};

/// Fills the table block by block. Options across blocks are taken a whole block at a time; within a block,
/// once the lower half of 2^j subsets is done, it is the options of the upper half by cutting edge j.
class RedBlueFill {
public:
    RedBlueFill(const HackenbushGraph& graph, Fixed* values)
        : m_edges(graph.edges().size()),
          m_places(static_cast<unsigned>(std::max<std::size_t>(m_edges, 1) - 1)), m_standing(graph),
          m_values(values)
    {
        for (std::size_t index = 0; index < m_edges; ++index)
            m_isBlue[index] = graph.edges()[index].colour == EdgeColour::Blue;
    }

    /// False if the meter ended it.
    bool run(solver::Meter& meter)
    {
        const std::size_t subsets = std::size_t{1} << m_edges;
        const std::size_t size = std::min(subsets, blockSize);
        for (std::size_t start = 0; start < subsets; start += size) {
            meter.setFraction(static_cast<double>(start) / static_cast<double>(subsets));
            if (!meter.spend(size))
                return false;
            gatherBlocks(start, size);
            fillBlock(start, size);
        }
        return true;
    }

private:
    static constexpr std::size_t blockBits = 11;
    static constexpr std::size_t blockSize = std::size_t{1} << blockBits;

    void gatherBlocks(std::size_t start, std::size_t size)
    {
        m_lower.fill(-infinite);
        m_upper.fill(infinite);
        for (std::size_t edge = blockBits; edge < m_edges; ++edge) {
            if ((start >> edge & 1U) != 0)
                offer(edge, m_values + (start ^ (std::size_t{1} << edge)), 0, size);
        }
    }

    void fillBlock(std::size_t start, std::size_t size)
    {
        for (std::size_t index = 0; index < size; ++index) {
            const auto subset = static_cast<std::uint32_t>(start + index);
            const std::uint32_t stands = m_standing.of(subset);
            m_values[subset] = stands == subset ? simplestBetween(m_lower[index], m_upper[index], m_places)
                                                : m_values[stands];
            const auto edge = static_cast<std::size_t>(std::countr_zero(index + 1));
            const std::size_t half = std::size_t{1} << edge;
            if (index + 1 < size)
                offer(edge, m_values + subset + 1 - half, index + 1, half);
        }
    }

    /// The values are those of `count` subsets, from `at` of the block on, without the edge.
    void offer(std::size_t edge, const Fixed* values, std::size_t at, std::size_t count)
    {
        if (m_isBlue[edge]) {
            for (std::size_t index = 0; index < count; ++index)
                m_lower[at + index] = std::max(m_lower[at + index], values[index]);
        } else {
            for (std::size_t index = 0; index < count; ++index)
                m_upper[at + index] = std::min(m_upper[at + index], values[index]);
        }
    }

    std::size_t m_edges;
    unsigned m_places;
    StandingEdges m_standing;
    Fixed* m_values;
    std::array<bool, largestRedBlueTable> m_isBlue{};
    std::array<Fixed, blockSize> m_lower{};
    std::array<Fixed, blockSize> m_upper{};
};

std::size_t RedBlueTable::bytesFor(std::size_t edges)
{
    return (sizeof(Fixed) << edges) + sizeof(RedBlueFill);
}

solver::Solved<RedBlueTable> RedBlueTable::make(const HackenbushGraph& graph, solver::Meter& meter,
                                                std::size_t memoryBytes)
{
    const std::size_t edges = graph.edges().size();
    if (edges > largestRedBlueTable || bytesFor(edges) > memoryBytes)
        return solver::Unsolved{solver::UnsolvedReason::OutOfMemory, meter.positions()};
    RedBlueTable table(edges, std::make_unique_for_overwrite<Fixed[]>(std::size_t{1} << edges));
    RedBlueFill fill(graph, table.m_values.get());
    if (!fill.run(meter))
        return meter.unsolved();
    return table;
}

theory::Dyadic RedBlueTable::value(std::uint32_t subset) const
{
    const auto places = static_cast<unsigned>(std::max<std::size_t>(m_edges, 1) - 1);
    return {m_values[subset], places};
}

solver::Solved<theory::Dyadic> redBlueTable(const HackenbushGraph& graph, const solver::Job& job)
{
    solver::Meter meter(job);
    const auto solved = RedBlueTable::make(graph, meter, job.limits.memoryBytes);
    if (const auto* table = std::get_if<RedBlueTable>(&solved))
        return table->value();
    return std::get<solver::Unsolved>(solved);
}

} // namespace games

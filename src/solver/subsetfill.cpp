// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/subsetfill.h"

#include <algorithm>
#include <bit>
#include <iterator>

namespace solver {

namespace {

/// The bits of a word whose number is disjoint from `bits`.
std::uint64_t disjointFrom(unsigned bits)
{
    std::uint64_t disjoint = 0;
    for (unsigned bit = 0; bit < 64; ++bit) {
        if ((bit & bits) == 0)
            disjoint |= std::uint64_t{1} << bit;
    }
    return disjoint;
}

/// Whether every index bit alone is a move. Idle bits are not, so small tables have to say no.
bool hasEverySingle(int cells, std::span<const std::uint64_t> moves)
{
    const auto singles =
        std::ranges::count_if(moves, [](std::uint64_t move) { return std::has_single_bit(move); });
    return cells >= vectorBits && singles == cells;
}

} // namespace

SubsetFill::SubsetFill(int cells, std::span<const std::uint64_t> moves, const SubsetKernel& kernel)
    : m_kernel(kernel), m_blockVectors(SubsetBits::blockVectors(cells)),
      m_middleBits(std::countr_zero(static_cast<std::uint64_t>(m_blockVectors))),
      m_hasEverySingle(hasEverySingle(cells, moves)), m_places(m_blockVectors)
{
    addPlaces(0);
    std::ranges::for_each(moves, [this](std::uint64_t move) { addStep(move); });
    makeByteTables(moves);
}

SubsetStep SubsetFill::stepOf(std::uint64_t move)
{
    const auto shift = static_cast<unsigned>(move & 63);
    return {.top = move >> blockBits,
            .middle = static_cast<std::size_t>((move >> vectorBits) & 511),
            .lanes = static_cast<unsigned>((move >> wordBits) & 7),
            .shift = shift,
            .keep = disjointFrom(shift)};
}

void SubsetFill::addStep(std::uint64_t move)
{
    const SubsetStep step = stepOf(move);
    addPlaces(step.middle);
    if (step.top != 0)
        return m_topSteps.push_back(step);
    if (step.middle != 0)
        return m_middleSteps.push_back(step);
    m_innerSteps.push_back(step);
    for (unsigned word = 1; word < 8; ++word) {
        if (step.lanes != 0 && (step.lanes & word) == step.lanes)
            m_inner.wordSteps[word].push_back(step);
    }
}

void SubsetFill::addPlaces(std::size_t middle)
{
    Places& entry = m_places[middle];
    if (!entry.places.empty())
        return;
    for (int stones = 0; stones <= m_middleBits; ++stones) {
        entry.classStart[static_cast<std::size_t>(stones)] = entry.places.size();
        for (std::size_t place = 0; place < m_blockVectors; ++place) {
            if ((place & middle) == middle && std::popcount(place) == stones)
                entry.places.push_back(static_cast<std::uint16_t>(place));
        }
    }
    entry.classStart[static_cast<std::size_t>(m_middleBits) + 1] = entry.places.size();
}

void SubsetFill::makeByteTables(std::span<const std::uint64_t> moves)
{
    std::vector<std::uint64_t> inWord;
    std::ranges::copy_if(moves, std::back_inserter(inWord), [](std::uint64_t move) { return move < 64; });
    for (unsigned byte = 0; byte < 8; ++byte) {
        for (unsigned blocked = 0; blocked < 256; ++blocked) {
            // What the cold bits of this byte block, and the cold bits themselves, in their places.
            std::uint64_t cold = 0;
            std::uint64_t hot = std::uint64_t{blocked} << (8 * byte);
            for (unsigned bit = 8 * byte; bit < 8 * byte + 8; ++bit) {
                if ((hot >> bit) & 1)
                    continue;
                cold |= std::uint64_t{1} << bit;
                for (const std::uint64_t move : inWord) {
                    if ((move & bit) == 0)
                        hot |= std::uint64_t{1} << (bit | move);
                }
            }
            const std::uint64_t above = byte == 7 ? 0 : ~std::uint64_t{0} << (8 * byte + 8);
            m_inner.byteTables[byte][blocked] = cold | (hot & above);
        }
    }
}

void SubsetFill::reach(const SubsetBits& table, std::size_t block, std::span<BitVector> reached) const
{
    const auto add = [&](const SubsetStep& step) {
        if ((block & step.top) != step.top)
            return;
        const BitVector* from = table.vectors() + (block ^ step.top) * m_blockVectors;
        m_kernel.gatherFor(step)(from, reached.data(), m_places[step.middle].places, step);
    };
    std::ranges::for_each(m_topSteps, add);
    std::ranges::for_each(m_middleSteps, add);
    std::ranges::for_each(m_innerSteps, add);
}

void SubsetFill::terminals(std::size_t block, std::span<BitVector> terminal) const
{
    std::ranges::fill(terminal, BitVector{});
    if (m_hasEverySingle) {
        terminal.front().words.front() = block == 0 ? 1 : 0;
        return;
    }
    BitVector all;
    all.words.fill(~std::uint64_t{0});
    const std::vector<BitVector> every(m_blockVectors, all);
    const auto add = [&](const SubsetStep& step) {
        if ((block & step.top) == step.top)
            m_kernel.gatherFor(step)(every.data(), terminal.data(), m_places[step.middle].places, step);
    };
    std::ranges::for_each(m_topSteps, add);
    std::ranges::for_each(m_middleSteps, add);
    std::ranges::for_each(m_innerSteps, add);
    for (BitVector& vector : terminal) {
        for (std::uint64_t& word : vector.words)
            word = ~word;
    }
}

void SubsetFill::close(SubsetBits& cold, std::size_t block, std::span<BitVector> blocked) const
{
    for (const SubsetStep& step : m_topSteps) {
        if ((block & step.top) != step.top)
            continue;
        const BitVector* from = cold.vectors() + (block ^ step.top) * m_blockVectors;
        m_kernel.gatherFor(step)(from, blocked.data(), m_places[step.middle].places, step);
    }
    BitVector* const out = cold.block(block).data();
    for (int stones = 0; stones <= m_middleBits; ++stones) {
        const auto classOf = [stones](const Places& entry) {
            const auto number = static_cast<std::size_t>(stones);
            const std::size_t start = entry.classStart[number];
            return std::span(entry.places).subspan(start, entry.classStart[number + 1] - start);
        };
        for (const SubsetStep& step : m_middleSteps)
            m_kernel.gatherFor(step)(out, blocked.data(), classOf(m_places[step.middle]), step);
        m_kernel.close(m_inner, classOf(m_places[0]), blocked.data(), out);
    }
}

} // namespace solver

// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/subsetfill.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

namespace solver {

namespace {

constexpr std::size_t groupSize = 8;

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

/// Fills `group` with the places from `start` on; past the end the last one is repeated.
std::array<std::uint16_t, groupSize> groupAt(std::span<const std::uint16_t> places, std::size_t start)
{
    std::array<std::uint16_t, groupSize> group{};
    for (std::size_t member = 0; member < groupSize; ++member)
        group[member] = places[std::min(start + member, places.size() - 1)];
    return group;
}

} // namespace

SubsetFill::SubsetFill(int cells, std::span<const std::uint64_t> moves)
    : m_blockVectors(SubsetBits::blockVectors(cells)),
      m_middleBits(std::countr_zero(static_cast<std::uint64_t>(m_blockVectors))), m_places(m_blockVectors)
{
    addPlaces(0);
    for (const std::uint64_t move : moves) {
        const Step step = stepOf(move);
        if (step.top != 0)
            m_topSteps.push_back(step);
        else if (step.middle != 0)
            m_middleSteps.push_back(step);
        else
            m_innerSteps.push_back(step);
        addPlaces(step.middle);
        for (unsigned word = 1; word < 8; ++word) {
            if ((move >> vectorBits) == 0 && step.lanes != 0 && (step.lanes & word) == step.lanes)
                m_wordSteps[word].push_back(step);
        }
    }
    makeByteTables(moves);
}

SubsetFill::Step SubsetFill::stepOf(std::uint64_t move)
{
    const auto shift = static_cast<unsigned>(move & 63);
    return {.top = move >> blockBits,
            .middle = static_cast<std::size_t>((move >> vectorBits) & 511),
            .lanes = static_cast<unsigned>((move >> wordBits) & 7),
            .shift = shift,
            .keep = disjointFrom(shift)};
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
            m_byteTables[byte][blocked] = cold | (hot & above);
        }
    }
}

template <unsigned lanes, bool isShifted>
void SubsetFill::gather(const BitVector* from, BitVector* to, std::span<const std::uint16_t> places,
                        const Step& step)
{
    const std::size_t middle = step.middle;
    const std::uint64_t keep = isShifted ? step.keep : ~std::uint64_t{0};
    const unsigned shift = isShifted ? step.shift : 0;
    for (const std::size_t place : places) {
        const BitVector source = from[place ^ middle];
        BitVector sum = to[place];
        for (unsigned word = 0; word < 8; ++word) {
            if ((word & lanes) == lanes)
                sum.words[word] |= (source.words[word ^ lanes] & keep) << shift;
        }
        to[place] = sum;
    }
}

SubsetFill::Gather SubsetFill::gatherFor(const Step& step)
{
    static constexpr auto gathers = []<unsigned... lanes>(std::integer_sequence<unsigned, lanes...>)
    {
        return std::array<std::array<Gather, 2>, 8>{{{gather<lanes, false>, gather<lanes, true>}...}};
    }
    (std::make_integer_sequence<unsigned, 8>());
    return gathers[step.lanes][step.shift == 0 ? 0 : 1];
}

void SubsetFill::reach(const SubsetBits& table, std::size_t block, std::span<BitVector> reached) const
{
    const auto add = [&](const Step& step) {
        if ((block & step.top) != step.top)
            return;
        const BitVector* from = table.vectors() + (block ^ step.top) * m_blockVectors;
        gatherFor(step)(from, reached.data(), m_places[step.middle].places, step);
    };
    std::ranges::for_each(m_topSteps, add);
    std::ranges::for_each(m_middleSteps, add);
    std::ranges::for_each(m_innerSteps, add);
}

void SubsetFill::terminals(std::size_t block, std::span<BitVector> terminal) const
{
    BitVector none;
    BitVector all;
    none.words.fill(0);
    all.words.fill(~std::uint64_t{0});
    const std::vector<BitVector> every(m_blockVectors, all);
    std::ranges::fill(terminal, none);
    const auto add = [&](const Step& step) {
        if ((block & step.top) == step.top)
            gatherFor(step)(every.data(), terminal.data(), m_places[step.middle].places, step);
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
    for (const Step& step : m_topSteps) {
        if ((block & step.top) != step.top)
            continue;
        const BitVector* from = cold.vectors() + (block ^ step.top) * m_blockVectors;
        gatherFor(step)(from, blocked.data(), m_places[step.middle].places, step);
    }
    BitVector* const out = cold.block(block).data();
    for (int stones = 0; stones <= m_middleBits; ++stones) {
        const auto classOf = [stones](const Places& entry) {
            const auto number = static_cast<std::size_t>(stones);
            const std::size_t start = entry.classStart[number];
            return std::span(entry.places).subspan(start, entry.classStart[number + 1] - start);
        };
        for (const Step& step : m_middleSteps)
            gatherFor(step)(out, blocked.data(), classOf(m_places[step.middle]), step);
        closeVectors(classOf(m_places[0]), blocked.data(), out);
    }
}

/// Precondition: no move leads from one of the places to another.
void SubsetFill::closeVectors(std::span<const std::uint16_t> places, const BitVector* blocked,
                              BitVector* cold) const
{
    for (std::size_t start = 0; start < places.size(); start += groupSize) {
        const auto group = groupAt(places, start);
        std::array<BitVector, 8> closed; // by word, then by member of the group
        for (unsigned word = 0; word < 8; ++word) {
            BitVector column;
            for (std::size_t member = 0; member < groupSize; ++member)
                column.words[member] = blocked[group[member]].words[word];
            for (const Step& step : m_wordSteps[word]) {
                const BitVector& source = closed[word ^ step.lanes];
                for (std::size_t member = 0; member < groupSize; ++member)
                    column.words[member] |= (source.words[member] & step.keep) << step.shift;
            }
            closed[word] = closeWords(column);
        }
        for (std::size_t member = 0; member < groupSize; ++member) {
            for (unsigned word = 0; word < 8; ++word)
                cold[group[member]].words[word] = closed[word].words[member];
        }
    }
}

/// Eight words that have nothing to do with each other, side by side to hide the latency of the look-ups.
BitVector SubsetFill::closeWords(BitVector blocked) const
{
    BitVector cold;
    cold.words.fill(0);
    for (unsigned byte = 0; byte < 8; ++byte) {
        const Table& table = m_byteTables[byte];
        const unsigned offset = 8 * byte;
        for (std::size_t member = 0; member < groupSize; ++member) {
            const std::uint64_t entry = table[(blocked.words[member] >> offset) & 255];
            cold.words[member] |= entry & (std::uint64_t{255} << offset);
            blocked.words[member] |= entry;
        }
    }
    return cold;
}

} // namespace solver

// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/subsets/subsetfill.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

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

/// A word's byte closed under the moves inside the word: its cold bits, and what these block above the byte.
std::uint64_t closedByte(std::span<const std::uint64_t> moves, unsigned byte, unsigned blocked)
{
    std::uint64_t cold = 0;
    std::uint64_t hot = std::uint64_t{blocked} << (8 * byte);
    for (unsigned bit = 8 * byte; bit < 8 * byte + 8; ++bit) {
        if ((hot >> bit) & 1)
            continue;
        cold |= std::uint64_t{1} << bit;
        for (const std::uint64_t move : moves) {
            if ((move & bit) == 0)
                hot |= std::uint64_t{1} << (bit | move);
        }
    }
    const std::uint64_t above = byte == 7 ? 0 : ~std::uint64_t{0} << (8 * byte + 8);
    return cold | (hot & above);
}

} // namespace

SubsetFill::SubsetFill(int cells, std::span<const std::uint64_t> moves, const SubsetKernel& kernel)
    : m_kernel(kernel), m_blockVectors(SubsetBits::blockVectors(cells)),
      m_tableBytes(SubsetBits::bytesFor(cells)), m_hasEverySingle(hasEverySingle(cells, moves)),
      m_places(m_blockVectors)
{
    for (std::size_t stones = 0; stones < classes; ++stones) {
        for (std::size_t place = 0; place < m_blockVectors; ++place) {
            if (static_cast<std::size_t>(std::popcount(place)) == stones)
                m_every.entries.push_back(static_cast<std::uint16_t>(place));
        }
        m_every.starts[stones + 1] = m_every.entries.size();
    }
    std::ranges::for_each(moves, [this](std::uint64_t move) { addMove(move); });
    std::ranges::for_each(m_groups, [this](Group& group) { addSums(group); });
    makeByteTables(moves);
}

SubsetFill::Group& SubsetFill::groupOf(std::uint64_t move)
{
    const auto shift = static_cast<unsigned>(move & 63);
    const LowPart low{
        .lanes = static_cast<unsigned>((move >> wordBits) & 7), .shift = shift, .keep = disjointFrom(shift)};
    const auto known = std::ranges::find(m_groups, low, &Group::low);
    return known != m_groups.end() ? *known : m_groups.emplace_back(Group{.low = low});
}

void SubsetFill::addMove(std::uint64_t move)
{
    Group& group = groupOf(move);
    const std::uint64_t top = move >> blockBits;
    const auto middle = static_cast<std::size_t>((move >> vectorBits) & 511);
    if (top != 0)
        m_bytesRead += m_tableBytes >> std::popcount(move >> vectorBits);
    if (top != 0 && middle != 0) {
        addPlaces(middle);
        group.straddles.push_back({top, middle});
    } else if (top != 0) {
        group.tops.push_back(top);
    } else if (middle != 0) {
        group.middles.push_back(middle);
    } else {
        group.isMove = true;
        for (unsigned word = 1; word < 8; ++word) {
            if (group.low.lanes != 0 && (group.low.lanes & word) == group.low.lanes)
                m_inner.wordSteps[word].push_back(group.low);
        }
    }
}

void SubsetFill::addSums(Group& group) const
{
    if (group.middles.empty())
        return;
    for (std::size_t stones = 0; stones < classes; ++stones) {
        for (const std::uint16_t place : m_every.ofClass(stones))
            addSums(group, place);
        group.pairs.starts[stones + 1] = group.pairs.entries.size();
        group.fours.starts[stones + 1] = group.fours.entries.size();
    }
}

void SubsetFill::addSums(Group& group, std::uint16_t place) const
{
    std::array<std::uint16_t, 4> from{};
    std::size_t count = 0;
    for (const std::size_t middle : group.middles) {
        if ((place & middle) != middle)
            continue;
        from[count++] = static_cast<std::uint16_t>(place ^ middle);
        if (count == from.size()) {
            group.fours.entries.push_back({place, from});
            count = 0;
        }
    }
    if (count == 3)
        group.fours.entries.push_back({place, {from[0], from[1], from[2], from[2]}});
    else if (count > 0)
        group.pairs.entries.push_back({place, {from[0], from[count - 1]}});
}

void SubsetFill::addPlaces(std::size_t middle)
{
    std::vector<std::uint16_t>& places = m_places[middle];
    if (!places.empty())
        return;
    for (std::size_t place = 0; place < m_blockVectors; ++place) {
        if ((place & middle) == middle)
            places.push_back(static_cast<std::uint16_t>(place));
    }
}

void SubsetFill::makeByteTables(std::span<const std::uint64_t> moves)
{
    std::vector<std::uint64_t> inWord;
    std::ranges::copy_if(moves, std::back_inserter(inWord), [](std::uint64_t move) { return move < 64; });
    m_inner.areSingles =
        inWord.size() == wordBits && std::ranges::all_of(inWord, std::has_single_bit<std::uint64_t>);
    if (m_inner.areSingles)
        return;
    for (unsigned byte = 0; byte < 8; ++byte) {
        for (unsigned blocked = 0; blocked < 256; ++blocked)
            m_inner.byteTables[byte][blocked] = closedByte(inWord, byte, blocked);
    }
}

template <typename SourceAt>
void SubsetFill::addTops(std::size_t block, std::span<BitVector> to, const SourceAt& sourceAt) const
{
    for (const Group& group : m_groups) {
        const SubsetKernel::Adders& add = m_kernel.addersFor(group.low);
        std::array<const BitVector*, SubsetKernel::mostBlocks> sources{};
        std::size_t count = 0;
        for (const std::uint64_t top : group.tops) {
            if ((block & top) == top)
                sources[count++] = sourceAt(block ^ top);
            if (count == sources.size())
                add.blocks(std::span(sources).first(std::exchange(count, 0)), to, group.low);
        }
        if (count > 0)
            add.blocks(std::span(sources).first(count), to, group.low);
        for (const Straddle& move : group.straddles) {
            if ((block & move.top) == move.top)
                add.places(sourceAt(block ^ move.top), to.data(), m_places[move.middle], move.middle,
                           group.low);
        }
    }
}

void SubsetFill::addMiddles(const Group& group, std::size_t stones, const BitVector* from,
                            BitVector* to) const
{
    const SubsetKernel::Adders& add = m_kernel.addersFor(group.low);
    add.pairs(from, to, group.pairs.ofClass(stones), group.low);
    add.fours(from, to, group.fours.ofClass(stones), group.low);
}

template <typename SourceAt>
void SubsetFill::addAll(std::size_t block, std::span<BitVector> to, const SourceAt& sourceAt) const
{
    addTops(block, to, sourceAt);
    const BitVector* const here = sourceAt(block);
    for (const Group& group : m_groups) {
        if (group.isMove)
            m_kernel.addersFor(group.low).blocks(std::span(&here, 1), to, group.low);
        for (std::size_t stones = 0; stones < classes; ++stones)
            addMiddles(group, stones, here, to.data());
    }
}

void SubsetFill::reach(const SubsetBits& table, std::size_t block, std::span<BitVector> reached) const
{
    addAll(block, reached, [&](std::size_t number) { return table.vectors() + number * m_blockVectors; });
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
    addAll(block, terminal, [&](std::size_t) { return every.data(); });
    for (BitVector& vector : terminal) {
        for (std::uint64_t& word : vector.words)
            word = ~word;
    }
}

void SubsetFill::close(SubsetBits& cold, std::size_t block) const
{
    const std::span<BitVector> here = cold.block(block);
    addTops(block, here, [&](std::size_t number) { return cold.vectors() + number * m_blockVectors; });
    for (std::size_t stones = 0; stones < classes; ++stones) {
        for (const Group& group : m_groups)
            addMiddles(group, stones, here.data(), here.data());
        m_kernel.close(m_inner, m_every.ofClass(stones), here.data());
    }
}

} // namespace solver

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Eight words side by side in machine vectors of `width` words, and closing them. Everything here is inlined
// into the functions of the kernels (subsetportable.cpp, subsetavx2.cpp, subsetavx512.cpp) and compiled for
// their instruction sets.

#include "solver/subsets/subsetkernel.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace solver::wide {

#define GRUNDY_INLINE [[gnu::always_inline]] inline

template <unsigned width>
struct PieceOf {
    typedef std::uint64_t Type __attribute__((vector_size(8 * width), may_alias));
};

/// Eight words. As a column: one word of each of eight vectors.
template <unsigned width>
struct Eight {
    using Piece = typename PieceOf<width>::Type;
    static constexpr unsigned count = 8 / width;

    Piece pieces[count];
};

template <unsigned width>
GRUNDY_INLINE void load(Eight<width>& to, const BitVector& from)
{
    const auto* words = reinterpret_cast<const typename Eight<width>::Piece*>(&from);
    for (unsigned i = 0; i < Eight<width>::count; ++i)
        to.pieces[i] = words[i];
}

template <unsigned width>
GRUNDY_INLINE void store(BitVector& to, const Eight<width>& from)
{
    auto* words = reinterpret_cast<typename Eight<width>::Piece*>(&to);
    for (unsigned i = 0; i < Eight<width>::count; ++i)
        words[i] = from.pieces[i];
}

/// Swaps the words of `a` whose number contains `step` with those of `b` whose number does not.
template <unsigned step, typename Piece, std::size_t... word>
GRUNDY_INLINE void exchange(Piece& a, Piece& b, std::index_sequence<word...> /*words*/)
{
    constexpr std::size_t width = sizeof...(word);
    const Piece first = __builtin_shufflevector(a, b, ((word & step) != 0 ? width + word - step : word)...);
    b = __builtin_shufflevector(a, b, ((word & step) != 0 ? width + word : word + step)...);
    a = first;
}

template <unsigned step, unsigned width>
GRUNDY_INLINE void exchangeAll(Eight<width>* rows)
{
    if constexpr (step < width) {
        for (unsigned row = 0; row < 8; ++row) {
            for (unsigned i = 0; (row & step) == 0 && i < Eight<width>::count; ++i)
                exchange<step>(rows[row].pieces[i], rows[row + step].pieces[i],
                               std::make_index_sequence<width>());
        }
        exchangeAll<2 * step>(rows);
    }
}

/// Rows become columns.
template <unsigned width>
GRUNDY_INLINE void transpose(Eight<width>* rows)
{
    exchangeAll<1>(rows);
    for (unsigned row = 0; row < 8; ++row) {
        for (unsigned i = row / width + 1; i < Eight<width>::count; ++i)
            std::swap(rows[row].pieces[i], rows[i * width + row % width].pieces[row / width]);
    }
}

/// The numbers 0 … 63 of so many binary ones, as a set.
constexpr std::uint64_t level(int ones)
{
    std::uint64_t numbers = 0;
    for (unsigned number = 0; number < 64; ++number)
        numbers |= std::uint64_t{std::popcount(number) == ones} << number;
    return numbers;
}

/// Closes eight unrelated words in which the six single stones are the moves, by levels: adding a stone is
/// a shift. Where the stone is there already the sum has no more stones than before, so it is done with.
template <unsigned width>
GRUNDY_INLINE void closeSingles(Eight<width>& column)
{
    using Piece = typename Eight<width>::Piece;
    Piece open[Eight<width>::count];
    Piece last[Eight<width>::count];
    for (unsigned i = 0; i < Eight<width>::count; ++i) {
        open[i] = ~column.pieces[i];
        const Piece empty = open[i] & 1;
        last[i] = open[i] & level(1) & (empty - 1);
        column.pieces[i] = empty | last[i];
    }
    constexpr std::uint64_t levels[] = {level(2), level(3), level(4), level(5)};
    for (const std::uint64_t here : levels) {
        for (unsigned i = 0; i < Eight<width>::count; ++i) {
            const Piece reached =
                last[i] << 1 | last[i] << 2 | last[i] << 4 | last[i] << 8 | last[i] << 16 | last[i] << 32;
            last[i] = open[i] & here & ~reached;
            column.pieces[i] |= last[i];
        }
    }
    // The carry out of the lower 63 bits says whether one of them is set.
    constexpr std::uint64_t full = level(6);
    for (unsigned i = 0; i < Eight<width>::count; ++i)
        column.pieces[i] |= open[i] & full & ~(last[i] + (full - 1));
}

/// Closes eight unrelated words with any moves, byte by byte.
template <unsigned width>
GRUNDY_INLINE void closeByTables(const InnerMoves& moves, Eight<width>& column)
{
    BitVector blocked;
    store(blocked, column);
    BitVector cold{};
    for (unsigned byte = 0; byte < 8; ++byte) {
        const InnerMoves::Table& table = moves.byteTables[byte];
        const unsigned offset = 8 * byte;
        for (unsigned member = 0; member < 8; ++member) {
            const std::uint64_t entry = table[(blocked.words[member] >> offset) & 255];
            cold.words[member] |= entry & (std::uint64_t{255} << offset);
            blocked.words[member] |= entry;
        }
    }
    load(column, cold);
}

using Group = std::array<BitVector*, 8>;

template <bool areSingles, unsigned width>
GRUNDY_INLINE void closeGroup(const InnerMoves& moves, const Group& group)
{
    Eight<width> columns[8];
    for (unsigned member = 0; member < 8; ++member)
        load(columns[member], *group[member]);
    transpose(columns);
    for (unsigned word = 0; word < 8; ++word) {
        Eight<width> column = columns[word];
        for (const LowPart& low : moves.wordSteps[word]) {
            for (unsigned i = 0; i < Eight<width>::count; ++i)
                column.pieces[i] |= (columns[word ^ low.lanes].pieces[i] & low.keep) << low.shift;
        }
        if constexpr (areSingles)
            closeSingles(column);
        else
            closeByTables(moves, column);
        columns[word] = column;
    }
    transpose(columns);
    for (unsigned member = 0; member < 8; ++member)
        store(*group[member], columns[member]);
}

template <bool areSingles, unsigned width>
GRUNDY_INLINE void closePlaces(const InnerMoves& moves, VectorPlaces places, BitVector* block)
{
    for (std::size_t start = 0; start < places.size(); start += 8) {
        Group group; // past the end the last one is repeated
        for (std::size_t member = 0; member < 8; ++member)
            group[member] = block + places[std::min(start + member, places.size() - 1)];
        closeGroup<areSingles, width>(moves, group);
    }
}

template <unsigned width>
GRUNDY_INLINE void closeAll(const InnerMoves& moves, VectorPlaces places, BitVector* block)
{
    if (moves.areSingles)
        closePlaces<true, width>(moves, places, block);
    else
        closePlaces<false, width>(moves, places, block);
}

/// The words that have the lanes take their value from the word without them; the others are 0.
template <unsigned lanes, typename Piece, std::size_t... word>
GRUNDY_INLINE void moveWords(Piece& piece, std::index_sequence<word...> /*words*/)
{
    constexpr std::size_t width = sizeof...(word);
    const Piece zero{};
    piece = __builtin_shufflevector(piece, zero, ((word & lanes) == lanes ? word ^ lanes : width + word)...);
}

/// ORs to `to` what the low part of a move reaches in `from`.
template <unsigned lanes, bool isShifted, unsigned width>
GRUNDY_INLINE void addReached(Eight<width>& to, const Eight<width>& from, const LowPart& low)
{
    constexpr unsigned across = lanes / width;
    constexpr unsigned within = lanes % width;
    for (unsigned i = 0; i < Eight<width>::count; ++i) {
        if ((i & across) != across)
            continue;
        auto source = from.pieces[i ^ across];
        if constexpr (within != 0)
            moveWords<within>(source, std::make_index_sequence<width>());
        if constexpr (isShifted)
            source = (source & low.keep) << low.shift;
        to.pieces[i] |= source;
    }
}

template <unsigned width>
GRUNDY_INLINE void addTo(Eight<width>& sum, const BitVector& vector)
{
    const auto* words = reinterpret_cast<const typename Eight<width>::Piece*>(&vector);
    for (unsigned i = 0; i < Eight<width>::count; ++i)
        sum.pieces[i] |= words[i];
}

/// The loops over many vectors, for some lanes and with or without shifted bits.
template <unsigned width, unsigned lanes, bool isShifted>
struct Loops {
    /// Adds to `to` what is reached in the OR of the vectors source(0) … source(terms - 1).
    template <std::size_t terms, typename Source>
    GRUNDY_INLINE static void addSum(BitVector& to, const LowPart& low, const Source& source)
    {
        Eight<width> sum;
        load(sum, *source(0));
        for (std::size_t term = 1; term < terms; ++term)
            addTo(sum, *source(term));
        Eight<width> all;
        load(all, to);
        addReached<lanes, isShifted>(all, sum, low);
        store(to, all);
    }

    template <std::size_t terms>
    GRUNDY_INLINE static void blocksOf(BlockList from, std::span<BitVector> to, const LowPart& low)
    {
        const BitVector* sources[terms];
        std::copy_n(from.begin(), terms, sources);
        for (std::size_t place = 0; place < to.size(); ++place)
            addSum<terms>(to[place], low, [&](std::size_t term) { return sources[term] + place; });
    }

    GRUNDY_INLINE static void blocks(BlockList from, std::span<BitVector> to, const LowPart& low)
    {
        switch (from.size()) {
        case 1: return blocksOf<1>(from, to, low);
        case 2: return blocksOf<2>(from, to, low);
        case 3: return blocksOf<3>(from, to, low);
        default: return blocksOf<4>(from, to, low);
        }
    }

    GRUNDY_INLINE static void places(const BitVector* from, BitVector* to, VectorPlaces places,
                                     std::size_t middle, const LowPart& low)
    {
        for (const std::size_t place : places)
            addSum<1>(to[place], low, [&](std::size_t) { return from + (place ^ middle); });
    }

    template <std::size_t terms>
    GRUNDY_INLINE static void sums(const BitVector* from, BitVector* to,
                                   std::span<const VectorSum<terms>> sums, const LowPart& low)
    {
        for (const VectorSum<terms>& sum : sums)
            addSum<terms>(to[sum.to], low, [&](std::size_t term) { return from + sum.from[term]; });
    }
};

template <template <unsigned, bool> typename Code, unsigned... lanes>
constexpr SubsetKernel::AdderTable addersOf(std::integer_sequence<unsigned, lanes...> /*lanes*/)
{
    constexpr auto adders = []<typename Loop>(Loop*) {
        return SubsetKernel::Adders{Loop::blocks, Loop::places, Loop::pairs, Loop::fours};
    };
    return {{{adders(static_cast<Code<lanes, false>*>(nullptr)),
              adders(static_cast<Code<lanes, true>*>(nullptr))}...}};
}

} // namespace solver::wide

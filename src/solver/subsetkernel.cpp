// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/subsetkernel.h"

#include <algorithm>
#include <utility>

namespace solver {

namespace {

constexpr std::size_t groupSize = 8;

using Group = std::array<std::uint16_t, groupSize>;

// What is inlined into a function is compiled for the instruction set of that function.
#define GRUNDY_INLINE [[gnu::always_inline]] inline

/// The places from `start` on; past the end the last one is repeated.
GRUNDY_INLINE Group groupAt(VectorPlaces places, std::size_t start)
{
    Group group{};
    for (std::size_t member = 0; member < groupSize; ++member)
        group[member] = places[std::min(start + member, places.size() - 1)];
    return group;
}

template <unsigned lanes, bool isShifted>
GRUNDY_INLINE void gatherHere(const BitVector* from, BitVector* to, VectorPlaces places,
                              const SubsetStep& step)
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

/// Eight words that have nothing to do with each other, side by side to hide the latency of the look-ups.
/// `blocked` is used up.
GRUNDY_INLINE BitVector closeWords(const InnerMoves& moves, BitVector& blocked)
{
    BitVector cold;
    cold.words.fill(0);
    for (unsigned byte = 0; byte < 8; ++byte) {
        const InnerMoves::Table& table = moves.byteTables[byte];
        const unsigned offset = 8 * byte;
        for (std::size_t member = 0; member < groupSize; ++member) {
            const std::uint64_t entry = table[(blocked.words[member] >> offset) & 255];
            cold.words[member] |= entry & (std::uint64_t{255} << offset);
            blocked.words[member] |= entry;
        }
    }
    return cold;
}

GRUNDY_INLINE void closeGroup(const InnerMoves& moves, const Group& group, const BitVector* blocked,
                              BitVector* cold)
{
    std::array<BitVector, 8> closed; // by word, then by member of the group
    for (unsigned word = 0; word < 8; ++word) {
        BitVector column;
        for (std::size_t member = 0; member < groupSize; ++member)
            column.words[member] = blocked[group[member]].words[word];
        for (const SubsetStep& step : moves.wordSteps[word]) {
            const BitVector& source = closed[word ^ step.lanes];
            for (std::size_t member = 0; member < groupSize; ++member)
                column.words[member] |= (source.words[member] & step.keep) << step.shift;
        }
        closed[word] = closeWords(moves, column);
    }
    for (std::size_t member = 0; member < groupSize; ++member) {
        for (unsigned word = 0; word < 8; ++word)
            cold[group[member]].words[word] = closed[word].words[member];
    }
}

GRUNDY_INLINE void closeHere(const InnerMoves& moves, VectorPlaces places, const BitVector* blocked,
                             BitVector* cold)
{
    for (std::size_t start = 0; start < places.size(); start += groupSize)
        closeGroup(moves, groupAt(places, start), blocked, cold);
}

#undef GRUNDY_INLINE

struct Portable {
    template <unsigned lanes, bool isShifted>
    static void gather(const BitVector* from, BitVector* to, VectorPlaces places, const SubsetStep& step)
    {
        gatherHere<lanes, isShifted>(from, to, places, step);
    }
    static void close(const InnerMoves& moves, VectorPlaces places, const BitVector* blocked, BitVector* cold)
    {
        closeHere(moves, places, blocked, cold);
    }
};

#ifdef __x86_64__
struct Avx2 {
    template <unsigned lanes, bool isShifted>
    [[gnu::target("avx2")]] static void gather(const BitVector* from, BitVector* to, VectorPlaces places,
                                               const SubsetStep& step)
    {
        gatherHere<lanes, isShifted>(from, to, places, step);
    }
    [[gnu::target("avx2")]] static void close(const InnerMoves& moves, VectorPlaces places,
                                              const BitVector* blocked, BitVector* cold)
    {
        closeHere(moves, places, blocked, cold);
    }
};

struct Avx512 {
    template <unsigned lanes, bool isShifted>
    [[gnu::target("avx512f")]] static void gather(const BitVector* from, BitVector* to, VectorPlaces places,
                                                  const SubsetStep& step)
    {
        gatherHere<lanes, isShifted>(from, to, places, step);
    }
    [[gnu::target("avx512f")]] static void close(const InnerMoves& moves, VectorPlaces places,
                                                 const BitVector* blocked, BitVector* cold)
    {
        closeHere(moves, places, blocked, cold);
    }
};
#endif

template <typename Code, unsigned... lanes>
constexpr SubsetKernel makeKernel(std::integer_sequence<unsigned, lanes...> /*lanes*/)
{
    return {.gathers = {{{Code::template gather<lanes, false>, Code::template gather<lanes, true>}...}},
            .close = Code::close};
}

template <typename Code>
constexpr SubsetKernel kernelOf = makeKernel<Code>(std::make_integer_sequence<unsigned, 8>());

} // namespace

std::vector<const SubsetKernel*> subsetKernels()
{
    std::vector<const SubsetKernel*> kernels{&kernelOf<Portable>};
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx2"))
        kernels.push_back(&kernelOf<Avx2>);
    if (__builtin_cpu_supports("avx512f"))
        kernels.push_back(&kernelOf<Avx512>);
#endif
    return kernels;
}

} // namespace solver

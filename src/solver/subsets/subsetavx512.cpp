// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel of the subset tables for processors with AVX-512.
#include "solver/subsets/subsetlanes.h"

#ifdef __x86_64__

namespace solver {

namespace {

constexpr unsigned avx512Width = 8;

template <unsigned lanes, bool isShifted>
struct Avx512 {
    using Loops = wide::Loops<avx512Width, lanes, isShifted>;

    [[gnu::target("avx512f")]] static void blocks(BlockList from, std::span<BitVector> to, const LowPart& low)
    {
        Loops::blocks(from, to, low);
    }
    [[gnu::target("avx512f")]] static void places(const BitVector* from, BitVector* to, VectorPlaces places,
                                                  std::size_t middle, const LowPart& low)
    {
        Loops::places(from, to, places, middle, low);
    }
    [[gnu::target("avx512f")]] static void pairs(const BitVector* from, BitVector* to, VectorPairs sums,
                                                 const LowPart& low)
    {
        Loops::sums(from, to, sums, low);
    }
    [[gnu::target("avx512f")]] static void fours(const BitVector* from, BitVector* to, VectorFours sums,
                                                 const LowPart& low)
    {
        Loops::sums(from, to, sums, low);
    }
};

[[gnu::target("avx512f")]] void closeAvx512(const InnerMoves& moves, VectorPlaces places, BitVector* block)
{
    wide::closeAll<avx512Width>(moves, places, block);
}

} // namespace

const SubsetKernel& avx512Kernel()
{
    static constexpr SubsetKernel kernel{
        .name = "avx512",
        .adders = wide::addersOf<Avx512>(std::make_integer_sequence<unsigned, 8>()),
        .close = closeAvx512};
    return kernel;
}

} // namespace solver

#endif

// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel of the subset tables for processors with AVX2.
#include "solver/subsets/subsetlanes.h"

#ifdef __x86_64__

namespace solver {

namespace {

constexpr unsigned avx2Width = 4;

template <unsigned lanes, bool isShifted>
struct Avx2 {
    using Loops = wide::Loops<avx2Width, lanes, isShifted>;

    [[gnu::target("avx2")]] static void blocks(BlockList from, std::span<BitVector> to, const LowPart& low)
    {
        Loops::blocks(from, to, low);
    }
    [[gnu::target("avx2")]] static void places(const BitVector* from, BitVector* to, VectorPlaces places,
                                               std::size_t middle, const LowPart& low)
    {
        Loops::places(from, to, places, middle, low);
    }
    [[gnu::target("avx2")]] static void pairs(const BitVector* from, BitVector* to, VectorPairs sums,
                                              const LowPart& low)
    {
        Loops::sums(from, to, sums, low);
    }
    [[gnu::target("avx2")]] static void fours(const BitVector* from, BitVector* to, VectorFours sums,
                                              const LowPart& low)
    {
        Loops::sums(from, to, sums, low);
    }
};

[[gnu::target("avx2")]] void closeAvx2(const InnerMoves& moves, VectorPlaces places, BitVector* block)
{
    wide::closeAll<avx2Width>(moves, places, block);
}

} // namespace

const SubsetKernel& avx2Kernel()
{
    static constexpr SubsetKernel kernel{.name = "avx2",
                                         .adders =
                                             wide::addersOf<Avx2>(std::make_integer_sequence<unsigned, 8>()),
                                         .close = closeAvx2};
    return kernel;
}

} // namespace solver

#endif

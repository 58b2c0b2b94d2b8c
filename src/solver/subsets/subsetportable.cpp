// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel of the subset tables for any processor: pairs of plain 64-bit words.
#include "solver/subsets/subsetlanes.h"

namespace solver {

namespace {

constexpr unsigned portableWidth = 2;

template <unsigned lanes, bool isShifted>
struct Portable {
    using Loops = wide::Loops<portableWidth, lanes, isShifted>;

    static void blocks(BlockList from, std::span<BitVector> to, const LowPart& low)
    {
        Loops::blocks(from, to, low);
    }
    static void places(const BitVector* from, BitVector* to, VectorPlaces places, std::size_t middle,
                       const LowPart& low)
    {
        Loops::places(from, to, places, middle, low);
    }
    static void pairs(const BitVector* from, BitVector* to, VectorPairs sums, const LowPart& low)
    {
        Loops::sums(from, to, sums, low);
    }
    static void fours(const BitVector* from, BitVector* to, VectorFours sums, const LowPart& low)
    {
        Loops::sums(from, to, sums, low);
    }
};

void closePortable(const InnerMoves& moves, VectorPlaces places, BitVector* block)
{
    wide::closeAll<portableWidth>(moves, places, block);
}

} // namespace

const SubsetKernel& portableKernel()
{
    static constexpr SubsetKernel kernel{
        .name = "portable",
        .adders = wide::addersOf<Portable>(std::make_integer_sequence<unsigned, 8>()),
        .close = closePortable};
    return kernel;
}

} // namespace solver

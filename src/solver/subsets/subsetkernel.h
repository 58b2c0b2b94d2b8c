// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The inner loops of the subset tables, compiled for several instruction sets; one is chosen at run time.
// The C++ is the same for all of them but for the width of the vectors: 2, 4 or 8 words of 64 bits.

#include "solver/subsets/subsetbits.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace solver {

/// What a move takes inside a vector.
struct LowPart {
    unsigned lanes = 0;                     // word bits
    unsigned shift = 0;                     // bits in the word, as a number
    std::uint64_t keep = ~std::uint64_t{0}; // the bits of a word disjoint from them

    friend bool operator==(const LowPart&, const LowPart&) = default;
};

/// The moves inside a vector, as closing needs them.
struct InnerMoves {
    using Table = std::array<std::uint64_t, 256>;

    std::array<std::vector<LowPart>, 8> wordSteps; // to another word, by the word they start in
    bool areSingles = false;                       // inside a word just the six single stones are moves
    std::array<Table, 8> byteTables;               // if not: by the byte of a word and its blocked bits
};

/// Numbers of vectors in a block.
using VectorPlaces = std::span<const std::uint16_t>;
/// The starts of blocks.
using BlockList = std::span<const BitVector* const>;

/// A vector of a block, and those whose OR is to be added to it; one may be named repeatedly.
template <std::size_t terms>
struct VectorSum {
    std::uint16_t to = 0;
    std::array<std::uint16_t, terms> from{};
};
using VectorPairs = std::span<const VectorSum<2>>;
using VectorFours = std::span<const VectorSum<4>>;

struct SubsetKernel {
    /// They add to vectors what the low part of a move reaches in others.
    struct Adders {
        /// A block from the OR of 1 to mostBlocks others.
        void (*blocks)(BlockList from, std::span<BitVector> to, const LowPart& low);
        /// Each of the places of a block from the place of another block that lacks the stones `middle`.
        void (*places)(const BitVector* from, BitVector* to, VectorPlaces places, std::size_t middle,
                       const LowPart& low);
        /// Vectors of a block from the OR of others, of the same block or another.
        void (*pairs)(const BitVector* from, BitVector* to, VectorPairs sums, const LowPart& low);
        void (*fours)(const BitVector* from, BitVector* to, VectorFours sums, const LowPart& low);
    };
    using AdderTable = std::array<std::array<Adders, 2>, 8>; // by the lanes, and whether bits are shifted
    static constexpr std::size_t mostBlocks = 4;

    [[nodiscard]] const Adders& addersFor(const LowPart& low) const
    {
        return adders[low.lanes][low.shift == 0 ? 0 : 1];
    }

    const char* name;
    AdderTable adders;
    /// Turns blocked subsets into the cold ones. Precondition: no move leads from one place to another.
    void (*close)(const InnerMoves& moves, VectorPlaces places, BitVector* block);
};

/// The kernels that this processor can run, the fastest last; there is always one.
[[nodiscard]] std::vector<const SubsetKernel*> subsetKernels();

/// Precondition: the processor has these instructions.
[[nodiscard]] const SubsetKernel& portableKernel();
[[nodiscard]] const SubsetKernel& avx2Kernel();
[[nodiscard]] const SubsetKernel& avx512Kernel();

} // namespace solver

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The inner loops of the subset tables, compiled for several instruction sets; one is chosen at run time.
// The C++ is the same for all of them: plain 64-bit words, eight side by side.

#include "solver/subsetbits.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace solver {

/// One move, split by the parts of the index.
struct SubsetStep {
    std::uint64_t top;  // block bits
    std::size_t middle; // vector bits
    unsigned lanes;     // word bits
    unsigned shift;     // bits in the word, as a number
    std::uint64_t keep; // the bits of a word disjoint from them
};

/// The moves inside a vector, as closing needs them.
struct InnerMoves {
    using Table = std::array<std::uint64_t, 256>;

    std::array<std::vector<SubsetStep>, 8> wordSteps; // to another word, by the word they start in
    std::array<Table, 8> byteTables;                  // by the byte of a word and its blocked bits
};

/// Numbers of vectors in a block.
using VectorPlaces = std::span<const std::uint16_t>;

struct SubsetKernel {
    using Gather = void (*)(const BitVector* from, BitVector* to, VectorPlaces places,
                            const SubsetStep& step);
    using Close = void (*)(const InnerMoves& moves, VectorPlaces places, const BitVector* blocked,
                           BitVector* cold);

    /// ORs to every place of `to` what the step reaches in `from`; both point to the start of a block.
    [[nodiscard]] Gather gatherFor(const SubsetStep& step) const
    {
        return gathers[step.lanes][step.shift == 0 ? 0 : 1];
    }

    std::array<std::array<Gather, 2>, 8> gathers; // by the lanes, and whether bits are shifted
    /// Closes vectors. Precondition: no move leads from one of the places to another.
    Close close;
};

/// The kernels that this processor can run, the fastest last; there is always one.
[[nodiscard]] std::vector<const SubsetKernel*> subsetKernels();

} // namespace solver

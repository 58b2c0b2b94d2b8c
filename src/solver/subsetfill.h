// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How subset tables are filled, block by block. Two operations carry everything:
//
//   reach   the subsets that have an option in a given table
//   close   the cold subsets: those neither blocked nor with a cold option, in the order of the index
//
// A move whose stones all lie above a vector ORs whole vectors; one that reaches into the vector ORs the
// words whose number contains its word bits, shifted by its bits inside the word (a set of bits disjoint
// from them is moved by adding them, which is a shift). In close, the vectors of a block are taken by their
// number of middle stones (bits 9–17), since those with equally many have no move between them, eight at
// a time; inside a word, byte tables say which bits of a byte are cold and what they block further up.

#include "solver/subsetbits.h"
#include "solver/subsetkernel.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace solver {

class SubsetFill {
public:
    /// moves: masks over index bits, not empty and none twice.
    SubsetFill(int cells, std::span<const std::uint64_t> moves,
               const SubsetKernel& kernel = *subsetKernels().back());

    /// Adds to `reached` the subsets of the block with an option in `table`. Any order of blocks will do.
    void reach(const SubsetBits& table, std::size_t block, std::span<BitVector> reached) const;

    /// The subsets of the block with no move at all; precondition: `terminal` has a block's size.
    void terminals(std::size_t block, std::span<BitVector> terminal) const;

    /// Writes the cold subsets of the block to `cold`, whose earlier blocks must be closed already.
    /// `blocked` starts with the subsets that may not be cold; it is used up.
    void close(SubsetBits& cold, std::size_t block, std::span<BitVector> blocked) const;

private:
    /// Vectors of a block that contain `middle`, by their number of middle stones.
    struct Places {
        std::vector<std::uint16_t> places;
        std::array<std::size_t, blockBits - vectorBits + 2> classStart;
    };

    static SubsetStep stepOf(std::uint64_t move);
    void addStep(std::uint64_t move);
    void addPlaces(std::size_t middle);
    void makeByteTables(std::span<const std::uint64_t> moves);

    const SubsetKernel& m_kernel;
    std::size_t m_blockVectors;
    int m_middleBits;
    bool m_hasEverySingle;                 // then only the empty set is terminal
    std::vector<SubsetStep> m_topSteps;    // to another block
    std::vector<SubsetStep> m_middleSteps; // to another vector of the block
    std::vector<SubsetStep> m_innerSteps;  // inside a vector
    InnerMoves m_inner;                    // the same, for closing
    std::vector<Places> m_places;          // by middle bits; empty where no move needs it
};

} // namespace solver

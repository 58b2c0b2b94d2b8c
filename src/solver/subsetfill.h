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

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace solver {

class SubsetFill {
public:
    /// moves: masks over index bits, not empty.
    SubsetFill(int cells, std::span<const std::uint64_t> moves);

    /// Adds to `reached` the subsets of the block with an option in `table`. Any order of blocks will do.
    void reach(const SubsetBits& table, std::size_t block, std::span<BitVector> reached) const;

    /// The subsets of the block with no move at all; precondition: `terminal` has a block's size.
    void terminals(std::size_t block, std::span<BitVector> terminal) const;

    /// Writes the cold subsets of the block to `cold`, whose earlier blocks must be closed already.
    /// `blocked` starts with the subsets that may not be cold; it is used up.
    void close(SubsetBits& cold, std::size_t block, std::span<BitVector> blocked) const;

private:
    /// One move, split by the parts of the index.
    struct Step {
        std::uint64_t top;  // block bits
        std::size_t middle; // vector bits
        unsigned lanes;     // word bits
        unsigned shift;     // bits in the word, as a number
        std::uint64_t keep; // the bits of a word disjoint from them
    };
    /// Vectors of a block that contain `middle`, by their number of middle stones.
    struct Places {
        std::vector<std::uint16_t> places;
        std::array<std::size_t, blockBits - vectorBits + 2> classStart;
    };
    using Table = std::array<std::uint64_t, 256>;
    using Gather = void (*)(const BitVector*, BitVector*, std::span<const std::uint16_t>, const Step&);

    static Step stepOf(std::uint64_t move);
    static Gather gatherFor(const Step& step);
    template <unsigned lanes, bool isShifted>
    static void gather(const BitVector* from, BitVector* to, std::span<const std::uint16_t> places,
                       const Step& step);
    void addPlaces(std::size_t middle);
    void makeByteTables(std::span<const std::uint64_t> moves);
    void closeVectors(std::span<const std::uint16_t> places, const BitVector* blocked, BitVector* cold) const;
    [[nodiscard]] BitVector closeWords(BitVector blocked) const;

    std::size_t m_blockVectors;
    int m_middleBits;
    std::vector<Step> m_topSteps;                 // to another block
    std::vector<Step> m_middleSteps;              // to another vector of the block
    std::array<std::vector<Step>, 8> m_wordSteps; // to another word of the vector, by the word it starts in
    std::vector<Step> m_innerSteps;               // all moves inside a vector
    std::vector<Places> m_places;                 // by middle bits; empty where no move needs it
    std::array<Table, 8> m_byteTables;
};

} // namespace solver

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
// a time; inside a word, single stones are closed by levels and other moves by byte tables.
//
// Moves of the same low part are taken together: their sources are ORed and shifted once.

#include "solver/subsets/subsetbits.h"
#include "solver/subsets/subsetkernel.h"

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

    /// Turns the subsets of the block that may not be cold into those that are cold. All blocks whose number
    /// is a proper subset of this one's must be closed already.
    void close(SubsetBits& cold, std::size_t block) const;

    /// Bytes that closing all blocks of a table reads from other blocks than the one in hand.
    [[nodiscard]] std::uint64_t bytesRead() const { return m_bytesRead; }

private:
    static constexpr std::size_t classes = blockBits - vectorBits + 1;

    /// A list sorted by the number of middle stones.
    template <typename T>
    struct Classed {
        std::vector<T> entries;
        std::array<std::size_t, classes + 1> starts{};

        [[nodiscard]] std::span<const T> ofClass(std::size_t stones) const
        {
            return std::span(entries).subspan(starts[stones], starts[stones + 1] - starts[stones]);
        }
    };
    /// A move that takes stones of the blocks' numbers and of the middle.
    struct Straddle {
        std::uint64_t top;
        std::size_t middle;
    };
    /// The moves of one low part.
    struct Group {
        LowPart low;
        bool isMove = false;                // by itself
        std::vector<std::uint64_t> tops{};  // with stones of the blocks' numbers alone
        std::vector<Straddle> straddles{};  // with such and middle ones
        std::vector<std::size_t> middles{}; // with middle ones alone
        Classed<VectorSum<2>> pairs{};      // what these add to each vector of a block
        Classed<VectorSum<4>> fours{};
    };

    Group& groupOf(std::uint64_t move);
    void addMove(std::uint64_t move);
    void addSums(Group& group) const;
    void addSums(Group& group, std::uint16_t place) const;
    void addPlaces(std::size_t middle);
    void makeByteTables(std::span<const std::uint64_t> moves);

    template <typename SourceAt>
    void addTops(std::size_t block, std::span<BitVector> to, const SourceAt& sourceAt) const;
    void addMiddles(const Group& group, std::size_t stones, const BitVector* from, BitVector* to) const;
    template <typename SourceAt>
    void addAll(std::size_t block, std::span<BitVector> to, const SourceAt& sourceAt) const;

    const SubsetKernel& m_kernel;
    std::size_t m_blockVectors;
    std::uint64_t m_tableBytes;
    std::uint64_t m_bytesRead = 0;
    bool m_hasEverySingle; // then only the empty set is terminal
    std::vector<Group> m_groups;
    InnerMoves m_inner;
    Classed<std::uint16_t> m_every;                   // vectors of a block
    std::vector<std::vector<std::uint16_t>> m_places; // those that contain the middle; empty if not needed
};

} // namespace solver

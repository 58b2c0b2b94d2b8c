// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Storage of the subset tables: one bit per subset, and the order in which cells become bits of an index.
//
//   index bit   n-1 … 18 | 17 … 9 | 8 7 6 | 5 … 0
//               block    | vector | word  | bit in the word
//
// A block is 32 KiB, a vector 8 words of 64 bits. Tables of fewer than 9 cells have idle index bits.

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace solver {

/// Cells that a subset table can have at most; its memory is bounded by the job's limits besides.
inline constexpr int maximumCells = 40;

inline constexpr int wordBits = 6;
inline constexpr int vectorBits = 9;
inline constexpr int blockBits = 18;

/// 512 subsets: the unit that is gathered whole. Eight plain words, which a compiler turns into vectors.
struct alignas(64) BitVector {
    std::array<std::uint64_t, 8> words;
};

/// Which index bit each cell has. The nine lowest are, if possible, pairwise in no common move; then all
/// moves inside a vector take one stone.
class CellOrder {
public:
    /// Precondition: at most maximumCells, and no move has a bit outside the cells.
    CellOrder(int cells, std::span<const std::uint64_t> moves);
    /// Precondition: the numbers 0 … cells - 1 in some order.
    explicit CellOrder(std::vector<std::uint8_t> bitOfCell) : m_bitOfCell(std::move(bitOfCell)) {}

    [[nodiscard]] int cells() const { return static_cast<int>(m_bitOfCell.size()); }

    [[nodiscard]] const std::vector<std::uint8_t>& bits() const { return m_bitOfCell; }

    /// The index of a set of cells. Precondition: of these cells alone.
    [[nodiscard]] std::uint64_t index(std::uint64_t cells) const;

private:
    std::vector<std::uint8_t> m_bitOfCell;
};

/// One bit per index. Copies share the memory; nobody writes once it is full.
class SubsetBits {
public:
    /// Not initialised; check isAllocated().
    explicit SubsetBits(int cells);

    [[nodiscard]] bool isAllocated() const { return m_memory != nullptr; }
    [[nodiscard]] static std::size_t bytesFor(int cells);
    /// Vectors in the whole table, in one block, and the number of blocks.
    [[nodiscard]] static std::size_t vectorsFor(int cells);
    [[nodiscard]] static std::size_t blockVectors(int cells);
    [[nodiscard]] static std::size_t blocksFor(int cells);

    [[nodiscard]] std::span<BitVector> block(std::size_t number)
    {
        return {m_vectors + number * m_blockVectors, m_blockVectors};
    }
    [[nodiscard]] const BitVector* vectors() const { return m_vectors; }
    [[nodiscard]] std::span<BitVector> all() { return {m_vectors, m_count}; }
    [[nodiscard]] std::span<const BitVector> all() const { return {m_vectors, m_count}; }

    /// Makes the memory of so many bytes from `first` on present, a multiple of large pages; not needed, but
    /// filling takes no page faults then.
    void makePresent(std::size_t first, std::size_t bytes);

    [[nodiscard]] bool test(std::uint64_t index) const
    {
        const BitVector& vector = m_vectors[index >> vectorBits];
        return (vector.words[(index >> wordBits) & 7] >> (index & 63)) & 1;
    }

    /// Bits set. Precondition: at most so many cells as the table was made for.
    [[nodiscard]] std::uint64_t count(int cells) const;

    /// Sets every bit to the same value.
    void fill(bool value);

private:
    std::shared_ptr<std::byte> m_memory;
    BitVector* m_vectors;
    std::size_t m_count;
    std::size_t m_blockVectors;
};

/// A small number per index: plane k holds bit k.
class BitPlanes {
public:
    explicit BitPlanes(std::vector<SubsetBits> planes) : m_planes(std::move(planes)) {}

    [[nodiscard]] std::uint64_t value(std::uint64_t index) const;

private:
    std::vector<SubsetBits> m_planes;
};

} // namespace solver

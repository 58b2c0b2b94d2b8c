// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/subsets/subsetcount.h"

#include "solver/team.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <span>
#include <thread>
#include <utility>

namespace solver {
namespace {

constexpr std::size_t together = 8; // vectors that become one before their bits are counted

/// Adds the bits of a and b to those of sum, each bit for itself; what is carried.
BitVector carried(BitVector& sum, const BitVector& a, const BitVector& b)
{
    BitVector carry;
    for (std::size_t i = 0; i < sum.words.size(); ++i) {
        const std::uint64_t odd = sum.words[i] ^ a.words[i];
        carry.words[i] = (sum.words[i] & a.words[i]) | (odd & b.words[i]);
        sum.words[i] = odd ^ b.words[i];
    }
    return carry;
}

std::uint64_t bitsIn(const BitVector& vector)
{
    std::uint64_t bits = 0;
    for (const std::uint64_t word : vector.words)
        bits += static_cast<std::uint64_t>(std::popcount(word));
    return bits;
}

/// The bits set, by carry-save adders (Harley and Seal). Precondition: a multiple of `together` vectors.
std::uint64_t bitsIn(std::span<const BitVector> vectors)
{
    BitVector ones{};
    BitVector twos{};
    BitVector fours{};
    std::uint64_t eights = 0;
    for (; !vectors.empty(); vectors = vectors.subspan(together)) {
        const auto pair = [&](std::size_t i) { return carried(ones, vectors[i], vectors[i + 1]); };
        const BitVector first = pair(0);
        const BitVector firstFour = carried(twos, first, pair(2));
        const BitVector third = pair(4);
        const BitVector secondFour = carried(twos, third, pair(6));
        eights += bitsIn(carried(fours, firstFour, secondFour));
    }
    return 8 * eights + 4 * bitsIn(fours) + 2 * bitsIn(twos) + bitsIn(ones);
}

} // namespace

Solved<std::uint64_t> countCold(const SubsetTable& table, const Job& job, unsigned threads)
{
    constexpr int pieceBits = 24; // 2 MiB
    const int cells = table.order().cells();
    if (cells <= pieceBits)
        return table.coldCount();
    const std::size_t pieces = std::size_t{1} << (cells - pieceBits);
    constexpr std::size_t pieceVectors = std::size_t{1} << (pieceBits - vectorBits);
    std::atomic<std::uint64_t> count = 0;
    Meter meter(job);
    const unsigned all = std::max(std::thread::hardware_concurrency(), 1U);
    if (!doUnits(pieces, 1, threads == 0 ? all : threads, meter, [&](std::size_t piece) {
            count += bitsIn(table.cold().all().subspan(piece * pieceVectors, pieceVectors));
        }))
        return meter.unsolved();
    return count.load();
}

} // namespace solver

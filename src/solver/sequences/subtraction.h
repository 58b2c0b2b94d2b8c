// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The values of the heaps 0, 1, 2, … of a subtraction game, one after the other. The options of a heap of n
// are, for each range a..b of the set, the heaps n - b … n - a: a window that slides by one. So the values
// in the windows are counted, and a step costs two updates per range, however many takes the set has.

#include "solver/genus.h"
#include "solver/sequences/takeset.h"

#include <cstdint>
#include <vector>

namespace solver {

/// A multiset of small numbers that knows its minimum excluded value.
class MexCounter {
public:
    void add(std::uint64_t value);
    void remove(std::uint64_t value);
    [[nodiscard]] std::uint64_t mex() const;

private:
    std::vector<std::uint32_t> m_counts;
    std::vector<std::uint64_t> m_present; // one bit per value
    std::vector<std::uint64_t> m_full;    // one bit per full word of m_present
};

/// Ask for one kind of value only. Precondition: the set is not empty.
class SubtractionTerms {
public:
    explicit SubtractionTerms(TakeSet takes);

    /// The Grundy value of the next heap.
    std::uint64_t nextNormal();
    /// The genus of the next heap.
    Genus nextGenus();

private:
    void slide(const std::vector<std::uint32_t>& values, MexCounter& counter) const;

    TakeSet m_takes;
    std::uint64_t m_heap = 0;
    std::vector<std::uint32_t> m_normal;
    std::vector<std::uint32_t> m_misere;
    MexCounter m_normalOptions;
    MexCounter m_misereOptions;
};

} // namespace solver

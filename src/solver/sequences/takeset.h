// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The set of numbers that may be taken from a heap in a subtraction game, kept as ranges, so that
// {1, …, 10^9} is as small as {7}.

#include <cstdint>
#include <span>
#include <vector>

namespace solver {

/// The numbers first..last, both included.
struct TakeRange {
    std::uint64_t first = 1;
    std::uint64_t last = 1;

    friend bool operator==(const TakeRange&, const TakeRange&) = default;
};

class TakeSet {
public:
    /// The union of the ranges, in any order. Precondition: 1 <= first <= last in each.
    explicit TakeSet(std::vector<TakeRange> ranges);

    /// Precondition: no take is 0.
    explicit TakeSet(std::span<const std::uint64_t> takes);

    /// Ascending, with a gap between any two.
    [[nodiscard]] const std::vector<TakeRange>& ranges() const { return m_ranges; }

    [[nodiscard]] bool isEmpty() const { return m_ranges.empty(); }
    [[nodiscard]] bool contains(std::uint64_t take) const;
    /// Precondition of both: not empty.
    [[nodiscard]] std::uint64_t smallest() const { return m_ranges.front().first; }
    [[nodiscard]] std::uint64_t largest() const { return m_ranges.back().last; }

    /// The takes that a heap of this size allows.
    [[nodiscard]] TakeSet upTo(std::uint64_t heap) const;

    /// The greatest common divisor of the takes (1 for an empty set).
    [[nodiscard]] std::uint64_t divisor() const;

    /// Every take divided by a common divisor.
    [[nodiscard]] TakeSet dividedBy(std::uint64_t divisor) const;

    friend bool operator==(const TakeSet&, const TakeSet&) = default;

private:
    std::vector<TakeRange> m_ranges;
};

} // namespace solver

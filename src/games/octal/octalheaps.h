// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Heaps under an octal rule: their moves, their values, and the position that a search sees.

#include "games/heaps/heaps.h"
#include "games/heaps/heapsequence.h"
#include "solver/sequences/octal.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>
#include <vector>

namespace games {

/// `taken` counters (0: none) go out of heap `heap` (from 0) and what is left of it is one heap, `left`, or
/// two, `left` and `right`; 0 stands for no heap.
struct DivideHeap {
    std::uint32_t heap = 0;
    std::uint64_t before = 0;
    std::uint64_t taken = 0;
    std::uint64_t left = 0;
    std::uint64_t right = 0;

    [[nodiscard]] Sentence text() const;
    [[nodiscard]] Sentence label() const;
    [[nodiscard]] Sentence mark() const;
    [[nodiscard]] Sentence where() const;
    [[nodiscard]] std::uint64_t size() const { return taken; }
    /// The cuts of the heap do where one of them is chosen.
    [[nodiscard]] bool surrounds(PieceId piece, PieceId chosen) const
    {
        return majorOf(piece) == heap || majorOf(piece) == majorOf(chosen);
    }
    [[nodiscard]] HeapChange inHeap() const
    {
        return {.heap = heap, .before = before, .taken = taken, .sizeSaysAll = true};
    }

    friend bool operator==(const DivideHeap&, const DivideHeap&) = default;
};

/// A rule with the values of its heaps, which are worked out when they are asked for and kept.
class OctalTable {
public:
    using Values = std::shared_ptr<const solver::OctalValues>;

    explicit OctalTable(solver::OctalRule rule) : m_rule(std::move(rule)) {}

    [[nodiscard]] const solver::OctalRule& rule() const { return m_rule; }
    /// Values that know the heap `largest`.
    [[nodiscard]] solver::Solved<Values> values(std::uint64_t largest, const solver::Job& job) const;
    [[nodiscard]] solver::Solved<HeapSequence> sequence(std::uint64_t to, const solver::Job& job) const;

private:
    solver::OctalRule m_rule;
    mutable std::mutex m_mutex; ///< held for no longer than it takes to read or set m_values
    mutable Values m_values;
    mutable std::uint64_t m_inVain = 0; ///< so many terms proved no period
};

/// What a move makes of one heap: `taken` go, `left` and `right` stay, 0 for no heap.
struct Division {
    std::uint64_t taken = 0;
    std::uint64_t left = 0;
    std::uint64_t right = 0;

    friend bool operator==(const Division&, const Division&) = default;
};

/// How many different divisions a heap has: (a, b) and (b, a) are two.
[[nodiscard]] std::uint64_t divisionCount(const solver::OctalRule& rule, std::uint64_t heap);
inline constexpr std::uint64_t allPairs = std::numeric_limits<std::uint64_t>::max();
/// Goes through them by the number taken, then by the left part, until `visit` gives false. For each number
/// taken only the first `mostPairs` divisions into two are visited.
void forEachDivision(const solver::OctalRule& rule, std::uint64_t heap, std::uint64_t mostPairs,
                     const std::function<bool(const Division&)>& visit);
/// Whether the rule allows it. Precondition: the parts and what is taken make up a heap.
[[nodiscard]] bool isAllowed(const solver::OctalRule& rule, const Division& division);

/// The move that divides a heap; one part stands at the end of the row, what is taken is at its beginning.
[[nodiscard]] Move divisionMove(const Heaps& heaps, std::size_t heap, const Division& division);
[[nodiscard]] Division divisionOf(const Move& move);
[[nodiscard]] Heaps afterDivision(Heaps heaps, const Move& move);

/// Heaps as a search sees them: heaps without a move do not count.
struct OctalPosition {
    Heaps heaps;
    const solver::OctalRule* rule = nullptr; ///< outlives the position
    /// Of a division only those with a smaller part up to this are looked at (by players that look ahead).
    std::uint64_t mostSmaller = std::numeric_limits<std::uint64_t>::max();

    [[nodiscard]] std::vector<OctalPosition> options() const;
    /// The heaps sorted, without those that have no move.
    [[nodiscard]] OctalPosition canonical() const;
    [[nodiscard]] std::size_t memoryBytes() const { return heaps.capacity() * sizeof(std::uint64_t); }
    friend bool operator==(const OctalPosition&, const OctalPosition&) = default;
};

} // namespace games

template <>
struct std::hash<games::OctalPosition> {
    std::size_t operator()(const games::OctalPosition& position) const noexcept;
};

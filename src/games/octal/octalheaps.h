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

/// The values of an octal game are periodic (Guy and Smith), proven by its window.
inline constexpr Theorem octalPeriodTheorem{
    .id = "octal period", .name = QT_TRANSLATE_NOOP("Wording", "the period of the octal game")};

/// `taken` counters (0: none) go out of heap `heap` (from 0); `left` of it stay on one side of them and
/// `right` on the other, 0 where none do.
struct DivideHeap {
    std::uint32_t heap = 0;
    bool inRow = false; ///< it matters at which end of the heap they are taken
    std::uint64_t before = 0;
    std::uint64_t taken = 0;
    std::uint64_t left = 0;
    std::uint64_t right = 0;

    /// "take 2 from heap 1, leaving 3 and 4", "take the last 2 of heap 1, leaving 7", "divide heap 1 into 3
    /// and 4". Different moves have different texts. The label is "1: 9→3+4"; at the ends of a row
    /// "1: 9→0+7" and "1: 9→7+0".
    [[nodiscard]] MoveWords words(const Board& board = {}) const;
    [[nodiscard]] Told told(const Board& board) const;
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

/// What a move makes of one heap: `taken` go, `left` before them and `right` behind them stay, 0 for none.
struct Division {
    std::uint64_t taken = 0;
    std::uint64_t left = 0;
    std::uint64_t right = 0;

    friend bool operator==(const Division&, const Division&) = default;
};

/// Which divisions of a heap are different moves, as a class sees it on the board.
enum class HeapOrder : std::uint8_t {
    /// The heap may fall into two rows, so it is a row: every stick, every two neighbours and every cut is a
    /// move of its own, those at both ends, too (Kayles 5: five sticks, four pairs).
    Row,
    /// A rule that never leaves two heaps: as in Nim it only matters how many are taken.
    Heap,
    /// Grundy's game: the two parts have no order.
    Parts,
};
[[nodiscard]] HeapOrder heapOrder(const solver::OctalRule& rule);

/// How many moves a heap has. Time proportional to the digits of the rule.
[[nodiscard]] std::uint64_t divisionCount(const solver::OctalRule& rule, std::uint64_t heap);
inline constexpr std::uint64_t allPairs = std::numeric_limits<std::uint64_t>::max();
/// Goes through them by the number taken, then by the left part, until `visit` gives false. For each number
/// taken only the first `mostPairs` divisions into two are visited.
void forEachDivision(const solver::OctalRule& rule, std::uint64_t heap, std::uint64_t mostPairs,
                     const std::function<bool(const Division&)>& visit);
/// Whether the rule allows it. Precondition: the parts and what is taken make up a heap.
[[nodiscard]] bool isAllowed(const solver::OctalRule& rule, const Division& division);
/// Of divisions that are one move the one that is listed: what is taken of a Heap is at its beginning, the
/// smaller one of two Parts comes first.
[[nodiscard]] Division listedDivision(const solver::OctalRule& rule, const Division& division);

/// The move that divides a heap there. Of a Heap its action is that of the listed division.
[[nodiscard]] Move divisionMove(const solver::OctalRule& rule, const Heaps& heaps, std::size_t heap,
                                const Division& division);
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

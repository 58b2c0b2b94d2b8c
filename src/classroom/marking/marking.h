// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Marks on the positions of a task, and where they contradict each other. By the rules of labelling backwards
// (Zermelo; D. Gale, "A curious Nim-type game", 1974, for the words P and N) a marking without blanks and
// without contradiction is the right one: by induction over the length of the game, each position's mark
// is forced by those of its options. The same holds of Grundy
// values, each the smallest number that its options have not.

#include "classroom/marking/markingtask.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace classroom {

/// Where Grundy values are asked, from Zero on the number itself.
enum class Mark : std::uint16_t { Blank, P, N, Zero };

[[nodiscard]] constexpr Mark markOf(std::uint64_t value)
{
    return static_cast<Mark>(static_cast<std::uint64_t>(Mark::Zero) + value);
}
/// Precondition: the mark is a number.
[[nodiscard]] constexpr std::uint64_t valueOf(Mark mark)
{
    return static_cast<std::uint64_t>(mark) - static_cast<std::uint64_t>(Mark::Zero);
}

/// A mark that contradicts others. Blank positions are open: they contradict nothing.
struct Contradiction {
    enum class What : std::uint8_t {
        Terminal,  ///< a terminal position marked N, in misère play P, or with another value than 0
        NoMoveToP, ///< marked N, and all of its moves lead to an N
        MoveToP,   ///< marked P, and a move leads to a P
        SameValue, ///< a move leads to the value that it has
        NoMoveTo,  ///< no move leads to the smaller value `missing`
    };
    What what = What::Terminal;
    std::size_t position = 0;
    /// The options that say so: all of them, or those that are P.
    std::vector<std::size_t> options{};
    std::vector<GivenOption> given{};
    std::uint64_t missing = 0;

    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

/// The right marks of a task, letters or values, which the rules force one after the other; blank where
/// nothing is there.
[[nodiscard]] std::vector<Mark> rightMarks(const MarkingTask& task);

class Marking {
public:
    /// All blank.
    explicit Marking(std::shared_ptr<const MarkingTask> task);

    [[nodiscard]] const MarkingTask& task() const { return *m_task; }
    [[nodiscard]] std::span<const Mark> marks() const { return m_marks; }
    [[nodiscard]] Mark at(std::size_t position) const { return m_marks[position]; }
    /// Precondition: the position is there.
    void set(std::size_t position, Mark mark);

    /// How many are blank.
    [[nodiscard]] std::size_t blanks() const;
    /// The first one from the terminal positions upwards; among equally long games in the order of the task.
    /// What it says follows from the marks alone: no answer is given away.
    [[nodiscard]] std::optional<Contradiction> firstContradiction() const;
    /// No blanks and no contradiction.
    [[nodiscard]] bool isRight() const { return blanks() == 0 && !firstContradiction(); }
    /// The positions in the order in which contradictions are named: each after those that its moves leave.
    [[nodiscard]] std::span<const std::size_t> upwards() const { return m_upwards; }
    [[nodiscard]] std::vector<Mark> solution() const { return rightMarks(*m_task); }

private:
    [[nodiscard]] std::optional<Contradiction> contradictionAt(std::size_t position) const;
    [[nodiscard]] std::optional<Contradiction> outcomeContradiction(std::size_t position) const;
    [[nodiscard]] std::optional<Contradiction> valueContradiction(std::size_t position) const;

    std::shared_ptr<const MarkingTask> m_task;
    std::vector<std::size_t> m_upwards; ///< the positions in the order in which contradictions are named
    std::vector<Mark> m_marks;
};

} // namespace classroom

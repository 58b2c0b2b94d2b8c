// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The labelling of a row of positions, P and N, one by one: each from the moves that lead to positions that
// are labelled already (Zermelo's way, on a row).

#include "lessons/lesson.h"
#include "solver/job.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lessons {

struct LabelCell {
    std::uint64_t number = 0; ///< n
    std::string notation;
    bool isCold = false;
    std::vector<std::uint64_t> options{}; ///< the numbers that a move leaves, largest first
    /// The largest of them that is cold.
    std::optional<std::uint64_t> decisive{};
};

/// From `from` to `to`, ascending. Every option is in the row.
struct LabelRow {
    std::string family;
    bool isMisere = false;
    std::vector<LabelCell> cells{};
};

/// The problem's place is left empty.
[[nodiscard]] std::variant<LabelRow, LessonProblem> makeLabelRow(const LabelStep& step,
                                                                 const solver::Job& job);

/// How the numbers of a sentence are written: Html with <b> around the position that is asked for and <u>
/// around the cold one that decides.
enum class Marked : std::uint8_t { Plain, Html };
/// Before the cell is labelled: "From 7 you can leave 6, 5 or 4. Position 4 is P — so what is 7?"
[[nodiscard]] QString askedText(const LabelRow& row, const LabelCell& cell, Marked marked = Marked::Plain);
/// After: "7 is N: from 7 you can leave 4, and 4 is P."
[[nodiscard]] QString labelledText(const LabelRow& row, const LabelCell& cell);
/// When all are labelled: "Cold, that is P: 0, 4 and 8."
[[nodiscard]] QString rowText(const LabelRow& row);

} // namespace lessons

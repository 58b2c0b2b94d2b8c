// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is said about P and N that a class has marked.

#include "classroom/marking/marking.h"

#include <QString>

#include <string_view>

namespace wording {

/// "P", "N" or a value; empty where nothing is marked.
[[nodiscard]] QString markText(classroom::Mark mark);
/// "3", in a table "(3, 2)", "the empty board".
[[nodiscard]] QString positionName(const classroom::MarkingTask& task, std::size_t position);
/// "3 is marked N, but none of its moves leads to a P: 2 and 1 are N."
[[nodiscard]] QString contradictionText(const classroom::MarkingTask& task,
                                        const classroom::Contradiction& contradiction);
/// "Given: moves from 4 also lead to 1,1 (P) and 1,2 (N)."; empty where all moves stay in the task.
[[nodiscard]] QString givenText(const classroom::MarkingTask& task, std::size_t position);
/// What a position's moves leave, before it is marked: "From 7 a move leaves 6, 5 or 4. P or N?"
[[nodiscard]] QString markAskedText(const classroom::MarkingTask& task, std::size_t position);
/// The right mark and why: "7 is N: a move leads to a P, 4."
[[nodiscard]] QString markToldText(const classroom::Marking& marking, std::size_t position);
/// How far it is where nothing contradicts: "No contradiction so far. Still blank: 3." or, at the end, "All
/// of it is right: 11 positions, 3 of them P."
[[nodiscard]] QString markingText(const classroom::Marking& marking);
/// Why nothing can be marked.
[[nodiscard]] QString noMarkingText(classroom::NoMarking why);
/// What a ready-made task is called: "Takeaway 10"; empty for an unknown id.
[[nodiscard]] QString markingTitle(std::string_view readyId);

} // namespace wording

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The goals that the window has to meet, measured in it.

#include "goals.h"

#include <string>
#include <vector>

namespace goals {

/// Goals 8 and 10: programs of their own from their start to the first frame, and the memory that they hold
/// at rest.
[[nodiscard]] std::vector<Row> processRows();
/// Opens a window with one button, the reference of those rows; until it is shown, or for good.
[[nodiscard]] int showLeastWindow(bool quits);

/// Goal 10: the pages that are loaded when they are first opened.
[[nodiscard]] std::vector<Row> pageRows();

/// Goal 5: from a click to the verdict and all marks on the screen.
[[nodiscard]] std::vector<Row> clickRows();
/// Goal 15: all that the processor does for a click on a board of many pieces.
[[nodiscard]] std::vector<Row> processorRows();
/// Goal 5: the frames of the window while a position is solved.
[[nodiscard]] std::vector<Row> frameRows(const Options& options);

} // namespace goals

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// `table grid --rows 6 --cols 6`: the outcomes of all positions on one board.

#include "cli/console.h"
#include "games/grid/gridtable.h"

#include <string>

namespace cli {

/// Megabytes, rounded up.
[[nodiscard]] QString megabytesText(std::uint64_t bytes);
/// Megabytes that the board needs; "2^41" beyond counting.
[[nodiscard]] QString megabytesText(const games::GridTable::Rules& rules);

/// The ending of the names of tables in files.
inline constexpr std::string_view tableFileEnding = ".table";

struct BoardRequest {
    games::GridTable::Rules rules;
    bool json = false;   ///< the figures on stdout as JSON instead of text
    std::string outFile; ///< the table (.table) or the figures (.json), unless empty
};

/// Tells what the board needs, makes its table and tells what it says and what it took; writes the file.
Exit makeBoardTable(const BoardRequest& request, const solver::Job& job, const Console& console);

} // namespace cli

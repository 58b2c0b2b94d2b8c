// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Tables of whole boards as files.

#include "cli/console.h"
#include "games/grid/gridtable.h"

#include <string>
#include <variant>

namespace cli {

/// The ending of their names.
inline constexpr std::string_view tableFileEnding = ".table";

/// The table in the file, or the exit code after a complaint.
[[nodiscard]] std::variant<games::GridTable, Exit>
readTableFile(const std::string& path, const solver::Job& job, const Console& console);

/// Why the table does not hold the position: it is of another game, other rules or larger.
[[nodiscard]] QString whyNotInTable(const games::GridTable& table, const games::Game& game);

} // namespace cli

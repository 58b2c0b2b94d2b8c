// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What `table` is given, and the table of a family that this asks for.

#include "analysis/tables/families.h"
#include "analysis/tables/table.h"
#include "cli/arguments/limits.h"
#include "cli/console.h"

#include <optional>
#include <string>

namespace cli {

struct TableArguments {
    std::string family;
    std::string n;
    std::string m;
    std::string rows;
    std::string columns;
    std::string max;
    std::string shown;
    std::string outFile;
    bool misere = false;
    bool json = false;
    LimitArguments limits;
};

/// "3" or "0-20"; nothing for other texts and numbers that are too large.
[[nodiscard]] std::optional<analysis::ValueRange> rangeIn(const std::string& text);
/// The table, or nothing after a complaint. `--rows` and `--cols` are the grid's names of m and n.
[[nodiscard]] std::optional<analysis::TableRequest> tableRequest(const TableArguments& arguments,
                                                                 const Console& console);

} // namespace cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The rows of the goals as a table, as JSON, and as lines from one program to another.

#include "goals.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace goals {

/// Whether other programs run, by the load of the last minute.
[[nodiscard]] bool isBusy();

/// With the processor's name above.
void printTable(const std::vector<Row>& rows);
/// False when the file cannot be written.
[[nodiscard]] bool writeJsonFile(const std::string& file, const std::vector<Row>& rows);

/// A row as one line, its fields between tabs. No text of a row holds a tab or the end of a line.
void writeLine(std::ostream& out, const Row& row);
/// Nothing when it is no such line.
[[nodiscard]] std::optional<Row> readLine(const std::string& line);

} // namespace goals

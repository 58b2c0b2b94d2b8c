// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Tables as text for other programs.

#include "analysis/tables/table.h"

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

namespace analysis {

/// The sentence of an error, for the reader of a file.
using ErrorText = std::function<std::string(const games::ParseError&)>;

/// CSV (RFC 4180): the first row has n, the first column m, or in a family of one parameter the name of what
/// is shown. Cells as cellText() writes them.
void writeCsv(std::ostream& out, const FamilyTable& table);

/// One JSON object:
///   family    the pattern                      game   its id          play   "normal" or "misere"
///   shown     "outcome", "grundy", "remoteness" or "value"
///   n, m      {"from", "to"}; m is null in a family of one parameter
///   periods   list of {"m" (null with one parameter), "from", "period", "proven"}, a row each that has one
///   cells     list of {"n", "m", "position", "outcome", "grundy", "value", "remoteness"}, row after row;
///   null
///             where not asked for, not known or not defined. "error": why the game refuses the position;
///             "unsolved": "cancelled", "time", "memory" or "positions" where limits ended the work
/// Numbers are exact.
void writeJson(std::ostream& out, const FamilyTable& table, const ErrorText& errorText);

/// "outcome", "grundy", "remoteness", "value".
[[nodiscard]] std::string_view shownId(Shown shown);
/// Nothing for any other text.
[[nodiscard]] std::optional<Shown> shownFrom(std::string_view id);

/// What stands around and in a picture of a table.
struct TablePicture {
    std::string title;
    std::vector<std::string> notes{}; ///< a line each, below the table
};

/// The heat map as SVG in light colours: cold cells filled, round and lettered, the others tinted by value.
void writeSvg(std::ostream& out, const FamilyTable& table, const TablePicture& picture);

} // namespace analysis

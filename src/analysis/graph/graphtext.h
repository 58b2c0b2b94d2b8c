// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A position graph as text for other programs: Graphviz and spreadsheets.

#include "analysis/graph/positiongraph.h"

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

namespace analysis {

/// A digraph in the DOT language: nodes with name and outcome, P-positions filled and doubly ringed, winning
/// moves bold, moves of Left and Right coloured and lettered.
void writeDot(std::ostream& out, const PositionGraph& graph);

/// The connection matrix: a row per position (from) and a column per position (to), named, in the order of
/// the position numbers; 1 where a move leads, else 0. In a partizan game L, R or LR in place of 1.
/// It is handed over row by row, since the whole is as long as the square of the positions; false once
/// `write` has said false, which ends it.
bool writeMatrix(const PositionGraph& graph, const std::function<bool(std::string_view)>& write);

/// Between quotation marks, as JSON and DOT write it.
[[nodiscard]] std::string quoted(std::string_view text);
/// A field of a CSV file (RFC 4180), exactly as it is.
[[nodiscard]] std::string csvField(std::string_view text);
/// A field of words: what a spreadsheet would take for a formula begins with an apostrophe, which makes it a
/// text there.
[[nodiscard]] std::string csvWords(std::string_view text);

} // namespace analysis

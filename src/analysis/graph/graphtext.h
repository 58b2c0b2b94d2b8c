// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A position graph as text for other programs: Graphviz and spreadsheets.

#include "analysis/graph/positiongraph.h"

#include <iosfwd>
#include <stop_token>

namespace analysis {

/// A digraph in the DOT language: nodes with name and outcome, P-positions filled and doubly ringed, winning
/// moves bold, moves of Left and Right coloured and lettered.
void writeDot(std::ostream& out, const PositionGraph& graph);

/// The connection matrix: a row per position (from) and a column per position (to), named, in the order of
/// the position numbers; 1 where a move leads, else 0. In a partizan game L, R or LR in place of 1.
/// Ends early when stopped or when `out` fails.
void writeMatrix(std::ostream& out, const PositionGraph& graph, const std::stop_token& stop);

/// A field of a CSV file (RFC 4180).
[[nodiscard]] std::string csvField(std::string_view text);

} // namespace analysis

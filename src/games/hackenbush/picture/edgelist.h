// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pictures of Hackenbush as plain lists of edges, as other programs write them and people type them: two
// joints and, if it is not green, a colour; 0 is the ground.
//
//     0 1 g
//     1-2 blue; 1,3,r     # several on a line, divided by ';' or where it is clear
//     3 4                 # green

#include "games/text/parse.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

namespace games {

/// The text is no list of edges.
struct NoEdgeList {
    friend bool operator==(const NoEdgeList&, const NoEdgeList&) = default;
};

/// It begins as one and goes wrong: the line from 1, and what is wrong in it.
struct EdgeListError {
    std::size_t line = 1;
    ParseError error; ///< its column is one of the line

    friend bool operator==(const EdgeListError&, const EdgeListError&) = default;
};

/// A notation of Hackenbush, or why there is none.
using EdgeList = std::variant<NoEdgeList, std::string, EdgeListError>;

/// Reads a list of edges. Whether they stand is the notation's matter.
[[nodiscard]] EdgeList readEdgeList(std::string_view text);

} // namespace games

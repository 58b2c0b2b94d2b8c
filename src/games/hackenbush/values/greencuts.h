// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Green Hackenbush: what each single cut leaves, all of them together in little more than the time that the
// value of one picture takes, by the same two principles (greenhackenbush.h).
//
// A bridge takes all above it. Of the edges of a 2-edge-connected part, those that lie on the same cycles
// make a ring of smaller parts; a cut in it makes two stalks of the ring. What a cut changes is carried down
// to the ground over each bridge: add 1, then nim-add what else hangs at its lower end. All values that are
// on their way there are carried together, in a binary trie from the lowest bit on, in which both are done to
// all of them in as many steps as they have bits.

#include "games/hackenbush/picture/hackenbushgraph.h"
#include "solver/meter.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace games {

/// Of each edge the Grundy value of what stands when it is cut, or nothing where the meter has ended.
/// O(joints + edges log edges) time. Precondition: all edges are green, and every joint
/// hangs on the ground.
[[nodiscard]] std::optional<std::vector<std::uint64_t>> greenCutValues(const HackenbushGraph& graph,
                                                                       solver::Meter& meter);
/// The bytes per edge that it takes at most, beside the graph.
inline constexpr std::size_t greenCutBytesPerEdge = 160;

/// The edges whose cut leaves the value 0, in no order, in less time: nothing is carried. Precondition as
/// above.
[[nodiscard]] std::vector<std::uint32_t> greenWinningCuts(const HackenbushGraph& graph);

/// Of each edge, whatever the colours are, how many others fall when it is cut: what hangs above it if it is
/// a bridge, none otherwise. O(joints + edges) time. Precondition: every joint hangs on the ground.
[[nodiscard]] std::vector<std::uint32_t> fallingWithCuts(const HackenbushGraph& graph);

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Green Hackenbush: every picture is worth a nimber (Berlekamp, Conway, Guy: Winning Ways, chapter 7).
// Colon principle: what hangs at a joint may be replaced by a stalk of equal value, so an edge with *g on it
// is worth *(g+1). Fusion principle: the joints of a cycle may be melted into one, so the joints of a
// 2-edge-connected part are one joint and its edges loops of value * each.

#include "games/hackenbush/picture/hackenbushgraph.h"
#include "solver/meter.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace games {

/// The Grundy value of what stands. O(joints + edges) time, without recursion.
/// Precondition: all edges are green.
[[nodiscard]] std::uint64_t greenValue(const HackenbushGraph& graph);
/// Nothing where the meter has ended.
[[nodiscard]] std::optional<std::uint64_t> greenValue(const HackenbushGraph& graph, solver::Meter& meter);
/// The bytes per joint that greenValue() takes beside the graph.
inline constexpr std::size_t greenBytesPerJoint = 20;

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a class marks with P and N: the positions of a row or of a table of a family, or all positions that
// can be reached from one, with the moves between them.
//
// Moves may lead out of a family (two heaps of Kayles out of the row of one heap). Then what they leave is
// given: its outcome is told by the solver, as the teacher would.

#include "analysis/graph/positiongraph.h"
#include "analysis/tables/table.h"
#include "games/catalogue.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace classroom {

/// A position that a move leaves, and that is not to be marked.
struct GivenOption {
    std::string name;
    theory::Outcome outcome = theory::Outcome::P;
    std::uint64_t value = 0; ///< only where values are asked

    friend bool operator==(const GivenOption&, const GivenOption&) = default;
};

struct MarkedPosition {
    std::string notation{};             ///< empty: the rules have no such position, nothing is marked there
    std::string name{};                 ///< "3", "2, 1", "110/111", of a graph of arrows the dot
    std::vector<std::size_t> options{}; ///< what its moves leave, ascending, each once
    std::vector<GivenOption> given{};   ///< what its other moves leave
    std::uint64_t height = 0;           ///< the longest game left among the positions to mark
    bool isTerminal = false;

    [[nodiscard]] bool isThere() const { return !notation.empty(); }
};

/// What is to be written at every position: P or N, or its Grundy value.
enum class Asked : std::uint8_t { Outcomes, Values };

struct MarkingTask {
    std::string gameId{};
    theory::Play play = theory::Play::Normal;
    /// A table: row after row, m ascending, n along the rows. A graph: as in PositionGraph.
    std::vector<MarkedPosition> positions{};
    /// The values of n and m, for a graph both {0, 0}.
    analysis::ValueRange n{};
    analysis::ValueRange m{};
    bool hasM = false;
    Asked asked = Asked::Outcomes;
    std::shared_ptr<const analysis::PositionGraph> graph{}; ///< of a graph

    [[nodiscard]] bool isGraph() const { return graph != nullptr; }
    /// How many positions there are to mark.
    [[nodiscard]] std::size_t count() const;
};

/// More are not marked by hand.
inline constexpr std::size_t mostMarked = 400;

/// Why there is nothing to mark.
enum class NoMarking : std::uint8_t {
    TooMany,      ///< more than mostMarked positions
    NotImpartial, ///< Left and Right have moves of their own: P and N do not say all
    NotThere,     ///< the rules have no position of the family within the ranges
    Unsolved,     ///< the outcome of a position that is given, or the graph, is beyond the limits
};
using MadeMarking = std::variant<MarkingTask, NoMarking, games::ParseError>;

/// A row (one parameter; m is not looked at) or a table of a family. Values at the beginning of the ranges
/// that the rules refuse throughout are left out. The error is that of the largest position, where it is
/// refused and is all there is. Values are asked of games in normal play only.
[[nodiscard]] MadeMarking tableMarking(const analysis::FamilyPattern& pattern, analysis::ValueRange n,
                                       analysis::ValueRange m, const solver::Job& job,
                                       Asked asked = Asked::Outcomes);
/// All positions that can be reached from `root`; those that a symmetry makes equal count as one.
[[nodiscard]] MadeMarking graphMarking(const games::Game& root, const solver::Job& job);

using games::ReadyMarking;

/// The ready-made tasks of all games in normal play, the easy ones first.
[[nodiscard]] std::span<const ReadyMarking> readyMarkings();

} // namespace classroom

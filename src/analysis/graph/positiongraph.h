// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All positions that can be reached from one, with the moves between them and what is known of each: the
// whole game as one graph. In impartial normal play its P-positions are its kernel, see isKernelOfCold().
//
// An arrow stands for all moves of a player from one position to another, which may be told apart on the
// board. In an impartial game it is of whoever is to move. In a partizan one every arrow has its
// player, and all positions count that some sequence of moves leads to, whoever makes them.

#include "games/game.h"
#include "solver/job.h"
#include "theory/outcome.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace analysis {

struct GraphOptions {
    /// Leave out terminal positions and the moves to them, as if nobody took the last piece willingly.
    bool withoutTerminal = false;
    /// Positions that a symmetry of the game makes equal count as one (run codes of Line Nim always do).
    bool upToSymmetry = false;
    std::uint64_t mostPositions = 1'000'000;
};

using NodeIndex = std::uint32_t;
using ArrowIndex = std::uint32_t;

struct GraphNode {
    std::string notation; ///< a position that stands here; the first found of those that count as one
    std::string name{};   ///< the notation's text after the colon, or from the options where they change;
                          ///< a run code in Line Nim
    std::optional<theory::Outcome> outcome{}; ///< none where the game may go on for ever
    std::optional<std::uint64_t> grundy{};    ///< impartial normal play without cycles
    /// Moves left with best play, the winner hurrying and the loser delaying; the step of labelling
    /// backwards from the terminal positions. Of a partizan position the larger of both players'.
    std::optional<std::uint64_t> remoteness{};
    std::uint64_t size = 0; ///< longest game left, terminal positions counted; 0 where there are cycles
    bool isTerminal = false;
};

struct GraphArrow {
    NodeIndex from = 0;
    NodeIndex to = 0;
    theory::Mover player = theory::Mover::Either;
    /// So many moves of the player lead there; 1 where equal positions count as one.
    std::uint16_t moves = 1;

    friend bool operator==(const GraphArrow&, const GraphArrow&) = default;
};

/// Nodes stand in the order of the position numbers, highest first: run codes in Line Nim, otherwise names
/// compared number by number. Arrows are sorted by from, to and player.
struct PositionGraph {
    std::vector<GraphNode> nodes;
    std::vector<GraphArrow> arrows;
    std::vector<ArrowIndex>
        firstArrow{};              ///< per node, and one more: arrows[firstArrow[i]..firstArrow[i + 1])
    std::optional<NodeIndex> root; ///< none only when the root itself was left out
    std::string gameId;
    theory::Play play = theory::Play::Normal;
    bool isPartizan = false;
    bool hasCycle = false;
    GraphOptions options{};
    /// Line Nim: per position, the runs of each length from 1. Empty in other games.
    std::vector<std::vector<std::uint64_t>> runCounts;
    /// Per node: whether moves to terminal positions were left out, Left's (or anybody's) and Right's.
    std::vector<std::uint8_t> endsLeftOut;
    /// Per node of a part of a game: whether moves lead out of the part. Empty for a whole game.
    std::vector<std::uint8_t> hasMoreMoves{};

    [[nodiscard]] std::span<const GraphArrow> movesOf(NodeIndex node) const
    {
        return std::span(arrows).subspan(firstArrow[node], firstArrow[node + 1] - firstArrow[node]);
    }
    [[nodiscard]] std::uint64_t moveCount(NodeIndex node) const;
    [[nodiscard]] std::uint64_t winningMoveCount(NodeIndex node) const;
    /// Of all positions.
    [[nodiscard]] std::uint64_t moveCount() const;
    [[nodiscard]] bool isCut(NodeIndex node) const
    {
        return !hasMoreMoves.empty() && hasMoreMoves[node] != 0;
    }
    [[nodiscard]] bool isCold(NodeIndex node) const { return nodes[node].outcome == theory::Outcome::P; }
    /// Whether all moves are here, and it is known of each what it leaves: not everywhere in a part.
    [[nodiscard]] bool isFollowed(NodeIndex node) const;
    /// Whoever makes this move wins with best play.
    [[nodiscard]] bool isWinning(const GraphArrow& arrow) const;
    /// The node of that name or notation.
    [[nodiscard]] std::optional<NodeIndex> find(std::string_view nameOrNotation) const;
};

/// The graph below `root`. Unsolved: the job's limits, `mostPositions`, or a position with more moves than
/// are listed (OutOfPositions).
[[nodiscard]] solver::Solved<PositionGraph>
positionGraph(const games::Game& root, const GraphOptions& options, const solver::Job& job);

/// The part of a game around a position, for games too large to be looked at as a whole: the `most` positions
/// nearest to `root` along moves (fewer where there are no more), with the listed moves between them;
/// hasMoreMoves marks those whose moves are not all in the part. Outcomes, Grundy values and remoteness are
/// those of the whole game, each solved alone under small limits: nothing where that did not do. Sizes only
/// count levels: the root's is the highest, and every move leads down; 0 where the part has cycles. Unsolved:
/// the job's stop, time or memory. `options.mostPositions` is not looked at.
[[nodiscard]] solver::Solved<PositionGraph> graphNear(const games::Game& root, const GraphOptions& options,
                                                      std::size_t most, const solver::Job& job);
/// Compares texts with their numbers as numbers: "9" before "10".
[[nodiscard]] bool isNumberedBefore(std::string_view a, std::string_view b);

/// Up to `most` nodes nearest to `centre` along arrows in either direction, ascending.
[[nodiscard]] std::vector<NodeIndex> neighbourhood(const PositionGraph& graph, NodeIndex centre,
                                                   std::size_t most);

} // namespace analysis

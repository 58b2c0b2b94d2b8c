// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The value of a block that no rule settles, with games hanging at its joints, by its options: cut an edge,
// so that what no longer hangs on the root falls with all that hangs on it, or move in a hanging game. Each
// option is put together from its own blocks again, so a cycle that was cut open is a tree at once. Red-blue
// blocks with numbers at their joints are valued by a table where that is cheaper.

#include "games/hackenbush/blocks/blockmemo.h"
#include "games/hackenbush/blocks/hackenbushfold.h"
#include "solver/meter.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <unordered_map>
#include <vector>

namespace games {

/// The positions of one block; made for one question.
class BlockSearch {
public:
    struct Tools {
        theory::ShortGames& games;
        HackenbushFold& fold;
        BlockMemo& memo;
        solver::Meter& meter;
        /// For the positions of this block, the memo and tables.
        std::size_t memoryBytes = 0;
    };

    /// Precondition: `block` stands on its joint 0 and has at most largestSearchedBlock edges.
    BlockSearch(const HackenbushGraph& block, const Tools& tools);
    BlockSearch(const BlockSearch&) = delete;
    BlockSearch& operator=(const BlockSearch&) = delete;
    ~BlockSearch();

    /// The value with one game hanging at each joint (0 at the root); nothing when a limit ended it.
    [[nodiscard]] std::optional<theory::ShortGame> value(std::vector<theory::ShortGame> hanging);

private:
    /// A part of the block that stands on some joint of it.
    struct Position {
        std::uint64_t edges = 0;
        std::uint32_t root = 0;
        std::vector<theory::ShortGame> hanging;

        friend bool operator==(const Position&, const Position&) = default;
    };
    struct Hash {
        std::size_t operator()(const Position& position) const;
    };
    /// A cut, or a move in what hangs at a joint.
    struct Option {
        theory::Mover mover = theory::Mover::Either;
        std::uint64_t cut = 0;
        std::uint32_t joint = 0;
        theory::ShortGame moved{};
    };
    /// A position that is one block, whose options are being valued.
    struct Frame {
        Position position;
        std::vector<Option> options{};
        std::size_t next = 0;
        std::vector<theory::ShortGame> left{};
        std::vector<theory::ShortGame> right{};
    };

    [[nodiscard]] std::optional<theory::ShortGame> valueOf(const Position& position);
    [[nodiscard]] std::optional<theory::ShortGame> blockValue(Position position);
    [[nodiscard]] std::optional<theory::ShortGame> ruledValue(const Position& position);
    bool push(Position position);
    bool addMoves(Frame& frame, std::uint32_t joint);
    bool advance();
    bool finish();
    [[nodiscard]] Position after(const Position& position, const Option& option) const;
    void dropFallen(Position& position) const;
    void keep(const Position& position, theory::ShortGame value);
    bool charge(std::size_t bytes);
    [[nodiscard]] HungGraph hungGraph(const Position& position) const;
    [[nodiscard]] Position positionOf(const HungBlock& block, const Position& whole) const;

    const HackenbushGraph& m_block;
    Tools m_tools;
    std::vector<std::uint64_t> m_at; // the edges at each joint
    std::unordered_map<Position, theory::ShortGame, Hash> m_values;
    std::size_t m_bytes = 0;
    std::deque<Frame> m_stack;
};

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A red-blue block with numbers hanging at its joints by a RedBlueTable, each number as the stalk that it is
// worth (colon principle).

#include "games/hackenbush/blocks/blockmemo.h"
#include "games/hackenbush/values/redbluetable.h"
#include "solver/meter.h"

#include <cstddef>
#include <optional>

namespace games {

class BlockTable {
public:
    BlockTable(const HungGraph& block, theory::ShortGames& games, BlockMemo& memo)
        : m_block(block), m_games(games), m_memo(memo)
    {
    }

    /// The value, if a table can have it in that memory and is likely to be cheaper than the options; nothing
    /// else, and when the meter ended it. Also keeps what the block is worth when one edge is cut. Of the
    /// many positions of a search, which share their options, only those with the smallest tables are worth
    /// one.
    [[nodiscard]] std::optional<theory::ShortGame> value(bool isOfMany, solver::Meter& meter,
                                                         std::size_t memoryBytes);

private:
    [[nodiscard]] std::optional<theory::ShortGame> named(const theory::Dyadic& number);
    void keepCuts(const RedBlueTable& table, std::size_t tableEdges, solver::Meter& meter);
    [[nodiscard]] bool isRedBlue() const;
    [[nodiscard]] std::size_t stalkEdges() const;
    [[nodiscard]] bool isCheaper(bool isOfMany) const;
    [[nodiscard]] HackenbushGraph withStalks() const;

    const HungGraph& m_block;
    theory::ShortGames& m_games;
    BlockMemo& m_memo;
};

} // namespace games

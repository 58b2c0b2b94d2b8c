// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a search of a sum looks at: the positions of its boards in no order, without those that are over.

#include "games/sum/positiongraph.h"
#include "games/sum/sumlimits.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace games {

class SumState {
public:
    SumState() = default;
    /// `graph` outlives it. Precondition: at most mostSumParts positions.
    SumState(PositionGraph& graph, std::span<const PositionGraph::Number> positions);

    [[nodiscard]] std::vector<SumState> options(theory::Player player) const;
    /// Of a sum of impartial games.
    [[nodiscard]] std::vector<SumState> options() const { return options(theory::Player::Left); }
    [[nodiscard]] std::size_t memoryBytes() const { return 0; }
    [[nodiscard]] std::span<const PositionGraph::Number> positions() const
    {
        return {m_positions.data(), m_count};
    }

    friend bool operator==(const SumState& a, const SumState& b)
    {
        return a.m_count == b.m_count && a.m_positions == b.m_positions;
    }

private:
    void insert(PositionGraph::Number position);
    void removeAt(std::size_t place);

    PositionGraph* m_graph = nullptr;
    std::array<PositionGraph::Number, mostSumParts> m_positions{}; ///< ascending, zeros behind them
    std::size_t m_count = 0;
};

} // namespace games

template <>
struct std::hash<games::SumState> {
    std::size_t operator()(const games::SumState& state) const noexcept;
};

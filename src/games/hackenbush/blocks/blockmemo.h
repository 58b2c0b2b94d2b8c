// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Known values of blocks, from whatever picture they come.

#include "games/hackenbush/picture/hackenbushgraph.h"
#include "theory/shortgames/shortgame.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace games {

/// A graph on its joint 0 with one game hanging at each joint; 0 at the ground.
struct HungGraph {
    HackenbushGraph graph;
    std::vector<theory::ShortGame> hanging;
};

class BlockMemo {
public:
    /// The edges in their order, joints numbered as they come, and what hangs there: blocks with equal keys
    /// are equal.
    using Key = std::vector<std::uint32_t>;
    [[nodiscard]] static Key keyOf(const HungGraph& block);

    [[nodiscard]] std::optional<theory::ShortGame> find(const Key& key) const;
    void keep(Key key, theory::ShortGame value);
    /// Roughly the bytes in use.
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }

private:
    struct Hash {
        std::size_t operator()(const Key& key) const;
    };
    std::unordered_map<Key, theory::ShortGame, Hash> m_values;
    std::size_t m_bytes = 0;
};

} // namespace games

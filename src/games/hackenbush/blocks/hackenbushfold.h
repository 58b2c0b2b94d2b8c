// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The value of a picture from its blocks, tips first. By the colon principle what hangs at a joint is just a
// game: the sum of what the blocks there are worth. Bridges and loops are ordinal sums, green blocks with
// nimbers at their joints are fused (fusion principle; Winning Ways, chapter 7), and other blocks are
// somebody else's to value.

#include "games/hackenbush/blocks/hackenbushblocks.h"
#include "games/hackenbush/values/colonnumber.h"
#include "games/hackenbush/values/ordinalsum.h"
#include "theory/shortgames/shortgame.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace games {

/// What hangs at a joint: number + *nimber + rest. Kept apart, so that large trees make no canonical forms.
struct Hanging {
    ColonNumber number;
    std::uint64_t nimber = 0;
    theory::ShortGame rest{};

    [[nodiscard]] bool isNumber() const { return nimber == 0 && rest == theory::ShortGame(); }
    [[nodiscard]] bool isNimber() const { return number.isZero() && rest == theory::ShortGame(); }
};

/// The most edges of a block that is valued by its options: they are bits.
inline constexpr std::size_t largestSearchedBlock = 64;

/// A block of several edges that no rule settles, and the games that hang at its joints, if not 0.
struct HungBlock {
    std::uint32_t root = 0;
    std::span<const std::uint32_t> edges;
    std::vector<std::pair<std::uint32_t, theory::ShortGame>> hanging;
};

/// Nothing is returned when a limit or the given function ended the matter.
class HackenbushFold {
public:
    using BlockValue = std::function<std::optional<theory::ShortGame>(const HungBlock&)>;

    HackenbushFold(theory::ShortGames& games, OrdinalSums& ordinals, solver::Meter& meter)
        : m_games(games), m_ordinals(ordinals), m_meter(meter)
    {
    }

    /// The value of what stands; `hanging` is what hangs at each joint besides, and is used up.
    [[nodiscard]] std::optional<theory::ShortGame>
    value(const HackenbushGraph& graph, std::vector<Hanging> hanging, const BlockValue& blockValue);

    /// A game taken apart.
    [[nodiscard]] Hanging hang(theory::ShortGame game) const;

private:
    [[nodiscard]] std::optional<Hanging> settle(const HackenbushGraph& graph, const HungBlock& block,
                                                std::vector<Hanging>& hanging, const BlockValue& blockValue);
    [[nodiscard]] std::optional<Hanging> putUnder(Hanging hanging, EdgeColour edge);
    [[nodiscard]] std::optional<theory::ShortGame> game(const Hanging& hanging);
    bool add(Hanging& to, Hanging what);

    theory::ShortGames& m_games;
    OrdinalSums& m_ordinals;
    solver::Meter& m_meter;
};

} // namespace games

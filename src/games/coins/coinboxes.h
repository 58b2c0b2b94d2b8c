// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Coins in numbered boxes, or on numbered steps, that move to lower numbers: what Nimble and Staircase Nim
// share. Numbers count from 0, as in the notation.

#include "games/coins/movecoins.h"
#include "games/game.h"
#include "games/heaps/heaps.h"
#include "games/text/reader.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <ranges>
#include <vector>

namespace games {

inline constexpr std::uint64_t mostBoxes = 1'000;
/// Of all boxes together, so that no move leads out of the limits.
inline constexpr std::uint64_t mostCoins = largestHeap;
/// How many coins lie in a box, on a step.
inline constexpr Expected expectedCoins{
    .text = QT_TRANSLATE_NOOP("Wording", "a number of coins"),
    .tooMany = {QT_TRANSLATE_N_NOOP("Wording", "more than %1 place for coins"),
                QT_TRANSLATE_N_NOOP("Wording", "more than %1 places for coins")}};
/// A larger Nimble board is drawn as heaps, one for each box. Moves change neither number.
inline constexpr std::uint64_t mostDrawnBoxes = 40;
inline constexpr std::uint64_t mostDrawnCoins = 40;

/// Which moves there are beside that of one coin to the box below.
struct CoinRules {
    bool farther = false; ///< any lower box is a target
    bool several = false; ///< coins of one box may move together

    friend bool operator==(const CoinRules&, const CoinRules&) = default;
};

/// The coins and their rules; what a search looks at.
struct CoinBoxes {
    Heaps boxes;
    CoinRules rules;

    [[nodiscard]] std::uint64_t coins() const;
    /// Those that can still move.
    [[nodiscard]] std::uint64_t coinsAboveLowest() const
    {
        return boxes.empty() ? 0 : coins() - boxes.front();
    }
    [[nodiscard]] bool isOver() const;
    /// Moves out of one box, and its n-th one from 0: near targets and few coins come first.
    [[nodiscard]] std::uint64_t moveCount(std::size_t box) const;
    [[nodiscard]] MoveCoins moveAt(std::size_t box, std::uint64_t n) const;
    [[nodiscard]] std::uint64_t moveCount() const;
    /// No position that can be reached has more moves.
    [[nodiscard]] std::uint64_t mostMoves() const;
    [[nodiscard]] CoinBoxes after(const MoveCoins& move) const;

    /// Every move, or where they are too many some of each box, which is enough to look a few moves ahead.
    [[nodiscard]] std::vector<MoveCoins> seenMoves() const;
    [[nodiscard]] auto options() const
    {
        return seenMoves() | std::views::transform([this](const MoveCoins& move) { return after(move); });
    }
    /// Coins in box 0 and empty boxes at the end mean nothing.
    [[nodiscard]] CoinBoxes canonical() const;
    [[nodiscard]] std::size_t memoryBytes() const { return boxes.capacity() * sizeof(std::uint64_t); }

    /// More moves than this are not searched.
    static constexpr std::uint64_t mostSearched = 100'000;
    friend bool operator==(const CoinBoxes&, const CoinBoxes&) = default;
};

/// The coins of box 0, 1, 2, … up to the end of the text; may be none.
[[nodiscard]] Heaps readBoxes(Reader& reader);

/// What a piece stands for: the `height`-th coin of a box from 1, or with height 0 the box.
struct CoinPlace {
    std::uint64_t box = 0;
    std::uint64_t height = 0;
};
using PlaceOf = std::function<CoinPlace(PieceId)>;
[[nodiscard]] CoinPlace heapPlace(PieceId piece);

/// "2 coins in box 1 and 1 coin in box 4.": `ofPlace` is said of each place that has coins, %1 how many, %2
/// where.
[[nodiscard]] Sentence boxesAloud(const Heaps& boxes, SourceTexts ofPlace);
/// True when the boxes can be drawn with all their coins.
[[nodiscard]] bool isDrawable(const CoinBoxes& coins);
/// The boxes as heaps, each base with its box's number.
[[nodiscard]] Board boxesAsHeaps(const Heaps& boxes);
/// The pieces of the coins of a box from `height` on, drawn as a heap.
[[nodiscard]] std::vector<PieceId> heapPieces(const Heaps& boxes, std::size_t box, std::uint64_t height);

/// Free editing of boxes; nothing when it does not apply or leaves the limits.
[[nodiscard]] std::optional<Heaps> editBoxes(Heaps boxes, const Edit& edit, const PlaceOf& placeOf);

/// All boxes with box 0 empty and the last one taken whose last box's number and coins add up to `upTo`
/// at most, the empty ones included.
void forEachBoxes(std::uint64_t upTo, const std::function<bool(const Heaps&)>& visit);

/// The coins of a notation that have not come down, without the empty boxes above them: a key that positions
/// share in which they are the same.
[[nodiscard]] std::string coinsAbove(const std::string& notation);

} // namespace games

template <>
struct std::hash<games::CoinBoxes> {
    std::size_t operator()(const games::CoinBoxes& coins) const noexcept;
};

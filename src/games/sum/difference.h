// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// G = H, shown as G − H: the second game stands beside the first with Left and Right exchanged, and whoever
// moves first loses just when the two are equal (Conway). Where the boards pair off, each with its negative,
// whoever moves second answers on the other board of the pair with the same move.

#include "games/game.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace games {

enum class NoDifference : std::uint8_t {
    Misere,     ///< games are compared in normal play alone
    NoNegative, ///< the second cannot exchange Left and Right
    TooMany,    ///< more than mostSumParts boards together
};

/// G − H; the boards of G come first.
[[nodiscard]] std::variant<GamePtr, NoDifference> differenceOf(const GamePtr& g, const GamePtr& h);

/// How G stands to H by who wins G − H.
[[nodiscard]] std::partial_ordering orderBy(theory::Outcome difference);

/// For each board the one that is its negative, in pairs; nothing where a board is left over. Of impartial
/// boards two that are equal are a pair.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> mirrorPairs(const Game& table);

/// The answer to `move` on the paired board, after which the boards pair off again. Nothing where they do not
/// pair off before the move.
[[nodiscard]] std::optional<Move> mirrorAnswer(const Game& table, const Move& move);

} // namespace games

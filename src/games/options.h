// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The argument by options, for any game: the last step of every explanation, and the whole of it at the level
// of labels (games/labels.h).

#include "games/explanation.h"
#include "games/game.h"

namespace games {

/// Lines of an argument; more moves are counted only.
inline constexpr std::size_t mostOptionLines = 200;

/// Adds the argument by options to `explanation` as far as the outcome is known, and the reason why not
/// when a reply could not be found within the limits. `known` answers `game` with its moves.
/// Replies are read from the shelf where it has them.
void appendOptions(Explanation& explanation, const Game& game, const Answer& known, const solver::Job& job,
                   Shelf* shelf, Levels levels);

/// What is told at the level of values where the game's own steps have none: the mex, the value, or why there
/// is no value.
[[nodiscard]] ParagraphStep valueStep(const Game& game, const Answer& known);

/// Drops what the level does not tell, and says at the level of values at least what there is to say of them.
void keepLevel(Explanation& explanation, Level level, const Game& game, const Answer& known);

/// Adds the step that names the Nim heaps of the position, where it has them.
void appendLens(Explanation& explanation, const Game& game, const Answer& known);
/// The lens of a position without parts: one heap of its Grundy value, made by every piece.
[[nodiscard]] std::optional<LensHeaps> singleHeap(const Board& board, const Answer& known);
/// Precondition: `move` is listed in `known` with its Grundy value, or both are unknown to the reader.
[[nodiscard]] LensEffect singleHeapEffect(const Move& move, const Answer& known);

/// How an answer without a formula was found; nothing when it was not. `values`: what is said of a table of
/// single summands, those of the sizes 0 to %1; "": it is one of whole positions.
void appendMethod(std::vector<Step>& steps, const Answer& known, SourceText values = "");
/// The same of an answer that was found.
[[nodiscard]] ParagraphStep methodStep(const Answer& known, SourceText values = "");

/// The steps of such an answer alone, with the mex where it can be told.
[[nodiscard]] std::vector<Step> stepsWithoutFormula(const Answer& known);

/// The mex of the moves' Grundy values. Precondition: all moves are listed with their Grundy values.
[[nodiscard]] ParagraphStep mexOf(const Answer& known);
/// The same of the options' values, sorted and each once.
[[nodiscard]] ParagraphStep mexStep(const std::vector<std::uint64_t>& optionValues, std::uint64_t mex);
/// Grundy values that a table or search left out without their being too large.
[[nodiscard]] bool lacksValues(const Game& game, const Answer& known);
/// True when mexOf() can be made of it: normal play, every move with its Grundy value.
[[nodiscard]] bool hasMex(const Answer& known);

} // namespace games

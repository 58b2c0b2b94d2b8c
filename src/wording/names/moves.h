// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Moves and pieces in words. Heaps, lines, rows, columns and cells are counted from 1; the rows of a
// grid from the bottom, as on a chess board.

#include "games/board.h"
#include "games/move.h"
#include "theory/outcome.h"

#include <QString>

#include <cstdint>

namespace games {
class Game;
struct Info;
} // namespace games

namespace wording {

/// For lists, sentences and JSON: "take 9 from heap 2", "line 3: 2-4", "c3-c4", "2 to 1", "divide by 2401",
/// "turn 10 and 3", "row 2: 4 to 7", "(3, 5) to (1, 2)", "skip", "add 2 to heap 1", "cut 1-2 (blue), 3 fall".
[[nodiscard]] QString moveText(const games::Move& move);
/// What is said of a move to players, who see `before`: "take 9 from the right heap".
[[nodiscard]] games::MoveWords shownWords(const games::Game& before, const games::Move& move);
/// The same as it stands in a sentence: "take 9 from the right heap", "slide a coin from 11 to 10".
[[nodiscard]] QString shownText(const games::Game& before, const games::Move& move);
/// Who is named as the one who made a move: who tells it, who is told, or somebody else.
enum class Subject : std::uint8_t { I, You, Other };
/// A move that was made in `before`, as a whole sentence: "I took 4 from the left heap.", "You slid a coin
/// from 11 to 10.", "Pip took 2 stones." `name` is that of somebody else.
[[nodiscard]] QString toldMove(const games::Game& before, const games::Move& move, Subject subject,
                               const QString& name = {});
/// The same for who does not see the board: "Pip took 2 stones. c3-c4."
[[nodiscard]] QString heardMove(const games::Game& before, const games::Move& move, Subject subject,
                                const QString& name = {});
/// For the timeline: "2: 11→2", "3: 2–4", "c3–c4", "→1", "÷2401", "11→10", "10, 3", "2: 4→7", "→(1, 2)", far
/// out "x→999,999,999"; "1–2", "1–2 L" for a blue edge.
[[nodiscard]] QString moveLabel(const games::Move& move);
/// The number of pieces taken; 0 where a token moves.
[[nodiscard]] std::uint64_t moveSize(const games::Move& move);
/// What stands beside the pieces that a move takes: "take 9", "to 1", "cut, 3 fall".
[[nodiscard]] QString moveMark(const games::Move& move);
/// A move and the outcome that it leaves: "take 9: leaves P".
[[nodiscard]] QString movePreview(const games::Move& move, theory::Outcome leaves);
/// The same in words: "take 3: wins".
[[nodiscard]] QString judgedMove(const games::Move& move, bool wins);

/// The accessible name of a piece of `board`: "c2, stone", "heap 2, stone 4 of 11",
/// "line 3, counter 2", "stick 4 of 10", "node 3, token", "blue edge from joint 4 to joint 5".
[[nodiscard]] QString pieceName(const games::Board& board, const games::Piece& piece);
/// The same with what choosing it leaves: "c2, stone; taking it leaves a P-position".
[[nodiscard]] QString pieceName(const games::Board& board, const games::Piece& piece, theory::Outcome leaves);
/// The same in words: "c2, stone; choosing it wins".
[[nodiscard]] QString judgedName(const games::Board& board, const games::Piece& piece, bool wins);

/// What stands on a button beside the board: "Skip · 2 left".
[[nodiscard]] QString buttonLabel(const games::Piece& button, const games::Info& info);

} // namespace wording

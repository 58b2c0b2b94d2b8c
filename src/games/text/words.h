// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a position says of itself, and the sentences that several games share.

#include "games/move.h"
#include "games/text/sentence.h"
#include "theory/outcome.h"
#include "theory/play.h"

#include <optional>
#include <string_view>

namespace games {

/// Who made the last move, as the first half of a sentence: "You took the last stone", which "and wins." or
/// ", so the computer wins." may follow; by who tells it, "I took the last stone", it is a whole one.
struct LastMove {
    SourceText byYou = QT_TRANSLATE_NOOP("Wording", "You made the last move");
    SourceText byOther = QT_TRANSLATE_NOOP("Wording", "%1 made the last move");
    SourceText byMe = QT_TRANSLATE_NOOP("Wording", "I made the last move");

    friend bool operator==(const LastMove&, const LastMove&) = default;
};

/// How a game ends.
struct Ending {
    Sentence rule; ///< "Taking the last stone wins."
    LastMove last{};
};

/// None of them has a default: a game that leaves one out does not compile.
struct Words {
    Sentence rule;    ///< what a move is: "Take any number of stones from one heap."
    Ending ending;    ///< who wins in the end
    Sentence shortly; ///< the position in a title: "7, 11, 5", "4 × 4", "9 edges"; may be empty
};

/// "The next player wins"; "Left wins, whoever starts", with the name of Left or Right.
[[nodiscard]] Sentence verdictSentence(theory::Outcome outcome, SourceText left, SourceText right);
/// The name of a column of cells, from 0: a to z, then aa, ab, ….
[[nodiscard]] std::string columnName(std::uint32_t column);
/// "c3": the column from 0, the row from 1.
[[nodiscard]] std::string cellName(std::uint32_t column, std::uint32_t row);
/// "7, 11, 5": numbers as in the notation.
[[nodiscard]] std::string listedNumbers(const std::vector<std::uint64_t>& numbers);
/// "65,536 positions".
[[nodiscard]] Sentence positionCount(std::uint64_t positions);
/// "The move: take 9 from heap 2."
[[nodiscard]] Sentence moveSentence(const Move& move);
/// "take 9", beside the pieces of a move.
[[nodiscard]] Sentence takeMark(std::uint64_t count);
/// "the left heap" where up to three stand side by side on that board, "the heap" where it is alone, "the
/// upper heap" or "heap 2 of the lower row" where they are in two or three rows, else "heap 5". `heap` counts
/// from 0.
[[nodiscard]] Sentence heapOnBoard(std::uint32_t heap, const Board& before);
/// The same; none where it has a number alone.
[[nodiscard]] std::optional<Sentence> namedHeap(std::uint32_t heap, const Board& before);
/// "I took 4 from the left heap."
[[nodiscard]] Told toldTaking(std::uint64_t count, std::uint32_t heap, const Board& before);
/// "take 4 from the left heap"
[[nodiscard]] Sentence textOfTaking(std::uint64_t count, std::uint32_t heap, const Board& before = {});
/// "Look at the left heap."
[[nodiscard]] Where whereInHeap(std::uint32_t heap, const Board& before = {});
/// "Whoever cannot move loses."
[[nodiscard]] Ending cannotMoveEnding(theory::Play play);
/// "Taking the last stone wins."
[[nodiscard]] Ending lastStoneEnding(theory::Play play);
/// The position of a notation, what commas part set apart: "7, 11, 5".
[[nodiscard]] Sentence listedPosition(std::string_view notation);
/// The same as a text.
[[nodiscard]] std::string listedText(std::string_view notation);

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a position says of itself, and the sentences that several games share.

#include "games/move.h"
#include "games/text/sentence.h"
#include "theory/outcome.h"
#include "theory/play.h"

#include <string_view>

namespace games {

/// None of them has a default: a game that leaves one out does not compile.
struct Words {
    Sentence rule;    ///< what a move is: "Take any number of stones from one heap."
    Sentence ending;  ///< who wins in the end: "Taking the last stone wins."
    Sentence shortly; ///< the position in a title: "7, 11, 5", "4 × 4", "9 edges"; may be empty
};

/// "Hot — the next player wins"; "Left wins, whoever starts", with the name of Left or Right.
[[nodiscard]] Sentence verdictSentence(theory::Outcome outcome, SourceText left, SourceText right);
/// "7, 11, 5": numbers as in the notation.
[[nodiscard]] std::string listedNumbers(const std::vector<std::uint64_t>& numbers);
/// "65,536 positions".
[[nodiscard]] Sentence positionCount(std::uint64_t positions);
/// "The move: take 9 from heap 2."
[[nodiscard]] Sentence moveSentence(const Move& move);
/// "take 9", beside the pieces of a move.
[[nodiscard]] Sentence takeMark(std::uint64_t count);
/// "Look at heap 2.": `heap` counts from 0.
[[nodiscard]] Sentence lookAtHeap(std::uint32_t heap);
/// "Whoever cannot move loses."
[[nodiscard]] Sentence cannotMoveEnding(theory::Play play);
/// "Taking the last stone wins."
[[nodiscard]] Sentence lastStoneEnding(theory::Play play);
/// The position of a notation, what commas part set apart: "7, 11, 5".
[[nodiscard]] Sentence listedPosition(std::string_view notation);
/// The same as a text.
[[nodiscard]] std::string listedText(std::string_view notation);

} // namespace games

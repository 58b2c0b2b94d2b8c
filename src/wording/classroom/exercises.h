// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Exercises in words: what is asked, the answers, and why they are right or wrong. The reasons are the steps
// of Why?, made by the code that solves the position.

#include "classroom/exercises/exercise.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace wording {

/// "Find a winning move".
[[nodiscard]] QString kindName(classroom::ExerciseKind kind);
/// What the kind trains, in one sentence.
[[nodiscard]] QString kindAbout(classroom::ExerciseKind kind);

/// The game with its rules, its convention and who starts, as far as the question needs them: "Nim: take any
/// number of stones from one heap. Taking the last stone loses." Empty for the kinds without a game.
[[nodiscard]] QString exerciseSetting(const classroom::Exercise& exercise);
/// What is asked: "Find a winning move.", "What is the nim-sum of 5, 3 and 2? Answer in binary."
[[nodiscard]] QString exerciseTask(const classroom::Exercise& exercise);
/// Both, as whole sentences: all that a reader needs beside the board.
[[nodiscard]] QString exerciseQuestion(const classroom::Exercise& exercise);

/// What a choice is called on a button: "P", "Heap 2", "True".
[[nodiscard]] QString choiceText(const classroom::Exercise& exercise, std::string_view canonical);
/// A canonical answer to be read: "take 9 from heap 2", "P: the previous player wins", "1001 in binary,
/// which is 9".
[[nodiscard]] QString answerText(const classroom::Exercise& exercise, std::string_view canonical);
/// Every right answer, one after the other: "take 9 from heap 2, or take 1 from heap 3".
[[nodiscard]] QString answersText(const classroom::Exercise& exercise);

/// Why the right answers are right, in paragraphs: the steps of Why? without the argument's lines.
[[nodiscard]] QStringList exerciseReasons(const classroom::Exercise& exercise, const solver::Job& job);
/// What is said of an answer: that it is right or wrong, and why. A wrong move: what refutes it; a wrong
/// nim-sum: its first wrong column. The right answer is not given away, except where only two can be given.
/// `made`: the move, where it was made on the board; several may leave the same.
[[nodiscard]] QStringList answerFeedback(const classroom::Exercise& exercise, std::string_view canonical,
                                         const solver::Job& job,
                                         const std::optional<games::Move>& made = std::nullopt);
/// What an answer looks like, for a text that is none: "Write the nim-sum in binary: digits 0 and 1."
[[nodiscard]] QString answerHint(const classroom::Exercise& exercise);

/// "This question cannot be asked of this game."
[[nodiscard]] QString noExerciseText(classroom::NoExercise reason);

} // namespace wording

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is said of an answer to an exercise, and drawn on its board. Made on a thread.

#include "classroom/exercises/exercise.h"
#include "models/analysis/explanationrows.h"
#include "models/board/boardmodel.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace models {

struct ExerciseSaid {
    QStringList lines{}; ///< the verdict, then why
    std::vector<BoardOverlay::MoveMark> marks{};
    NimTable table{}; ///< why, where that is a nim-sum
};

/// Of an answer in canonical form; `made` is its move where it was made on the board.
[[nodiscard]] ExerciseSaid saidOf(const classroom::Exercise& exercise, const std::string& answer,
                                  const std::optional<games::Move>& made, const solver::Job& job);
/// The right answers with their reasons.
[[nodiscard]] ExerciseSaid toldOf(const classroom::Exercise& exercise, const solver::Job& job);
/// What is drawn while the question is open: the move that a claim is about.
[[nodiscard]] std::vector<BoardOverlay::MoveMark> marksOfQuestion(const classroom::Exercise& exercise);
/// Whether a wrong answer leaves something to find: it does not give the right one away.
[[nodiscard]] bool canBeTriedAgain(const classroom::Exercise& exercise);

} // namespace models

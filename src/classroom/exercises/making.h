// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The makers of exercises, one for each kind; makeExercise() calls them.

#include "classroom/exercises/exercise.h"

namespace classroom {

using games::Draws;
using games::scaled;

// Of positions (positionexercises.cpp, claimexercises.cpp). Precondition: isOffered() of the request.
[[nodiscard]] MadeExercise makeWinningMove(const ExerciseRequest& request, Draws& draws,
                                           const solver::Job& job);
[[nodiscard]] MadeExercise makeOutcome(const ExerciseRequest& request, Draws& draws, const solver::Job& job);
[[nodiscard]] MadeExercise makeGrundyValue(const ExerciseRequest& request, Draws& draws,
                                           const solver::Job& job);
[[nodiscard]] MadeExercise makeWhichHeap(const ExerciseRequest& request, Draws& draws,
                                         const solver::Job& job);
[[nodiscard]] MadeExercise makeClaim(const ExerciseRequest& request, Draws& draws, const solver::Job& job);

// Of several boards of any games (sumexercises.cpp).
[[nodiscard]] MadeExercise makeWhichGame(const ExerciseRequest& request, Draws& draws,
                                         const solver::Job& job);
[[nodiscard]] MadeExercise makeWorthMore(const ExerciseRequest& request, Draws& draws,
                                         const solver::Job& job);

// Of numbers (numberexercises.cpp).
[[nodiscard]] MadeExercise makeNimSum(const ExerciseRequest& request, Draws& draws);
[[nodiscard]] MadeExercise makeMex(const ExerciseRequest& request, Draws& draws);
[[nodiscard]] MadeExercise makeStalkValue(const ExerciseRequest& request, Draws& draws,
                                          const solver::Job& job);

/// Why nothing was found.
[[nodiscard]] NoExercise reasonOf(const solver::Job& job);

/// The heap (from 0) in which a move is made; nothing where it is not made in one heap.
[[nodiscard]] std::optional<std::uint32_t> heapOf(const games::Move& move);

} // namespace classroom

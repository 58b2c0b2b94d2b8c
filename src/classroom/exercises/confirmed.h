// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Positions for exercises: drawn until one suits, the hardest of several taken, and then only when what the
// game knows of it and a plain search agree.

#include "classroom/exercises/making.h"
#include "classroom/exercises/plainsearch.h"
#include "games/answer.h"

#include <functional>
#include <optional>

namespace classroom {

/// A position whose answer two methods agree on.
struct Confirmed {
    games::GamePtr position;
    games::Answer known;
    PlainAnswer plain;
};

/// A drawn position with what the game itself says of it.
struct Candidate {
    games::GamePtr position;
    games::Answer known;
};

/// Whether a position can be asked about.
using Suits = std::function<bool(const Candidate&)>;

/// Draws a position, which may suit or not.
using Draw = std::function<games::GamePtr(Draws& draws)>;

/// Nothing when none was found, or when it was stopped. `outcomes`: every outcome of the game shall come as
/// often as it can, rare ones are looked for; else any.
[[nodiscard]] std::optional<Confirmed> findPosition(const ExerciseRequest& request, Draws& draws,
                                                    const Suits& suits, bool outcomes,
                                                    const solver::Job& job);
/// The same of positions that are drawn in another way than those of the request's game.
[[nodiscard]] std::optional<Confirmed> findDrawn(const ExerciseRequest& request, Draws& draws,
                                                 const Draw& draw, const Suits& suits,
                                                 const solver::Job& job);

/// The moves of the player to move that win, and all of them.
[[nodiscard]] std::uint64_t winningMoves(const games::Answer& known);
/// Some moves win and some do not.
[[nodiscard]] bool hasChoice(const Candidate& candidate);

/// What the game may look at to answer for one position: a limit that is the same on every machine.
[[nodiscard]] solver::Job answeringJob(const solver::Job& job);

/// What a game looks at when it draws a position for the request.
[[nodiscard]] games::DrawRequest drawingOf(const ExerciseRequest& request, Draws& draws);

/// Whether the picture of a drawn position can be read: in a graph no arrow runs through a node that it does
/// not join, in Hackenbush no edge through a joint that it does not end at, and nothing lies on anything.
/// Boards of other shapes always can.
[[nodiscard]] bool isClearPicture(const games::Board& board);

} // namespace classroom

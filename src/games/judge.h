// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Putting an answer together: verdicts, and moves judged and ordered.

#include "games/answer.h"

#include <functional>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace games {

class Game;

/// What was found, or nothing: then the first reason why not is kept in `unsolved`.
template <typename T>
[[nodiscard]] std::optional<T> knownOf(solver::Solved<T> solved, std::optional<solver::Unsolved>& unsolved)
{
    if (T* value = std::get_if<T>(&solved))
        return std::move(*value);
    if (!unsolved)
        unsolved = std::get<solver::Unsolved>(solved);
    return std::nullopt;
}

/// The value of the nimber *g as it is written: "0", "*", "*2".
[[nodiscard]] std::string nimberText(std::uint64_t grundy);
/// A verdict with its value as text when the Grundy value is known.
[[nodiscard]] Verdict makeVerdict(theory::Outcome outcome, std::optional<std::uint64_t> grundy,
                                  std::optional<std::uint64_t> remoteness);

/// Judges `moves` into answer.moves, best first, and counts the winning ones among them; the moves
/// beyond mostListedMoves, worst first, are counted in answer.omitted and answer.otherOmitted. With `oneWin`
/// those after the first that wins are left out.
void judgeMoves(Answer& answer, const std::vector<Move>& moves,
                const std::function<Verdict(const Move&)>& judge, bool oneWin = false);

/// In normal play the games that the player to move loses, and no others, are worth 0: where nothing but who
/// wins was found, P tells the value, also of what the moves leave. Games that need never end keep what they
/// have.
void tellZeros(Answer& answer, const Question& question, const Game& game);

/// An answer without what was asked for is unsolved when the job was stopped, and partial when its time, or
/// the share of a part, is over: an extra that could not be afforded may be missing, one that was broken off
/// may not be passed over. `positions` and `unsolved` then name the same number: those that all parts of the
/// job looked at. The job has begun.
void admitStop(Answer& answer, const Question& question, theory::Play play, const solver::Job& job);

/// Limits for an extra that may cost `positions` at most, within what the job allows.
[[nodiscard]] solver::Job limitedTo(const solver::Job& job, std::uint64_t positions);

} // namespace games

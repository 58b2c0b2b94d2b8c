// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Exercises: a question about a position or some numbers, with every right answer, made from a seed. An
// exercise is only made when two methods agree on its answers: what the game knows of itself (its theory, its
// tables) and a plain search by its rules alone.

#include "games/drawn/drawrequest.h"
#include "games/game.h"
#include "games/level.h"
#include "solver/job.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace classroom {

/// What is asked.
enum class ExerciseKind : std::uint8_t {
    WinningMove, ///< find a winning move: answered by a move on the board
    Outcome,     ///< P or N? (L, R too where the game is partizan)
    NimSum,      ///< the nim-sum of some numbers, in binary
    GrundyValue, ///< of a position
    StalkValue,  ///< of a red-blue stalk: a dyadic rational
    Mex,         ///< of a set of numbers
    WhichHeap,   ///< the heap of a winning move in Nim
    Claim,       ///< is this sentence about the position true?
    WhichGame,   ///< the board of a winning move among several
    WorthMore,   ///< two positions compared: equal, less, greater, or neither
};

/// "winning-move", "outcome", "nim-sum", "grundy-value", "stalk-value", "mex", "which-heap", "claim",
/// "which-game", "worth-more": as the command line and lessons name them.
[[nodiscard]] std::string_view kindId(ExerciseKind kind);
[[nodiscard]] std::optional<ExerciseKind> findKind(std::string_view id);
/// All kinds, in the order of the enumeration.
[[nodiscard]] std::span<const ExerciseKind> exerciseKinds();

/// A sentence that is true or false of a position.
struct Statement {
    enum class What : std::uint8_t {
        NextWins,     ///< the next player wins
        PreviousWins, ///< the previous player wins
        MoveWins,     ///< `move` wins
        WinningMoves, ///< exactly `number` moves win
        Grundy,       ///< the Grundy value is `number`
    };
    What what = What::NextWins;
    std::uint64_t number = 0;
    std::optional<games::Move> move{};
};

using games::mostDifficulty;

struct ExerciseRequest {
    ExerciseKind kind = ExerciseKind::WinningMove;
    std::string game{}; ///< a game's id; ignored by the kinds that ask of none, or of several
    theory::Play play = theory::Play::Normal;
    int difficulty = 1;     ///< 1 to mostDifficulty
    std::uint64_t seed = 1; ///< the same request makes the same exercise
    /// What the reasons of an answer argue by; changes nothing of the question.
    games::Level level = games::Level::Theorems;
    /// The options that its positions have, as a notation has them: "/take=11t"; empty: as the game likes.
    std::string rules{};
};

/// The options of a position, misère left out: "/take=11t".
[[nodiscard]] std::string rulesOf(const games::Game& position);

/// Answers are texts in one canonical form, see readAnswer().
/// WinningMove: the notation of the position that the move leaves. Outcome: P, N, L, R. NimSum: binary digits
/// without leading zeros. GrundyValue, Mex: decimal. StalkValue: "11/8", "-3". WhichHeap: the heap's number
/// from 1. Claim: "true" or "false". WhichGame: the board's number from 1, or, as of WinningMove, what a move
/// leaves. WorthMore: "=", ">" (the first is worth more), "<" or "||"; "=" and "||" of impartial positions.
struct Exercise {
    ExerciseRequest request;
    games::GamePtr position;              ///< null for NimSum and Mex; a sum where there are several boards
    std::vector<std::uint64_t> numbers{}; ///< NimSum: the summands; Mex: the set, in the order shown
    std::optional<Statement> statement{}; ///< Claim
    std::vector<std::string> choices{};   ///< what can be answered, where that is a short list; else empty
    std::vector<std::string> right{};     ///< every right answer; never empty
};

/// Why there is no exercise.
enum class NoExercise : std::uint8_t {
    NotForGame, ///< this kind cannot be asked of this game, or not in misère play
    NoneFound,  ///< no position of that difficulty with an answer both methods agree on was found
    Cancelled,
};
using MadeExercise = std::variant<Exercise, NoExercise>;

/// Whether it is asked of a position of one game; the others are asked of numbers or of several games.
[[nodiscard]] bool isOfOneGame(ExerciseKind kind);
/// Whether the answer is a move, or may be one, on the board.
[[nodiscard]] bool isAnsweredByMove(ExerciseKind kind);
/// Whether `kind` can be asked of the game with that id under that convention.
[[nodiscard]] bool isOffered(ExerciseKind kind, std::string_view game, theory::Play play);
/// The ids of the games of which `kind` can be asked in normal play, in gallery order; empty for kinds
/// that are not of one game.
[[nodiscard]] std::vector<std::string> gamesFor(ExerciseKind kind);

/// Makes an exercise; takes milliseconds, at most about a second. Never an unconfirmed one.
[[nodiscard]] MadeExercise makeExercise(const ExerciseRequest& request, const solver::Job& job);

/// What was typed or chosen, in the canonical form of the exercise's answers ("0b0110" and "110" are one, so
/// are "1 3/8" and "11/8"); nothing when it cannot be an answer.
[[nodiscard]] std::optional<std::string> readAnswer(const Exercise& exercise, std::string_view typed);
/// Precondition: `answer` is canonical.
[[nodiscard]] bool isRight(const Exercise& exercise, std::string_view answer);

} // namespace classroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a session says about results, hints and reveals.

#include "models/session/positiontree.h"

#include <QString>

#include <array>

namespace models {

/// A seat as sentences need it.
struct Person {
    QString name;
    bool human = true;
    bool addressed = false; ///< the one person at the screen: "you"

    friend bool operator==(const Person&, const Person&) = default;
};

/// The seat that has won; -1 while the game goes on.
[[nodiscard]] int winnerOf(const PositionNode& node);
/// "You win! You took the last stone."; empty while the game goes on.
[[nodiscard]] QString resultSentence(const PositionNode& node, const std::array<Person, 2>& people);
/// "You win!"; empty while the game goes on.
[[nodiscard]] QString resultTitle(const PositionNode& node, const std::array<Person, 2>& people);
/// What it was won by: "You took the last stone."
[[nodiscard]] QString resultReason(const PositionNode& node, const std::array<Person, 2>& people);
/// "Pip took 3 from the left heap.", "You took 2 stones."
[[nodiscard]] QString moveSentence(const games::Game& before, const games::Move& move, const Person& who);
/// The same for who does not see the board, with the pieces: "You took 2 stones. c3-c4."
[[nodiscard]] QString heardSentence(const games::Game& before, const games::Move& move, const Person& who);
/// The same in a few words, for the course of a game: "You took 3", "Pip: to 10".
[[nodiscard]] QString moveShortly(const games::Game& before, const games::Move& move, const Person& who);
/// Beside what a move took: "you took this one"; "your move" in a game where that is not what moves differ
/// in.
[[nodiscard]] QString fadedText(const games::Game& before, const games::Move& move, const Person& who);
/// Where to look for the best move: its heap, line, row or column.
[[nodiscard]] QString whereSentence(const games::Game& game, const games::Answer& answer);
/// How many pieces a move takes; 0 in a game where that is not what moves differ in.
[[nodiscard]] std::uint64_t amountOf(const games::Game& game, const games::Move& move);
/// "Take 2 there."
[[nodiscard]] QString amountSentence(std::uint64_t amount);
/// The best move itself. Precondition: bestMove(answer).
[[nodiscard]] QString hintSentence(const games::Game& game, const games::Answer& answer);
/// The pieces of the heap, line, row or column of a move.
[[nodiscard]] std::vector<games::PieceId> surroundings(const games::Board& board, const games::Move& move);
/// The winning moves in one sentence.
[[nodiscard]] QString winningMovesSentence(const games::Answer& answer, std::string_view gameId);
/// What led to a node, for the timeline: "Start", "2: 11→2", "Edit".
[[nodiscard]] QString nodeLabel(const PositionNode& node);
/// Whom the outcome of a position lets win: "you can win"; empty once the game is over.
[[nodiscard]] QString canWin(const PositionNode& node, theory::Outcome outcome,
                             const std::array<Person, 2>& people);
/// The same for a screen reader, of what `played` says, which is empty where no move led there, with the
/// outcome's letter if it is told, or else who can win: "Move 2, a P-position: Pip took 3 from the left
/// heap."
[[nodiscard]] QString nodeName(const QString& label, int depth, const QString& played,
                               std::optional<theory::Outcome> outcome, const QString& canWin = {});

} // namespace models

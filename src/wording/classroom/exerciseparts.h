// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the words of exercises share.

#include "classroom/exercises/exercise.h"

#include <QString>
#include <QStringList>

namespace wording {

/// "5 ⊕ 3 ⊕ 2".
[[nodiscard]] QString joinedNumbers(const std::vector<std::uint64_t>& numbers, QStringView between);
/// "0110": `number` in binary with at least that many digits.
[[nodiscard]] QString binaryText(std::uint64_t number, int digits);
/// How many binary digits the largest of the numbers has; at least 1.
[[nodiscard]] int binaryDigits(const std::vector<std::uint64_t>& numbers);
/// A sentence that begins with a move's words, be they quoted, begins with a capital letter; names such as c2
/// stay.
[[nodiscard]] QString asSentence(const QString& text);
/// A claim's sentence. Precondition: the exercise has one.
[[nodiscard]] QString statementText(const classroom::Exercise& exercise);

/// A move and what refutes it: "“take 3 from heap 1” leaves an N-position: the opponent wins by “take 2 from
/// heap 3”.".
[[nodiscard]] QString refutationText(const games::Game& game, const games::Move& move,
                                     const solver::Job& job);
/// "“take 9 from heap 2” leaves a P-position."; in a partizan game: after it the opponent has lost.
[[nodiscard]] QString winningText(const games::Game& game, const games::Move& move);

/// The steps of Why? that say who wins, with a few lines of the argument by options.
[[nodiscard]] QStringList winnerReasons(const games::Game& game, games::Level level, const solver::Job& job);
/// Who wins by the moves and their answers alone: the argument by options, where a move wins that of what it
/// leaves.
[[nodiscard]] QStringList optionReasons(const games::Game& game, const solver::Job& job);
/// Whether a formula says who wins, so that the moves are not argued about.
[[nodiscard]] bool hasFormula(const games::Game& game, games::Level level, const solver::Job& job);
/// Whether a formula or values say who wins, whoever moves first.
[[nodiscard]] bool isDecidedByTheory(const games::Game& game, games::Level level, const solver::Job& job);
/// The steps that give the Grundy value.
[[nodiscard]] QStringList grundyReasons(const games::Game& game, games::Level level, const solver::Job& job);
/// The Grundy value by the values of the options; empty where those are not known.
[[nodiscard]] QStringList valueByMex(const games::Game& game, const solver::Job& job);

} // namespace wording

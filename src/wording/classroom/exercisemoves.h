// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The moves of an exercise as a reader tells them apart: dividing 8 into 1 and 7 is dividing it into 7 and 1,
// and of equal heaps one speaks for all.

#include "classroom/exercises/exercise.h"
#include "games/explanation.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace wording {

/// The winning moves of a WinningMove exercise, one of each that are told apart.
[[nodiscard]] std::vector<games::Move> distinctWinners(const classroom::Exercise& exercise);
/// "take 2 from heap 1", where another heap is as large "take 2 from heap 1 (or the same from an equal
/// heap)".
[[nodiscard]] QString winnerText(const games::Game& game, const games::Move& move);
/// "“Take 2 from heap 1” leaves 3,3, a P-position."; without the heaps where the board has none.
[[nodiscard]] QString leavesText(const games::Game& game, const games::Move& move);
/// One sentence for each winning move that `told` does not name; of many the first ones and how many more.
[[nodiscard]] QStringList alsoWinning(const classroom::Exercise& exercise, const QStringList& told);

/// Lines of the argument about `game` without those that leave of a heap what another one does, the other way
/// round.
[[nodiscard]] std::vector<games::OptionLine> distinctLines(const games::Game& game,
                                                           const std::vector<games::OptionLine>& lines);

/// Whether the move is made in that heap (from 1), or in one as large.
[[nodiscard]] bool isInHeapLike(const games::Game& game, const games::Move& move, std::string_view heap);

} // namespace wording

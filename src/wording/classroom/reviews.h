// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is said about a game that was looked back at.

#include "classroom/review/review.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <span>

namespace wording {

/// LeftOut: whoever has not met P, N and nim-sums is told what was right, and no more.
enum class Reasons : std::uint8_t { Told, LeftOut };

/// "Move 3, Anna: “take 2 from the left heap” gives the win away. The winning move was “take 9 from the
/// middle heap”: nim-sum 0. Now “take 4 from the right heap” wins." Where several moves win: "Right was, for
/// example, “…”: nim-sum 0 (3 moves win)." `number` counts from 1, `who` made the move.
[[nodiscard]] QString reviewText(int number, const QString& who, const classroom::PlayedMove& played,
                                 const classroom::ReviewedMove& reviewed, Reasons reasons = Reasons::Told);
/// A move's sign: "?" for a mistake, "!" for one that is somebody's chance (`isChance`: the reader's opponent
/// made the move), "✓" where a win was kept, "–" where nothing could be won, "…" where it is not known.
[[nodiscard]] QString reviewSign(const classroom::ReviewedMove& reviewed, bool isChance = false);

/// How many moves of a player gave a win away.
struct MistakeCount {
    QString who;
    int mistakes = 0;
};
/// "3 mistakes (Anna: 2, Computer: 1)." or "No mistakes: nobody gave a win away." With the moves that were
/// not judged, if any.
[[nodiscard]] QString reviewSummary(std::span<const MistakeCount> counts, int unsolved);

} // namespace wording

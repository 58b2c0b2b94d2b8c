// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/lab.h"

#include <QByteArray>

namespace models {

/// All figures of a whole game as CSV with the columns table, key, name, value:
///   figures,,positions,101            size,3,cold,1 (and positions; the key is the size)
///   share mover,50,moves,129          share starter,50,moves,193 (the key is the percentage)
///   todo highest,17,found,… / todo,…  (the key counts the positions done; also todo first, todo last)
/// Of a game with more than mostTodoRows positions only every k-th step of the lists is written.
[[nodiscard]] QByteArray statisticsCsv(const WholeGame& whole);

inline constexpr std::size_t mostTodoRows = 20'000;

} // namespace models

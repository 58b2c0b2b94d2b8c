// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Sequences of Grundy values in words and as files.

#include "games/game.h"
#include "games/heaps/heapsequence.h"

#include <QByteArray>
#include <QString>

#include <string>

namespace models {

/// Under these rules the value of a heap is its size (Bouton).
[[nodiscard]] bool isNim(const games::Game& game);
/// "Period 12 from heap 71 on"; that none is proven up to the last heap worked out.
[[nodiscard]] QString periodText(const games::HeapSequence& sequence);
/// The rules before the colon: "octal/code=0.77".
[[nodiscard]] std::string familyOf(const games::Game& game);
/// One object: family, period, preperiod and values.
[[nodiscard]] QByteArray sequenceJson(const games::HeapSequence& sequence, const games::Game& game);

} // namespace models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Sequences of Grundy values in words and as files.

#include "games/game.h"
#include "games/heaps/heapsequence.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>

namespace models {

/// Under these rules the value of a heap is its size (Bouton).
[[nodiscard]] bool isNim(const games::Game& game);
/// "Period 12 from heap 71 on"; that none is proven up to the last heap worked out.
[[nodiscard]] QString periodText(const games::HeapSequence& sequence);
/// A heap's size as a person writes it, with or without separators; nothing for anything else and beyond
/// 10^18.
[[nodiscard]] std::optional<std::uint64_t> typedHeap(const QString& text);
/// The rules before the colon: "octal/code=0.77".
[[nodiscard]] std::string familyOf(const games::Game& game);
/// The notation of one heap of that size; empty where the game has no such.
[[nodiscard]] QString heapNotation(const games::Game& game, std::uint64_t heap);
/// "heap,value" lines.
[[nodiscard]] QByteArray sequenceCsv(const games::HeapSequence& sequence);
/// One object: family, period, preperiod and values.
[[nodiscard]] QByteArray sequenceJson(const games::HeapSequence& sequence, const games::Game& game);

} // namespace models

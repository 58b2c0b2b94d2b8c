// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pictures of Hackenbush in words: their parts, and the steps of a reduction; explanations.h is the door of
// the steps.

#include "games/board.h"
#include "games/explanation.h"

#include <QString>
#include <QStringList>

namespace wording {

/// "Green tree", "Red–blue stalk", "Mixed graph with a cycle".
[[nodiscard]] QString partName(const games::PartValue& part);
/// "* + * + 7/8", a part of unknown value as "?". Many parts are cut short.
[[nodiscard]] QString partsSum(const std::vector<games::PartValue>& parts);

[[nodiscard]] QString title(const games::ReductionStep& step);
[[nodiscard]] QStringList paragraphs(const games::ReductionStep& step);
[[nodiscard]] QStringList paragraphs(const games::PartsStep& step);
[[nodiscard]] QStringList paragraphs(const games::SimplestStep& step);

/// "blue edge from joint 4 to joint 5", "green loop at joint 2", "joint 3", "the ground".
[[nodiscard]] QString bushPieceName(const games::Piece& piece);

} // namespace wording

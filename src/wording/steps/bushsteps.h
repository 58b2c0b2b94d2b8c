// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pictures of Hackenbush in words: their parts, and the steps of a reduction; explanations.h is the door of
// the steps.

#include "games/board.h"
#include "games/explanation.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace wording {

/// "Green tree", "Red–blue stalk", "Mixed graph with a cycle".
[[nodiscard]] QString partName(const games::PartValue& part);
/// "* + * + 7/8", a part of unknown value as "?". Many parts are cut short.
[[nodiscard]] QString partsSum(const std::vector<games::PartValue>& parts);

/// "1/2 − 1": numbers added up; a number below 0 is taken away. Many are cut short.
[[nodiscard]] QString numberSum(const std::vector<std::string>& numbers);
/// How the edges of a red-blue stalk count.
[[nodiscard]] QString signRule();

[[nodiscard]] QString title(const games::ReductionStep& step);
[[nodiscard]] QStringList paragraphs(const games::ReductionStep& step);
/// The reduction of the green parts among `steps` on paper: each rule once, and what it does, joint by joint.
[[nodiscard]] QStringList greenReduction(const std::vector<games::Step>& steps);
/// The values of the red-blue stalks and trees among `steps` on paper, edge by edge, as `board` names
/// them.
[[nodiscard]] QStringList numberReduction(const std::vector<games::Step>& steps, const games::Board& board);
/// "The part with 0-1 is worth 4.": the parts that no reduction values; empty without any.
[[nodiscard]] QString otherParts(const games::PartsStep& step, const games::Board& board);
[[nodiscard]] QStringList paragraphs(const games::PartsStep& step);
[[nodiscard]] QStringList paragraphs(const games::SimplestStep& step);

/// "blue edge from joint 4 to joint 5", "green loop at joint 2", "joint 3", "the ground".
[[nodiscard]] QString bushPieceName(const games::Piece& piece);

} // namespace wording

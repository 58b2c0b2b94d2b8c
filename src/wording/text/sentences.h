// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The sentences of games in the reader's language.

#include "games/text/sentence.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace wording {

[[nodiscard]] QString toText(const games::Sentence& sentence);
[[nodiscard]] QString toText(games::SourceText text);
[[nodiscard]] QStringList toTexts(const std::vector<games::Sentence>& sentences);

} // namespace wording

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A row of positions that is labelled one by one, in words.

#include "games/explanation.h"

#include <QString>
#include <QStringList>

namespace wording {

/// How the numbers of a sentence are written: Html with <b> around the position that is asked for and <u>
/// around the cold one that decides.
enum class Marked : std::uint8_t { Plain, Html };
/// Before the cell is labelled: "From 7 you can leave 6, 5 or 4. Position 4 is P — so what is 7?"
[[nodiscard]] QString askedText(const games::LabelRow& row, const games::LabelCell& cell,
                                Marked marked = Marked::Plain);
/// After: "7 is N: from 7 you can leave 4, and 4 is P."
[[nodiscard]] QString labelledText(const games::LabelRow& row, const games::LabelCell& cell);
/// When all are labelled: "Cold, that is P: 0, 4 and 8."
[[nodiscard]] QString rowText(const games::LabelRow& row);

/// The whole row as a step of Why?: how it is labelled, and what that says of its position.
[[nodiscard]] QStringList labelsText(const games::LabelRowStep& step);

} // namespace wording

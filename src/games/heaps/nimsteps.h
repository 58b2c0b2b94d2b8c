// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The steps of an explanation by nim-sum, in both conventions: for heaps, and for whatever counts as one.

#include "games/answer.h"
#include "games/explanation.h"

#include <functional>

namespace games {

/// The summands of a position. Each of nimber 0 or 1 is fickle, each larger one firm (nimcount.h).
struct NimSummands {
    Summand summand = Summand::Heap;
    std::vector<NimRow> rows;
    theory::Play play = theory::Play::Normal;
};

/// What a move does to the table: `rows` take the place of row `row`. The pieces of the rows are what
/// remains of the old row's ones if they are left empty.
struct NimChange {
    std::size_t row = 0;
    std::vector<NimRow> rows;
    std::vector<PieceId> taken;
};

/// Normal play: the nim-sum, and after a winning move once more. Misère: the rule of the end, and the
/// nim-sum while two summands or more are large.
[[nodiscard]] std::vector<Step> nimSteps(const NimSummands& summands, const Answer& known,
                                         const std::function<NimChange(const Move&)>& change);

} // namespace games

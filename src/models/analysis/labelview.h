// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A row of labels as views want it, as plain values; only what is uncovered is in it.

#include "games/labelrow.h"

#include <QVariantList>

namespace models {

/// [{number, outcome, asked, options, decisive}]: `outcome` is unknown where none is shown, `options` are the
/// indices that a move from the asked one leaves, `decisive` is the one that is P, or -1. `labelled` cells
/// have theirs, the one after them is asked for.
[[nodiscard]] QVariantList labelView(const games::LabelRow& row, int labelled);

} // namespace models

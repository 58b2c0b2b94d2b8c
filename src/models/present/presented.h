// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/board/boardmodel.h"

namespace models {

/// What a class is told of a position besides its pieces.
struct Presented {
    BoardOverlay overlay{}; ///< the marks on the board
    bool moves = false;     ///< what a move leaves: on the badge of the piece pointed at and in names
    bool reasons = false;   ///< the steps of Why? read so far, and the figures of the analysis

    friend bool operator==(const Presented&, const Presented&) = default;
};

} // namespace models

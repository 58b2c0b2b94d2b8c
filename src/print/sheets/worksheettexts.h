// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets/worksheet.h"

namespace printing {

/// The exercise with what is printed of it; by which methods it was confirmed is found anew.
[[nodiscard]] SheetExercise described(classroom::Exercise exercise, const solver::Job& job);

} // namespace printing

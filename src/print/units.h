// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All lengths in print/ are in twentieths of a point, so that whole numbers of them are fine enough for
// sizes of fonts. Paper is measured as 12 * pt or 15 * mm.

namespace printing {

inline constexpr int unitsPerInch = 1440;
inline constexpr double pt = unitsPerInch / 72.0;
inline constexpr double mm = unitsPerInch / 25.4;

} // namespace printing

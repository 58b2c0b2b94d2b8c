// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scene {

/// Pixels of a PNG for each pixel of the picture.
inline constexpr double pngScale = 2;
/// In pixels of a PNG.
inline constexpr double longestSide = 8192;

} // namespace scene

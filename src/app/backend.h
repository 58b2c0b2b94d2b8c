// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace app {

/// Draws by software where there is no GPU: it starts twice as fast as a software OpenGL and needs half
/// the memory. Call after QGuiApplication is made and before the first window.
void chooseBackend();

/// Inter with Noto as fallback.
void chooseFonts();

/// Of a text in letters of another script Qt says that each typeface lacks them, before it takes them from
/// one that has them.
[[nodiscard]] bool isOfTypefacesPassedOver(const QString& message);

/// What is no more than that is not said on stderr. Call it once.
void keepTypefacesQuiet();

} // namespace app

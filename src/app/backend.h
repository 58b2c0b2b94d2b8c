// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

/// Draws by software where there is no GPU: it starts twice as fast as a software OpenGL and needs half
/// the memory. Call after QGuiApplication is made and before the first window.
void chooseBackend();

/// Inter with Noto as fallback.
void chooseFonts();

} // namespace app

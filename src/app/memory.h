// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQuickWindow;

namespace app {

/// Freed memory goes back to the system: at once where it was much in one piece, and some seconds after the
/// window has drawn something in any case. glibc by itself keeps hundreds of megabytes of holes that pages,
/// pictures and solved positions have left.
void giveMemoryBack(QQuickWindow& window);

} // namespace app

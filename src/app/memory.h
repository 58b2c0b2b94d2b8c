// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQuickWindow;

// glibc by itself keeps hundreds of megabytes of holes that pages, pictures and solved positions have left.
namespace app {

/// One heap for the window and one for all workers, and large pieces in mappings of their own, which the
/// system has back as soon as they are freed. Call it first, before there are threads.
void keepHeapsSmall();

/// What else is freed, or can be, goes back some seconds after the window has drawn something.
void giveMemoryBack(QQuickWindow& window);

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/memory.h"

#include <QQuickWindow>
#include <QTimer>

#include <chrono>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace app {

void giveMemoryBack([[maybe_unused]] QQuickWindow& window)
{
#ifdef __GLIBC__
    // What is as large has a mapping of its own. glibc begins with this limit, too, but moves it up to 32
    // MiB.
    constexpr int largePiece = 128 << 10;
    constexpr std::chrono::seconds moment{3};
    mallopt(M_MMAP_THRESHOLD, largePiece);
    auto* rest = new QTimer(&window);
    rest->setSingleShot(true);
    QObject::connect(rest, &QTimer::timeout, rest, [] { malloc_trim(0); });
    QObject::connect(&window, &QQuickWindow::frameSwapped, rest, [rest, moment] {
        if (!rest->isActive())
            rest->start(moment);
    });
#endif
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/memory.h"

#include <QQuickWindow>
#include <QTimer>

#include <chrono>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace app {

void keepHeapsSmall()
{
#ifdef __GLIBC__
    constexpr int largePiece = 128 << 10; // glibc begins with it, too, but would move it up to 32 MiB
    mallopt(M_MMAP_THRESHOLD, largePiece);
    mallopt(M_ARENA_MAX, 2);
#endif
}

void giveMemoryBack([[maybe_unused]] QQuickWindow& window)
{
#ifdef __GLIBC__
    static constexpr std::chrono::seconds moment{3};
    auto* rest = new QTimer(&window);
    rest->setSingleShot(true);
    QObject::connect(rest, &QTimer::timeout, rest, [] { malloc_trim(0); });
    QObject::connect(&window, &QQuickWindow::frameSwapped, rest, [rest] {
        if (!rest->isActive())
            rest->start(moment);
    });
#endif
}

} // namespace app

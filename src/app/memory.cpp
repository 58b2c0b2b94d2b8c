// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/memory.h"

#include <QPixmapCache>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstddef>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace app {
namespace {

#ifdef __GLIBC__

std::size_t heapInUse()
{
    const auto heap = mallinfo2();
    return heap.uordblks + heap.hblkhd;
}

/// Has QML throw away what nobody can reach any more when the heap has grown by much: of an object it only
/// knows its own part, a few bytes, and not the pictures and texts that hang on it.
class Litter {
public:
    void look(QQmlEngine& engine)
    {
        constexpr std::size_t much = std::size_t{8} << 20;
        if (heapInUse() > m_heap + much) {
            engine.collectGarbage();
            m_heap = heapInUse();
        }
        m_heap = std::min(m_heap, heapInUse()); // what was thrown away may go a moment later
    }

private:
    std::size_t m_heap = heapInUse();
};

#endif

} // namespace

void keepHeapsSmall()
{
#ifdef __GLIBC__
    constexpr int largePiece = 128 << 10; // glibc begins with it, too, but would move it up to 32 MiB
    mallopt(M_MMAP_THRESHOLD, largePiece);
    constexpr int heaps = 24; // with few of them many threads work in that of the window, and leave holes
    mallopt(M_ARENA_MAX, heaps);
    mallopt(M_MXFAST, 0); // what is freed joins what is free beside it at once: fewer holes
#endif
}

void giveMemoryBack([[maybe_unused]] QQuickWindow& window)
{
#ifdef __GLIBC__
    static constexpr std::chrono::seconds moment{1};
    auto* rest = new QTimer(&window);
    rest->setSingleShot(true);
    QObject::connect(rest, &QTimer::timeout, rest, [&window, litter = Litter()]() mutable {
        if (QQmlEngine* const engine = qmlEngine(&window))
            litter.look(*engine);
        QPixmapCache::clear(); // what dialogs of files are drawn with: up to 10 MiB
        malloc_trim(0);
    });
    QObject::connect(&window, &QQuickWindow::frameSwapped, rest, [rest] {
        if (!rest->isActive())
            rest->start(moment);
    });
#endif
}

} // namespace app

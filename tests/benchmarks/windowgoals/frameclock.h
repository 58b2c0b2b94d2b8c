// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The frames of a window that changes 60 times a second, as a display would ask for them.

#include "goals.h"

#include <QCoreApplication>
#include <QQuickWindow>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <thread>
#include <vector>

namespace goals {

/// Counts the frames that a window has swapped.
class FrameCounter {
public:
    explicit FrameCounter(QQuickWindow& window)
        : m_connection(QObject::connect(
              &window, &QQuickWindow::frameSwapped, &window, [this] { ++m_frames; }, Qt::DirectConnection))
    {
    }
    FrameCounter(const FrameCounter&) = delete;
    FrameCounter& operator=(const FrameCounter&) = delete;
    ~FrameCounter() { QObject::disconnect(m_connection); }

    [[nodiscard]] int frames() const { return m_frames; }

private:
    int m_frames = 0; // the software renderer has no thread of its own
    QMetaObject::Connection m_connection;
};

/// Handles the events that there are and leaves the processor to others for a moment.
inline void handleEvents()
{
    QCoreApplication::processEvents();
    std::this_thread::sleep_for(std::chrono::microseconds(200));
}

/// Handles events until something holds, a minute at most; false when it never did.
inline bool handleEventsUntil(const std::function<bool()>& holds)
{
    constexpr Seconds longest = 60;
    const Seconds end = now(Clock::Wall) + longest;
    while (!holds() && now(Clock::Wall) < end)
        handleEvents();
    return holds();
}

/// Milliseconds from when a frame was due until it was swapped, in the order of size, and how many had not
/// been when the next one was due.
struct FrameTimes {
    static constexpr double period = 1000.0 / 60;

    std::vector<double> latencies;
    int dropped = 0;

    [[nodiscard]] double at(double part) const
    {
        return latencies.empty()
                   ? 0
                   : latencies[static_cast<std::size_t>(part * static_cast<double>(latencies.size() - 1))];
    }
    [[nodiscard]] std::ptrdiff_t over(double limit) const
    {
        return latencies.end() - std::ranges::upper_bound(latencies, limit);
    }
    void add(double latency)
    {
        latencies.insert(std::ranges::upper_bound(latencies, latency), latency);
        dropped += static_cast<int>(latency / period);
    }
};

/// Calls change(n) for frame n = 0, 1, … whenever one is due, for as long as goesOn().
inline void animate(QQuickWindow& window, FrameTimes& times, const std::function<void(int)>& change,
                    const std::function<bool()>& goesOn)
{
    const FrameCounter counter(window);
    const auto milliseconds = [] { return 1000 * now(Clock::Wall); };
    double due = milliseconds();
    for (int frame = 0; goesOn(); ++frame) {
        const int before = counter.frames();
        change(frame);
        window.update();
        if (!handleEventsUntil([&] { return counter.frames() > before; }))
            return;
        times.add(milliseconds() - due);
        due += FrameTimes::period * (1 + std::floor((milliseconds() - due) / FrameTimes::period));
        while (milliseconds() < due)
            handleEvents();
    }
}

} // namespace goals

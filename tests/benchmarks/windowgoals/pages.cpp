// SPDX-License-Identifier: GPL-3.0-or-later
// A page that is opened for the first time: it is made and drawn. Its files were loaded while nothing was
// done.

#include "windowgoals.h"

#include "frameclock.h"
#include "window/driver.h"

#include <iostream>

namespace goals {
namespace {

using window::Driver;

/// Seconds of the processor until the first frame that shows it, the middle ones of several windows; each
/// loads it anew.
Seconds firstVisit(const QString& page)
{
    constexpr std::size_t visits = 5;
    std::vector<Seconds> times;
    while (times.size() < visits) {
        const Driver driver(QString(), QString(), {1440, 900});
        if (!handleEventsUntil([&] { return driver.window().isExposed(); }))
            return 0;
        const Seconds shown = now(Clock::Wall);
        static_cast<void>(handleEventsUntil([&] { return now(Clock::Wall) > shown + 2; }));
        const FrameCounter counter(driver.window());
        const Seconds start = now(Clock::Processor);
        QMetaObject::invokeMethod(&driver.window(), "go",
                                  Q_ARG(int, static_cast<int>(*models::fromWord<models::MainPage>(page))));
        driver.window().update();
        if (!handleEventsUntil([&] { return counter.frames() > 0; }))
            std::cerr << page.toStdString() << ": not shown\n";
        times.push_back(now(Clock::Processor) - start);
    }
    std::ranges::sort(times);
    return times[visits / 2];
}

} // namespace

std::vector<Row> pageRows()
{
    std::vector<Row> rows;
    const Seconds settings = firstVisit(QStringLiteral("settings"));
    for (const QString page : {"lab", "learn"})
        rows.push_back({.goal = 10,
                        .task = "window: " + page.toStdString() + " is opened for the first time, processor",
                        .time = firstVisit(page),
                        .reference = "the settings",
                        .referenceTime = settings,
                        .timeWanted = 0.1});
    return rows;
}

} // namespace goals

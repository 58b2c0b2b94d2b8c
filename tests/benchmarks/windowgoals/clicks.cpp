// SPDX-License-Identifier: GPL-3.0-or-later
// A click that makes a move, until the new position, its verdict and the marks of all winning moves have been
// drawn.

#include "windowgoals.h"

#include "frameclock.h"
#include "games/catalogue.h"
#include "models/session/session.h"
#include "window/driver.h"

#include <cmath>
#include <iostream>

namespace goals {
namespace {

using window::Driver;

models::Session& sessionOf(const Driver& driver)
{
    return *qobject_cast<models::Session*>(&driver.session());
}

/// Verdict, list and marks say the same about the position on the board; of many winning moves those are
/// marked that lie apart.
bool tellsAll(models::Session& session)
{
    const auto& answer = session.analyst()->answer();
    return session.analyst()->isSolved() &&
           session.moves()->rowCount({}) == static_cast<int>(answer->moves.size()) &&
           session.board()->marks().isEmpty() == (answer->winning == 0);
}

/// The single stone in a corner that a move can take; the gesture's last click makes it.
games::Move singleStone(const games::Game& game)
{
    for (const games::Move& move : game.moves().moves) {
        if (game.change(move).touched().size() == 1)
            return move;
    }
    return game.moves().moves.front();
}

/// The middle ones of several clicks.
struct ClickTimes {
    Seconds shown = 0; // from the click to the frame that shows all
    Seconds work = 0;  // of the processor for the window's thread until then
};

Seconds workOfThisThread()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<Seconds>(time.tv_sec) + 1e-9 * static_cast<Seconds>(time.tv_nsec);
}

std::string milliseconds(Seconds time)
{
    return std::to_string(static_cast<int>(std::lround(1000 * time))) + " ms";
}

ClickTimes clickTimes(const std::string& notation)
{
    constexpr std::size_t clicks = 7;
    const Driver driver(QString::fromStdString(notation), QStringLiteral("explore"), {1440, 900});
    if (!driver.isOpen() || !handleEventsUntil([&] { return driver.isSettled(); }))
        return {};
    models::Session& session = sessionOf(driver);
    std::vector<Seconds> times;
    std::vector<Seconds> work;
    while (times.size() < clicks) {
        const auto game = driver.game();
        const games::Move move = singleStone(*game);
        const QString before = driver.notation();
        if (move.gesture.second)
            driver.clickPlace(move.gesture.first);
        static_cast<void>(driver.waitUntilStill());
        const QPoint place = Driver::centre(*driver.piece(move.gesture.second.value_or(move.gesture.first)));
        const FrameCounter counter(driver.window());
        const Seconds start = now(Clock::Wall);
        const Seconds workBefore = workOfThisThread();
        driver.click(place);
        const bool isTold =
            handleEventsUntil([&] { return driver.notation() != before && tellsAll(session); });
        const int frames = counter.frames();
        driver.window().update(); // a frame may have shown it already while the click was made
        if (!isTold || !handleEventsUntil([&] { return counter.frames() > frames; }))
            std::cerr << notation << ": a click was not answered\n";
        times.push_back(now(Clock::Wall) - start);
        work.push_back(workOfThisThread() - workBefore);
        static_cast<void>(handleEventsUntil([&] { return driver.isSettled(); }));
        session.undo();
        static_cast<void>(handleEventsUntil([&] { return driver.isSettled(); }));
    }
    std::ranges::sort(times);
    std::ranges::sort(work);
    return {times[clicks / 2], work[clicks / 2]};
}

/// Seconds from a position's opening, when no table of it is there, to the frame that shows all.
ClickTimes openTimes(const std::string& notation)
{
    constexpr std::size_t openings = 5;
    const Driver driver(QStringLiteral("nim:1"), QStringLiteral("explore"), {1440, 900});
    if (!driver.isOpen() || !handleEventsUntil([&] { return driver.isSettled(); }))
        return {};
    models::Session& session = sessionOf(driver);
    std::vector<Seconds> times;
    std::vector<Seconds> work;
    while (times.size() < openings) {
        const FrameCounter counter(driver.window());
        const Seconds start = now(Clock::Wall);
        const Seconds workBefore = workOfThisThread();
        session.open(QString::fromStdString(notation));
        const bool isTold = handleEventsUntil([&] { return tellsAll(session); });
        const int frames = counter.frames();
        driver.window().update();
        if (!isTold || !handleEventsUntil([&] { return counter.frames() > frames; }))
            std::cerr << notation << ": not answered\n";
        times.push_back(now(Clock::Wall) - start);
        work.push_back(workOfThisThread() - workBefore);
        static_cast<void>(handleEventsUntil([&] { return driver.isSettled(); }));
        session.open(QStringLiteral("nim:1"));
        static_cast<void>(handleEventsUntil([&] { return driver.isSettled(); }));
    }
    std::ranges::sort(times);
    std::ranges::sort(work);
    return {times[openings / 2], work[openings / 2]};
}

} // namespace

std::vector<Row> clickRows()
{
    std::vector<Row> rows;
    const auto add = [&](const std::string& task, const ClickTimes& times, const std::string& reference,
                         const ClickTimes& referenceTimes, Seconds wanted, double recorded) {
        rows.push_back({.goal = 5,
                        .task = task,
                        .time = times.shown,
                        .reference = reference,
                        .referenceTime = referenceTimes.shown,
                        .recorded = recorded,
                        .timeWanted = wanted,
                        .note = "the window's thread worked " + milliseconds(times.work)});
    };
    const std::string fives = "11111/11111/11111/11111/11111";
    const std::string sixes = "111111/111111/111111/111111/111111";
    const ClickTimes click = clickTimes("grid/misere:111/111/111");
    for (const std::string play : {"grid:", "grid/misere:"}) {
        const std::string kind = play == "grid:" ? "" : ", misere";
        add("window: a click on 5x5" + kind, clickTimes(play + fives), "a click on 3x3", click, 0.016, 0.8);
        add("window: a click on 5x6" + kind, clickTimes(play + sixes), "a click on 3x3", click, 0.2, 0.8);
    }
    const ClickTimes open = openTimes("grid/misere:111/111/111");
    add("window: 5x5 is opened", openTimes("grid:" + fives), "3x3 is opened", open, 0, 0.3);
    add("window: 5x6 is opened", openTimes("grid:" + sixes), "3x3 is opened", open, 0.2, 0.15);
    return rows;
}

} // namespace goals

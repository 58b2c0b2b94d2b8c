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
    Seconds shown = 0;     // from the click to the frame that shows all
    Seconds work = 0;      // of the processor for the window's thread until then
    Seconds processor = 0; // for all threads
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

/// Where a click on the piece of a board falls: the middle of its item, or of the edge in a picture.
QPoint placeOf(const Driver& driver, const games::Game& game, games::PieceId id)
{
    QQuickItem* const picture = driver.item(QStringLiteral("drawnPicture"));
    if (picture == nullptr)
        return Driver::centre(*driver.piece(id));
    const std::vector<games::Piece> pieces = game.board().pieces;
    const games::Piece& edge = *std::ranges::find(pieces, id, &games::Piece::id);
    QPointF place;
    QMetaObject::invokeMethod(
        picture, "toPixels", Q_RETURN_ARG(QPointF, place),
        Q_ARG(QPointF, QPointF((edge.column + edge.toColumn) / 2, (edge.row + edge.toRow) / 2)));
    return picture->mapToScene(place).toPoint();
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
    std::vector<Seconds> processor;
    while (times.size() < clicks) {
        const auto game = driver.game();
        const games::Move move = singleStone(*game);
        const QString before = driver.notation();
        if (move.gesture.second)
            driver.clickPlace(move.gesture.first);
        static_cast<void>(driver.waitUntilStill());
        const QPoint place = placeOf(driver, *game, move.gesture.second.value_or(move.gesture.first));
        const FrameCounter counter(driver.window());
        const Seconds start = now(Clock::Wall);
        const Seconds workBefore = workOfThisThread();
        const Seconds processorBefore = now(Clock::Processor);
        driver.click(place);
        const bool isTold =
            handleEventsUntil([&] { return driver.notation() != before && tellsAll(session); });
        const int frames = counter.frames();
        driver.window().update(); // a frame may have shown it already while the click was made
        if (!isTold || !handleEventsUntil([&] { return counter.frames() > frames; }))
            std::cerr << notation << ": a click was not answered\n";
        times.push_back(now(Clock::Wall) - start);
        work.push_back(workOfThisThread() - workBefore);
        processor.push_back(now(Clock::Processor) - processorBefore);
        static_cast<void>(handleEventsUntil([&] { return driver.isSettled(); }));
        session.undo();
        static_cast<void>(handleEventsUntil([&] { return driver.isSettled(); }));
    }
    std::ranges::sort(times);
    std::ranges::sort(work);
    std::ranges::sort(processor);
    return {times[clicks / 2], work[clicks / 2], processor[clicks / 2]};
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
    return {.shown = times[openings / 2], .work = work[openings / 2]};
}

/// 1,000 green edges: fifty stalks of ten edges and as many rings.
std::string thousandGreenEdges()
{
    constexpr int plants = 100;
    constexpr int edgesEach = 10;
    std::string text = "hackenbush:";
    int joint = 0;
    for (int plant = 0; plant < plants; ++plant)
        for (int edge = 0; edge < edgesEach; ++edge) {
            const std::string from = std::to_string(edge == 0 ? 0 : joint);
            const bool closes = plant % 2 == 1 && edge + 1 == edgesEach;
            joint += closes ? 0 : 1;
            text +=
                (joint == 1 && edge == 0 ? "" : ",") + from + "-" + std::to_string(closes ? 0 : joint) + "g";
        }
    return text;
}

/// Nim 1, 2, …, 30.
std::string thirtyHeaps()
{
    std::string text = "nim:1";
    for (int heap = 2; heap <= 30; ++heap)
        text += "," + std::to_string(heap);
    return text;
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

std::vector<Row> processorRows()
{
    std::vector<Row> rows;
    const ClickTimes click = clickTimes("grid/misere:111/111/111");
    const auto addProcessor = [&](const std::string& task, const std::string& notation, Seconds wanted) {
        const ClickTimes times = clickTimes(notation);
        rows.push_back({.goal = 15,
                        .task = "window: " + task + ", processor",
                        .time = times.processor,
                        .reference = "a click on 3x3",
                        .referenceTime = click.processor,
                        .timeWanted = wanted,
                        .note = "the window's thread worked " + milliseconds(times.work)});
    };
    addProcessor("a click on 1,000 green edges", thousandGreenEdges(), 0.1);
    addProcessor("a move in Nim 1, 2, ..., 30", thirtyHeaps(), 0.05);
    return rows;
}

} // namespace goals

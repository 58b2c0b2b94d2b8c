// SPDX-License-Identifier: GPL-3.0-or-later
// The pointer runs over the stones of a board, 60 places a second, while its position is worked out; and all
// pieces of a board go at once and come back.

#include "windowgoals.h"

#include "frameclock.h"
#include "models/session/session.h"
#include "window/driver.h"

#include <functional>
#include <iostream>
#include <sstream>
#include <utility>

namespace goals {
namespace {

using window::Driver;

/// Moves the pointer to one stone after another.
class Pointer {
public:
    explicit Pointer(const Driver& driver) : m_driver(driver)
    {
        for (const games::Piece& piece : driver.game()->board().pieces) {
            if (const QQuickItem* item = driver.piece(piece.id))
                m_places.push_back(Driver::centre(*item));
        }
    }
    void moveOn(int frame) const
    {
        if (!m_places.empty())
            QTest::mouseMove(&m_driver.window(), m_places[static_cast<std::size_t>(frame) % m_places.size()]);
    }

private:
    const Driver& m_driver;
    std::vector<QPoint> m_places;
};

std::string notesOf(const FrameTimes& times)
{
    std::ostringstream note;
    note.precision(3);
    note << times.latencies.size() << " frames: median " << times.at(0.5) << " ms, 99 % " << times.at(0.99)
         << " ms, longest " << times.at(1) << " ms; " << times.dropped << " of 60 a second dropped, "
         << times.over(2 * FrameTimes::period) << " over 33 ms";
    return note.str();
}

struct Pair {
    FrameTimes idle;
    FrameTimes busy;
};

/// Frames while each position is solved and, the arrival of its answer among them, then as many without.
Pair framesOf(const std::vector<std::string>& positions)
{
    Pair pair;
    for (const std::string& notation : positions) {
        const Driver driver(QString::fromStdString(notation), QStringLiteral("explore"), {1440, 900});
        if (!driver.isOpen())
            continue;
        const auto* analyst = qobject_cast<models::Session*>(&driver.session())->analyst();
        const Pointer pointer(driver);
        const auto moveOn = [&pointer](int frame) { pointer.moveOn(frame); };
        int rest = 12; // frames after the answer, whose rows and marks are made
        animate(driver.window(), pair.busy, moveOn, [&] { return analyst->isBusy() || rest-- > 0; });
        if (!analyst->isSolved())
            std::cerr << notation << ": not solved; " << analyst->unsolvedText().toStdString() << '\n';
        static_cast<void>(handleEventsUntil([&] { return driver.isSettled(); }));
        const std::size_t asMany = pair.busy.latencies.size();
        animate(driver.window(), pair.idle, moveOn, [&] { return pair.idle.latencies.size() < asMany; });
    }
    return pair;
}

/// Frames after a click that takes `count` pieces at once until the last one has gone, and after it was taken
/// back until the last one lies there again, ten times. Two people play.
FrameTimes flightsOf(const std::string& notation, std::size_t count)
{
    constexpr int rounds = 10;
    FrameTimes times;
    const Driver driver(QString::fromStdString(notation), QStringLiteral("play"), {1440, 900});
    if (!driver.isOpen() || !handleEventsUntil([&] { return driver.isSettled(); }))
        return times;
    auto& session = *qobject_cast<models::Session*>(&driver.session());
    session.seat1()->setHuman(true);
    const auto game = driver.game();
    const auto moves = game->moves().moves;
    const games::Move& move = *std::ranges::find_if(
        moves, [&](const games::Move& one) { return game->change(one).removed.size() == count; });
    const QQuickItem* const scene = driver.item(QStringLiteral("boardScene"));
    const auto watch = [&](const std::function<void()>& begin) {
        begin();
        bool isFirst = true; // in which the pieces are told to move
        animate(
            driver.window(), times, [](int) {},
            [&] { return std::exchange(isFirst, false) || scene->property("gliding").toBool(); });
        static_cast<void>(handleEventsUntil([&] { return driver.isSettled(); }));
    };
    for (int round = 0; round < rounds; ++round) {
        const std::string before = driver.notation().toStdString();
        watch([&] { driver.click(Driver::centre(*driver.piece(move.gesture.first))); });
        if (driver.notation().toStdString() == before)
            std::cerr << notation << ": a click was not answered\n";
        watch([&session] { session.undo(); });
    }
    return times;
}

Row rowOf(const std::string& task, const Pair& pair, double recorded)
{
    constexpr double milli = 1e-3;
    return {.goal = 5,
            .task = "window: 99 % of frames while " + task,
            .time = milli * pair.busy.at(0.99),
            .reference = "the same, nothing to solve",
            .referenceTime = milli * pair.idle.at(0.99),
            .recorded = recorded,
            .timeWanted = 2 * milli * FrameTimes::period,
            .note = notesOf(pair.busy) + "; idle: " + notesOf(pair.idle)};
}

} // namespace

std::vector<Row> frameRows(const Options& options)
{
    const std::string five = "grid/misere:111111/111111/111111/111111/";
    const Pair five6 = framesOf({five + "111111", five + "111110", five + "111101"});
    const Pair more = framesOf({five + "111111/111100"});
    std::vector<Row> rows{rowOf("5x6 is solved", five6, 0.5), rowOf("34 stones are solved", more, 0.25)};
    const FrameTimes flights = flightsOf("chomp:10,10,10,10,10,10,10,10,10,10,10", 100);
    constexpr double milli = 1e-3;
    rows.push_back({.goal = 20,
                    .task = "window: 99 % of frames while 100 pieces go and come",
                    .time = milli * flights.at(0.99),
                    .timeWanted = 2 * milli * FrameTimes::period,
                    .note = notesOf(flights)});
    if (options.isLarge)
        rows.push_back(rowOf("6x6 is solved", framesOf({five + "111111/111111"}), 0.5));
    return rows;
}

} // namespace goals

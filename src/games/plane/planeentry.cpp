// SPDX-License-Identifier: GPL-3.0-or-later
// Nim in the plane in the catalogue: reading and printing it, and positions to play and to check.

#include "games/gameof.h"
#include "games/plane/counterset.h"
#include "games/plane/plane.h"
#include "games/text/aloud.h"
#include "games/text/placednumbers.h"
#include "games/text/reader.h"

#include <algorithm>
#include <random>

namespace games {
namespace {

using Counters = Plane::Counters;

/// Points such as 1x2, separated by commas; may be none.
Counters readCounters(Reader& reader)
{
    Counters counters;
    if (reader.atEnd())
        return counters;
    do {
        const std::size_t place = reader.here();
        const auto x = reader.number(expectedCounter, 0, largestHeap);
        reader.require('x', expectedCounter);
        const auto y = reader.number(expectedCoordinate, 0, largestHeap);
        counters.push_back({x.value_or(0), y.value_or(0)});
        if (counters.size() > mostCounters)
            reader.fail({.column = reader.columnAt(place),
                         .problem = ParseProblem::TooMany,
                         .expected = expectedCounter,
                         .limit = mostCounters});
    } while (!reader.failed() && reader.accept(','));
    reader.requireEnd(Expected::Comma);
    return counters;
}

/// Two to four counters, none of them in the corner.
GamePtr randomPlane(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    Counters counters(2 + random() % 3);
    for (Point& counter : counters)
        counter = {random() % 8, 1 + random() % 7};
    return GameOf<Plane>::make({std::move(counters), play});
}

/// Up to three counters with coordinates up to `upTo`, each set of them once.
void forEachPlane(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    constexpr std::size_t most = 3;
    const std::uint64_t side = upTo + 1;
    std::vector<std::uint64_t> numbers; // the counters' points by number, ascending
    do {
        Counters counters;
        for (const std::uint64_t number : numbers)
            counters.push_back({number % side, number / side});
        if (!visitBothPlays(Plane(counters, theory::Play::Normal), visit))
            return;
        const auto lower =
            std::ranges::find_if(numbers, [&](std::uint64_t number) { return number + 1 < side * side; });
        if (lower == numbers.end()) {
            numbers.assign(numbers.size() + 1, 0);
            continue;
        }
        // Descending from the front: the first one that can grow does, and those before it follow.
        const std::uint64_t next = *lower + 1;
        std::fill(numbers.begin(), lower + 1, next);
    } while (numbers.size() <= most);
}

/// Behind the game's name and convention, options included.
std::string drawPlane(const DrawRequest& drawing)
{
    const std::uint64_t counters = drawing.size(1, 3);
    const std::uint64_t most = counters == 3 ? 4 : drawing.size(4, 7);
    std::string text;
    for (std::uint64_t counter = 0; counter < counters; ++counter)
        text += (text.empty() ? "" : ",") + std::to_string(drawing.draws.between(0, most)) + "x" +
                std::to_string(drawing.draws.between(1, most));
    return ":" + text;
}

} // namespace

const Info& Plane::info()
{
    static const Info info{
        .id = "plane",
        .title = QT_TRANSLATE_NOOP("Wording", "Nim in the Plane"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Left or down"),
        .theory = QT_TRANSLATE_NOOP("Wording", "Each counter is two Nim heaps, its column and its row."),
        .hasTheory = true,
        .taken = "",
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Move"),
        .turn = QT_TRANSLATE_NOOP("Wording", "Click a counter, or drag it."),
        .then = QT_TRANSLATE_NOOP("Wording", "Click the place it goes to, straight left or down."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "%1 counter can still move now"),
                QT_TRANSLATE_N_NOOP("Wording", "%1 counters can still move now")},
        .group = Group::PlaneAndGraphs,
        .shape = Shape::Plane,
        .world = World::Counters,
        .editing = Editing{.hint = QT_TRANSLATE_NOOP(
                               "Wording", "Click a square to put or take a counter; drag to move it.")},
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = false,
        .countsMoves = false,
        .options = {},
        .presets = {{"classic", "plane:1x2,2x3,4x5,7x7", QT_TRANSLATE_NOOP("Wording", "Classic"),
                     //: of a ready-made board: how many counters are on it
                     QT_TRANSLATE_NOOP("Wording", "4 counters")},
                    {"small", "plane:1x2,3x4", QT_TRANSLATE_NOOP("Wording", "Small"),
                     //: of a ready-made board: how many counters are on it
                     QT_TRANSLATE_NOOP("Wording", "2 counters")},
                    {"misere", "plane/misere:1x2,2x3,4x5,7x7", QT_TRANSLATE_NOOP("Wording", "Misère"),
                     QT_TRANSLATE_NOOP("Wording", "4 counters")},
                    //: a ready-made board: two counters stand on one square
                    {"shared", "plane:3x5,3x5,2x6", QT_TRANSLATE_NOOP("Wording", "Shared square"),
                     //: of a ready-made board: how many counters are on it
                     QT_TRANSLATE_NOOP("Wording", "3 counters")}},
        .fields = {{.id = "counters",
                    .label = QT_TRANSLATE_NOOP("Wording", "Counters, column x row"),
                    .kind = Field::Kind::Text,
                    .initial = "1x2,2x3,4x5,7x7",
                    .least = 0,
                    .most = largestHeap}},
        .preview = "plane:1x2,5x3,3x6",
        .sound = "slide",
        .hue = 190};
    return info;
}

MoveWords MoveCounter::words(const Board& before) const
{
    MoveWords words = wordsOfStep(
        from, to, pointText(from) + "→" + pointText(to),
        //: a hint: the place of a counter, such as (3, 5)
        {.look = {QT_TRANSLATE_NOOP("Wording", "Look at the counter at (%1, %2)."), {from.x, from.y}},
         //: a hint: the place of a counter, such as (3, 5)
         .holds = {QT_TRANSLATE_NOOP("Wording", "The counter at (%1, %2) holds out longest."),
                   {from.x, from.y}}});
    if (!before.pieces.empty())
        //: a move, a verb: two squares, such as (3, 5)
        words.text = {QT_TRANSLATE_NOOP("Wording", "move a counter from %1 to %2"),
                      {pointText(from), pointText(to)}};
    return words;
}

Told MoveCounter::told(const Board& /*before*/) const
{
    //: two squares, such as (3, 5)
    return toldWith(QT_TRANSLATE_NOOP("Wording", "I moved a counter from %1 to %2."),
                    //: two squares, such as (3, 5)
                    QT_TRANSLATE_NOOP("Wording", "You moved a counter from %1 to %2."),
                    //: two squares, such as (3, 5); %3: who did it
                    QT_TRANSLATE_NOOP("Wording", "%3 moved a counter from %1 to %2."),
                    {pointText(from), pointText(to)});
}

Words Plane::words() const
{
    return {.rule = QT_TRANSLATE_NOOP("Wording", "Move one counter any distance left or down."),
            .ending = cannotMoveEnding(m_play),
            .shortly = listedPosition(notation())};
}

Sentence Plane::aloud() const
{
    if (m_counters.empty())
        //: read aloud: the board is empty
        return QT_TRANSLATE_NOOP("Wording", "No counters.");
    if (m_counters.size() == 1)
        return {QT_TRANSLATE_NOOP("Wording", "A counter at %1."), {pointText(m_counters.front())}};
    std::vector<Sentence> places;
    for (const Point& counter : m_counters)
        places.push_back(verbatim(pointText(counter)));
    return {QT_TRANSLATE_NOOP("Wording", "Counters at %1."), {listAloud(std::move(places))}};
}

std::uint64_t Plane::piecesLeft() const
{
    return static_cast<std::uint64_t>(
        std::ranges::count_if(m_counters, [](const Point& counter) { return counter != Point(); }));
}

Plane Plane::upToSymmetry() const
{
    return {CounterSet{m_counters}.canonical().points, m_play};
}

Entry Plane::entry()
{
    return {.info = info(),
            .parse = parsedWithoutOptions<Plane, readCounters>,
            .makeNotation = onlyFieldPrinter(info()),
            .random = randomPlane,
            .drawn = drawPlane,
            .families = {{.id = "one_counter",
                          .pattern = "plane:nxm",
                          .n = {0, 15},
                          .m = {0, 15},
                          .shown = Shown::Grundy,
                          //: a ready-made family of positions
                          .title = QT_TRANSLATE_NOOP("Wording", "One counter")},
                         {.id = "two_counters",
                          .pattern = "plane:nxm,1x2",
                          .n = {0, 15},
                          .m = {0, 15},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "A counter beside one on 1x2")}},
            .forEachUpTo = forEachPlane,
            .verifyDefault = 3,
            .placed = placedByNumbers};
}

std::string Plane::notation() const
{
    return printHeader(info(), m_play) + fieldValues().front();
}

std::vector<std::string> Plane::fieldValues() const
{
    std::string text;
    for (const Point& counter : m_counters)
        text += (text.empty() ? "" : ",") + std::to_string(counter.x) + "x" + std::to_string(counter.y);
    return {text};
}

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
// Octal games and Grundy's game in the catalogue.

#include "games/gameof.h"
#include "games/octal/octal.h"
#include "games/octal/octalcode.h"
#include "games/text/blanks.h"
#include "games/text/placednumbers.h"

#include <algorithm>
#include <array>
#include <random>

namespace games {
namespace {

using Table = std::shared_ptr<const OctalTable>;

const std::string usualCode = "0.77";

Table tableOf(const std::string& code)
{
    Reader reader(code);
    return std::make_shared<const OctalTable>(readOctalCode(reader));
}

Table grundysTable()
{
    return std::make_shared<const OctalTable>(solver::OctalRule::grundysGame());
}

Parsed parseOctal(std::string_view text)
{
    Reader reader(text);
    std::optional<solver::OctalRule> rule;
    const theory::Play play =
        readHeader(reader, Octal::info(), [&](std::string_view) { rule = readOctalCode(reader); });
    Heaps heaps = readHeaps(reader);
    if (reader.failed())
        return reader.error();
    Table table = rule ? std::make_shared<const OctalTable>(std::move(*rule)) : tableOf(usualCode);
    return GameOf<Octal>::make({std::move(table), std::move(heaps), play});
}

Parsed parseGrundy(std::string_view text)
{
    Reader reader(text);
    const theory::Play play = readHeader(reader, GrundysGame::info(), [](std::string_view) {});
    Heaps heaps = readHeaps(reader);
    if (reader.failed())
        return reader.error();
    return GameOf<GrundysGame>::make({grundysTable(), std::move(heaps), play});
}

/// One to three heaps of which every code below allows a move.
Heaps randomHeaps(std::mt19937_64& random)
{
    Heaps heaps(1 + random() % 3);
    for (std::uint64_t& heap : heaps)
        heap = 4 + random() % 9;
    return heaps;
}

GamePtr randomOctal(std::uint64_t seed, theory::Play play)
{
    static const std::array<std::string, 6> codes{"0.77", "0.07", "0.137", "0.007", "0.6", "4.3"};
    std::mt19937_64 random(seed);
    const std::string& code = codes[random() % codes.size()];
    return GameOf<Octal>::make({tableOf(code), randomHeaps(random), play});
}

GamePtr randomGrundy(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    return GameOf<GrundysGame>::make({grundysTable(), randomHeaps(random), play});
}

/// Every list of up to three heaps, in both conventions; false when `visit` has had enough.
template <Rules R>
bool forEachPosition(const Table& table, std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    bool goesOn = true;
    forEachHeaps(upTo, [&](const Heaps& heaps) {
        goesOn = visitBothPlays(R(table, heaps, theory::Play::Normal), visit);
        return goesOn;
    });
    return goesOn;
}

/// The positions of several codes, one of which divides without taking.
void forEachOctal(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    bool goesOn = true;
    for (const char* code : {"0.77", "0.07", "0.137", "0.15", "0.6", "0.4", "0.53", "4.0", "4.3", "4.17"})
        goesOn = goesOn && forEachPosition<Octal>(tableOf(code), upTo, visit);
}

/// "0.77: 5 7" or "0.77 5,7".
std::string beginsWithCode(std::string_view typed)
{
    const std::size_t end = std::min(typed.find_first_not_of(".0123456789"), typed.size());
    const std::string_view code = typed.substr(0, end);
    if (std::ranges::count(code, '.') != 1)
        return {};
    std::string_view heaps = withoutBlanks(typed.substr(end));
    if (heaps.starts_with(':'))
        heaps = withoutBlanks(heaps.substr(1));
    return Octal::info().id + "/code=" + std::string(code) + ":" + std::string(heaps);
}

/// Heaps that may be divided: one large one, or some of about `stones` in all. Where a heap is asked for they
/// differ more: of equal ones any would do.
Heaps dividedHeaps(const DrawRequest& drawing, std::uint64_t stones, std::uint64_t least)
{
    const bool several = drawing.about == DrawRequest::About::Heap;
    const std::uint64_t count = drawing.draws.between(several ? 2 : 1, drawing.size(2, 3));
    const std::uint64_t each = std::max(stones / count, least);
    Heaps heaps(count);
    for (std::uint64_t& heap : heaps)
        heap = several ? drawing.draws.between(least, each + 2)
                       : std::max(least, drawing.draws.between(each - 2, each + 2));
    return heaps;
}

std::string drawOctal(const DrawRequest& drawing)
{
    constexpr std::array<std::string_view, 6> codes{"0.77", "0.6", "0.07", "4.3", "0.137", "0.15"};
    const std::uint64_t most = drawing.size(1, codes.size());
    // Under some rules nearly every heap has a winning move: others are looked for.
    const bool several = drawing.about == DrawRequest::About::Heap;
    const std::string code(codes.at(several ? drawing.draws.below(most) : drawing.variant(most)));
    return "/code=" + code + ":" + printList(dividedHeaps(drawing, drawing.size(5, 13), 2));
}

std::string drawGrundy(const DrawRequest& drawing)
{
    const bool several = drawing.about == DrawRequest::About::Heap;
    return ":" + printList(dividedHeaps(drawing, drawing.size(several ? 10 : 8, 18), 3));
}

} // namespace

template <>
const Info& Octal::info()
{
    static const Info info{
        .id = "octal",
        //: the name of a group of games, of which an octal code tells the rules
        .title = QT_TRANSLATE_NOOP("Wording", "Octal Games"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Kayles and its relatives"),
        .theory = QT_TRANSLATE_NOOP(
            "Wording",
            "The values of the heaps of Kayles and other octal games; heaps add up by the nim-sum."),
        .hasTheory = true,
        .taken = QT_TRANSLATE_NOOP("Wording", "Pins"),
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Take"),
        .turn = QT_TRANSLATE_NOOP("Wording", "Click the first pin you want to take."),
        .then = QT_TRANSLATE_NOOP("Wording", "Click the last one, or this one again to take just one."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "There is %1 pin now"),
                QT_TRANSLATE_N_NOOP("Wording", "There are %1 pins now")},
        .group = Group::HeapsAndLines,
        .shape = Shape::Lines,
        .world = World::Pins,
        .editing =
            Editing{.hint = QT_TRANSLATE_NOOP(
                        "Wording", "Click a pin to cut the heap off there, or a heap’s number to add a pin."),
                    .add = QT_TRANSLATE_NOOP("Wording", "Add a heap")},
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = true,
        .countsMoves = false,
        .options = {"code"},
        //: the name of a game
        .presets = {{"kayles", "octal/code=0.77:12", QT_TRANSLATE_NOOP("Wording", "Kayles")},
                    //: the name of a game
                    {"dudeney", "octal/code=0.77:1,11", QT_TRANSLATE_NOOP("Wording", "Dudeney’s Kayles")},
                    //: the name of a game
                    {"dawsonskayles", "octal/code=0.07:12", QT_TRANSLATE_NOOP("Wording", "Dawson’s Kayles")},
                    {"dawsonschess", "octal/misere/code=0.137:8",
                     //: the name of a game
                     QT_TRANSLATE_NOOP("Wording", "Dawson’s chess")},
                    //: the name of a game
                    {"treblecross", "octal/code=0.007:14", QT_TRANSLATE_NOOP("Wording", "Treblecross"),
                     //: of a ready-made game on a strip: how long that is, and the heap that it is
                     QT_TRANSLATE_NOOP("Wording", "12 squares: a heap of 14")},
                    //: the name of a game
                    {"guiles", "octal/code=0.15:5,8", QT_TRANSLATE_NOOP("Wording", "Guiles")},
                    //: the name of a game
                    {"officers", "octal/code=0.6:11", QT_TRANSLATE_NOOP("Wording", "Officers")},
                    {"lasker", "octal/code=4.3:4,7", QT_TRANSLATE_NOOP("Wording", "Take one or divide")}},
        .fields = {heapsField("12"),
                   {.id = "code",
                    //: a field: the code of an octal game, such as 0.77
                    .label = QT_TRANSLATE_NOOP("Wording", "Octal code"),
                    .kind = Field::Kind::Text,
                    .initial = usualCode}},
        .preview = "octal/code=0.77:3,5,2",
        .sound = "pin",
        .hue = 28,
        .heapSequences = HeapSequences{
            .offers = {{.id = "kayles",
                        //: a game, and its octal code
                        .title = QT_TRANSLATE_NOOP("Wording", "Kayles, 0.77"),
                        .rule = "octal/code=0.77:1"},
                       {.id = "dawsonskayles",
                        .title = QT_TRANSLATE_NOOP("Wording", "Dawson’s Kayles, 0.07"),
                        .rule = "octal/code=0.07:1"},
                       {.id = "dawsonschess",
                        .title = QT_TRANSLATE_NOOP("Wording", "Dawson’s Chess, 0.137"),
                        .rule = "octal/code=0.137:1"},
                       {.id = "treblecross",
                        //: a game, its octal code, and how large a heap its strip is
                        .title = QT_TRANSLATE_NOOP("Wording", "Treblecross, 0.007 (squares + 2)"),
                        .rule = "octal/code=0.007:1"},
                       {.id = "octal",
                        .title = QT_TRANSLATE_NOOP("Wording", "Octal code"),
                        .rule = "octal/code=%1:1",
                        .typed = Field{.id = "code",
                                       .label = QT_TRANSLATE_NOOP("Wording", "Octal code"),
                                       .kind = Field::Kind::Text,
                                       .initial = "0.15"},
                        .expected = expectedOctalDigit}},
            .areKnownWell = false,
            .oneHeap = sizeOfHeap,
            .isNim = [](const Game&) { return false; },
            .mostUnproven = solver::largestUnprovenHeap}};
    return info;
}

template <>
const Info& GrundysGame::info()
{
    static const Info info{
        .id = "grundy",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Grundy’s Game"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Divide into unequal heaps"),
        .theory = QT_TRANSLATE_NOOP("Wording",
                                    "The values of the heaps of Grundy’s game; heaps add up by the nim-sum."),
        .hasTheory = true,
        .taken = "",
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Move"),
        .turn = QT_TRANSLATE_NOOP("Wording", "Click between two segments to cut the cane there."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "There is %1 segment now"),
                QT_TRANSLATE_N_NOOP("Wording", "There are %1 segments now")},
        .group = Group::HeapsAndLines,
        .shape = Shape::Lines,
        .world = World::Cane,
        .editing =
            Editing{.hint = QT_TRANSLATE_NOOP(
                        "Wording",
                        "Click a segment to cut the heap off there, or a heap’s number to add a segment."),
                    .add = QT_TRANSLATE_NOOP("Wording", "Add a heap")},
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = true,
        .countsMoves = false,
        .options = {},
        .presets = {{"classic", "grundy:10", QT_TRANSLATE_NOOP("Wording", "Classic")},
                    {"several", "grundy:7,3", QT_TRANSLATE_NOOP("Wording", "Two heaps")},
                    {"misere", "grundy/misere:9", QT_TRANSLATE_NOOP("Wording", "Misère")}},
        .fields = {heapsField("10")},
        .preview = "grundy:5,3",
        .sound = "match",
        .hue = 150,
        .heapSequences = HeapSequences{.offers = {{.id = "grundy",
                                                   .title = QT_TRANSLATE_NOOP("Wording", "Grundy’s Game"),
                                                   .rule = "grundy:1"}},
                                       .areKnownWell = false,
                                       .oneHeap = sizeOfHeap,
                                       .isNim = [](const Game&) { return false; },
                                       .mostUnproven = 0}};
    return info;
}

template <>
Typing Octal::typing()
{
    return {.gameId = info().id, .strips = {{"treblecross", 2}}, .meant = beginsWithCode};
}

template <>
Entry Octal::entry()
{
    return {.info = info(),
            .parse = parseOctal,
            .makeNotation =
                [](const std::vector<std::string>& values, theory::Play play) {
                    const std::string& code = values.at(1).empty() ? usualCode : values.at(1);
                    return printHeader(info(), play, "/code=" + code) + values.at(0);
                },
            .random = randomOctal,
            .drawn = drawOctal,
            .families = {{.id = "kayles",
                          .pattern = "octal/code=0.77:n",
                          .n = {0, 100},
                          .m = {},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "Kayles, one row")},
                         {.id = "dawsons_kayles",
                          .pattern = "octal/code=0.07:n",
                          .n = {0, 100},
                          .m = {},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "Dawson’s Kayles, one row")},
                         {.id = "two_rows_of_kayles",
                          .pattern = "octal/code=0.77:n,m",
                          .n = {0, 24},
                          .m = {0, 24},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "Kayles, two rows")}},
            .forEachUpTo = forEachOctal,
            .verifyDefault = 8,
            .markings = {{.id = "kayles",
                          .title = QT_TRANSLATE_NOOP("Wording", "One row of Kayles"),
                          .difficulty = 5,
                          .family = "octal/code=0.77:n",
                          .n = 12}},
            .withoutIdle = heapsStillPlayed,
            .placed = placedByNumbers};
}

template <>
Entry GrundysGame::entry()
{
    return {.info = info(),
            .parse = parseGrundy,
            .makeNotation = onlyFieldPrinter(info()),
            .random = randomGrundy,
            .drawn = drawGrundy,
            .families = {{.id = "unequal_heaps",
                          .pattern = "grundy:n",
                          .n = {0, 60},
                          .m = {},
                          .shown = Shown::Grundy,
                          //: a ready-made family of positions
                          .title = QT_TRANSLATE_NOOP("Wording", "One heap")},
                         {.id = "two_heaps_of_grundy",
                          .pattern = "grundy:n,m",
                          .n = {0, 24},
                          .m = {0, 24},
                          .shown = Shown::Outcome,
                          .title = QT_TRANSLATE_NOOP("Wording", "Two heaps")}},
            .forEachUpTo =
                [](std::uint64_t upTo, const std::function<bool(const Game&)>& visit) {
                    forEachPosition<GrundysGame>(grundysTable(), upTo, visit);
                },
            .verifyDefault = 14,
            .markings = {{.id = "unequal_heaps",
                          .title = QT_TRANSLATE_NOOP("Wording", "One heap of Grundy’s game"),
                          .difficulty = 5,
                          .family = "grundy:n",
                          .n = 12}},
            .withoutIdle = heapsStillPlayed,
            .placed = placedByNumbers};
}

template <DividedKind kind>
std::string DividedGame<kind>::notation() const
{
    if constexpr (kind == DividedKind::Octal)
        return printHeader(info(), play(), "/code=" + printOctalCode(rule())) + printList(heaps());
    else
        return printHeader(info(), play()) + printList(heaps());
}

template <DividedKind kind>
std::vector<std::string> DividedGame<kind>::fieldValues() const
{
    if constexpr (kind == DividedKind::Octal)
        return {printList(heaps()), printOctalCode(rule())};
    else
        return {printList(heaps())};
}

template class DividedGame<DividedKind::Octal>;
template class DividedGame<DividedKind::Grundy>;

} // namespace games

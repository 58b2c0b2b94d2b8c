// SPDX-License-Identifier: GPL-3.0-or-later
// Chomp in the catalogue: its notation, words and positions.

#include "games/chomp/chomp.h"
#include "games/gameof.h"
#include "games/text/aloud.h"
#include "games/text/reader.h"

#include <algorithm>
#include <random>

namespace games {
namespace {

/// The rows behind the colon. Empty ones are dropped, and only the lowest may not be empty.
SquareRows readSquareRows(Reader& reader)
{
    SquareRows rows;
    std::uint64_t below = widestChomp;
    do {
        const std::size_t place = reader.here();
        const auto row = reader.number(expectedRowSize, rows.empty() ? 1 : 0, widestChomp);
        if (row && *row > below)
            reader.fail(
                toldError(reader.columnAt(place),
                          //: two numbers of squares
                          {QT_TRANSLATE_NOOP("Wording", "a row of %1 is longer than the one below it, of %2"),
                           {*row, below}}));
        else if (rows.size() == widestChomp)
            reader.fail({.column = reader.columnAt(place),
                         .problem = ParseProblem::TooMany,
                         .expected = Expected::Row,
                         .limit = widestChomp});
        below = row.value_or(0);
        rows.push_back(static_cast<std::uint8_t>(below));
    } while (!reader.failed() && reader.accept(','));
    reader.requireEnd(Expected::Comma);
    std::erase(rows, 0);
    return rows;
}

std::string printSquareRows(const SquareRows& rows)
{
    return printList(std::vector<std::uint64_t>(rows.begin(), rows.end()));
}

GamePtr randomChomp(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    SquareRows rows(3 + random() % 3);
    for (std::uint8_t& row : rows)
        row = static_cast<std::uint8_t>(2 + random() % 6);
    std::ranges::sort(rows, std::greater<>());
    return GameOf<Chomp>::make({std::move(rows), play});
}

/// Behind the game's name and convention.
std::string drawChomp(const DrawRequest& drawing)
{
    auto rows = drawnHeaps(drawing.draws, drawing.size(2, 4), 1, drawing.size(4, 6));
    std::ranges::sort(rows, std::greater<>());
    return ":" + printList(rows);
}

/// Those with `more` squares above `rows`; false once `visit` says so.
bool forEachAbove(SquareRows& rows, std::uint64_t more, const std::function<bool(const Game&)>& visit)
{
    if (more == 0)
        return visitBothPlays(Chomp(rows, theory::Play::Normal), visit);
    if (rows.size() == widestChomp)
        return true;
    const std::uint64_t longest = rows.empty() ? widestChomp : rows.back();
    for (std::uint64_t row = 1; row <= std::min(more, longest); ++row) {
        rows.push_back(static_cast<std::uint8_t>(row));
        const bool goesOn = forEachAbove(rows, more - row, visit);
        rows.pop_back();
        if (!goesOn)
            return false;
    }
    return true;
}

/// Every position of up to `upTo` squares.
void forEachChomp(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    SquareRows rows;
    for (std::uint64_t squares = 1; squares <= upTo && squares <= std::uint64_t{widestChomp} * widestChomp;
         ++squares) {
        if (!forEachAbove(rows, squares, visit))
            return;
    }
}

/// The two uppermost steps of the outline, each with as many rows as one likes: the rules never refuse them.
/// Full boards have a ready-made family.
std::optional<PlacedPattern> placedRows(const std::string& notation)
{
    const std::vector<std::uint64_t> rows = numbersIn(notation);
    const auto top = std::find_if(rows.rbegin(), rows.rend(), [&](auto row) { return row != rows.back(); });
    if (rows.empty() || top == rows.rend())
        return std::nullopt;
    const auto rest = std::find_if(top, rows.rend(), [&](auto row) { return row != *top; });
    PlacedPattern placed{.pattern = notation.substr(0, notation.find(':') + 1),
                         .n = static_cast<std::uint64_t>(rest - top),
                         .m = static_cast<std::uint64_t>(top - rows.rbegin()),
                         .leastN = rest == rows.rend() ? 1U : 0U};
    for (auto row = rows.begin(); row != rest.base(); ++row)
        placed.pattern += std::to_string(*row) + ",";
    placed.pattern += "(" + std::to_string(*top) + ",)^n(" + std::to_string(rows.back()) + ",)^m";
    return placed;
}

} // namespace

const Info& Chomp::info()
{
    static const Info info{
        .id = "chomp",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Chomp"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Take a square and all beyond"),
        .theory = QT_TRANSLATE_NOOP("Wording",
                                    "A bottom row and a first column are Nim heaps; two rows, and boards as "
                                    "high as they are wide, have rules of their own. The table of all other "
                                    "boards agrees with a search of each."),
        .hasTheory = true,
        //: head of the column of moves: how many squares are taken
        .taken = QT_TRANSLATE_NOOP("Wording", "Squares"),
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Take"),
        .turn = QT_TRANSLATE_NOOP(
            "Wording", "Click the square you bite at. Every square above it and to its right goes, too."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "%1 square can be taken now"),
                QT_TRANSLATE_N_NOOP("Wording", "%1 squares can be taken now")},
        .group = Group::HeapsAndLines,
        .shape = Shape::Grid,
        .world = World::Chocolate,
        .editing = Editing{.hint = QT_TRANSLATE_NOOP("Wording",
                                                     "Click a place to put a square there, or to take it."),
                           //: a field: how many rows the board has
                           .rows = {QT_TRANSLATE_NOOP("Wording", "Rows"), 26},
                           //: a field: how many columns the board has
                           .columns = {QT_TRANSLATE_NOOP("Wording", "Columns"), 26}},
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = false,
        .countsMoves = true,
        .options = {},
        //: a ready-made board: the usual one
        .presets = {{"classic", "chomp:6,6,6,6", QT_TRANSLATE_NOOP("Wording", "Classic"),
                     QT_TRANSLATE_NOOP("Wording", "4 rows of 6")},
                    //: a ready-made board
                    {"small", "chomp:4,4,4", QT_TRANSLATE_NOOP("Wording", "Small"),
                     QT_TRANSLATE_NOOP("Wording", "3 rows of 4")},
                    //: a square bar of chocolate, not one of its pieces
                    {"square", "chomp:4,4,4,4", QT_TRANSLATE_NOOP("Wording", "Square"),
                     QT_TRANSLATE_NOOP("Wording", "4 rows of 4")},
                    //: a ready-made board: it has two rows
                    {"rows", "chomp:7,7", QT_TRANSLATE_NOOP("Wording", "Two rows"),
                     QT_TRANSLATE_NOOP("Wording", "2 rows of 7")},
                    //: a ready-made board that is played misère: who makes the last move loses
                    {"misere", "chomp/misere:5,5,3", QT_TRANSLATE_NOOP("Wording", "Misère"),
                     QT_TRANSLATE_NOOP("Wording", "rows of 5, 5 and 3")}},
        .fields = {{.id = "rows",
                    .label = QT_TRANSLATE_NOOP("Wording", "Squares of each row, from the bottom"),
                    .kind = Field::Kind::NumberList,
                    .initial = "6,6,6,6",
                    .least = 0,
                    .most = widestChomp}},
        .preview = "chomp:5,5,3,2",
        .sound = "chocolate",
        .hue = 22};
    return info;
}

Words Chomp::words() const
{
    return {
        .rule = QT_TRANSLATE_NOOP(
            "Wording",
            "Bite off a square and every square above it and to its right. The crossed square stays."),
        .ending = {m_play == theory::Play::Normal
                       ? QT_TRANSLATE_NOOP("Wording", "If only the crossed square is left for you, you lose.")
                       : QT_TRANSLATE_NOOP("Wording", "If only the crossed square is left for you, you win."),
                   {QT_TRANSLATE_NOOP("Wording", "You left nothing but the crossed square"),
                    QT_TRANSLATE_NOOP("Wording", "%1 left nothing but the crossed square"),
                    QT_TRANSLATE_NOOP("Wording", "I left nothing but the crossed square")}},
        .shortly = listedPosition(notation())};
}

Sentence Chomp::aloud() const
{
    if (isOver())
        return QT_TRANSLATE_NOOP("Wording", "Only the crossed square.");
    if (m_rows.size() == 1)
        return {QT_TRANSLATE_NOOP("Wording", "One row of %1 squares."), {std::uint64_t{m_rows.front()}}};
    return {QT_TRANSLATE_NOOP("Wording", "From the bottom up rows of %1 squares."),
            {numbersAloud({m_rows.begin(), m_rows.end()})}};
}

Entry Chomp::entry()
{
    return {
        .info = info(),
        .parse = parsedWithoutOptions<Chomp, readSquareRows>,
        .makeNotation = onlyFieldPrinter(info()),
        .random = randomChomp,
        .drawn = drawChomp,
        .families = {{.id = "chomp_two_columns",
                      .pattern = "chomp:(2,)^n(1,)^m",
                      .n = {1, 12},
                      .m = {0, 12},
                      .shown = Shown::Outcome,
                      .title = QT_TRANSLATE_NOOP("Wording", "Two columns: n rows of 2, above them m of 1")},
                     {.id = "chomp_rectangles",
                      .pattern = "chomp:(n,)^m",
                      .n = {1, 7},
                      .m = {1, 7},
                      .shown = Shown::Grundy,
                      .title = QT_TRANSLATE_NOOP("Wording", "Full boards, n columns and m rows")},
                     {.id = "chomp_arms",
                      .pattern = "chomp:n(,1)^m",
                      .n = {1, 12},
                      .m = {0, 12},
                      .shown = Shown::Grundy,
                      .title = QT_TRANSLATE_NOOP("Wording", "A row of n with m squares on its first")},
                     {.id = "chomp_three_columns",
                      .pattern = "chomp:(3,)^2(2,)^n(1,)^m",
                      .n = {0, 12},
                      .m = {0, 12},
                      .shown = Shown::Outcome,
                      .title = QT_TRANSLATE_NOOP("Wording", "Three columns: 2 rows of 3, n of 2, m of 1")}},
        .forEachUpTo = forEachChomp,
        .verifyDefault = 18,
        .placed = placedRows};
}

std::string Chomp::notation() const
{
    return printHeader(info(), m_play) + printSquareRows(m_rows);
}

std::vector<std::string> Chomp::fieldValues() const
{
    return {printSquareRows(m_rows)};
}

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
// Drawn shapes in the catalogue: their notation, words and positions, and the rules that have names.

#include "games/gameof.h"
#include "games/grid/grid.h"
#include "games/partizan/partizan.h"
#include "games/shapes/shapes.h"
#include "games/shapes/shapewords.h"
#include "games/text/reader.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <iterator>
#include <random>
#include <string>

namespace games {
namespace {

using theory::Mover;

/// More than this many rows and columns no board has.
constexpr std::size_t longestShapeBoard = mostShapeCells;

/// A rule that is played under a name, and what is told of it. Sources: Berlekamp, Conway, Guy, Winning Ways;
/// Gardner, Mathematical Games (Scientific American, February 1974); Dawson, Caissa's Wild Roses (1935);
/// Golomb, Checker Boards and Polyominoes (American Mathematical Monthly 61, 1954).
struct NamedRule {
    /// Of which boards the history is told: it may be true in one convention, of full boards or full rows.
    enum class Of : std::uint8_t { AnyBoard, FullNormal, FullMisere, FullRow };

    std::string_view options;
    Of of;
    SourceText title;
    SourceText history;
};

constexpr std::array namedRules{
    NamedRule{
        //: the name of a game
        "/take=11t", NamedRule::Of::FullNormal, QT_TRANSLATE_NOOP("Wording", "Cram"),
        QT_TRANSLATE_NOOP("Wording",
                          "Cram is Domineering for both players alike; Martin Gardner wrote of it in 1974. "
                          "A board with an even number of rows and columns is lost for the first player, "
                          "one even by odd is won: mirror the other’s moves.")},
    //: the name of a game
    NamedRule{"/left=1.1/right=11", NamedRule::Of::FullNormal, QT_TRANSLATE_NOOP("Wording", "Domineering"),
              QT_TRANSLATE_NOOP(
                  "Wording", "Göran Andersson invented Domineering about 1973: Left takes upright dominoes, "
                             "Right lying ones. Who wins the square boards has been computed up to 11 × 11; "
                             "on most of them it is the first player.")},
    NamedRule{
        //: the name of a game
        "/take=line", NamedRule::Of::FullMisere, QT_TRANSLATE_NOOP("Wording", "TacTix"),
        QT_TRANSLATE_NOOP("Wording",
                          "Piet Hein published TacTix, also called Bulo, in the 1940s: any unbroken line of "
                          "a row or a column. It is played misère, since mirrored moves win the normal "
                          "game.")},
    NamedRule{"/take=line3", NamedRule::Of::AnyBoard, QT_TRANSLATE_NOOP("Wording", "Grid Nim"),
              QT_TRANSLATE_NOOP("Wording", "This is Grid Nim with at most three stones to a move.")},
    NamedRule{"/take=1,11", NamedRule::Of::FullRow, QT_TRANSLATE_NOOP("Wording", "Kayles in a row"),
              QT_TRANSLATE_NOOP("Wording",
                                "Henry Dudeney described Kayles in 1908: one ball knocks down one pin or two "
                                "neighbours. The first player wins every row, by taking its middle.")},
    NamedRule{"/take=11", NamedRule::Of::FullRow, QT_TRANSLATE_NOOP("Wording", "Dawson’s Kayles"),
              QT_TRANSLATE_NOOP("Wording",
                                "Two neighbours of a row are taken, never one: the Grundy values of Dawson’s "
                                "Kayles repeat with period 34, as Richard Guy and Cedric Smith found in "
                                "1956.")},
    //: the name of ready-made rules: four stones in a square are taken
    NamedRule{"/take=11.11", NamedRule::Of::FullNormal, QT_TRANSLATE_NOOP("Wording", "Take squares"),
              QT_TRANSLATE_NOOP(
                  "Wording", "On two rows this is Dawson’s Kayles: a square takes two neighbouring columns. "
                             "With an even number of rows and columns the first player wins: take the "
                             "square in the middle, then mirror the other’s moves.")},
    //: the name of ready-made rules: three stones in the shape of an L are taken
    NamedRule{"/take=10.11t", NamedRule::Of::AnyBoard, QT_TRANSLATE_NOOP("Wording", "Corners"),
              QT_TRANSLATE_NOOP(
                  "Wording", "Solomon Golomb showed in 1954 that such corners can fill a board of 2, 4, 8, "
                             "16 … rows and as many columns but for one cell, whichever cell that is. "
                             "No rule is known for who wins.")},
    //: the name of ready-made rules: two stones, a knight's move of chess apart, are taken
    NamedRule{"/take=100.001tm", NamedRule::Of::FullNormal, QT_TRANSLATE_NOOP("Wording", "Knight’s pairs"),
              QT_TRANSLATE_NOOP("Wording",
                                "A knight jumps from a dark cell of a chessboard to a light one, so a move "
                                "takes one of each. With an even number of rows and columns the second "
                                "player wins: mirror the other’s moves.")},
};

bool isTold(NamedRule::Of of, theory::Play play, bool isFull, bool isRow)
{
    switch (of) {
    case NamedRule::Of::AnyBoard: return true;
    case NamedRule::Of::FullNormal: return isFull && play == theory::Play::Normal;
    case NamedRule::Of::FullMisere: return isFull && play == theory::Play::Misere;
    case NamedRule::Of::FullRow: break;
    }
    return isFull && isRow && play == theory::Play::Normal;
}

Mover ownerOf(std::string_view option)
{
    return option == "take" ? Mover::Either : option == "left" ? Mover::Left : Mover::Right;
}

std::vector<TakeShape> shapesIn(std::string_view options)
{
    std::vector<TakeShape> shapes;
    Reader reader(options);
    while (reader.accept('/')) {
        const Mover owner = ownerOf(reader.word());
        reader.accept('=');
        readShapes(reader, owner, shapes);
    }
    return shapes;
}

std::string fullRows(std::size_t rows, std::size_t columns)
{
    return printRows(CellRows(rows, std::vector<bool>(columns, true)));
}

Parsed parseShapes(std::string_view text)
{
    Reader reader(text);
    std::vector<TakeShape> shapes;
    const theory::Play play = readHeader(reader, Shapes::info(), [&](std::string_view option) {
        readShapes(reader, ownerOf(option), shapes);
    });
    requireOption(reader, text, "take", !shapes.empty());
    const std::size_t place = reader.here();
    const CellRows rows = readRows(
        reader, {.mostRows = longestShapeBoard, .mostCells = longestShapeBoard, .equalLengths = true});
    if (const auto cells = rows.size() * longestRow(rows); !reader.failed() && cells > mostShapeCells)
        reader.fail({.column = reader.columnAt(place),
                     .problem = ParseProblem::TooMany,
                     .expected = expectedGridCell,
                     .found = std::to_string(cells),
                     .limit = mostShapeCells});
    if (reader.failed())
        return reader.error();
    return GameOf<Shapes>::make({std::move(shapes), rows, play});
}

std::string shapesHead(theory::Play play)
{
    std::string head = printHeader(Shapes::info(), play);
    head.pop_back();
    return head;
}

/// Full rows; numbers that are none give a board that is too large, which is refused when it is read.
std::string shapesNotation(const std::vector<std::string>& values, theory::Play play)
{
    const auto numberOf = [](const std::string& text) {
        return Reader(text)
            .number(Expected::PositiveNumber, 0, longestShapeBoard + 1)
            .value_or(longestShapeBoard + 1);
    };
    std::string text = shapesHead(play);
    const std::array<std::string, 3> options{"/take=", "/left=", "/right="};
    for (std::size_t i = 0; i < options.size(); ++i)
        text += values.at(i).empty() ? "" : options[i] + values[i];
    return text + ":" + fullRows(numberOf(values.at(3)), numberOf(values.at(4)));
}

CellRows thinnedRows(Draws& draws, std::uint64_t rows, std::uint64_t columns, std::uint64_t most)
{
    std::string cells(rows * columns, '1');
    thinOut(cells, most, draws);
    CellRows thinned(rows, std::vector<bool>(columns));
    for (std::size_t cell = 0; cell < cells.size(); ++cell)
        thinned[cell / columns][cell % columns] = cells[cell] == '1';
    return thinned;
}

/// One of the rules with names.
std::string_view anyRule(Draws& draws)
{
    constexpr std::array<std::string_view, 4> rules{"/take=11t", "/left=1.1/right=11", "/take=line",
                                                    "/take=1,10.11t"};
    return rules[draws.below(rules.size())];
}

GamePtr randomShapes(std::uint64_t seed, theory::Play play)
{
    Draws draws(seed);
    while (true) {
        const CellRows rows = thinnedRows(draws, draws.between(3, 4), draws.between(3, 5), 12);
        const Parsed drawn =
            parseShapes(shapesHead(play) + std::string(anyRule(draws)) + ":" + printRows(rows));
        GamePtr game = std::get<GamePtr>(drawn);
        if (!game->isOver())
            return game;
    }
}

struct BoardSize {
    std::uint64_t rows = 1;
    std::uint64_t columns = 1;
};

BoardSize fittingSize(const std::vector<TakeShape>& shapes, const DrawRequest& drawing)
{
    std::uint64_t highest = 1;
    std::uint64_t widest = 1;
    bool areLines = false;
    for (const TakeShape& shape : shapes) {
        const std::uint64_t height = shape.isLine() ? 1 : shape.rows.size();
        const std::uint64_t width = shape.isLine() ? 1 : shape.rows.front().size();
        highest = std::max(highest, shape.isTurned ? std::max(height, width) : height);
        widest = std::max(widest, shape.isTurned ? std::max(height, width) : width);
        areLines |= shape.isLine();
    }
    const std::uint64_t more = drawing.draws.below(2);
    const std::uint64_t strip = drawing.size(7, 11) + more;
    if (!areLines && highest == 1)
        return {.rows = 1, .columns = std::max(strip, widest + 3)};
    if (!areLines && widest == 1)
        return {.rows = std::max(strip, highest + 3), .columns = 1};
    return {.rows = std::max(drawing.size(3, 4), highest + 1),
            .columns = std::max(drawing.size(3, 4) + more, widest + 1)};
}

/// A full board, from which stones were taken by chance until so few stones or takes are left that a plain
/// search ends soon.
class ThinnedBoard {
public:
    ThinnedBoard(const std::vector<TakeShape>& shapes, BoardSize size, Draws& draws)
        : m_rules(shapes, static_cast<int>(size.columns)), m_size(size),
          m_stones(~std::uint64_t{0} >> (mostShapeCells - size.rows * size.columns)),
          m_takes(takesOf(m_stones))
    {
        for (std::uint64_t cell = 0; cell < size.rows * size.columns; ++cell)
            m_order.push_back(cell);
        draws.shuffle(m_order);
    }

    void thin(std::uint64_t holes, std::uint64_t mostStones, std::size_t mostTakes)
    {
        for (const std::uint64_t cell : m_order) {
            const auto stones = static_cast<std::uint64_t>(std::popcount(m_stones));
            const bool isSmall = stones <= mostStones || m_takes <= mostTakes;
            if (isSmall && stones + holes <= m_order.size())
                return;
            tryHole(cell);
        }
    }

    [[nodiscard]] std::string text() const
    {
        CellRows rows(m_size.rows, std::vector<bool>(m_size.columns));
        for (std::uint64_t cell = 0; cell < m_order.size(); ++cell)
            rows[cell / m_size.columns][cell % m_size.columns] = (m_stones >> cell & 1U) != 0;
        return printRows(rows);
    }

private:
    static constexpr std::size_t fewestTakes = 3;

    /// Not where too little would be left to take.
    void tryHole(std::uint64_t cell)
    {
        const std::uint64_t stones = m_stones & ~(std::uint64_t{1} << cell);
        const std::size_t takes = takesOf(stones);
        if (takes < fewestTakes && takes < m_takes)
            return;
        m_stones = stones;
        m_takes = takes;
    }

    [[nodiscard]] std::size_t takesOf(std::uint64_t stones) const
    {
        return m_rules.isPartizan()
                   ? m_rules.takes(stones, Mover::Left).size() + m_rules.takes(stones, Mover::Right).size()
                   : m_rules.takes(stones).size();
    }

    ShapeRules m_rules;
    BoardSize m_size;
    std::uint64_t m_stones;
    std::size_t m_takes;
    std::vector<std::uint64_t> m_order{};
};

/// Behind the game's name and convention, options included.
std::string drawShapes(const DrawRequest& drawing)
{
    Draws& draws = drawing.draws;
    const std::uint64_t rows = drawing.size(2, 3);
    const std::uint64_t columns = drawing.size(4, 5);
    const std::uint64_t most = rows * columns - draws.below(drawing.size(4, 6));
    const bool hasSingles = draws.below(10) < drawing.size(2, 10); // they make more moves
    const std::string rule = hasSingles ? "/take=1,11t" : "/take=11t";
    return rule + ":" + printRows(thinnedRows(draws, rows, columns, std::min<std::uint64_t>(most, 10)));
}

/// Every position on one board with each rule of a list; false when `visit` ended it.
bool forEachShapesOn(std::uint64_t height, std::uint64_t width, const std::function<bool(const Game&)>& visit)
{
    constexpr std::array<std::string_view, 8> rules{
        "/take=11t", "/left=1.1/right=11", "/take=line",    "/take=10.11tm",
        "/take=1_t", "/take=s1_tm",        "/take=101,1.1", "/take=1/left=11/right=1.1"};
    for (std::uint64_t stones = 0; stones < std::uint64_t{1} << (height * width); ++stones) {
        CellRows rows(height, std::vector<bool>(width));
        for (std::uint64_t cell = 0; cell < height * width; ++cell)
            rows[cell / width][cell % width] = (stones >> cell & 1U) != 0;
        for (const std::string_view rule : rules) {
            for (const auto play : {theory::Play::Normal, theory::Play::Misere}) {
                const Parsed game = parseShapes(shapesHead(play) + std::string(rule) + ":" + printRows(rows));
                if (!visit(*std::get<GamePtr>(game)))
                    return false;
            }
        }
    }
    return true;
}

/// Every position on every board of up to `upTo` cells.
void forEachShapes(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    const std::uint64_t mostCells = std::min<std::uint64_t>(upTo, 16);
    for (std::uint64_t height = 1; height <= mostCells; ++height) {
        for (std::uint64_t width = 1; height * width <= mostCells; ++width) {
            if (!forEachShapesOn(height, width, visit))
                return;
        }
    }
}

Field shapeField(const char* id, SourceText label, const char* initial)
{
    return {.id = id, .label = label, .kind = Field::Kind::Text, .initial = initial, .least = 0, .most = 0};
}

Field sizeField(const char* id, SourceText label, const char* initial)
{
    return {.id = id,
            .label = label,
            .kind = Field::Kind::Number,
            .initial = initial,
            .least = 1,
            .most = longestShapeBoard};
}

} // namespace

const Info& Shapes::info()
{
    static const Info info{
        .id = "shapes",
        //: the name of a game: which shapes of stones may be taken is drawn
        .title = QT_TRANSLATE_NOOP("Wording", "Drawn shapes"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Take one of the shapes"),
        .theory = QT_TRANSLATE_NOOP(
            "Wording", "Tables and exact values agree with a search of each board; where each move "
                       "has its mirror image as an answer, that tells who wins."),
        .hasTheory = true,
        .taken = QT_TRANSLATE_NOOP("Wording", "Stones"),
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Take"),
        .turn = QT_TRANSLATE_NOOP("Wording", "Click a stone of the shape you want to take."),
        .then = QT_TRANSLATE_NOOP("Wording", "Click the last stone of the shape."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "%1 stone can still be taken"),
                QT_TRANSLATE_N_NOOP("Wording", "%1 stones can still be taken")},
        .group = Group::HeapsAndLines,
        .shape = Shape::Grid,
        .world = World::Tiles,
        .editing = Editing{.hint = QT_TRANSLATE_NOOP("Wording", "Click a cell to put or take a stone."),
                           .rows = {QT_TRANSLATE_NOOP("Wording", "Rows"), longestShapeBoard},
                           .columns = {QT_TRANSLATE_NOOP("Wording", "Columns"), longestShapeBoard}},
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = false,
        .countsMoves = false,
        .options = {"take", "left", "right"},
        .presets =
            {{"cram", "shapes/take=11t:11111/11111/11111/11111", QT_TRANSLATE_NOOP("Wording", "Cram"),
              QT_TRANSLATE_NOOP("Wording", "dominoes, both ways")},
             {"domineering", "shapes/left=1.1/right=11:1111/1111/1111/1111",
              QT_TRANSLATE_NOOP("Wording", "Domineering"),
              QT_TRANSLATE_NOOP("Wording", "Left upright, Right across")},
             {"tactix", "shapes/misere/take=line:1111/1111/1111/1111", QT_TRANSLATE_NOOP("Wording", "TacTix"),
              QT_TRANSLATE_NOOP("Wording", "any run in a line")},
             {"gridnim", "shapes/take=line3:1111/1111/1111", QT_TRANSLATE_NOOP("Wording", "Grid Nim"),
              QT_TRANSLATE_NOOP("Wording", "1–3 in a line")},
             {"kayles", "shapes/take=1,11:1111111111", QT_TRANSLATE_NOOP("Wording", "Kayles in a row"),
              QT_TRANSLATE_NOOP("Wording", "single or domino")},
             {"dawson", "shapes/take=11:111111111111", QT_TRANSLATE_NOOP("Wording", "Dawson’s Kayles"),
              //: of ready-made rules: which stones may be taken
              QT_TRANSLATE_NOOP("Wording", "two neighbours")},
             {"squares", "shapes/take=11.11:11111/11111/11111/11111",
              QT_TRANSLATE_NOOP("Wording", "Take squares"), QT_TRANSLATE_NOOP("Wording", "four at a time")},
             {"corners", "shapes/take=10.11t:1111/1111/1111/1111", QT_TRANSLATE_NOOP("Wording", "Corners"),
              QT_TRANSLATE_NOOP("Wording", "three round a corner")},
             {"knights", "shapes/take=100.001tm:1111/1111/1111/1111",
              QT_TRANSLATE_NOOP("Wording", "Knight’s pairs"),
              QT_TRANSLATE_NOOP("Wording", "two, a knight’s move apart")}},
        .fields = {shapeField("take", QT_TRANSLATE_NOOP("Wording", "Shapes for both"), "11t"),
                   shapeField("left", QT_TRANSLATE_NOOP("Wording", "Shapes for Left"), ""),
                   shapeField("right", QT_TRANSLATE_NOOP("Wording", "Shapes for Right"), ""),
                   sizeField("rows", QT_TRANSLATE_NOOP("Wording", "Rows"), "4"),
                   sizeField("columns", QT_TRANSLATE_NOOP("Wording", "Columns"), "5")},
        .preview = "shapes/take=11t:11100/11110/01111/00111",
        .hue = 205,
        .partizan = true};
    return info;
}

std::string Shapes::boardFor(const DrawRequest& drawing) const
{
    const std::vector<TakeShape>& shapes = m_rules.shapes();
    const BoardSize size = fittingSize(shapes, drawing);
    ThinnedBoard board(shapes, size, drawing.draws);
    board.thin(drawing.draws.below(size.rows * size.columns / 4 + 1), drawing.size(6, 10),
               drawing.size(8, 14));
    return printShapeOptions(shapes) + ":" + board.text();
}

Words Shapes::words() const
{
    const auto listed = [this](Mover player) {
        std::vector<TakeShape> shapes;
        std::ranges::copy_if(m_rules.shapes(), std::back_inserter(shapes), [player](const TakeShape& shape) {
            return shape.owner == Mover::Either || shape.owner == player;
        });
        return inner(anyOfShapes(shapes));
    };
    const auto rule = [&]() -> Sentence {
        if (!m_rules.isPartizan())
            //: a rule: the shapes that may be taken, such as "two neighbours or one stone"
            return {QT_TRANSLATE_NOOP("Wording", "Take %1."), {listed(Mover::Either)}};
        //: a rule: the shapes that each player may take, such as "two neighbours"
        return {QT_TRANSLATE_NOOP("Wording", "Left takes %1. Right takes %2."),
                {listed(Mover::Left), listed(Mover::Right)}};
    };
    return {.rule = rule(),
            .ending = cannotMoveEnding(m_play),
            .shortly = {QT_TRANSLATE_NOOP("Wording", "%1 × %2"), {m_rows, m_columns}}};
}

Sentence Shapes::aloud() const
{
    return gridAloud(cellRows());
}

bool Shapes::isFullRectangle() const
{
    return static_cast<std::uint32_t>(std::popcount(m_stones)) == m_rows * m_columns;
}

std::optional<ParagraphStep> Shapes::knownRuleStep() const
{
    const auto rule = std::ranges::find_if(namedRules, [this](const NamedRule& named) {
        return ShapeRules(shapesIn(named.options), m_rules.width()) == m_rules;
    });
    if (rule == namedRules.end() ||
        !isTold(rule->of, m_play, isFullRectangle(), std::min(m_rows, m_columns) == 1))
        return std::nullopt;
    return ParagraphStep{.levels = Levels::from(Level::Labels),
                         .title = rule->title,
                         .paragraphs = {rule->history.source},
                         .says = Says::Aside};
}

Entry Shapes::entry()
{
    return {.info = info(),
            .parse = parseShapes,
            .makeNotation = shapesNotation,
            .random = randomShapes,
            .drawn = drawShapes,
            .families = {{.id = "cram_boards",
                          .pattern = "shapes/take=11t:(1^n/)^m",
                          .n = {1, 5},
                          .m = {1, 5},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "Cram, n columns and m rows")},
                         {.id = "domineering_boards",
                          .pattern = "shapes/left=1.1/right=11:(1^n/)^m",
                          .n = {1, 4},
                          .m = {1, 4},
                          .shown = Shown::Value,
                          .title = QT_TRANSLATE_NOOP("Wording", "Domineering, n columns and m rows")},
                         {.id = "tactix_boards",
                          .pattern = "shapes/misere/take=line:(1^n/)^m",
                          .n = {1, 4},
                          .m = {1, 4},
                          .shown = Shown::Outcome,
                          .title = QT_TRANSLATE_NOOP("Wording", "TacTix, n columns and m rows, misère")}},
            .forEachUpTo = forEachShapes,
            .verifyDefault = 7};
}

std::string Shapes::notation() const
{
    return shapesHead(m_play) + printShapeOptions(m_rules.shapes()) + ":" + printRows(cellRows());
}

std::vector<std::string> Shapes::fieldValues() const
{
    const auto listed = [this](Mover owner) { return printShapes(m_rules.shapes(), owner); };
    return {listed(Mover::Either), listed(Mover::Left), listed(Mover::Right), std::to_string(m_rows),
            std::to_string(m_columns)};
}

} // namespace games

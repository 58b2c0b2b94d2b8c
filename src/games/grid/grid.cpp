// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/grid/grid.h"

#include "games/edit.h"
#include "games/gameof.h"
#include "games/text/aloud.h"
#include "games/text/reader.h"
#include "games/text/refusals.h"

#include <algorithm>
#include <bit>
#include <random>
#include <utility>

namespace games {
namespace {

constexpr std::uint64_t usualMost = 3;

/// More than this many rows and columns no board has.
constexpr int longestSide = mostGridCells;

std::string nameOf(Cell cell, std::uint32_t boardRows)
{
    return cellName(cell.column, boardRows - cell.row);
}

/// The ends of a run in the order of their names: by column, then by the row counted from the bottom.
std::string runName(const TakeFromGrid& run, std::string_view dash)
{
    Cell first = run.first;
    Cell last = run.last;
    if (std::pair(first.column, last.row) > std::pair(last.column, first.row))
        std::swap(first, last);
    const std::string start = nameOf(first, run.boardRows);
    return first == last ? start : start + std::string(dash) + nameOf(last, run.boardRows);
}

/// The cells from one to the other along a row or column, both included.
std::vector<Cell> cellsBetween(Cell first, Cell last)
{
    std::vector<Cell> cells;
    for (std::uint32_t row = first.row; row <= last.row; ++row) {
        for (std::uint32_t column = first.column; column <= last.column; ++column)
            cells.push_back({row, column});
    }
    return cells;
}

PieceId idOf(Cell cell)
{
    return pieceId(cell.row, cell.column);
}

Parsed parseGrid(std::string_view text)
{
    Reader reader(text);
    std::uint64_t most = usualMost;
    const theory::Play play = readHeader(reader, Grid::info(), [&](std::string_view) {
        most = reader.number(Expected::PositiveNumber, 1, largestHeap).value_or(usualMost);
    });
    const std::size_t place = reader.here();
    CellRows rows =
        readRows(reader, {.mostRows = longestSide, .mostCells = longestSide, .equalLengths = true});
    if (const auto cells = rows.size() * longestRow(rows); !reader.failed() && cells > mostGridCells)
        reader.fail({.column = reader.columnAt(place),
                     .problem = ParseProblem::TooMany,
                     .expected = expectedGridCell,
                     .found = std::to_string(cells),
                     .limit = mostGridCells});
    if (reader.failed())
        return reader.error();
    return GameOf<Grid>::make({std::move(rows), most, play});
}

/// Full rows; numbers that are none give a board that is too large, which is refused when it is read.
std::string gridNotation(const std::vector<std::string>& values, theory::Play play)
{
    const auto numberOf = [](const std::string& text) {
        return Reader(text).number(Expected::PositiveNumber, 0, longestSide + 1).value_or(longestSide + 1);
    };
    const std::string& most = values.at(2);
    const bool isUsual = most.empty() || most == std::to_string(usualMost);
    const CellRows rows(numberOf(values.at(0)), std::vector<bool>(numberOf(values.at(1)), true));
    return printHeader(Grid::info(), play, isUsual ? "" : "/max=" + most) + printRows(rows);
}

GamePtr randomGrid(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    CellRows rows(3 + random() % 2, std::vector<bool>(3 + random() % 3, true));
    for (auto& row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column)
            row[column] = random() % 5 != 0;
    }
    rows[0][0] = true;
    return GameOf<Grid>::make({std::move(rows), usualMost, play});
}

/// Every position on one board, with each limit up to 4; false when `visit` ended it.
bool forEachOnBoard(std::uint64_t height, std::uint64_t width, const std::function<bool(const Game&)>& visit)
{
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << (height * width); ++bits) {
        CellRows rows(height, std::vector<bool>(width));
        for (std::uint64_t cell = 0; cell < height * width; ++cell)
            rows[cell / width][cell % width] = (bits >> cell & 1U) != 0;
        for (std::uint64_t most = 1; most <= 4; ++most) {
            if (!visitBothPlays(Grid(rows, most, theory::Play::Normal), visit))
                return false;
        }
    }
    return true;
}

/// Every position on every board of up to `upTo` cells.
void forEachGrid(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    const std::uint64_t mostCells = std::min<std::uint64_t>(upTo, 16);
    for (std::uint64_t height = 1; height <= mostCells; ++height) {
        for (std::uint64_t width = 1; height * width <= mostCells; ++width) {
            if (!forEachOnBoard(height, width, visit))
                return;
        }
    }
}

CellRows transposed(const CellRows& rows)
{
    CellRows columns(rows.front().size(), std::vector<bool>(rows.size()));
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < columns.size(); ++column)
            columns[column][row] = rows[row][column];
    return columns;
}

CellRows mirrored(CellRows rows)
{
    for (std::vector<bool>& row : rows)
        std::reverse(row.begin(), row.end());
    return rows;
}

/// The greatest of the four images that keep the sides.
CellRows greatestFlip(const CellRows& rows)
{
    CellRows greatest = rows;
    for (CellRows image : {rows, mirrored(rows)}) {
        greatest = std::max(greatest, image);
        std::ranges::reverse(image);
        greatest = std::max(greatest, image);
    }
    return greatest;
}

std::string fullBoards(const std::string& most)
{
    return most.empty() ? "grid:(1^n/)^m" : "grid/max=" + most + ":(1^n/)^m";
}

/// Behind the game's name and convention, options included.
std::string drawGrid(const DrawRequest& drawing)
{
    Draws& draws = drawing.draws;
    const std::uint64_t rows = drawing.size(2, 3);
    const std::uint64_t columns = drawing.size(2, 4);
    std::string cells;
    for (std::uint64_t row = 0; row < rows; ++row)
        cells += (row == 0 ? "" : "/") + std::string(columns, '1');
    thinOut(cells, std::min<std::uint64_t>(rows * columns - draws.below(drawing.size(2, 5)), 10), draws);
    return ":" + cells;
}

} // namespace

const Info& Grid::info()
{
    const auto number = [](const char* id, SourceText label, const char* initial) {
        return Field{.id = id,
                     .label = label,
                     .kind = Field::Kind::Number,
                     .initial = initial,
                     .least = 1,
                     .most = longestSide};
    };
    static const Info info{
        .id = "grid",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Grid Nim"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Take 1–3 in a row or column"),
        .theory = QT_TRANSLATE_NOOP("Wording", "The table of all boards agrees with a search of each."),
        .hasTheory = false,
        //: head of the column of moves: how many stones are taken
        .taken = QT_TRANSLATE_NOOP("Wording", "Stones"),
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Take"),
        .turn = QT_TRANSLATE_NOOP("Wording", "Click the first stone you want to take."),
        .then = QT_TRANSLATE_NOOP("Wording", "Click the last one, or this one again to take just one."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "There is %1 stone now"),
                QT_TRANSLATE_N_NOOP("Wording", "There are %1 stones now")},
        .group = Group::HeapsAndLines,
        .shape = Shape::Grid,
        .world = World::Shell,
        .editing = Editing{.hint = QT_TRANSLATE_NOOP("Wording", "Click a cell to put or take a stone."),
                           .rows = {QT_TRANSLATE_NOOP("Wording", "Rows"), longestSide},
                           .columns = {QT_TRANSLATE_NOOP("Wording", "Columns"), longestSide}},
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = false,
        .countsMoves = false,
        .options = {"max"},
        .presets = {{"classic", "grid/misere:1111/1111/1111/1111", QT_TRANSLATE_NOOP("Wording", "Classic")},
                    {"five", "grid/misere:11111/11111/11111/11111/11111",
                     //: a ready-made board
                     QT_TRANSLATE_NOOP("Wording", "Large")},
                    {"small", "grid/misere:111/111/111", QT_TRANSLATE_NOOP("Wording", "Small")},
                    {"screen", "grid/misere:0110/1111/1011/0110",
                     //: a ready-made board: some of its squares are missing
                     QT_TRANSLATE_NOOP("Wording", "With holes")}},
        .fields = {number("rows", QT_TRANSLATE_NOOP("Wording", "Rows"), "4"),
                   number("columns", QT_TRANSLATE_NOOP("Wording", "Columns"), "4"),
                   number("max", QT_TRANSLATE_NOOP("Wording", "Maximum per move"), "3")},
        .preview = "grid:0110/1111/1011/0110",
        .hue = 258};
    return info;
}

MoveWords TakeFromGrid::words(const Board& before) const
{
    const auto where = [this]() -> Where {
        if (isInColumn())
            return {.look = {QT_TRANSLATE_NOOP("Wording", "Look at column %1."), {columnName(first.column)}},
                    .holds = {QT_TRANSLATE_NOOP("Wording", "Column %1 holds out longest."),
                              {columnName(first.column)}}};
        return {
            .look = {QT_TRANSLATE_NOOP("Wording", "Look at row %1."), {boardRows - first.row}},
            .holds = {QT_TRANSLATE_NOOP("Wording", "Row %1 holds out longest."), {boardRows - first.row}}};
    };
    return {.text = before.pieces.empty()
                        ? verbatim(runName(*this, "-"))
                        : Sentence(QT_TRANSLATE_NOOP("Wording", "take %1"), {runName(*this, "–")}),
            .label = verbatim(runName(*this, "–")),
            .mark = takeMark(size()),
            .where = where()};
}

Told TakeFromGrid::told(const Board& /*before*/) const
{
    if (isInColumn())
        //: how many stones, and the name of a column, such as c
        return onTheBoard(toldWith(QT_TRANSLATE_NOOP("Wording", "I took %1 from column %2."),
                                   //: how many stones, and the name of a column, such as c
                                   QT_TRANSLATE_NOOP("Wording", "You took %1 from column %2."),
                                   //: how many stones, and the name of a column, such as c; %3: who did it
                                   QT_TRANSLATE_NOOP("Wording", "%3 took %1 from column %2."),
                                   {size(), columnName(first.column)}));
    //: how many stones, and the number of a row
    return onTheBoard(toldWith(QT_TRANSLATE_NOOP("Wording", "I took %1 from row %2."),
                               //: how many stones, and the number of a row
                               QT_TRANSLATE_NOOP("Wording", "You took %1 from row %2."),
                               //: how many stones, and the number of a row; %3: who did it
                               QT_TRANSLATE_NOOP("Wording", "%3 took %1 from row %2."),
                               {size(), boardRows - first.row}));
}

std::uint64_t TakeFromGrid::size() const
{
    const auto [top, bottom] = std::minmax(first.row, last.row);
    const auto [left, right] = std::minmax(first.column, last.column);
    return std::uint64_t{bottom} - top + right - left + 1;
}

bool TakeFromGrid::surrounds(PieceId piece, PieceId /*chosen*/) const
{
    return isInColumn() ? minorOf(piece) == first.column : majorOf(piece) == first.row;
}

Words Grid::words() const
{
    Sentence rule = {QT_TRANSLATE_NOOP("Wording", "Take 1–%1 neighbouring stones in one row or column."),
                     {m_most}};
    if (m_most == 1)
        rule = QT_TRANSLATE_NOOP("Wording", "Take one stone.");
    return {.rule = std::move(rule),
            .ending = lastStoneEnding(m_play),
            .shortly = {QT_TRANSLATE_NOOP("Wording", "%1 × %2"), {m_rows.size(), columns()}}};
}

namespace {

/// "Row 1: a, c and d.", by the names that stand beside the board.
Sentence gridRowAloud(std::uint64_t number, const std::vector<bool>& row)
{
    std::vector<std::uint64_t> stones;
    for (std::uint64_t column = 0; column < row.size(); ++column)
        if (row[column])
            stones.push_back(column);
    if (stones.empty())
        return {QT_TRANSLATE_NOOP("Wording", "Row %1: empty."), {number}};
    if (stones.size() == row.size())
        return {QT_TRANSLATE_NOOP("Wording", "Row %1: full."), {number}};
    const auto nameOf = [](std::uint64_t column) {
        return verbatim(columnName(static_cast<std::uint32_t>(column)));
    };
    //: read aloud: the number of a row, and the squares with stones, such as "a, c up to e"
    return {QT_TRANSLATE_NOOP("Wording", "Row %1: %2."), {number, placesAloud(stones, nameOf)}};
}

} // namespace

Sentence gridAloud(const CellRows& rows)
{
    const auto rowAloud = [&rows](std::size_t row) {
        return gridRowAloud(row + 1, rows[rows.size() - 1 - row]);
    };
    Sentence size = {
        //: read aloud: how many rows, here one, and the last column, such as e
        {QT_TRANSLATE_N_NOOP("Wording", "%1 row from a to %2."),
         //: read aloud: how many rows, and the last column, such as e
         QT_TRANSLATE_N_NOOP("Wording", "%1 rows from a to %2.")},
        rows.size(),
        {std::uint64_t{rows.size()}, columnName(static_cast<std::uint32_t>(longestRow(rows)) - 1)}};
    return together(std::move(size), readInTurn(rowsAloud(rows.size(), rowAloud)));
}

Sentence Grid::aloud() const
{
    return gridAloud(m_rows);
}

std::uint64_t Grid::piecesLeft() const
{
    return static_cast<std::uint64_t>(std::popcount(stones()));
}

Grid Grid::upToSymmetry() const
{
    CellRows greatest = greatestFlip(m_rows);
    if (m_rows.size() == columns())
        greatest = std::max(greatest, greatestFlip(transposed(m_rows)));
    return {std::move(greatest), m_most, m_play};
}

Entry Grid::entry()
{
    return {.info = info(),
            .parse = parseGrid,
            .makeNotation = gridNotation,
            .random = randomGrid,
            .drawn = drawGrid,
            .families = {{.id = "full_grids",
                          .pattern = "grid:(1^n/)^m",
                          .n = {1, 4},
                          .m = {1, 4},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "Full grids, n columns and m rows")},
                         {.id = "full_grids_misere",
                          .pattern = "grid/misere:(1^n/)^m",
                          .n = {1, 4},
                          .m = {1, 4},
                          .shown = Shown::Outcome,
                          .title = QT_TRANSLATE_NOOP("Wording", "Full grids, n columns and m rows, misère")}},
            .forEachUpTo = forEachGrid,
            .verifyDefault = 9,
            .claims = claims(),
            .examples = {{.of = ExampleOf::WholeGame,
                          .text = "grid/misere:111/111/111",
                          .title = QT_TRANSLATE_NOOP("Wording", "Grid Nim 3 × 3, misère")},
                         {.of = ExampleOf::TypedPosition, .text = "grid/misere:0110/1111"},
                         {.of = ExampleOf::MarkedPosition, .text = "grid:11/11"}},
            .markings = {{.id = "grid",
                          .title = QT_TRANSLATE_NOOP("Wording", "Grid Nim 2 × 3"),
                          .difficulty = 4,
                          .family = "",
                          .graph = "grid:111/111"}},
            .fullBoards = fullBoards};
}

std::string Grid::notation() const
{
    const std::string option = m_most == usualMost ? "" : "/max=" + std::to_string(m_most);
    return printHeader(info(), m_play, option) + printRows(m_rows);
}

std::vector<std::string> Grid::fieldValues() const
{
    return {std::to_string(m_rows.size()), std::to_string(columns()), std::to_string(m_most)};
}

std::uint64_t Grid::stones() const
{
    const int bits = width();
    std::uint64_t stones = 0;
    for (std::uint32_t row = 0; row < m_rows.size(); ++row) {
        for (std::uint32_t column = 0; column < m_rows[row].size(); ++column)
            stones |= m_rows[row][column] ? gridBit(row, column, bits) : 0;
    }
    return stones;
}

int Grid::width() const
{
    const bool isSmall = std::max<std::size_t>(m_rows.size(), columns()) <= gridStride;
    return isSmall ? gridStride : static_cast<int>(columns());
}

GridRules Grid::bitRules() const
{
    const auto longestRun = std::max<std::uint64_t>({gridStride, m_rows.size(), columns()});
    return {.most = static_cast<std::uint32_t>(std::min(m_most, longestRun)), .width = width()};
}

Move Grid::moveBetween(Cell first, Cell last) const
{
    return {.player = theory::Mover::Either,
            .action = TakeFromGrid{first, last, static_cast<std::uint32_t>(m_rows.size())},
            .gesture = {idOf(first), idOf(last)}};
}

MoveList Grid::moves() const
{
    MoveList list;
    for (const std::uint64_t mask : gridMoves(stones(), bitRules())) {
        const auto cellOf = [width = static_cast<std::uint32_t>(width())](int bit) {
            return Cell{static_cast<std::uint32_t>(bit) / width, static_cast<std::uint32_t>(bit) % width};
        };
        list.moves.push_back(
            moveBetween(cellOf(std::countr_zero(mask)), cellOf(63 - std::countl_zero(mask))));
    }
    return list;
}

Grid Grid::after(const Move& move) const
{
    const auto& take = move.action.as<TakeFromGrid>();
    Grid left = *this;
    for (const Cell cell : cellsBetween(take.first, take.last))
        left.m_rows[cell.row][cell.column] = false;
    return left;
}

Choice Grid::choose(PieceId first) const
{
    if (isOver())
        return gameOver();
    if (!hasStone(m_rows, {majorOf(first), minorOf(first)}))
        return noStone();
    HalfMade half;
    for (std::uint32_t row = 0; row < m_rows.size(); ++row) {
        for (std::uint32_t column = 0; column < m_rows[row].size(); ++column) {
            if (std::holds_alternative<Move>(choose(first, pieceId(row, column))))
                half.targets.push_back(pieceId(row, column));
        }
    }
    return half;
}

Choice Grid::choose(PieceId first, PieceId second) const
{
    if (isOver())
        return gameOver();
    const auto [from, to] =
        std::minmax({Cell{majorOf(first), minorOf(first)}, Cell{majorOf(second), minorOf(second)}});
    if (!hasStone(m_rows, from) || !hasStone(m_rows, to))
        return noStone();
    if (from.row != to.row && from.column != to.column)
        return notInOneRow();
    const auto cells = cellsBetween(from, to);
    if (!std::ranges::all_of(cells, [this](Cell cell) { return hasStone(m_rows, cell); }))
        return gapBetween();
    if (cells.size() > m_most)
        //: the most that can be taken, here 1, and how many were asked for
        return Refusal{{{QT_TRANSLATE_N_NOOP("Wording", "At most %1 stone can be taken, not %2."),
                         //: the most that can be taken, and how many were asked for
                         QT_TRANSLATE_N_NOOP("Wording", "At most %1 stones can be taken, not %2.")},
                        m_most,
                        {std::uint64_t{m_most}, std::uint64_t{cells.size()}}}};
    return moveBetween(from, to);
}

std::optional<Move> Grid::answerTo(const Move& move) const
{
    if (m_play != theory::Play::Normal || !bitRules().isMirrored(stones()))
        return std::nullopt;
    const std::uint64_t image = oppositeStones(gridMask(move, width()), stones(), width());
    const auto cellOf = [bits = static_cast<std::uint32_t>(width())](int bit) {
        return Cell{static_cast<std::uint32_t>(bit) / bits, static_cast<std::uint32_t>(bit) % bits};
    };
    return moveBetween(cellOf(std::countr_zero(image)), cellOf(63 - std::countl_zero(image)));
}

Change Grid::change(const Move& move) const
{
    const auto& take = move.action.as<TakeFromGrid>();
    std::vector<PieceId> pieces;
    for (const Cell cell : cellsBetween(take.first, take.last))
        pieces.push_back(idOf(cell));
    return {.removed = std::move(pieces)};
}

std::optional<Grid> Grid::edited(const Edit& edit) const
{
    Grid left = *this;
    if (const auto* toggle = std::get_if<ToggleCell>(&edit)) {
        const Cell cell{majorOf(toggle->cell), minorOf(toggle->cell)};
        if (cell.row >= m_rows.size() || cell.column >= columns())
            return std::nullopt;
        left.m_rows[cell.row][cell.column] = !m_rows[cell.row][cell.column];
        return left;
    }
    const auto* size = std::get_if<Resize>(&edit);
    if (size == nullptr || size->rows < 1 || size->columns < 1 ||
        std::uint64_t{size->rows} * size->columns > mostGridCells)
        return std::nullopt;
    for (auto& row : left.m_rows)
        row.resize(size->columns, true);
    left.m_rows.resize(size->rows, std::vector<bool>(size->columns, true));
    return left;
}

std::uint64_t gridMask(const Move& move, int width, Cell corner)
{
    const auto& take = move.action.as<TakeFromGrid>();
    std::uint64_t mask = 0;
    for (const Cell cell : cellsBetween(take.first, take.last))
        mask |= gridBit(cell.row - corner.row, cell.column - corner.column, width);
    return mask;
}

} // namespace games

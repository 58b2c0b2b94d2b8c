// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of Grid Nim of any shape, up to 64 cells: beside brute force.

#include "games/catalogue.h"
#include "games/grid/grid.h"
#include "games/plain/impartialcheck.h"
#include "games/shelf.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <algorithm>
#include <bit>
#include <random>
#include <string>

using games::GridRules;

namespace {

constexpr int boardsEach = tests::repeated(12);
constexpr std::size_t stonesEach = 9;

struct Size {
    std::size_t rows = 1;
    std::size_t columns = 1;
};

const std::vector<Size> sizes{{1, 64}, {64, 1}, {2, 32}, {32, 2}, {3, 21}, {21, 3}, {4, 16},
                              {16, 4}, {5, 12}, {7, 9},  {9, 7},  {1, 9},  {9, 1},  {8, 8}};

std::string printed(const std::vector<std::string>& rows)
{
    std::string text;
    for (const std::string& row : rows)
        text += (text.empty() ? "" : "/") + row;
    return text;
}

/// A few stones that mostly touch: each beside one before it, or anywhere.
std::string scattered(const Size& size, std::mt19937_64& random)
{
    std::vector<std::string> rows(size.rows, std::string(size.columns, '0'));
    std::size_t row = random() % size.rows;
    std::size_t column = random() % size.columns;
    for (std::size_t n = 0; n < stonesEach; ++n) {
        rows[row][column] = '1';
        if (random() % 6 == 0) {
            row = random() % size.rows;
            column = random() % size.columns;
        } else if (random() % 2 == 0) {
            row = std::min(size.rows - 1, row + random() % 2);
        } else {
            column = std::min(size.columns - 1, column + random() % 2);
        }
    }
    return printed(rows);
}

} // namespace

class TestGridBoards : public QObject {
    Q_OBJECT

private slots:
    void likeBruteForce_data();
    void likeBruteForce();
    void gestures();
    void images_data() { likeBruteForce_data(); }
    void images();
    void aTableOfOtherRowsIsNotReadFor();
    void aLongRow();
    void names();
};

void TestGridBoards::likeBruteForce_data()
{
    QTest::addColumn<std::size_t>("rows");
    QTest::addColumn<std::size_t>("columns");
    for (const auto& [rows, columns] : sizes)
        QTest::addRow("%zu by %zu", rows, columns) << rows << columns;
}

void TestGridBoards::likeBruteForce()
{
    QFETCH(const std::size_t, rows);
    QFETCH(const std::size_t, columns);
    std::mt19937_64 random(rows * 100 + columns);
    for (int n = 0; n < boardsEach; ++n) {
        const std::string body = scattered({rows, columns}, random);
        for (const char* head : {"grid:", "grid/misere:", "grid/max=1:", "grid/misere/max=60:"}) {
            bruteforce::Values values;
            for (const bool theoremsAllowed : {true, false}) {
                QCOMPARE(impartialcheck::difference(positions::read(head + body),
                                                    {.theoremsAllowed = theoremsAllowed}, values),
                         QString());
            }
        }
    }
}

void TestGridBoards::gestures()
{
    std::mt19937_64 random(7);
    for (const Size& size : sizes) {
        const auto game = positions::read("grid/max=9:" + scattered(size, random));
        std::vector<games::PieceId> places;
        for (const games::Piece& piece : game->board().pieces)
            places.push_back(piece.id);
        QCOMPARE(places.size(), size.rows * size.columns);
        QCOMPARE(impartialcheck::gestureDifference(game, places), QString());
    }
}

/// Where stones lie and how they are mirrored makes no difference, and the image that stands for all is one
/// of them.
void TestGridBoards::images()
{
    QFETCH(const std::size_t, rows);
    QFETCH(const std::size_t, columns);
    const bool isSmall = rows <= 8 && columns <= 8;
    const int width = isSmall ? games::gridStride : static_cast<int>(columns);
    std::mt19937_64 random(rows * 100 + columns);
    for (int n = 0; n < 200; ++n) {
        std::vector<std::pair<std::uint32_t, std::uint32_t>> cells;
        for (std::size_t i = 0; i < stonesEach; ++i)
            cells.emplace_back(random() % rows, random() % columns);
        std::uint64_t stones = 0;
        std::uint64_t flipped = 0;
        std::uint64_t mirrored = 0;
        for (const auto& [row, column] : cells) {
            const auto bottom = static_cast<std::uint32_t>(rows) - 1 - row;
            const auto right = static_cast<std::uint32_t>(columns) - 1 - column;
            stones |= games::gridBit(row, column, width);
            flipped |= games::gridBit(bottom, column, width);
            mirrored |= games::gridBit(row, right, width);
        }
        const std::uint64_t canonical = games::canonicalGrid(stones, width);
        QCOMPARE(std::popcount(canonical), std::popcount(stones));
        QCOMPARE(games::canonicalGrid(canonical, width), canonical);
        QCOMPARE(games::canonicalGrid(flipped, width), canonical);
        QCOMPARE(games::canonicalGrid(mirrored, width), canonical);
        const GridRules rules{.most = 3, .width = width};
        QCOMPARE(games::gridMoves(canonical, rules).size(), games::gridMoves(stones, rules).size());
        QCOMPARE(games::isMirrored(canonical, rules), games::isMirrored(stones, rules));
    }
}

/// The bits of two boards may be the same and mean other cells.
void TestGridBoards::aTableOfOtherRowsIsNotReadFor()
{
    bruteforce::Values values;
    for (const char* head : {"grid:", "grid/misere:"}) {
        games::Shelf shelf; // which keeps the tables of one convention
        for (const char* body :
             {"111111111/000000000", "11111111/10000000", "1111/1111/1000", "1111111111/0000000000"})
            QCOMPARE(impartialcheck::difference(positions::read(std::string(head) + body), {.shelf = &shelf},
                                                values),
                     QString());
    }
}

void TestGridBoards::aLongRow()
{
    const auto row = [](std::size_t stones) {
        return positions::read("grid/max=2:" + std::string(stones, '1'))->answer({}, {});
    };
    // One or two neighbours of a row are Kayles. Winning Ways, chapter 4, table 6.
    const std::vector<std::uint64_t> kayles{4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1};
    for (std::size_t i = 0; i < kayles.size(); ++i)
        QCOMPARE(row(9 + i).verdict.grundy, std::optional(kayles[i]));
    // The first move takes the two in the middle.
    const games::Answer longest = row(64);
    QCOMPARE(longest.verdict.outcome, theory::Outcome::N);
    QVERIFY(longest.winning > 0);
}

void TestGridBoards::names()
{
    const auto game = positions::read("grid/max=2:" + std::string(64, '1'));
    std::set<QString> names;
    QStringList first;
    for (const games::Move& move : game->moves().moves) {
        const QString name =
            QString::fromStdString(std::get<std::string>(move.action.text().arguments.at(0)));
        QVERIFY(names.insert(name).second);
        first += name;
    }
    QCOMPARE(first.first(), QStringLiteral("a1"));
    QVERIFY(names.contains(QStringLiteral("z1-aa1")));
    QVERIFY(names.contains(QStringLiteral("bl1")));
}

GRUNDY_TEST(TestGridBoards, tests::run<TestGridBoards>)
#include "tst_gridboards.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "games/catalogue.h"
#include "games/grid/gridtable.h"
#include "games/plain/positions.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <random>
#include <sstream>

using namespace games;
using theory::Play;

namespace {

GridTable tableOf(const GridTable::Rules& rules)
{
    return std::get<GridTable>(GridTable::make(rules, {}));
}

} // namespace

class TestGridTable : public QObject {
    Q_OBJECT

private slots:
    void answersAsTheGame();
    void positionsElsewhereOnALargerBoard();
    void otherRulesAreNotAnswered();
    void board();
    void fileRoundTrip();
    void filesOfOtherGames();
    void rulesAtTheirEdges_data();
    void rulesAtTheirEdges();
    void memory();
};

void TestGridTable::answersAsTheGame()
{
    std::mt19937_64 random(7);
    for (const Play play : {Play::Normal, Play::Misere}) {
        const GridTable table = tableOf({.rows = 3, .columns = 4, .most = 2, .play = play});
        for (int i = 0; i < tests::repeated(200); ++i) {
            std::string text = play == Play::Misere ? "grid/misere/max=2:" : "grid/max=2:";
            for (int cell = 0; cell < 12; ++cell)
                text += std::string(cell > 0 && cell % 4 == 0 ? "/" : "") + (random() % 3 == 0 ? '0' : '1');
            const GamePtr game = positions::read(text);
            const Answer known = game->answer({}, {});
            const auto answer = table.answer(*game);
            QVERIFY(answer);
            QCOMPARE(answer->verdict.outcome, known.verdict.outcome);
            QCOMPARE(answer->winning, known.winning);
            QCOMPARE(answer->moves.size(), known.moves.size());
            QCOMPARE(answer->method, Method::Table);
        }
    }
}

void TestGridTable::positionsElsewhereOnALargerBoard()
{
    const GridTable table = tableOf({.rows = 3, .columns = 3, .most = 3, .play = Play::Misere});
    const auto corner = table.answer(*positions::read("grid/misere:010/111/001"));
    const auto away = table.answer(*positions::read("grid/misere:000000/000010/000111/000001/000000"));
    QVERIFY(corner && away);
    QCOMPARE(away->verdict.outcome, corner->verdict.outcome);
    QCOMPARE(away->winning, corner->winning);
    QVERIFY(!table.answer(*positions::read("grid/misere:1111")));
    QVERIFY(table.answer(*positions::read("grid/misere:00000000/00000000")));
}

void TestGridTable::otherRulesAreNotAnswered()
{
    const GridTable table = tableOf({.rows = 3, .columns = 3, .most = 3, .play = Play::Misere});
    for (const char* notation : {"grid:111", "grid/misere/max=2:111", "lines/misere:111", "nim:3"})
        QVERIFY(!table.answer(*positions::read(notation)));
    const GridTable any = tableOf({.rows = 3, .columns = 3, .most = 1000, .play = Play::Misere});
    QVERIFY(any.answer(*positions::read("grid/misere/max=8:111")));
}

void TestGridTable::board()
{
    const GridTable table = tableOf({.rows = 2, .columns = 3, .most = 2, .play = Play::Misere});
    QCOMPARE(table.board()->notation(), std::string("grid/misere/max=2:111/111"));
}

void TestGridTable::fileRoundTrip()
{
    const GridTable table = tableOf({.rows = 3, .columns = 4, .most = 3, .play = Play::Normal});
    std::stringstream file;
    table.write(file, {});
    const auto read = GridTable::read(file, {});
    QVERIFY(std::holds_alternative<GridTable>(read));
    QVERIFY(std::get<GridTable>(read).rules() == table.rules());
    QCOMPARE(std::get<GridTable>(read).table().coldCount(), table.table().coldCount());
}

void TestGridTable::filesOfOtherGames()
{
    const auto moves = gridMoves(gridBit(0, 0, gridStride) | gridBit(0, 1, gridStride), {3});
    const auto made = solver::SubsetTable::outcomes(2, moves, Play::Normal, {});
    const auto& table = std::get<solver::SubsetTable>(made);
    const std::vector<solver::TableSubject> subjects{
        {.game = "cram", .rules = {1, 2, 3}}, {.game = "grid", .rules = {1, 3, 3}},
        {.game = "grid", .rules = {1, 2, 0}}, {.game = "grid", .rules = {1, 2, 3, 1}},
        {.game = "grid", .rules = {0, 2, 3}}, {.game = "grid", .rules = {2, 9, 3}}};
    for (const solver::TableSubject& subject : subjects) {
        std::stringstream file;
        solver::writeTable(file, subject, table, {});
        QCOMPARE(std::get<solver::TableFileError>(GridTable::read(file, {})).kind,
                 solver::TableFileError::Kind::Impossible);
    }
}

/// A row is a file that is right but for its rules, checksums and all.
void TestGridTable::rulesAtTheirEdges_data()
{
    QTest::addColumn<quint32>("rows");
    QTest::addColumn<quint32>("columns");
    QTest::addColumn<quint32>("most");
    QTest::addColumn<bool>("isRead");
    const auto row = [](const char* name, quint32 rows, quint32 columns, quint32 most, bool isRead) {
        QTest::newRow(name) << rows << columns << most << isRead;
    };
    row("the smallest take", 1, 8, 1, true);
    row("no take", 1, 8, 0, false);
    row("the largest take that notation has", 1, 8, 1'000'000'000, true);
    row("one more", 1, 8, 1'000'000'001, false);
    row("a take with the highest bit", 1, 8, 0x80000000, false);
    row("the largest number", 1, 8, 0xFFFFFFFF, false);
    row("rows and columns exchanged", 8, 1, 3, true);
    row("no rows", 0, 8, 3, false);
    row("no columns", 8, 0, 3, false);
    row("nine columns", 1, 9, 3, false);
    row("nine rows", 9, 1, 3, false);
    row("a product that wraps around to 8", 0x80000001, 8, 3, false);
    row("the largest numbers", 0xFFFFFFFF, 0xFFFFFFF8, 3, false);
    row("another board", 2, 3, 3, false);
}

void TestGridTable::rulesAtTheirEdges()
{
    QFETCH(const quint32, rows);
    QFETCH(const quint32, columns);
    QFETCH(const quint32, most);
    QFETCH(const bool, isRead);
    const GridTable eight = tableOf({.rows = 1, .columns = 8, .most = 3, .play = Play::Misere});
    std::stringstream file;
    solver::writeTable(file, {.game = "grid", .play = Play::Misere, .rules = {rows, columns, most}},
                       eight.table(), {});
    solver::Job job;
    job.limits.memoryBytes = isRead ? job.limits.memoryBytes : 1; // what is impossible needs no memory
    const auto read = GridTable::read(file, job);
    QCOMPARE(std::holds_alternative<GridTable>(read), isRead);
    if (!isRead) {
        QCOMPARE(std::get<solver::TableFileError>(read).field, solver::TableField::Rules);
        return;
    }
    const auto& table = std::get<GridTable>(read);
    QCOMPARE(std::uint64_t{table.board()->ruleNumbers().front()}, std::uint64_t{most});
    QVERIFY(table.answer(*table.board()));
}

void TestGridTable::memory()
{
    QCOMPARE(GridTable::bytesFor({.rows = 6, .columns = 6}).value() >> 20, std::size_t{8192});
    QVERIFY(!GridTable::bytesFor({.rows = 8, .columns = 8}));
    const auto refused = GridTable::make({.rows = 8, .columns = 8}, {});
    QCOMPARE(std::get<solver::Unsolved>(refused).reason, solver::UnsolvedReason::OutOfMemory);
}

GRUNDY_TEST(TestGridTable, tests::runIn<QCoreApplication, TestGridTable>)
#include "tst_gridtable.moc"

// SPDX-License-Identifier: GPL-3.0-or-later

// Grid Nim with a shelf: what is read from kept tables is what is computed without them.

#include <QTest>

#include "games/catalogue.h"
#include "games/edit.h"
#include "games/grid/gridjudges.h"
#include "games/plain/positions.h"
#include "support/testprogram.h"

#include <random>

using namespace games;
using theory::Play;

namespace {

constexpr Question quick{.moves = true, .grundy = false, .remoteness = false};
constexpr Question everything{};

Question with(Question question, Shelf& shelf)
{
    question.shelf = &shelf;
    return question;
}

/// Nothing can be computed within these.
solver::Job noWork()
{
    solver::Job job;
    job.limits = {.time = std::chrono::milliseconds{0}, .memoryBytes = 0, .positions = 0};
    return job;
}

/// All that an answer says of the position; not how it was found.
bool isSame(const Answer& a, const Answer& b)
{
    const auto isSameMove = [](const JudgedMove& x, const JudgedMove& y) {
        return x.move == y.move && x.leaves == y.leaves && x.winning == y.winning;
    };
    return a.verdict == b.verdict && std::ranges::equal(a.moves, b.moves, isSameMove) &&
           a.winning == b.winning && a.omitted == b.omitted && a.grundyTooLarge == b.grundyTooLarge &&
           a.isPartial == b.isPartial && a.unsolved == b.unsolved && a.tableBytes == b.tableBytes;
}

/// Whether the shelf makes no difference to either question.
bool isSameWithShelf(const Game& game, Shelf& shelf)
{
    return isSame(game.answer(with(quick, shelf), {}), game.answer(quick, {})) &&
           isSame(game.answer(with(everything, shelf), {}), game.answer(everything, {}));
}

GamePtr afterRandomMove(const GamePtr& game, std::mt19937_64& random)
{
    const MoveList list = game->moves();
    return game->after(list.moves[random() % list.moves.size()]);
}

/// A change that is no move: a stone put down or taken, a row more or less, the other convention, another
/// largest take.
GamePtr edited(const GamePtr& game, std::mt19937_64& random)
{
    const std::string notation = game->notation();
    const std::string rows = notation.substr(notation.find(':'));
    switch (random() % 5) {
    case 0: return game->withPlay(game->play() == Play::Normal ? Play::Misere : Play::Normal);
    case 1: return positions::read("grid/misere/max=" + std::to_string(1 + random() % 4) + rows);
    case 2: return positions::read("grid/max=" + std::to_string(1 + random() % 4) + rows);
    case 3: {
        const auto height = static_cast<std::uint32_t>(3 + random() % 2);
        return game->edited(Resize{height, static_cast<std::uint32_t>(3 + random() % 3)});
    }
    default: {
        const PieceId cell =
            pieceId(static_cast<std::uint32_t>(random() % 3), static_cast<std::uint32_t>(random() % 3));
        return game->edited(ToggleCell{cell});
    }
    }
}

} // namespace

class TestGridShelf : public QObject {
    Q_OBJECT

private slots:
    void playedToTheEnd_data();
    void playedToTheEnd();
    void editsAndMoves();
    void subsetsNeedNoWork_data();
    void subsetsNeedNoWork();
    void otherPositionsDoNeedWork();
    void largerTablesStay();
    void onlyNewGroupsAreFilled();
    void largeTablesStandAlone();
    void brokenOffFillsAreNotKept();
    void tableBytes();
    void leftOutForTheLimits();
};

void TestGridShelf::playedToTheEnd_data()
{
    QTest::addColumn<QString>("notation");
    for (const char* notation :
         {"grid/misere:1111/1111/1111/1111", "grid:1111/1111/1111/1111", "grid:11111/00100/11111/00000/11011",
          "grid/misere/max=2:11011/11011/00000/11111", "grid/max=8:11110111/00000000/11101111",
          "grid/misere/max=1:111/101", "grid:10101/01010/10101"})
        QTest::addRow("%s", notation) << QString::fromLatin1(notation);
}

void TestGridShelf::playedToTheEnd()
{
    QFETCH(QString, notation);
    std::mt19937_64 random(3);
    for (int round = 0; round < 3; ++round) {
        Shelf shelf;
        GamePtr game = positions::read(notation.toStdString());
        for (; !game->isOver(); game = afterRandomMove(game, random))
            QVERIFY2(isSameWithShelf(*game, shelf), game->notation().c_str());
        QVERIFY2(isSameWithShelf(*game, shelf), game->notation().c_str());
    }
}

void TestGridShelf::editsAndMoves()
{
    std::mt19937_64 random(11);
    Shelf shelf;
    GamePtr game = positions::read("grid/misere:1111/1101/1111");
    for (int step = 0; step < 300; ++step) {
        const bool isMove = random() % 2 == 0 && !game->isOver();
        const GamePtr next = isMove ? afterRandomMove(game, random) : edited(game, random);
        game = next != nullptr ? next : game;
        QVERIFY2(isSameWithShelf(*game, shelf), game->notation().c_str());
    }
}

void TestGridShelf::subsetsNeedNoWork_data()
{
    QTest::addColumn<QString>("notation");
    for (const char* notation : {"grid/misere:1111/1111/1111/1111", "grid:1111/1111/1111/1111",
                                 "grid:11111/00000/11111/00000/11011", "grid/misere:11011/11011/00000/11111"})
        QTest::addRow("%s", notation) << QString::fromLatin1(notation);
}

void TestGridShelf::subsetsNeedNoWork()
{
    QFETCH(QString, notation);
    std::mt19937_64 random(5);
    Shelf shelf;
    const GamePtr start = positions::read(notation.toStdString());
    (void)start->answer(with(everything, shelf), {});
    for (int round = 0; round < 5; ++round) {
        for (GamePtr game = start; !game->isOver(); game = afterRandomMove(game, random)) {
            for (const Question& question : {quick, everything}) {
                const Answer answer = game->answer(with(question, shelf), noWork());
                QVERIFY2(isSame(answer, game->answer(question, {})), game->notation().c_str());
                QCOMPARE(answer.method, Method::Table);
            }
        }
    }
}

void TestGridShelf::otherPositionsDoNeedWork()
{
    Shelf shelf;
    (void)positions::read("grid/misere:11111/10110")->answer(with(everything, shelf), {});
    QVERIFY(positions::read("grid/misere:11111/00110")
                ->answer(with(everything, shelf), noWork())
                .verdict.remoteness);
    for (const char* notation : {"grid/misere:11111/11110", "grid:11111/10110",
                                 "grid/misere/max=2:11111/10110", "grid/misere:0/0/1"})
        QVERIFY(!positions::read(notation)->answer(with(everything, shelf), noWork()).verdict.outcome);
    shelf.clear();
    QVERIFY(!positions::read("grid/misere:11111/00110")
                 ->answer(with(everything, shelf), noWork())
                 .verdict.outcome);
}

void TestGridShelf::largerTablesStay()
{
    Shelf shelf;
    (void)positions::read("grid:1111/1111/1111/1111")->answer(with(quick, shelf), {});
    // Values and remoteness are filled over fewer stones.
    (void)positions::read("grid:1111/1111/1001/0000")->answer(with(everything, shelf), {});
    const Answer again = positions::read("grid:1111/1111/1111/1110")->answer(with(quick, shelf), noWork());
    QCOMPARE(again.method, Method::Table);
    QVERIFY(again.verdict.outcome);
    const Answer smaller =
        positions::read("grid:0111/1111/1001/0000")->answer(with(everything, shelf), noWork());
    QVERIFY(smaller.verdict.grundy && smaller.verdict.remoteness);
}

void TestGridShelf::onlyNewGroupsAreFilled()
{
    Shelf shelf;
    constexpr Question values{.moves = true, .grundy = true, .remoteness = false};
    (void)positions::read("grid:1111/1111/1111/0000/0000")->answer(with(values, shelf), {});
    solver::Job little;
    little.limits.positions = 8; // as many as the new group of three has
    const GamePtr more = positions::read("grid:1101/1111/1101/0000/0111");
    QVERIFY(more->answer(values, little).unsolved);
    QVERIFY(isSame(more->answer(with(values, shelf), little), more->answer(values, {})));
    // Both are known from now on.
    QVERIFY(positions::read("grid:1111/1111/1111/0000/0101")
                ->answer(with(values, shelf), noWork())
                .verdict.grundy);
}

void TestGridShelf::largeTablesStandAlone()
{
    Shelf shelf;
    (void)positions::read("grid/misere:1111/1111/1111/1111")->answer(with(quick, shelf), {});
    const std::weak_ptr<const GridWorkings> kept = shelf.find<GridWorkings>();
    QVERIFY(!kept.expired());
    bool isGone = false;
    std::stop_source source;
    solver::Job job;
    job.stop = source.get_token();
    job.progress = [&](const solver::Progress&) {
        const auto now = shelf.find<GridWorkings>();
        isGone = kept.expired() && (!now || !now->tables().outcomes);
        source.request_stop();
    };
    const GamePtr large = positions::read("grid/misere:00111111/11111111/11111111/11111111");
    QVERIFY(large->answer(with(quick, shelf), job).unsolved);
    QVERIFY(isGone);
    // Beyond the limits nothing is made, so nothing has to go.
    const GamePtr small = positions::read("grid/misere:1111/1111/1111/1111");
    (void)small->answer(with(quick, shelf), {});
    solver::Job few;
    few.limits.positions = 1000;
    QVERIFY(large->answer(with(quick, shelf), few).unsolved);
    QVERIFY(small->answer(with(quick, shelf), noWork()).verdict.outcome);
}

void TestGridShelf::brokenOffFillsAreNotKept()
{
    Shelf shelf;
    std::stop_source source;
    source.request_stop();
    solver::Job stopped;
    stopped.stop = source.get_token();
    const GamePtr game = positions::read("grid:1111/1111/1101");
    QVERIFY(game->answer(with(everything, shelf), stopped).unsolved);
    QVERIFY(!game->answer(with(everything, shelf), noWork()).verdict.outcome);
    QVERIFY(isSameWithShelf(*game, shelf));
}

void TestGridShelf::tableBytes()
{
    solver::Job job;
    job.limits = {.time = std::chrono::milliseconds{20}, .memoryBytes = 1000, .positions = {}};
    const auto bytesOf = [&](const char* notation) {
        return positions::read(notation)->answer(quick, job).tableBytes.value_or(0);
    };
    const auto sized = [](int stones) { return std::uint64_t{solver::SubsetTable::bytesFor(stones)}; };
    QCOMPARE(bytesOf("grid/misere:11111/11111/11111/11111"), sized(20));
    QCOMPARE(bytesOf("grid:11111/11111/11111/11111"), sized(20));
    job.limits.memoryBytes = std::size_t{1} << 62;
    const std::string row = "/11111111";
    QCOMPARE(bytesOf(("grid/misere:11111111" + row + row + row + row).c_str()), sized(40));
    QCOMPARE(sized(40) >> 37, std::uint64_t{1});
    QCOMPARE(bytesOf(("grid:01011111" + row + row + row + row + row + row + row).c_str()), sized(62));
    // By mirroring: all of it without a table, or the verdict alone, and the moves with one.
    QCOMPARE(bytesOf("grid:111111/111111/111111/111111/111111/111111"), std::uint64_t{0});
    job.limits.memoryBytes = 1000;
    QCOMPARE(bytesOf("grid:1111111/1111111/1111111/1111111/1111111"), sized(35));
    job.limits.memoryBytes = std::size_t{1} << 62;
    QCOMPARE(bytesOf("grid/misere:1111/1111/1111/1111"), std::uint64_t{0});
    // 48 stones in groups of 16.
    const std::string pairs = "/11011011/11011011";
    QCOMPARE(bytesOf(("grid:11011011/11011011" + pairs + pairs + pairs).c_str()), std::uint64_t{0});
}

/// Larger limits give what smaller ones leave out; no limits give what takes too many stones.
void TestGridShelf::leftOutForTheLimits()
{
    const GamePtr normal = positions::read("grid:1111/1111/1111/1111/1111");
    const GamePtr misere = positions::read("grid/misere:1111/1111/1111/1111/1111");
    solver::Job outcomesOnly;
    outcomesOnly.limits.memoryBytes = solver::SubsetTable::bytesFor(20);
    for (const GamePtr& game : {normal, misere}) {
        const Answer little = game->answer(everything, outcomesOnly);
        QCOMPARE(little.method, Method::Table);
        QVERIFY(little.verdict.outcome && !little.unsolved && little.isPartial && !little.grundyTooLarge);
        QVERIFY(!game->answer(quick, outcomesOnly).isPartial);
        const Answer all = game->answer(everything, {});
        QVERIFY(all.verdict.remoteness && !all.isPartial);
        QCOMPARE(all.verdict.grundy.has_value(), game == normal);
        Shelf shelf;
        (void)game->answer(with(everything, shelf), {});
        QVERIFY(!game->answer(with(everything, shelf), noWork()).isPartial);
    }
    const Answer large = positions::read("grid:1111111/1111111/1111111/1111111")->answer(everything, {});
    QVERIFY(large.grundyTooLarge && !large.isPartial && !large.verdict.remoteness);
}

GRUNDY_TEST(TestGridShelf, tests::runIn<QCoreApplication, TestGridShelf>)
#include "tst_gridshelf.moc"

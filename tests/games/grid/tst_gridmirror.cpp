// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of Grid Nim on which each move is answered by its mirror image: beside a search that knows nothing
// of it.

#include <QTest>

#include "games/catalogue.h"
#include "games/grid/grid.h"
#include "games/grid/gridjudges.h"
#include "games/grid/gridposition.h"
#include "solver/search.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <algorithm>
#include <random>
#include <string>

using games::GridPosition;
using theory::Outcome;

namespace {

/// Turned by half within its own rows and columns, cell by cell.
std::uint64_t turned(std::uint64_t stones)
{
    std::uint32_t top = 8;
    std::uint32_t bottom = 0;
    std::uint32_t left = 8;
    std::uint32_t right = 0;
    const auto forEachStone = [stones](const auto& visit) {
        for (std::uint32_t row = 0; row < 8; ++row)
            for (std::uint32_t column = 0; column < 8; ++column)
                if ((stones & games::gridBit(row, column, games::gridStride)) != 0)
                    visit(row, column);
    };
    forEachStone([&](std::uint32_t row, std::uint32_t column) {
        top = std::min(top, row);
        bottom = std::max(bottom, row);
        left = std::min(left, column);
        right = std::max(right, column);
    });
    std::uint64_t image = 0;
    forEachStone([&](std::uint32_t row, std::uint32_t column) {
        image |= games::gridBit(top + bottom - row, left + right - column, games::gridStride);
    });
    return image;
}

std::uint64_t fullBoard(std::uint32_t rows, std::uint32_t columns)
{
    std::uint64_t stones = 0;
    for (std::uint32_t row = 0; row < rows; ++row)
        for (std::uint32_t column = 0; column < columns; ++column)
            stones |= games::gridBit(row, column, games::gridStride);
    return stones;
}

std::string fullNotation(std::uint32_t rows, std::uint32_t columns)
{
    std::string text = "grid/max=8:" + std::string(columns, '1');
    for (std::uint32_t row = 1; row < rows; ++row)
        text += "/" + std::string(columns, '1');
    return text;
}

Outcome searched(std::uint64_t stones, std::uint32_t most)
{
    solver::Search<GridPosition<false>> search(theory::Play::Normal, {});
    return std::get<Outcome>(search.outcome({stones, {most}}));
}

std::optional<Outcome> byMirror(std::uint64_t stones, std::uint32_t most)
{
    return games::GridMirrorJudge({.stones = stones, .rules = {most}, .question = {}, .job = {}})
        .outcome(stones);
}

} // namespace

class TestGridMirror : public QObject {
    Q_OBJECT

private slots:
    void fullBoards_data()
    {
        QTest::addColumn<std::uint32_t>("rows");
        QTest::addColumn<std::uint32_t>("columns");
        for (std::uint32_t rows = 1; rows <= 4; ++rows)
            for (std::uint32_t columns = 1; columns <= 5; ++columns)
                QTest::addRow("%u by %u", rows, columns) << rows << columns;
    }

    /// Every full rectangle is decided: P where both sides are even, N otherwise but for single stones.
    void fullBoards()
    {
        QFETCH(const std::uint32_t, rows);
        QFETCH(const std::uint32_t, columns);
        const std::uint64_t board = fullBoard(rows, columns);
        for (std::uint32_t most = 1; most <= 8; ++most) {
            const auto outcome = byMirror(board, most);
            QCOMPARE(outcome, std::optional(searched(board, most)));
            if (most > 1)
                QCOMPARE(outcome, std::optional(rows % 2 == 0 && columns % 2 == 0 ? Outcome::P : Outcome::N));
        }
    }

    /// What is said of a board with gaps is true, anywhere on the board; of boards that are symmetric much is
    /// said.
    void boardsWithGaps()
    {
        std::mt19937_64 random(1);
        int told = 0;
        int lost = 0;
        for (int n = 0; n < tests::repeated(2'000); ++n) {
            std::uint64_t stones = random() & random() & fullBoard(4, 4);
            if (n % 2 == 0)
                stones |= turned(stones);
            if (n % 4 == 0)
                stones <<= 8 * (random() % 5) + random() % 5;
            const auto most = static_cast<std::uint32_t>(1 + random() % 4);
            if (games::isMirrored(stones, {most}))
                QCOMPARE(turned(stones), stones);
            if (const auto outcome = byMirror(stones, most)) {
                QCOMPARE(*outcome, searched(stones, most));
                ++told;
                lost += *outcome == Outcome::P ? 1 : 0;
            }
        }
        QVERIFY(told > tests::repeated(1'000));
        QVERIFY(lost > tests::repeated(300));
    }

    void largeBoards_data()
    {
        QTest::addColumn<std::uint32_t>("rows");
        QTest::addColumn<std::uint32_t>("columns");
        QTest::addColumn<std::uint64_t>("winning");
        const auto row = [](std::uint32_t rows, std::uint32_t columns, std::uint64_t winning) {
            QTest::addRow("%u by %u", rows, columns) << rows << columns << winning;
        };
        row(6, 8, 0);
        row(8, 8, 0);
        row(7, 7, 7); // the runs round the centre
        row(6, 7, 5); // those of the middle column, and an outer column: then the board is 6 by 6
    }

    /// Too large for a table and for a search: by the theorem, with winning moves.
    void largeBoards()
    {
        QFETCH(const std::uint32_t, rows);
        QFETCH(const std::uint32_t, columns);
        QFETCH(const std::uint64_t, winning);
        const auto game = std::get<games::GamePtr>(games::parse(fullNotation(rows, columns)));
        const games::Answer answer = game->answer({}, {});
        QVERIFY(!answer.unsolved);
        QCOMPARE(answer.method, games::Method::Theory);
        QCOMPARE(answer.theorem, std::optional(games::mirrorTheorem));
        QCOMPARE(answer.verdict.outcome, std::optional(winning == 0 ? Outcome::P : Outcome::N));
        QCOMPARE(answer.winning, winning);
        QCOMPARE(answer.winningIsLeast, winning > 0); // the other moves are not judged
        for (const games::JudgedMove& judged : answer.moves) {
            const std::uint64_t left =
                fullBoard(rows, columns) & ~games::gridMask(judged.move, games::gridStride);
            QCOMPARE(judged.winning, games::isMirrored(left, {8}));
            if (winning == 0)
                QCOMPARE(judged.leaves.outcome, std::optional(Outcome::N));
        }
    }

    /// Why? names the image of each move as its refutation; nothing is searched for that.
    void refutations()
    {
        solver::Job job;
        job.limits.memoryBytes = 16U << 20U;
        const auto game = std::get<games::GamePtr>(games::parse(fullNotation(6, 6)));
        const games::Explanation why = game->explain(job, nullptr);
        QVERIFY(!why.unsolved);
        const auto& argument = std::get<games::OptionsStep>(why.steps.back());
        QVERIFY(!argument.lines.empty());
        for (const games::OptionLine& line : argument.lines) {
            QVERIFY(line.reply);
            const std::uint64_t taken = games::gridMask(line.move, games::gridStride) |
                                        games::gridMask(*line.reply, games::gridStride);
            QVERIFY2(games::isMirrored(fullBoard(6, 6) & ~taken, {8}), line.leaves.c_str());
        }
    }
};

GRUNDY_TEST(TestGridMirror, tests::runIn<QCoreApplication, TestGridMirror>)
#include "tst_gridmirror.moc"

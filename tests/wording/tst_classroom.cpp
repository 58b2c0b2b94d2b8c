// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about marks, reviews and the fence.

#include "classroom/review/review.h"
#include "games/catalogue.h"
#include "games/plain/positions.h"
#include "support/testprogram.h"
#include "wording/classroom/fences.h"
#include "wording/classroom/markings.h"
#include "wording/classroom/reviews.h"

#include <QLocale>
#include <QtTest>

#include <array>

using classroom::MoveVerdict;
using classroom::ReviewedMove;

namespace {

/// The listed move of the player to move that leaves a position.
games::Move moveTo(const games::GamePtr& game, const std::string& notation)
{
    for (const games::Move& move : game->moves().moves) {
        if (move.player == game->mover() && game->after(move)->notation() == notation)
            return move;
    }
    qFatal("no such move");
}

} // namespace

class TestClassroomWording : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void reviews_data()
    {
        QTest::addColumn<std::string>("position");
        QTest::addColumn<std::string>("leaves");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* position, const char* leaves, const char* sentence) {
            QTest::newRow(position) << std::string(position) << std::string(leaves)
                                    << QString::fromUtf8(sentence);
        };
        row("nim:7,11,5", "nim:7,11,3",
            "Move 3, Anna: “take 2 from the right heap” gives the win away. The winning move was “take 9 "
            "from the middle heap”: nim-sum 0. Now “take 7 from the middle heap” wins.");
        row("nim:1,2,2,3", "nim:1,2,2,2",
            "Move 3, Anna: “take 1 from heap 4” gives the win away. One winning move was “take 2 from "
            "heap "
            "2”: nim-sum 0 (3 moves win). Now “take 1 from heap 2” wins.");
        row("takeaway:6", "takeaway:3",
            "Move 3, Anna: “take 3 from the heap” gives the win away. The winning move was “take 2 from "
            "the heap”: it leaves a P-position. Now “take 3 from the heap” wins.");
        row("grid:11/10", "grid:10/10",
            "Move 3, Anna: “take b2” gives the win away. The winning move was “take a2”: it leaves a "
            "P-position. Now “take a1–a2” wins.");
        row("nim/misere:3,1", "nim/misere:1,1",
            "Move 3, Anna: “take 2 from the left heap” gives the win away. The winning move was “take 3 "
            "from the left heap”: it leaves a P-position. Now “take 1 from the left heap” wins.");
        row("nim/misere:1", "nim/misere:0",
            "Move 3, Anna: “take 1 from the heap”. No move would have won here.");
        row("nim:3", "nim:0", "Move 3, Anna: “take 3 from the heap” wins.");
    }
    void reviews()
    {
        QFETCH(const std::string, position);
        QFETCH(const std::string, leaves);
        QFETCH(const QString, sentence);
        const games::GamePtr game = positions::read(position);
        const classroom::PlayedMove played{game, moveTo(game, leaves)};
        const auto reviewed = classroom::reviewGame(std::array{played}, {});
        const QString said = wording::reviewText(3, QStringLiteral("Anna"), played, reviewed.front());
        QCOMPARE(said, sentence);
    }

    void partizanReason()
    {
        const games::GamePtr game = positions::read("hackenbush:0-1b,0-2b,0-3r");
        const classroom::PlayedMove played{game, game->moves().moves.front()};
        ReviewedMove mistake{.verdict = MoveVerdict::Mistake};
        mistake.winning = {{played.move, {}, true}};
        mistake.winning.front().leaves.outcome = theory::Outcome::L;
        mistake.winningCount = 1;
        QVERIFY(wording::reviewText(1, QStringLiteral("Anna"), played, mistake)
                    .endsWith(QLatin1String("from there Blue (Left) wins, whoever is to move.")));
        QVERIFY(wording::reviewText(1, QStringLiteral("Anna"), played, {})
                    .endsWith(QLatin1String("Not judged: the position was not solved within the limits.")));
    }

    void signs()
    {
        QCOMPARE(wording::reviewSign({.verdict = MoveVerdict::Mistake}), QStringLiteral("?"));
        QCOMPARE(wording::reviewSign({.verdict = MoveVerdict::Mistake}, true), QStringLiteral("!"));
        QCOMPARE(wording::reviewSign({.verdict = MoveVerdict::Wins}), QString(QChar(0x2713)));
        QCOMPARE(wording::reviewSign({.verdict = MoveVerdict::Lost}), QString(QChar(0x2013)));
        QCOMPARE(wording::reviewSign({}), QString(QChar(0x2026)));
    }

    void summaries()
    {
        using Counts = std::array<wording::MistakeCount, 2>;
        const auto summary = [](int anna, int bert, int unsolved) {
            return wording::reviewSummary(
                Counts{{{QStringLiteral("Anna"), anna}, {QStringLiteral("Bert"), bert}}}, unsolved);
        };
        QCOMPARE(summary(0, 0, 0), QStringLiteral("No mistakes: nobody gave a win away."));
        QCOMPARE(summary(1, 0, 0), QStringLiteral("1 mistake (Anna: 1)."));
        QCOMPARE(summary(1, 2, 1), QStringLiteral("3 mistakes (Anna: 1, Bert: 2). 1 move could not be judged "
                                                  "within the limits."));
        QCOMPARE(summary(0, 0, 4),
                 QStringLiteral("No mistakes among the moves that were judged. 4 moves could "
                                "not be judged within the limits."));
    }

    void fences()
    {
        QCOMPARE(wording::fenceText(1),
                 QStringLiteral("Plays perfectly once at most 1 piece is left, and at random until then."));
        QCOMPARE(wording::fenceText(4, *positions::read("hackenbush:0-1g,1-2b")),
                 QStringLiteral(
                     "Plays perfectly once at most 4 pieces are left, and at random until then. There are 2 "
                     "edges now: inside the fence."));
        QCOMPARE(wording::fencePieces("nim", 1), QStringLiteral("There is 1 stone now"));
        for (const games::Entry& entry : games::catalogue())
            QVERIFY(wording::fencePieces(entry.info.id, 7).contains(u'7'));
    }

    void manyOptionsAreCounted()
    {
        const auto pattern = std::get<analysis::FamilyPattern>(analysis::FamilyPattern::parse("nim:n"));
        const auto task = std::make_shared<const classroom::MarkingTask>(
            std::get<classroom::MarkingTask>(classroom::tableMarking(pattern, {0, 9}, {}, {})));
        const classroom::Contradiction found{.what = classroom::Contradiction::What::NoMoveToP,
                                             .position = 9,
                                             .options = task->positions[9].options};
        QCOMPARE(
            wording::contradictionText(*task, found),
            QStringLiteral("9 is marked N, but none of its moves leads to a P: 8, 7, 6, 5, 4 and 4 more are "
                           "N."));
    }
};

GRUNDY_TEST(TestClassroomWording, tests::run<TestClassroomWording>)
#include "tst_classroom.moc"

// SPDX-License-Identifier: GPL-3.0-or-later

// A position for a class: the ladder of what is told, and its way back.

#include "models/present/ladder.h"

using namespace models;
using namespace models::test;

class TestPositionShow : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    /// Work that takes gigabytes waits for a word of the teacher: the next step is one.
    void largeWorkWaitsForTheNextStep()
    {
        Ladder grid("nim:1");
        Analyst& analyst = *grid.session.analyst();
        analyst.assumeFreeMemory(std::size_t{20} << 30);
        QVERIFY(grid.session.open(QStringLiteral("grid/misere:111111/111111/111111/111111/111111/111111")));
        QTRY_VERIFY(analyst.isAsking());
        grid.show.goTo(static_cast<int>(PositionShow::Rung::Winner));
        QVERIFY2(grid.show.sentence().endsWith(QLatin1String("The next step fills it.")),
                 qPrintable(grid.show.sentence()));
        QVERIFY(grid.show.canNext());
        grid.show.next();
        QCOMPARE(grid.show.rung(), PositionShow::Rung::Winner);
        QTRY_VERIFY(analyst.isLargeWork());
        analyst.cancel();
    }

    void theLadderOfNim()
    {
        Ladder nim("nim:7,11,5");
        QCOMPARE(nim.show.rung(), PositionShow::Rung::Board);
        QCOMPARE(nim.show.title(), QStringLiteral("Who wins Nim 7, 11, 5?"));
        QCOMPARE(nim.show.steps(), 7);
        QVERIFY(nim.marks().empty());
        QCOMPARE(nim.climbed(), QStringLiteral("moves|There are 23 legal moves."));
        QCOMPARE(nim.marks().size(), 3U); // one for each heap
        QCOMPARE(nim.marks().front().label, QStringLiteral("11"));
        QCOMPARE(nim.climbed(), QStringLiteral("winner|Hot — the next player wins"));
        QCOMPARE(nim.show.outcome(), Outcome::N);
        QCOMPARE(nim.climbed(), QStringLiteral("count|1 of the 23 moves wins."));
        QCOMPARE(nim.climbed(), QStringLiteral("which|The only winning move: take 9 from heap 2"));
        QCOMPARE(nim.marks().size(), 1U);
        QCOMPARE(nim.marks().front().outcome, Outcome::P);
        QVERIFY(nim.climbed().startsWith(QStringLiteral("why|The highest 1 of the nim-sum")));
        QCOMPARE(nim.show.parts(), 3);
        QVERIFY(nim.climbed().startsWith(QStringLiteral("why|Every column")));
        QCOMPARE(nim.show.part(), 1);
        QCOMPARE(nim.session.explanation()->rowCount(), 2);
        nim.show.next();
        nim.show.next();
        QCOMPARE(nim.show.rung(), PositionShow::Rung::Table);
        QVERIFY(!nim.show.canNext());
        nim.show.next();
        QCOMPARE(nim.show.step(), 6);
        QTRY_COMPARE(nim.show.table()->rows(), 10);
        QCOMPARE(nim.show.table()->columns(), 8);
    }

    /// The way back tells what was told on the way up, and no more.
    void backTakesBack()
    {
        Ladder nim("nim:7,11,5");
        QStringList up;
        const auto seen = [&nim] {
            return QStringLiteral("%1 %2 %3 %4 %5")
                .arg(static_cast<int>(nim.show.rung()))
                .arg(nim.show.part())
                .arg(nim.show.sentence())
                .arg(nim.marks().size())
                .arg(nim.session.explanation()->rowCount());
        };
        for (up.append(seen()); nim.show.rung() != PositionShow::Rung::Table; up.append(seen()))
            nim.show.next();
        up.removeLast();
        while (!up.isEmpty()) {
            nim.show.back();
            QCOMPARE(seen(), up.takeLast());
        }
        nim.show.back();
        QCOMPARE(nim.show.step(), 0);
    }

    void goToAndBadSteps()
    {
        Ladder nim("nim:1,2");
        nim.show.goTo(4);
        QCOMPARE(nim.show.rung(), PositionShow::Rung::Which);
        nim.show.goTo(7);
        nim.show.goTo(-1);
        QCOMPARE(nim.show.rung(), PositionShow::Rung::Which);
        nim.show.goTo(0);
        QVERIFY(nim.marks().empty());
    }

    /// Neither their number nor the marks before the answer depend on it.
    void stepsTellNothing()
    {
        Ladder hot("nim:3,4,6");
        Ladder cold("nim:3,4,7");
        for (int step = 0; step < 2; ++step) {
            QCOMPARE(hot.show.steps(), cold.show.steps());
            QCOMPARE(hot.show.parts(), 0);
            QCOMPARE(hot.marks().size(), cold.marks().size());
            hot.show.next();
            cold.show.next();
        }
        cold.show.next();
        QCOMPARE(cold.show.sentence(), QStringLiteral("None of the 14 moves wins."));
    }

    void aMoveBeginsAgain()
    {
        Ladder nim("nim:7,11,5");
        nim.show.goTo(4);
        nim.show.choose(id(1, 3));
        QCOMPARE(nim.session.notation(), QStringLiteral("nim:7,2,5"));
        QCOMPARE(nim.show.step(), 0);
        QCOMPARE(nim.show.turn(), 1);
        QVERIFY(nim.marks().empty());
        nim.show.next();
        nim.session.undo();
        QCOMPARE(nim.show.step(), 0);
        QCOMPARE(nim.show.turn(), 0);
    }

    void theEndNamesTheTeams()
    {
        Ladder nim("nim:1");
        nim.show.nameTeam(0, QStringLiteral("Foxes"));
        nim.show.choose(id(0, 1));
        QCOMPARE(nim.show.title(), QStringLiteral("Foxes took the last stone and wins."));
        QCOMPARE(Ladder("nim:1").show.teams().constFirst(), QStringLiteral("Foxes"));
        nim.show.nameTeam(0, {});
        QCOMPARE(nim.show.teams().constFirst(), QStringLiteral("Team A"));
    }

    void partizanPositionsNameThePlayer()
    {
        Ladder game("northcott/moves=own:W.B");
        QVERIFY(game.show.title().startsWith(QStringLiteral("White (Left) to move")));
        game.show.next();
        QCOMPARE(game.show.sentence(), QStringLiteral("There is 1 legal move."));
        for (const Mark& mark : game.marks())
            QCOMPARE(mark.outcome, Outcome::Unknown);
    }

    void whatIsNotSolvedIsNotTold()
    {
        Ladder grid(fullGrid);
        QCOMPARE(grid.climbed(), QStringLiteral("moves|There are 171 legal moves."));
        const auto marks = grid.marks().size();
        QVERIFY(marks > 0);
        grid.show.next();
        grid.show.next(); // said once, as long as it is worked on
        QCOMPARE(grid.show.rung(), PositionShow::Rung::Winner);
        QVERIFY(grid.show.sentence().startsWith(QStringLiteral("This position is not solved yet.")));
        QCOMPARE(grid.show.outcome(), Outcome::Unknown);
        QCOMPARE(grid.marks().size(), marks);
        grid.session.analyst()->cancel();
        QTRY_VERIFY(!grid.session.analyst()->isBusy());
        for (int step = 3; step < 6; ++step) {
            grid.show.goTo(step);
            QCOMPARE(grid.show.rung(), PositionShow::Rung::Winner);
        }
        grid.show.next();
        QVERIFY(grid.show.rung() == PositionShow::Rung::Table || !grid.show.canNext());
        QCOMPARE(grid.marks().size(), marks);
        grid.show.back();
        QVERIFY(grid.show.rung() == PositionShow::Rung::Winner ||
                grid.show.rung() == PositionShow::Rung::Moves);
    }

    /// A wrong digit of a key reveals nothing that was not seen, but the next step.
    void keysJumpNoFurther()
    {
        Ladder nim("nim:7,11,5");
        for (int step = 2; step < 7; ++step) {
            nim.show.jumpTo(step);
            QCOMPARE(nim.show.step(), 0);
        }
        nim.show.jumpTo(1);
        nim.show.jumpTo(2);
        QCOMPARE(nim.show.farthest(), 2);
        nim.show.jumpTo(0);
        nim.show.jumpTo(4);
        QCOMPARE(nim.show.step(), 0);
        nim.show.jumpTo(nim.show.farthest());
        QCOMPARE(nim.show.rung(), PositionShow::Rung::Winner);
        nim.show.choose(id(1, 3)); // of another position nothing has been seen
        QCOMPARE(nim.show.farthest(), 0);
        nim.show.jumpTo(2);
        QCOMPARE(nim.show.step(), 0);
    }

    void aFinishedGameHasOneStep()
    {
        Ladder nim("nim:1");
        QVERIFY(nim.show.steps() > 1);
        nim.show.choose(id(0, 1));
        QCOMPARE(nim.show.steps(), 1);
        QVERIFY(!nim.show.canNext());
        nim.show.next();
        QCOMPARE(nim.show.sentence(), QStringLiteral("The game is over."));
    }

    /// A game that is named is played on what its name is played on: Treblecross on squares.
    void namesCountWhatTheirGameCounts()
    {
        QCOMPARE(Ladder("octal/code=0.77:5,7").show.title(), QStringLiteral("Who wins Kayles 5, 7?"));
        QCOMPARE(Ladder("octal/code=0.007:14").show.title(), QStringLiteral("Who wins Treblecross 12?"));
        QCOMPARE(Ladder("octal/code=0.007:2,7").show.title(), QStringLiteral("Who wins Treblecross 0, 5?"));
        QVERIFY(!Ladder("octal/code=0.007:1,7").show.title().contains(QStringLiteral("Treblecross")));
    }

    void hugeHeapsKeepTheirMarks()
    {
        Ladder nim("nim:1000000000,5");
        QCOMPARE(nim.show.title(), QStringLiteral("Who wins Nim 1,000,000,000, 5?"));
        nim.show.next();
        QCOMPARE(nim.marks().size(), 2U);
        QCOMPARE(nim.marks().front().label, QStringLiteral("1,000,000,000"));
        QCOMPARE(nim.marks().back().label, QStringLiteral("5"));
    }

    /// What the computer would do is no surprise for a class that still looks.
    void theComputerWaitsAfterwards()
    {
        Ladder nim("nim:7,11,5");
        nim.session.seat0()->setHuman(true);
        nim.session.seat1()->setHuman(false);
        nim.show.choose(id(1, 3));
        const QString before = nim.session.notation();
        nim.session.setMode(Mode::Play);
        QVERIFY(!nim.session.isThinking());
        QVERIFY(nim.session.message().startsWith(QStringLiteral("The computer waits.")));
        QTest::qWait(300);
        QCOMPARE(nim.session.notation(), before);
        nim.session.choose(id(0, 1));
        QTRY_VERIFY(nim.session.notation() != before);
        QVERIFY(nim.session.notation() != QStringLiteral("nim:0,2,5"));
    }
};

GRUNDY_TEST(TestPositionShow, models::test::run<TestPositionShow>)
#include "tst_positionshow.moc"

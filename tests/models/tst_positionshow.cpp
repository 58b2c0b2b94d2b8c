// SPDX-License-Identifier: GPL-3.0-or-later

// A position for a class: the ladder and its way back, votes, families, and pictures of the Lab.

#include "models/present/labshow.h"
#include "models/present/positionshow.h"
#include "models/sessions.h"

#include "games/catalogue.h"

#include <QAbstractItemModelTester>

using namespace models;
using namespace models::test;

namespace {

/// A session that presents a position, and what is shown of it.
struct Ladder {
    Session session;
    PositionShow show;

    explicit Ladder(const char* notation)
    {
        show.setSession(&session);
        session.open(QString::fromLatin1(notation));
        session.setMode(QStringLiteral("present"));
    }
    [[nodiscard]] QString climbed()
    {
        show.next();
        return show.rung() + QLatin1Char('|') + show.sentence();
    }
    [[nodiscard]] std::vector<Mark> marks()
    {
        std::vector<Mark> marks;
        for (const QVariant& mark : session.board()->marks())
            marks.push_back(mark.value<Mark>());
        return marks;
    }
};

games::GamePtr parsed(const char* notation)
{
    return std::get<games::GamePtr>(games::parse(notation));
}

/// The positions of a family, with the n and m of the one that is asked about.
QString placed(const char* notation)
{
    const auto family = placedFamily(*parsed(notation));
    if (!family)
        return {};
    return QStringLiteral("%1 %2-%3 %4-%5 @%6,%7")
        .arg(QString::fromStdString(family->request.pattern.text()))
        .arg(family->request.n.least)
        .arg(family->request.n.most)
        .arg(family->request.m.least)
        .arg(family->request.m.most)
        .arg(family->n)
        .arg(family->m);
}

} // namespace

class TestPositionShow : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    void theLadderOfNim()
    {
        Ladder nim("nim:7,11,5");
        QCOMPARE(nim.show.rung(), QStringLiteral("board"));
        QCOMPARE(nim.show.title(), QStringLiteral("Who wins Nim 7, 11, 5?"));
        QCOMPARE(nim.show.steps(), 7);
        QVERIFY(nim.marks().empty());
        QCOMPARE(nim.climbed(), QStringLiteral("moves|There are 23 legal moves."));
        QCOMPARE(nim.marks().size(), 3U); // one for each heap
        QCOMPARE(nim.marks().front().label, QStringLiteral("11"));
        QCOMPARE(nim.climbed(), QStringLiteral("winner|Hot — the next player wins"));
        QCOMPARE(nim.show.outcome(), QStringLiteral("N"));
        QCOMPARE(nim.climbed(), QStringLiteral("count|1 of the 23 moves wins."));
        QCOMPARE(nim.climbed(), QStringLiteral("which|The only winning move: take 9 from heap 2"));
        QCOMPARE(nim.marks().size(), 1U);
        QCOMPARE(nim.marks().front().outcome, QStringLiteral("P"));
        QVERIFY(nim.climbed().startsWith(QStringLiteral("why|The highest 1 of the nim-sum")));
        QCOMPARE(nim.show.parts(), 3);
        QVERIFY(nim.climbed().startsWith(QStringLiteral("why|Every column")));
        QCOMPARE(nim.show.part(), 1);
        QCOMPARE(nim.session.explanation()->rowCount(), 2);
        nim.show.next();
        nim.show.next();
        QCOMPARE(nim.show.rung(), QStringLiteral("table"));
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
                .arg(nim.show.rung())
                .arg(nim.show.part())
                .arg(nim.show.sentence())
                .arg(nim.marks().size())
                .arg(nim.session.explanation()->rowCount());
        };
        for (up.append(seen()); nim.show.rung() != QLatin1String("table"); up.append(seen()))
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
        QCOMPARE(nim.show.rung(), QStringLiteral("which"));
        nim.show.goTo(7);
        nim.show.goTo(-1);
        QCOMPARE(nim.show.rung(), QStringLiteral("which"));
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
        QCOMPARE(nim.show.title(), QStringLiteral("Foxes wins: Team B cannot move."));
        QCOMPARE(Ladder("nim:1").show.teams().constFirst(), QStringLiteral("Foxes"));
        nim.show.nameTeam(0, {});
        QCOMPARE(nim.show.teams().constFirst(), QStringLiteral("Team A"));
    }

    void partizanPositionsNameThePlayer()
    {
        Ladder game("northcott/moves=own:W.B");
        QVERIFY(game.show.title().startsWith(QStringLiteral("Left to move")));
        game.show.next();
        QCOMPARE(game.show.sentence(), QStringLiteral("There is 1 legal move."));
        for (const Mark& mark : game.marks())
            QVERIFY(mark.outcome.isEmpty());
    }

    void whatIsNotSolvedIsNotTold()
    {
        Ladder grid(fullGrid);
        QCOMPARE(grid.climbed(), QStringLiteral("moves|There are 171 legal moves."));
        const auto marks = grid.marks().size();
        QVERIFY(marks > 0);
        grid.show.next();
        grid.show.next(); // said once, as long as it is worked on
        QCOMPARE(grid.show.rung(), QStringLiteral("winner"));
        QVERIFY(grid.show.sentence().startsWith(QStringLiteral("This position is not solved yet.")));
        QVERIFY(grid.show.outcome().isEmpty());
        QCOMPARE(grid.marks().size(), marks);
        grid.session.analyst()->cancel();
        QTRY_VERIFY(!grid.session.analyst()->isBusy());
        for (int step = 3; step < 6; ++step) {
            grid.show.goTo(step);
            QCOMPARE(grid.show.rung(), QStringLiteral("winner"));
        }
        grid.show.next();
        QVERIFY(grid.show.rung() == QLatin1String("table") || !grid.show.canNext());
        QCOMPARE(grid.marks().size(), marks);
        grid.show.back();
        QVERIFY(grid.show.rung() == QLatin1String("winner") || grid.show.rung() == QLatin1String("moves"));
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
        QCOMPARE(nim.show.rung(), QStringLiteral("winner"));
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
        nim.session.setMode(QStringLiteral("play"));
        QVERIFY(!nim.session.isThinking());
        QVERIFY(nim.session.message().startsWith(QStringLiteral("The computer waits.")));
        QTest::qWait(300);
        QCOMPARE(nim.session.notation(), before);
        nim.session.choose(id(0, 1));
        QTRY_VERIFY(nim.session.notation() != before);
        QVERIFY(nim.session.notation() != QStringLiteral("nim:0,2,5"));
    }

    void votesAreKeptUntilTheMove()
    {
        Ladder nim("nim:7,11,5");
        VotesModel& votes = *nim.show.votes();
        const QAbstractItemModelTester tester(&votes, QAbstractItemModelTester::FailureReportingMode::QtTest);
        votes.setTaking(true);
        nim.show.choose(id(1, 3)); // named, not made
        QCOMPARE(nim.session.notation(), QStringLiteral("nim:7,11,5"));
        votes.type(1);
        votes.type(2);
        votes.step(1);
        votes.add(1);
        votes.add(1);
        votes.add(-1);
        QCOMPARE(votes.total(), 13);
        votes.step(1); // nobody votes for this one
        votes.setTaking(false);
        QCOMPARE(votes.count(), 2);
        QCOMPARE(nim.marks().size(), 2U);
        QCOMPARE(nim.marks().front().votes, 12);
        QVERIFY(nim.marks().front().outcome.isEmpty());
        QVERIFY(votes.index(0).data(VotesModel::VerdictRole).toString().isEmpty());
        nim.show.goTo(3);
        QVERIFY(votes.index(0).data(VotesModel::VerdictRole).toString().isEmpty());
        nim.show.goTo(4);
        QCOMPARE(votes.index(0).data(VotesModel::VerdictRole).toString(), QStringLiteral("wins"));
        QCOMPARE(votes.index(1).data(VotesModel::VerdictRole).toString(), QStringLiteral("loses"));
        QCOMPARE(nim.marks().size(), 2U);
        QCOMPARE(nim.marks().front().outcome + QString::number(nim.marks().front().votes),
                 QStringLiteral("P12"));
        QCOMPARE(nim.marks().back().outcome + QString::number(nim.marks().back().votes),
                 QStringLiteral("N1"));
        nim.show.choose(id(0, 1));
        QCOMPARE(votes.count(), 0);
        nim.session.undo(); // and come back with the position
        QCOMPARE(votes.total(), 13);
        QVERIFY(votes.index(0).data(VotesModel::VerdictRole).toString().isEmpty());
        nim.session.redo();
        QCOMPARE(votes.total(), 0);
        nim.session.undo();
        votes.clear();
        QCOMPARE(votes.total(), 0);
        nim.session.redo();
        nim.session.undo();
        QCOMPARE(votes.total(), 0);
    }

    void onlyVotesAreCountedOnTheBoard()
    {
        Ladder nim("nim:7,11,5");
        nim.show.next();
        nim.show.votes()->choose(nim.session.positions().currentNode().game->moves().moves.front());
        nim.show.votes()->type(4);
        QVERIFY(nim.marks().size() > 3);
        for (const Mark& mark : nim.marks())
            QVERIFY(mark.label.isEmpty());
        nim.show.votes()->clear();
        QCOMPARE(nim.marks().front().label, QStringLiteral("11"));
    }

    /// They are of this class: not those of the next one.
    void votesEndWithPresent()
    {
        Ladder nim("nim:7,11,5");
        nim.show.votes()->step(1);
        nim.show.votes()->type(4);
        nim.session.setMode(QStringLiteral("play"));
        nim.session.setMode(QStringLiteral("present"));
        QCOMPARE(nim.show.votes()->total(), 0);
    }

    void votesStayInTheirBounds()
    {
        Ladder nim("nim:1,1");
        VotesModel& votes = *nim.show.votes();
        votes.type(3); // for nothing
        votes.step(-1);
        votes.add(-5);
        QCOMPARE(votes.total(), 0);
        for (int digit = 0; digit < 8; ++digit)
            votes.type(9);
        QCOMPARE(votes.total(), VotesModel::most);
        votes.eraseDigit();
        QCOMPARE(votes.total(), 99);
        votes.setCurrent(7);
        QCOMPARE(votes.current(), 0);
        votes.clear();
        QCOMPARE(votes.count(), 0);
    }

    /// The order in which moves are named is that of the rules, not best first.
    void namedMovesAreInTheOrderOfTheRules()
    {
        Ladder nim("nim:7,11,5");
        const games::MoveList moves = parsed("nim:7,11,5")->moves();
        for (const games::Move& move : moves.moves) {
            nim.show.votes()->step(1);
            QVERIFY(nim.show.votes()->votes().back().move.action == move.action);
        }
    }

    void familiesOfPositions()
    {
        QCOMPARE(placed("nim:7,11,5"), QStringLiteral("nim:n,m,5 0-7 4-13 @7,11"));
        QCOMPARE(placed("takeaway/take=1-3:10"), QStringLiteral("takeaway:n 0-10 0-0 @10,0"));
        QCOMPARE(placed("takeaway/misere/take=1-3:100"),
                 QStringLiteral("takeaway/misere:n 71-102 0-0 @100,0"));
        QCOMPARE(placed("wythoff:7,40"), QStringLiteral("wythoff:n,m 0-7 33-42 @7,40"));
        QCOMPARE(placed("grid:1111/1111"), QStringLiteral("grid:(1^n/)^m 1-4 1-4 @4,2"));
        QCOMPARE(placed("grid/misere:1111/1111"), QStringLiteral("grid/misere:(1^n/)^m 1-4 1-4 @4,2"));
        QCOMPARE(placed("grid:1011/1111"), QString());
        QCOMPARE(placed("nim:2000000,3"), QString());
    }

    /// Every cell of every table is what the game itself says.
    void theRingIsThePosition()
    {
        for (const games::Entry& entry : games::catalogue()) {
            for (const games::Preset& preset : entry.info.presets) {
                const auto game = parsed(preset.notation.c_str());
                const auto family = placedFamily(*game);
                if (!family)
                    continue;
                const auto cell = family->request.pattern.notation(family->n, family->m);
                QVERIFY(cell.has_value());
                QCOMPARE(parsed(cell->c_str())->notation(), game->notation());
                QVERIFY(family->n >= family->request.n.least && family->n <= family->request.n.most);
                QVERIFY(family->m >= family->request.m.least && family->m <= family->request.m.most);
            }
        }
    }

    void aTableIsFilledByDiagonals()
    {
        const auto pattern = std::get<analysis::FamilyPattern>(analysis::FamilyPattern::parse("nim:n,m"));
        const auto table = std::make_shared<const analysis::FamilyTable>(
            analysis::makeTable({.pattern = pattern, .n = {0, 3}, .m = {0, 2}}, solver::Job{}));
        ShownTable shown;
        const QAbstractItemModelTester tester(&shown, QAbstractItemModelTester::FailureReportingMode::QtTest);
        shown.setTable(table);
        QCOMPARE(shown.diagonals(), 6);
        const auto texts = [&shown] {
            QString all;
            for (int row = 0; row < shown.rowCount(); ++row)
                for (int column = 0; column < shown.columnCount(); ++column) {
                    const QString text = shown.index(row, column).data(ShownTable::TextRole).toString();
                    all += text.isEmpty() ? QStringLiteral(".") : text;
                }
            return all;
        };
        QCOMPARE(texts(), QStringLiteral("PNNNNPNNNNPN"));
        shown.fill(0);
        QCOMPARE(texts(), QStringLiteral("............"));
        shown.fill(2);
        QCOMPARE(texts(), QStringLiteral("PN..N......."));
        shown.fill(99);
        QCOMPARE(texts(), QStringLiteral("PNNNNPNNNNPN"));
    }

    /// As the queen's board: m = 0 is the lowest row.
    void theTableOfAPlaneGrowsUpwards()
    {
        const auto pattern = std::get<analysis::FamilyPattern>(analysis::FamilyPattern::parse("wythoff:n,m"));
        const auto table = std::make_shared<const analysis::FamilyTable>(
            analysis::makeTable({.pattern = pattern, .n = {0, 3}, .m = {0, 2}}, solver::Job{}));
        ShownTable shown;
        shown.setTable(table);
        shown.ring(1, 2);
        QCOMPARE(shown.rowTitles(), QStringList({"2", "1", "0"}));
        QCOMPARE(shown.ringRow(), 0);
        QVERIFY(shown.index(0, 1).data(ShownTable::RingedRole).toBool());
        QCOMPARE(shown.index(0, 1).data(ShownTable::OutcomeRole).toString(), QStringLiteral("P"));
        QCOMPARE(shown.index(2, 0).data(ShownTable::OutcomeRole).toString(), QStringLiteral("P"));
        shown.fill(1);
        QCOMPARE(shown.index(2, 0).data(ShownTable::TextRole).toString(), QStringLiteral("P"));
        QVERIFY(shown.index(0, 0).data(ShownTable::TextRole).toString().isEmpty());
    }

    void theGraphIsLabelledBackwards()
    {
        Lab lab;
        lab.setWanted(true);
        QVERIFY(lab.open(QStringLiteral("takeaway/take=1-3:5")).isEmpty());
        QTRY_VERIFY(lab.isReady());
        LabShow show;
        show.present(&lab, nullptr, QStringLiteral("graph"));
        QCOMPARE(show.steps(), show.labels().steps() + 1);
        const auto told = [&] {
            int count = 0;
            for (int node = 0; node < lab.positions(); ++node)
                count += show.labels().isTold(node) ? 1 : 0;
            return count;
        };
        QCOMPARE(told(), 0);
        show.next();
        QCOMPARE(told(), 1); // 0 sticks
        show.next();
        QCOMPARE(told(), 4); // 1, 2 and 3
        show.back();
        QCOMPARE(told(), 1);
        show.goTo(show.steps() - 1);
        QCOMPARE(told(), 6);
    }
};

GRUNDY_TEST_MAIN(TestPositionShow)
#include "tst_positionshow.moc"

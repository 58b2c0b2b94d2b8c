// SPDX-License-Identifier: GPL-3.0-or-later

// A class votes on moves: counted on the board, told right or wrong when it is time, kept until the move.

#include "models/present/ladder.h"

#include <QAbstractItemModelTester>

using namespace models;
using namespace models::test;

class TestVotes : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    /// Whoever looks at something else in between finds all as it was; another position begins anew.
    void leavingKeepsStepAndVotes()
    {
        Ladder nim("nim:7,11,5");
        VotesModel& votes = *nim.show.votes();
        votes.setTaking(true);
        nim.show.choose(id(1, 3));
        votes.type(1);
        votes.setTaking(false);
        nim.show.goTo(4);
        for (const Mode mode : {Mode::Play, Mode::Explore}) {
            nim.session.setMode(mode);
            nim.session.setMode(Mode::Present);
            QCOMPARE(nim.show.step(), 4);
            QCOMPARE(votes.total(), 1);
            QCOMPARE(nim.marks().front().votes, 1);
            nim.session.leavePresent();
            QCOMPARE(nim.session.mode(), mode);
        }
        nim.session.playMove(0);
        nim.session.setMode(Mode::Present);
        QCOMPARE(nim.show.step(), 0);
        QCOMPARE(votes.total(), 0);
    }

    /// P or N?, before it is told and after.
    void whoWins()
    {
        Ladder nim("nim:7,11,5");
        VotesModel& votes = *nim.show.outcomeVotes();
        const QAbstractItemModelTester tester(&votes, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto told = [&votes] {
            QStringList all;
            for (int row = 0; row < votes.count(); ++row)
                all.append(votes.index(row).data(VotesModel::VerdictRole).toString());
            return all;
        };
        QCOMPARE(votes.count(), 0);
        nim.show.askWhoWins(true);
        QCOMPARE(votes.count(), 2);
        QVERIFY(votes.index(0).data(VotesModel::TextRole).toString().startsWith("P: "));
        votes.type(9);
        votes.step(1);
        votes.type(1);
        votes.type(6);
        votes.setTaking(false);
        QCOMPARE(votes.total(), 25);
        QCOMPARE(told(), (QStringList{{}, {}}));
        nim.show.goTo(2);
        QTRY_COMPARE(told(), (QStringList{"not right", "right"}));
        votes.clear();
        QCOMPARE(votes.count(), 2);
        QCOMPARE(votes.total(), 0);
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
        QCOMPARE(nim.marks().front().outcome, Outcome::Unknown);
        QVERIFY(votes.index(0).data(VotesModel::VerdictRole).toString().isEmpty());
        nim.show.goTo(3);
        QVERIFY(votes.index(0).data(VotesModel::VerdictRole).toString().isEmpty());
        nim.show.goTo(4);
        QCOMPARE(votes.index(0).data(VotesModel::VerdictRole).toString(), QStringLiteral("wins"));
        QCOMPARE(votes.index(1).data(VotesModel::VerdictRole).toString(), QStringLiteral("loses"));
        QCOMPARE(nim.marks().size(), 2U);
        QCOMPARE(letterText(nim.marks().front().outcome) + QString::number(nim.marks().front().votes),
                 QStringLiteral("P12"));
        QCOMPARE(letterText(nim.marks().back().outcome) + QString::number(nim.marks().back().votes),
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
    void votesEndWithTheGame()
    {
        Ladder nim("nim:7,11,5");
        nim.show.votes()->step(1);
        nim.show.votes()->type(4);
        nim.show.askWhoWins(true);
        nim.show.outcomeVotes()->type(7);
        nim.session.open(QStringLiteral("nim:7,11,5"));
        QCOMPARE(nim.show.votes()->total(), 0);
        QCOMPARE(nim.show.outcomeVotes()->total(), 0);
        QCOMPARE(nim.show.outcomeVotes()->count(), 0);
    }

    /// The two ways of voting for one position are kept apart, and come back with it.
    void bothVotesComeBack()
    {
        Ladder nim("nim:7,11,5");
        nim.show.votes()->step(1);
        nim.show.votes()->type(4);
        nim.show.askWhoWins(true);
        nim.show.outcomeVotes()->type(7);
        nim.show.choose(id(0, 1));
        QCOMPARE(nim.session.notation(), QStringLiteral("nim:0,11,5"));
        QCOMPARE(nim.show.votes()->total() + nim.show.outcomeVotes()->total(), 0);
        nim.session.undo();
        QCOMPARE(nim.show.votes()->total(), 4);
        QCOMPARE(nim.show.outcomeVotes()->total(), 7);
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
        const games::MoveList moves = nim.session.positions().currentNode().game->moves();
        for (const games::Move& move : moves.moves) {
            nim.show.votes()->step(1);
            QVERIFY(nim.show.votes()->votes().back().move->action == move.action);
        }
    }
};

GRUNDY_TEST(TestVotes, models::test::run<TestVotes>)
#include "tst_votes.moc"

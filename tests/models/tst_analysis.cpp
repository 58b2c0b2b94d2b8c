// SPDX-License-Identifier: GPL-3.0-or-later

// What a session tells: verdicts, marks, Why?, hints, reveals, and long work.

#include "models/sessions.h"
#include "wording/text/typeset.h"

#include <QSet>

using namespace models;
using namespace models::test;

namespace {

/// Where to look, how many, and the move itself; of some moves there is no number to tell.
void askForTheMove(Session& session)
{
    for (int step = 0; step < 3; ++step)
        session.hint();
}

} // namespace

class TestAnalysis : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    void totalOfManyMoves()
    {
        Session session;
        explore(session, "wythoff:1000000000,618033988");
        QTRY_VERIFY(session.moves()->count() > 0);
        QCOMPARE(session.moves()->total(), quint64{1'000'000'000} + 2 * quint64{618'033'988});
        QCOMPARE(session.moves()->totalText(), QLocale().toString(session.moves()->total()));
    }

    void reversibleMovesAreMarked_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QStringList>("reversible");
        QTest::newRow("the left coin of a pair")
            << QStringLiteral("dollar:0101") << QStringList{QStringLiteral("2→1")};
        QTest::newRow("misère") << QStringLiteral("dollar/misere:0101") << QStringList{};
        QTest::newRow("nim") << QStringLiteral("nim:1,2") << QStringList{};
        QTest::newRow("adds") << QStringLiteral("poker/adds=1,0/max=2:1")
                              << QStringList{QStringLiteral("1: 1→2")};
    }

    void reversibleMovesAreMarked()
    {
        QFETCH(const QString, position);
        QFETCH(const QStringList, reversible);
        Session session;
        explore(session, qPrintable(position));
        const MovesModel& moves = *session.moves();
        QTRY_VERIFY(moves.rowCount() > 0);
        QStringList found;
        for (int row = 0; row < moves.rowCount(); ++row)
            if (moves.index(row).data(MovesModel::ReversibleRole).toBool())
                found.append(moves.index(row).data(MovesModel::TextRole).toString());
        QCOMPARE(found, reversible);
    }

    void verdictStandsAtOnce()
    {
        Session session;
        explore(session, "nim:7,11,5");
        QVERIFY(session.analyst()->isSolved());
        QVERIFY(!session.analyst()->isBusy());
        QCOMPARE(session.analyst()->outcome(), Outcome::N);
        QCOMPARE(session.moves()->total(), quint64{23});
        QVERIFY(session.moves()->index(0).data(MovesModel::WinningRole).toBool());
        QVERIFY(!session.moves()->index(1).data(MovesModel::WinningRole).toBool());
        QCOMPARE(session.board()->marks().size(), 1);
        const Mark mark = session.board()->marks().constFirst().value<Mark>();
        QCOMPARE(mark.pieces.size(), 9);
        QCOMPARE(mark.label, QStringLiteral("take 9"));
    }

    /// What a click would do now is pale instead of what the hint says, as long as it is pointed at.
    void aPreviewReplacesTheHint()
    {
        Session session;
        twoPeople(session, "nim:7,11,5");
        askForTheMove(session);
        BoardModel& board = *session.board();
        const auto is = [&board](const QString& piece, BoardModel::Role role) {
            return board.index(board.rowOf(piece)).data(role).toBool();
        };
        QVERIFY(is(id(1, 10), BoardModel::GoesRole));
        board.setHoveredRow(board.rowOf(id(0, 6)));
        QVERIFY(is(id(0, 6), BoardModel::PreviewRole));
        QVERIFY(!is(id(1, 10), BoardModel::GoesRole));
        board.setHoveredRow(-1);
        QVERIFY(is(id(1, 10), BoardModel::GoesRole));
    }

    void hintsWhereAndWhat_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("what");
        QTest::newRow("lost") << "nim:2,2"
                              << "You’re losing. The left heap holds out longest."
                              << "You’re losing. This holds out longest: take 1 from the left heap.";
        QTest::newRow("a coin") << "dollar:01001010001"
                                << "Look at the coin on 2."
                                << "Winning move: slide a coin from 2 to 1.";
        QTest::newRow("a lost grid") << "grid/max=1:11"
                                     << "You’re losing. Row 1 holds out longest."
                                     << "You’re losing. This holds out longest: take a1.";
        QTest::newRow("a token") << "northcott:W..B"
                                 << "Look at row 1."
                                 << "Winning move: move from 1 to 3 in row 1.";
    }

    void hintsWhereAndWhat()
    {
        QFETCH(const QString, position);
        Session session;
        session.open(position);
        session.hint();
        QTEST(session.hintText(), "where");
        askForTheMove(session);
        QTEST(session.hintText(), "what");
    }

    void hints()
    {
        Session session;
        session.open(QStringLiteral("nim:7,11,5"));
        QCOMPARE(session.board()->marks().size(), 0);
        session.hint();
        QCOMPARE(session.hintText(), QStringLiteral("Look at the middle heap."));
        QCOMPARE(session.board()->marks().size(), 0);
        session.hint();
        QCOMPARE(session.hintText(), QStringLiteral("Take 9 there."));
        QCOMPARE(session.board()->marks().size(), 0);
        session.hint();
        QCOMPARE(session.hintLevel(), 3);
        QCOMPARE(session.board()->marks().size(), 1);
        QVERIFY(session.board()->marks().constFirst().value<Mark>().hint);
        session.playMove(0);
        QCOMPARE(session.hintLevel(), 0);
    }

    /// A pile is one piece; what it loses is told.
    void hintsForAPile()
    {
        Session session;
        twoPeople(session, "nim:1000,400");
        session.hint();
        session.hint();
        QCOMPARE(session.hintText(), QStringLiteral("Take 600 there."));
    }

    /// Grundy values, in partizan games exact ones, where there are any.
    void valuesOfMoves_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QStringList>("values"); // in any order; none: only their length counts
        QTest::newRow("nim") << QStringLiteral("nim:1,2") << QStringLiteral("Grundy")
                             << QStringList{"0", "1", "2"};
        QTest::newRow("misère") << QStringLiteral("nim/misere:1,2") << QString() << QStringList{"", "", ""};
        QTest::newRow("hackenbush") << QStringLiteral("hackenbush:0-1b,1-2r,0-3r,0-4g")
                                    << QStringLiteral("Value")
                                    << QStringList{"1/2*", "*", "-1*", "-1/2", "-1/2"};
        QTest::newRow("a long value")
            << QStringLiteral(
                   "hackenbush:0-1b,1-2b,2-3b,3-4b,4-5r,5-6b,6-7r,7-8b,8-9r,9-10b,10-11r,11-12b,12-13r")
            << QStringLiteral("Value") << QStringList();
    }

    void valuesOfMoves()
    {
        QFETCH(const QString, position);
        QFETCH(const QString, title);
        QFETCH(QStringList, values);
        Session session;
        explore(session, qPrintable(position));
        QTRY_VERIFY(session.analyst()->isSolved() && !session.analyst()->isBusy());
        const models::MovesModel& moves = *session.moves();
        QCOMPARE(moves.valueTitle(), title);
        QStringList shown;
        for (int row = 0; row < moves.count(); ++row) {
            shown += moves.index(row).data(models::MovesModel::ValueRole).toString();
            QVERIFY2(shown.last().size() <= 14, qPrintable(shown.last()));
        }
        values = wording::typeset(values);
        if (values.isEmpty())
            return;
        values.sort();
        shown.sort();
        QCOMPARE(shown, values);
    }

    /// Where large work waits for a word, a hint says so and where one can give it.
    void hintsBeforeLargeWork()
    {
        Session session;
        session.analyst()->assumeFreeMemory(std::size_t{20} << 30);
        QVERIFY(session.open(QStringLiteral("grid/misere:111111/111111/111111/111111/111111/111111")));
        QTRY_VERIFY(session.analyst()->isAsking());
        session.hint();
        QCOMPARE(session.hintText(),
                 QStringLiteral("The position is not solved yet. A table would settle it: 8.0 GiB "
                                "of 20.0 GiB free, and 11 seconds or more. Explore can fill it."));
        session.hint();
        QCOMPARE(session.hintLevel(), 1); // there is no move to show
    }

    /// 'Longest' is said only where it is known of all moves.
    void hintsOnLostPositions_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<bool>("longest");
        QTest::newRow("computed") << QStringLiteral("nim:64,63,127") << true;
        QTest::newRow("too large to compute") << QStringLiteral("nim:1000000000,1000000000") << false;
        QTest::newRow("too many moves") << QStringLiteral("nim:6000,6000") << false;
    }

    void hintsOnLostPositions()
    {
        QFETCH(const QString, position);
        Session session;
        twoPeople(session, position.toLatin1().constData());
        QTRY_VERIFY(session.analyst()->isSolved() && !session.analyst()->isBusy());
        askForTheMove(session);
        QVERIFY(session.hintText().startsWith(QStringLiteral("You’re losing.")));
        QTEST(session.hintText().contains(QStringLiteral("longest")), "longest");
        if (position == QLatin1String("nim:64,63,127"))
            QVERIFY2(session.hintText().contains(QStringLiteral("from the middle heap")),
                     qPrintable(session.hintText()));
    }

    void presentHidesUntilRevealed()
    {
        Session session;
        session.setMode(Mode::Present);
        session.open(QStringLiteral("nim:7,11,5"));
        session.explanation()->setActive(true);
        const auto told = [&session] {
            return QString::number(session.analyst()->isSolved()) +
                   QString::number(session.moves()->count() > 0) +
                   QString::number(session.board()->marks().size()) +
                   QString::number(session.explanation()->rowCount() > 0) +
                   letters(*session.timeline()).join(QString());
        };
        session.board()->setHoveredRow(session.board()->rowOf(id(1, 3)));
        session.hint();
        QCOMPARE(told(), QStringLiteral("0000"));
        QVERIFY(session.analyst()->verdictTitle().isEmpty());
        QCOMPARE(session.board()->previewText(), QStringLiteral("take 9"));
        session.present({.moves = true});
        QCOMPARE(told(), QStringLiteral("0000"));
        QCOMPARE(session.board()->previewText(), QStringLiteral("take 9: leaves P"));
        session.present({.moves = true, .reasons = true});
        QCOMPARE(told(), QStringLiteral("1101"));
        session.present({});
        QCOMPARE(told(), QStringLiteral("0000"));
        session.present({.moves = true, .reasons = true});
        session.choose(id(0, 1));
        QCOMPARE(told(), QStringLiteral("0000"));
    }

    void explanationOfNim()
    {
        Session session;
        session.open(QStringLiteral("nim:7,11,5"));
        ExplanationModel& why = *session.explanation();
        QCOMPARE(why.rowCount(), 1);
        QCOMPARE(why.stepAt(0).kind, StepKind::NimSum);
        QCOMPARE(why.stepAt(0).table.columns.join(QLatin1Char(' ')), QStringLiteral("8 4 2 1"));
        const auto rows = why.stepAt(0).table.rows;
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows.at(1).bits, (QList<int>{1, 0, 1, 1}));
        QVERIFY(session.board()->marks().isEmpty());
        why.setActive(true);
        QCOMPARE(session.board()->marks().size(), 1);
        why.showAll();
        QCOMPARE(why.rowCount(), why.stepCount());
    }

    void walkToTheEndOfAGrid()
    {
        Session session;
        explore(session, "grid/misere:1111/1111/1111/1111");
        QTRY_VERIFY(session.explanation()->stepCount() > 0);
        int depth = 0;
        while (depth < 16) {
            ExplanationModel& why = *session.explanation();
            why.showAll();
            QTRY_VERIFY(!why.isBusy());
            why.walkInto(0);
            if (why.walkDepth() == depth)
                break;
            ++depth;
            QVERIFY(session.isWalking());
            QVERIFY(session.board()->notation() != session.notation());
        }
        QVERIFY(depth > 2 && depth < 16);
        session.explanation()->walkBack();
        QCOMPARE(session.explanation()->walkDepth(), depth - 1);
        session.choose(id(0, 0)); // a click is no move here, and says so
        QVERIFY(session.isWalking());
        QVERIFY(session.message().contains(QStringLiteral("Leave")));
        session.explanation()->walkLeave();
        QCOMPARE(session.board()->notation(), session.notation());
    }

    void aWalkedPositionIsJudgedAtOnce()
    {
        Session session;
        explore(session, "grid:111/111");
        ExplanationModel& why = *session.explanation();
        QTRY_VERIFY(why.stepCount() > 0);
        why.showAll();
        why.walkInto(0);
        QTRY_VERIFY(!why.isBusy());
        QCOMPARE(why.walkOutcome(), Outcome::P);
        QVERIFY(!why.walkVerdict().isEmpty());
        QCOMPARE(why.shown(), why.stepCount());
        const QVariantList marks = session.board()->marks();
        QCOMPARE(marks.size(), 1); // the move that led here
        QCOMPARE(marks.front().value<Mark>().outcome, Outcome::Unknown);
        why.setPointedOption(0);
        QCOMPARE(session.board()->marks().size(), 2); // a move and what refutes it
        why.walkLeave();
        QCOMPARE(why.pointedOption(), -1);
        QCOMPARE(why.walkOutcome(), Outcome::Unknown);
    }

    void linesOfArgumentAreShort()
    {
        Session session;
        explore(session, "grid:1/1");
        ExplanationModel& why = *session.explanation();
        QTRY_VERIFY(why.stepCount() > 0);
        why.showAll();
        const OptionLine line = why.stepAt(why.rowCount() - 1).options.front();
        QVERIFY2(!line.text.contains(u':'), qPrintable(line.text));
        QVERIFY(line.name.startsWith(QStringLiteral("a1")));
    }

    void marksContinueTheChoice()
    {
        Session session;
        explore(session, "nimble/coins=many:0,2,1,0,3");
        QTRY_VERIFY(session.board()->marks().size() > 1);
        const auto shown = session.board()->marks();
        const games::Board& board = session.board()->board();
        const auto top =
            std::ranges::find_if(board.pieces.rbegin(), board.pieces.rend(), [](const auto& piece) {
                return piece.kind == games::PieceKind::Coin && piece.column == 4;
            });
        session.choose(idText(top->id)); // the uppermost of three
        for (const QVariant& mark : session.board()->marks())
            QCOMPARE(mark.value<Mark>().pieces.size(), 1);
        QVERIFY(session.board()->marks().size() < shown.size());
        session.cancelChoice();
        QCOMPARE(session.board()->marks(), shown);
    }

    void manyWinningMovesAreOneMarkForEachHeap()
    {
        Session session;
        explore(session, "skip/skips=9,7:30,400,5");
        QTRY_VERIFY(session.analyst()->isSolved());
        QCOMPARE(session.moves()->total(), 872);
        QCOMPARE(session.board()->marks().size(), 4); // three heaps and the skip
    }

    /// Nine moves win on two rows of five: the columns, and both ends of each row.
    void manyCapsulesLieApart()
    {
        Session session;
        explore(session, "grid:11111/11111");
        QTRY_VERIFY(session.analyst()->isSolved());
        BoardModel& board = *session.board();
        QList<int> covered;
        for (const QVariant& mark : board.marks())
            covered += mark.value<Mark>().pieces;
        QVERIFY(!covered.isEmpty());
        QCOMPARE(QSet<int>(covered.cbegin(), covered.cend()).size(), covered.size());
        const auto apart = board.marks();
        const int corner = board.rowOf(id(1, 0));
        board.setHoveredRow(corner);
        QCOMPARE(board.marks().size(), 2); // along its row, along its column
        for (const QVariant& mark : board.marks())
            QVERIFY(mark.value<Mark>().pieces.contains(corner));
        board.setHoveredRow(-1);
        QCOMPARE(board.marks(), apart);
    }

    void allowancesAreEdited()
    {
        Session session;
        explore(session, "poker/adds=2,2/max=3,4:3,4");
        session.setEditing(true);
        const games::Board& board = session.board()->board();
        const auto button = std::ranges::find(board.pieces, games::PieceKind::Button, &games::Piece::kind);
        session.setCount(idText(button->id), 7);
        QCOMPARE(session.notation(), QStringLiteral("poker/adds=7,2/max=3,4:3,4"));
        session.setCount(QStringLiteral("x"), 3);
        session.setCount(idText(button->id), -1);
        QCOMPARE(session.notation(), QStringLiteral("poker/adds=7,2/max=3,4:3,4"));
        session.undo();
        QCOMPARE(session.notation(), QStringLiteral("poker/adds=2,2/max=3,4:3,4"));
    }

    void afterTheMoveItStaysMarked()
    {
        Session session;
        session.open(QStringLiteral("nim:7,11,5"));
        ExplanationModel& why = *session.explanation();
        why.setActive(true);
        const auto goes = [&session] {
            qsizetype count = 0;
            for (int row = 0; row < session.board()->rowCount(); ++row)
                count += session.board()->index(row).data(BoardModel::GoesRole).toBool() ? 1 : 0;
            return count;
        };
        QCOMPARE(goes(), 9);
        why.next();
        QCOMPARE(why.rowCount(), 2);
        QVERIFY(why.stepAt(1).table.after);
        QCOMPARE(goes(), 9);
        QCOMPARE(session.board()->marks().size(), 1);
        session.setMode(Mode::Present);
        QCOMPARE(goes(), 0); // a class is shown nothing of it
        session.present({.moves = true});
        QCOMPARE(goes(), 0);
        session.present({.moves = true, .reasons = true});
        QCOMPARE(goes(), 9);
    }

    void refutationOfALosingMove()
    {
        Session session;
        explore(session, "nim:1,2,3");
        session.moves()->select(0);
        QVERIFY(session.moves()
                    ->index(0)
                    .data(MovesModel::RefutationRole)
                    .toString()
                    .contains(QStringLiteral("refuted by")));
        QCOMPARE(session.board()->marks().size(), 2);
        QVERIFY(session.board()->marks().constFirst().value<Mark>().thin);
        session.moves()->select(-1);
        QVERIFY(session.board()->marks().isEmpty());
    }

    void largeBoardIsCancelled()
    {
        Session session;
        explore(session, fullGrid);
        QVERIFY(session.analyst()->isBusy());
        const QSignalSpy progress(session.analyst(), &Analyst::progressChanged);
        QTRY_VERIFY(progress.count() > 2);
        session.analyst()->cancel();
        QVERIFY(!session.analyst()->isBusy());
        QVERIFY(!session.analyst()->unsolvedText().isEmpty());
        session.analyst()->retry();
        QVERIFY(session.analyst()->isBusy());
    } // and the session ends while it works

    void newestPositionWins()
    {
        Session session;
        explore(session, fullGrid);
        for (int i = 0; i < 20; ++i) {
            session.open(QString::fromLatin1(fullGrid));
            QCoreApplication::processEvents();
        }
        session.open(QStringLiteral("grid/misere:11/11"));
        QTRY_VERIFY(session.analyst()->isSolved() && !session.analyst()->isBusy());
        QCOMPARE(session.analyst()->game()->notation(), std::string("grid/misere:11/11"));
        QCOMPARE(session.moves()->total(), quint64{8});
    }
};

GRUNDY_TEST(TestAnalysis, models::test::run<TestAnalysis>)
#include "tst_analysis.moc"

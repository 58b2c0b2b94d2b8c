// SPDX-License-Identifier: GPL-3.0-or-later

// A session played through: moves, what is pointed at, undo, variations, and games against the computer.

#include "models/files/gamefile.h"
#include "models/files/typedposition.h"
#include "models/sessions.h"

#include <QAbstractItemModelTester>

using namespace models;
using namespace models::test;

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    void modelsStayConsistent()
    {
        Session session;
        constexpr auto report = QAbstractItemModelTester::FailureReportingMode::QtTest;
        const QAbstractItemModelTester board(session.board(), report);
        const QAbstractItemModelTester moves(session.moves(), report);
        const QAbstractItemModelTester timeline(session.timeline(), report);
        const QAbstractItemModelTester tree(session.tree(), report);
        const QAbstractItemModelTester explanation(session.explanation(), report);
        explore(session, "nim:7,11,5");
        session.explanation()->showAll();
        session.playMove(0);
        session.undo();
        session.playMove(3);
        session.board()->setHoveredRow(1);
        session.setMisere(true);
        session.setEditing(true);
        session.choose(id(0, 2));
        session.explanation()->back();
        session.setMode(Mode::Present);
        session.present({.moves = true, .reasons = true});
        session.open(QStringLiteral("grid:111/111"));
        session.setMode(Mode::Explore);
        session.playMove(0);
        session.undo();
    }

    void clickTakesStonesAbove()
    {
        Session session;
        explore(session, "nim:7,11,5");
        const int row = session.board()->rowOf(id(1, 3));
        session.board()->setHoveredRow(row);
        QCOMPARE(session.board()->index(row).data(BoardModel::BadgeRole).value<Outcome>(), Outcome::P);
        QCOMPARE(session.board()->previewText(), QStringLiteral("take 9: leaves P"));
        session.choose(id(1, 3));
        QCOMPARE(session.notation(), QStringLiteral("nim:7,2,5"));
        QCOMPARE(session.toMove(), 1);
        QVERIFY(session.announcement().contains(QStringLiteral("took 9")));
    }

    void positionIsToldWithTheTurnAndTheVerdict()
    {
        Session session;
        twoPeople(session, "northcott:W..B..../..W...B.");
        session.tellPosition();
        QCOMPARE(session.announcement(),
                 QStringLiteral("Row 1 of 8 squares: white on 1, black on 4. Row 2 of 8 squares: white on 3, "
                                "black on 7. Player 1 to move."));
        explore(session, "nim:7,11,5");
        session.tellPosition();
        QCOMPARE(session.announcement(),
                 QStringLiteral("Heaps 7, 11 and 5. Player 1 to move. Hot — the next player wins."));
        explore(session, "nim:0");
        session.tellPosition();
        QCOMPARE(session.announcement(), QStringLiteral("One heap of 0. ") + session.resultText());
    }

    void unsolvedPositionIsToldAsSuch()
    {
        Session session;
        explore(session, fullGrid);
        session.tellPosition();
        QVERIFY2(session.announcement().endsWith(QStringLiteral(" Player 1 to move. Not solved yet.")),
                 qPrintable(session.announcement()));
    }

    void hoverGoesWithThePiece()
    {
        Session session;
        explore(session, "nim:3,5");
        BoardModel& board = *session.board();
        board.setHoveredRow(board.rowOf(id(0, 2)));
        session.choose(id(0, 2));
        QCOMPARE(board.hoveredRow(), -1);
        QVERIFY(board.previewText().isEmpty());
        board.setHoveredRow(board.rowOf(id(1, 5)));
        session.choose(id(0, 1)); // rows before it go
        QCOMPARE(board.hoveredRow(), board.rowOf(id(1, 5)));
    }

    /// A piece that waits for a second choice shows that a move begins with it; one that moves at once does
    /// not.
    void aPieceThatBeginsAMoveIsMarked_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<bool>("begins");
        QTest::newRow("coins") << QStringLiteral("dollar:0101") << true;
        QTest::newRow("tokens") << QStringLiteral("northcott:W..B") << true;
        QTest::newRow("a queen") << QStringLiteral("wythoff:2,3") << true;
        QTest::newRow("stones") << QStringLiteral("nim:3") << false;
        QTest::newRow("edges") << QStringLiteral("hackenbush:0-1g") << false;
    }

    void aPieceThatBeginsAMoveIsMarked()
    {
        QFETCH(const QString, position);
        QFETCH(const bool, begins);
        Session session;
        twoPeople(session, position.toUtf8().constData());
        BoardModel& board = *session.board();
        int marked = 0;
        for (int row = 0; row < board.rowCount(); ++row) {
            board.setHoveredRow(row);
            const bool isMarked = board.index(row).data(BoardModel::TargetRole).toBool();
            QVERIFY(!isMarked || board.previewText().isEmpty());
            marked += isMarked;
        }
        QCOMPARE(marked > 0, begins);
        board.setHoveredRow(-1);
        for (int row = 0; row < board.rowCount(); ++row)
            QVERIFY(!board.index(row).data(BoardModel::TargetRole).toBool());
    }

    void dragPreviewsItsRun()
    {
        Session session;
        explore(session, "lines:11111");
        BoardModel& board = *session.board();
        const auto pale = [&board](quint32 cell) {
            return board.index(board.rowOf(id(0, cell))).data(BoardModel::PreviewRole).toBool();
        };
        board.setRunStart(id(0, 1));
        board.setHoveredRow(board.rowOf(id(0, 3)));
        QVERIFY(!pale(0) && pale(1) && pale(2) && pale(3) && !pale(4));
        QVERIFY(board.previewText().startsWith(QStringLiteral("take 3")));
        board.setRunStart({});
        QVERIFY(!pale(1) && pale(3));
    }

    void losingMovesOfTheHoveredPiece()
    {
        Session session;
        explore(session, "grid:1111/1111");
        QTRY_VERIFY(session.analyst()->isSolved());
        const auto losing = [&session] {
            qsizetype count = 0;
            for (const QVariant& mark : session.board()->marks())
                count += mark.value<Mark>().thin ? 1 : 0;
            return count;
        };
        QCOMPARE(losing(), 0);
        session.setOptions({.showLosing = true});
        const auto all = losing();
        session.board()->setHoveredRow(0);
        QVERIFY(losing() > 0 && losing() < all);
        session.board()->setHoveredRow(-1);
        QCOMPARE(losing(), all);
    }

    void illegalClickExplainsItself()
    {
        Session session;
        explore(session, "takeaway/take=1-3:10");
        session.choose(id(0, 2));
        QVERIFY(!session.message().isEmpty());
        QCOMPARE(session.notation(), QStringLiteral("takeaway:10"));
        session.clearMessage();
        QVERIFY(session.message().isEmpty());
        session.choose(QStringLiteral("no id"));
        QCOMPARE(session.notation(), QStringLiteral("takeaway:10"));
    }

    void gridTakesTwoChoices()
    {
        Session session;
        explore(session, "grid:1111/1111");
        session.choose(id(0, 0));
        QVERIFY(
            session.board()->index(session.board()->rowOf(id(0, 0))).data(BoardModel::ChosenRole).toBool());
        QVERIFY(
            session.board()->index(session.board()->rowOf(id(0, 2))).data(BoardModel::TargetRole).toBool());
        session.choose(id(0, 3));
        QVERIFY(!session.message().isEmpty());
        session.cancelChoice();
        QVERIFY(!session.board()->chosen());
        session.chooseRun(id(0, 0), id(0, 1));
        QCOMPARE(session.notation(), QStringLiteral("grid:0011/1111"));
    }

    void undoKeepsVariations()
    {
        Session session;
        twoPeople(session, "nim:3,4,5");
        session.choose(id(0, 1));
        session.choose(id(1, 1));
        session.undo();
        session.choose(id(2, 1));
        QCOMPARE(session.timeline()->rowCount(), 3);
        QCOMPARE(session.tree()->rowCount(), 4);
        QCOMPARE(session.timeline()->index(2).data(NodeListModel::VariationsRole).toInt(), 1);
        session.undo();
        session.undo();
        QVERIFY(!session.canUndo());
        session.redo();
        session.redo();
        QVERIFY(!session.canRedo());
        QCOMPARE(session.notation(), QStringLiteral("nim:0,4,0"));
        session.goTo(2);
        QCOMPARE(session.notation(), QStringLiteral("nim:0,0,5"));
        session.restart();
        QCOMPARE(session.notation(), QStringLiteral("nim:3,4,5"));
        QCOMPARE(session.tree()->rowCount(), 4);
        QCOMPARE(letters(*session.timeline()), QStringList({{}, {}, {}}));
        session.setMode(Mode::Explore); // in Play nothing is told unasked
        QVERIFY(!letters(*session.timeline()).contains(QString()));
    }

    void conventionIsALine()
    {
        Session session;
        twoPeople(session, "nim:1,1");
        session.setMisere(true);
        QVERIFY(session.isMisere());
        QCOMPARE(session.notation(), QStringLiteral("nim/misere:1,1"));
        session.undo();
        QVERIFY(!session.isMisere());
        session.redo();
        session.setMisere(false); // nothing was played by it
        QCOMPARE(session.tree()->rowCount(), 1);
        QVERIFY(!session.canRedo());
        session.setMisere(true);
        session.choose(id(0, 1));
        session.undo();
        session.setMisere(false);
        QCOMPARE(session.tree()->rowCount(), 3);
    }

    /// A drawn game in which Right begins stays one.
    void openedForRight()
    {
        const QTemporaryDir folder;
        const QUrl url = QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.grundy")));
        const QString notation = QStringLiteral("shapes/left=1.1/right=11:111/111");
        Session session;
        QVERIFY(session.openAsRemembered(notation, 0, Mode::Explore));
        QCOMPARE(session.toMove(), 0);
        QVERIFY(session.openAsRemembered(notation, 1, Mode::Explore));
        QCOMPARE(session.toMove(), 1);
        QVERIFY(session.save(url));
        Session other;
        QVERIFY(other.load(url));
        QCOMPARE(other.notation(), notation);
        QCOMPARE(other.toMove(), 1);
    }

    /// In files of before, one tree may have several games: what the lens, the claims and the Lab opened was
    /// a step then.
    void severalGamesInAFileOfBefore()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("a.grundy"));
        const QUrl url = QUrl::fromLocalFile(file);
        SavedGame game;
        game.mode = Mode::Explore;
        game.tree.begin(gameOf(QStringLiteral("dollar:0101")), 0);
        game.tree.play(game.tree.currentNode().game->moves().moves.front());
        const QString before = QString::fromStdString(game.tree.currentNode().game->notation());
        game.tree.change(gameOf(QStringLiteral("nim:3,1")), Origin::Opened);
        game.tree.play(std::get<games::Move>(game.tree.currentNode().game->choose(games::pieceId(0, 1))));
        game.tree.change(gameOf(QStringLiteral("skip/skips=1,1:2,1")), Origin::Opened);
        QVERIFY(!writeGame(file, game));
        Session session;
        QVERIFY(session.load(url));
        QCOMPARE(labels(*session.timeline()).at(2), QStringLiteral("Nim"));
        QCOMPARE(session.toMove(), 0); // Left starts
        session.restart();
        QCOMPARE(session.notation(), QStringLiteral("skip/skips=1,1:2,1"));
        QVERIFY(session.save(url));
        Session other;
        QVERIFY(other.load(url));
        QCOMPARE(labels(*other.tree()), labels(*session.tree()));
        for (int step = 0; step < 3; ++step)
            other.undo();
        QCOMPARE(other.gameId(), QStringLiteral("dollar"));
        QCOMPARE(other.notation(), before);
        other.redo();
        QCOMPARE(other.notation(), QStringLiteral("nim:3,1"));
        QVERIFY(other.save(url));
        Session last;
        QVERIFY(last.load(url));
        QCOMPARE(last.notation(), QStringLiteral("nim:3,1"));
        QVERIFY(last.canUndo() && last.canRedo());
    }

    /// Who has won stays to be read, whatever is clicked.
    void resultStays()
    {
        Session session;
        twoPeople(session, "nim:1");
        session.choose(id(0, 1));
        QVERIFY(session.isOver());
        session.choose(id(0, 0));
        QVERIFY(session.message().isEmpty());
    }

    void refusalSaysWhoseItIs()
    {
        Session session;
        explore(session, "poker/adds=1,1/max=3,3:1,2");
        session.choose(idText(games::buttonId(theory::Mover::Right)));
        QCOMPARE(session.message(), QStringLiteral("That belongs to Right, and Left is to move."));
    }

    void wholeGameAgainstPerfect_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("starter");
        QTest::addColumn<QString>("result");
        QTest::newRow("nim, lost") << QStringLiteral("nim:1,2,3") << 0
                                   << QStringLiteral("Onyx took the last stone and wins.");
        QTest::newRow("nim, won") << QStringLiteral("nim:7,11,5") << 0
                                  << QStringLiteral("You win! You took the last stone.");
        QTest::newRow("computer starts")
            << QStringLiteral("nim:7,11,5") << 1 << QStringLiteral("Onyx took the last stone and wins.");
        QTest::newRow("misère") << QStringLiteral("nim/misere:2,1") << 0
                                << QStringLiteral("You win! Onyx took the last stone.");
        QTest::newRow("misère, lost") << QStringLiteral("nim/misere:1") << 0
                                      << QStringLiteral("You took the last stone, so Onyx wins.");
        QTest::newRow("takeaway") << QStringLiteral("takeaway:10") << 0
                                  << QStringLiteral("You win! You took the last match.");
        QTest::newRow("lines") << QStringLiteral("lines/misere:111/1111/11111") << 0
                               << QStringLiteral("You win! Onyx took the last counter.");
        QTest::newRow("grid") << QStringLiteral("grid:111/111") << 1 << QString();
        QTest::newRow("dag") << QStringLiteral("dag:1-0,2-0,2-1@2") << 0
                             << QStringLiteral("You win! You made the last move.");
        QTest::newRow("chomp") << QStringLiteral("chomp:2,1") << 0
                               << QStringLiteral("Onyx left nothing but the crossed square and wins.");
        QTest::newRow("nothing to move")
            << QStringLiteral("nim:0") << 0 << QStringLiteral("Onyx wins: you cannot move.");
        QTest::newRow("nothing to move, misère")
            << QStringLiteral("nim/misere:0") << 0
            << QStringLiteral("You win: you cannot move, and in misère play that wins.");
    }
    void wholeGameAgainstPerfect()
    {
        QFETCH(const QString, position);
        QFETCH(const int, starter);
        QFETCH(const QString, result);
        Session session;
        QVERIFY(session.newGame(position, starter));
        for (int turn = 0; turn < 50 && !session.isOver(); ++turn) {
            QTRY_VERIFY(session.isOver() || (!session.isThinking() && session.toMove() == 0));
            if (!session.isOver())
                QTRY_VERIFY(session.moves()->count() > 0);
            session.playMove(0);
        }
        QVERIFY(session.isOver());
        if (!result.isEmpty())
            QCOMPARE(session.resultText(), result);
        QVERIFY(session.announcement().contains(session.resultText()));
    }

    /// Who has moved tells it; the one person at the screen is told what he or she did.
    void movesAreTold()
    {
        Session session;
        QVERIFY(session.newGame(QStringLiteral("nim:1,2,3"), 0));
        QCOMPARE(session.seat0()->said(), QString());
        QCOMPARE(session.seat1()->said(), QString());
        session.choose(id(1, 1)); // 1, 0, 3: lost; 1, 0, 1
        QTRY_VERIFY(!session.isThinking() && session.toMove() == 0);
        QCOMPARE(session.seat0()->said(), QStringLiteral("You took 2 from the middle heap."));
        QCOMPARE(session.seat1()->said(), QStringLiteral("I took 2 from the right heap."));
        session.undo();
        QCOMPARE(session.seat1()->said(), QString());
        session.redo();
        QCOMPARE(session.seat1()->said(), QStringLiteral("I took 2 from the right heap."));
        session.seat1()->setHuman(true);
        QCOMPARE(session.seat0()->said(), QStringLiteral("I took 2 from the middle heap."));
    }

    /// Of an edit nobody tells.
    void anEditIsNotTold()
    {
        Session session;
        twoPeople(session, "nim:4,5");
        session.choose(id(0, 2));
        QCOMPARE(session.seat0()->said(), QStringLiteral("I took 3 from the left heap."));
        session.setMode(Mode::Explore);
        session.addHeap();
        QCOMPARE(session.seat0()->said(), QString());
    }

    void opponentsHaveFaces()
    {
        Session session;
        QVERIFY(session.openAsRemembered(QStringLiteral("nim:1")));
        QCOMPARE(session.seat0()->face(), QStringLiteral("you"));
        QCOMPARE(session.seat0()->manner(), QString());
        QCOMPARE(session.seat1()->face(), QStringLiteral("moss"));
        QCOMPARE(session.seat1()->name(), QStringLiteral("Moss"));
        session.seat1()->setLevel(Level::Random);
        QCOMPARE(session.seat1()->name(), QStringLiteral("Pip"));
        QCOMPARE(session.seat1()->manner(), QStringLiteral("plays whatever catches the eye"));
        session.seat1()->setLevel(Level::Fence);
        session.seat1()->setFence(4);
        QCOMPARE(session.seat1()->face(), QStringLiteral("moss"));
        QCOMPARE(session.seat1()->manner(), QStringLiteral("perfect once 4 pieces are left"));
        session.seat0()->setHuman(false);
        session.seat0()->setLevel(Level::Random);
        session.seat1()->setLevel(Level::Random);
        QCOMPARE(session.seat0()->name(), QStringLiteral("Pip 1"));
        QCOMPARE(session.seat1()->name(), QStringLiteral("Pip 2"));
        session.seat0()->setHuman(true);
        session.seat1()->setHuman(true);
        QCOMPARE(session.seat0()->face(), QStringLiteral("you"));
        QCOMPARE(session.seat1()->face(), QStringLiteral("friend"));
    }

    /// Two people have names and colours, which the next game and its file keep; a computer has none of them.
    void friendsAreRemembered()
    {
        const auto again = qScopeGuard([] { forgetLevels({}); });
        forgetLevels({});
        {
            Session session;
            twoPeople(session, "nim:1");
            session.nameFriend(1, QStringLiteral("  Bert "));
            QCOMPARE(session.seat1()->name(), QStringLiteral("Bert"));
            QCOMPARE(session.coloursFor(1).size(), 3);
            QVERIFY(!session.coloursFor(1).contains(session.seat0()->face()));
            session.colourFriend(1, QStringLiteral("you")); // the other one's
            QCOMPARE(session.seat1()->face(), QStringLiteral("friend"));
            session.colourFriend(1, QStringLiteral("wine"));
            QCOMPARE(session.seat1()->face(), QStringLiteral("wine"));
        }
        Session session;
        twoPeople(session, "nim:2");
        QCOMPARE(session.seat0()->name(), QStringLiteral("Player 1"));
        QCOMPARE(session.seat1()->name(), QStringLiteral("Bert"));
        QCOMPARE(session.seat1()->kept().name, QStringLiteral("Bert"));
        QCOMPARE(session.seat1()->face(), QStringLiteral("wine"));
        session.nameFriend(1, QStringLiteral("Bert")); // the same once more
        QCOMPARE(rememberedFriends()[1].name, QStringLiteral("Bert"));
        session.seat1()->setHuman(false);
        QCOMPARE(session.seat1()->kept().name, QString());
        QCOMPARE(session.seat0()->face(), QStringLiteral("you"));
        session.nameFriend(0, QStringLiteral("Anna")); // who plays alone is you
        QCOMPARE(session.seat0()->name(), QStringLiteral("You"));
        session.seat1()->setHuman(true);
        session.nameFriend(1, QString());
        QCOMPARE(session.seat1()->name(), QStringLiteral("Player 2"));
        QCOMPARE(rememberedFriends()[1].name, QString());
    }

    /// Flint looks three moves ahead: it has seen its last one come once it has moved before.
    void flintSawItComing()
    {
        const auto again = qScopeGuard([] { forgetLevels({}); });
        Session session;
        for (const auto& [notation, remark] : {std::pair("nim/misere:1", "Good game."),
                                               std::pair("nim/misere:1,1,1,1,1", "I saw that coming.")}) {
            QVERIFY(session.openAsRemembered(QString::fromLatin1(notation)));
            session.seat1()->setLevel(Level::Look);
            session.seat1()->setDepth(3);
            for (quint32 heap = 0; heap < 5 && !session.isOver(); ++heap) {
                session.choose(id(heap, 1)); // nothing where the heap is gone
                QTRY_VERIFY(session.isOver() || session.toMove() == 0);
            }
            QCOMPARE(session.winner(), 1);
            QCOMPARE(session.seat1()->remark(), QString::fromLatin1(remark));
        }
    }

    /// In each game for itself, and only who is on the ladder.
    void beatenOnesAreRemembered()
    {
        forgetLevels({});
        Session session;
        QVERIFY(session.openAsRemembered(QStringLiteral("nim:1")));
        QCOMPARE(session.next(), QStringLiteral("Pip"));
        session.choose(id(0, 1));
        QCOMPARE(session.seat1()->remark(), QStringLiteral("Well played."));
        QCOMPARE(session.beaten(), QStringList(QStringLiteral("moss")));
        session.seat1()->setLevel(Level::Random);
        QVERIFY(session.newGame(QStringLiteral("nim:2"), 0));
        QCOMPARE(session.seat1()->remark(), QString());
        session.choose(id(0, 1));
        QCOMPARE(session.beaten(), QStringList({QStringLiteral("pip"), QStringLiteral("moss")}));
        QCOMPARE(session.next(), QStringLiteral("Flint"));
        QCOMPARE(session.namesOf(session.beaten()), QStringLiteral("Pip, Moss"));
        session.seat1()->setLevel(Level::Fence);
        QVERIFY(session.newGame(QStringLiteral("nim:2"), 0));
        session.choose(id(0, 1));
        const Session other;
        QCOMPARE(other.beatenIn(QStringLiteral("nim")).size(), 2);
        QVERIFY(other.beatenIn(QStringLiteral("takeaway")).isEmpty());
    }

    void resultOfTwoPeople()
    {
        Session session;
        twoPeople(session, "nim:1");
        session.choose(id(0, 1));
        QCOMPARE(session.winner(), 0);
        QCOMPARE(session.resultText(), QStringLiteral("Player 1 took the last stone and wins."));
        QCOMPARE(session.resultTitle(), QStringLiteral("Player 1 wins!"));
        QCOMPARE(session.resultReason(), QStringLiteral("Player 1 took the last stone."));
        twoPeople(session, "nim/misere:1");
        QCOMPARE(session.winner(), -1);
        session.choose(id(0, 1));
        QCOMPARE(session.winner(), 1);
        QCOMPARE(session.resultText(), QStringLiteral("Player 1 took the last stone, so Player 2 wins."));
        QCOMPARE(session.resultTitle(), QStringLiteral("Player 2 wins!"));
        QCOMPARE(session.resultReason(), QStringLiteral("Player 1 took the last stone."));
        twoPeople(session, "nim:0");
        QCOMPARE(session.resultReason(), QStringLiteral("Player 1 cannot move."));
        twoPeople(session, "nim/misere:0");
        QCOMPARE(session.resultTitle(), QStringLiteral("Player 1 wins!"));
        QCOMPARE(session.resultReason(), QStringLiteral("In misère play, whoever cannot move wins."));
    }

    /// Edits made one after the other are one step of the history; while one edits, each is taken back alone.
    void editsAreOneStep()
    {
        Session session;
        session.setMode(Mode::Explore);
        QVERIFY(session.open(QStringLiteral("nim:3,5")));
        session.setEditing(true);
        for (const double size : {4, 6, 7})
            session.setHeap(0, size);
        session.undo();
        QCOMPARE(session.notation(), QStringLiteral("nim:6,5"));
        session.redo();
        session.setEditing(false);
        QCOMPARE(session.notation(), QStringLiteral("nim:7,5"));
        QCOMPARE(session.timeline()->rowCount(), 2);
        session.undo();
        QCOMPARE(session.notation(), QStringLiteral("nim:3,5"));
        QVERIFY(!session.canUndo());
        session.redo();
        QCOMPARE(session.notation(), QStringLiteral("nim:7,5"));
        QVERIFY(!session.canRedo());
    }

    /// In whole sentences.
    void saysWhereOneIs()
    {
        Session session;
        twoPeople(session, "nim:1,2");
        session.choose(id(1, 2));
        session.undo();
        QCOMPARE(session.announcement(), QStringLiteral("Start. Player 1 to move."));
        session.redo();
        QCOMPARE(session.announcement(),
                 QStringLiteral("Move 1: Player 1 took 1 from the right heap. Player 2 to move."));
    }

    /// The same game again is another one: nothing of the old one is in its line, or undone into.
    void aRematchIsAGameOfItsOwn()
    {
        Session session;
        twoPeople(session, "nim:2,1");
        session.choose(id(0, 2));
        session.restart(); // nothing is decided yet: what was played stays
        QCOMPARE(session.tree()->rowCount(), 2);
        session.choose(id(0, 1));
        session.choose(id(1, 1));
        QVERIFY(session.isOver());
        session.restart();
        QCOMPARE(session.notation(), QStringLiteral("nim:2,1"));
        QCOMPARE(session.tree()->rowCount(), 1);
        QVERIFY(!session.canUndo() && !session.canRedo());
    }

    /// Each game counts once, and other players begin anew.
    void score()
    {
        Session session;
        twoPeople(session, "nim:1");
        session.choose(id(0, 1));
        QCOMPARE(session.scoreText(), QString());
        session.undo();
        session.choose(id(0, 1));
        QCOMPARE(session.scoreText(), QString());
        session.restart();
        session.choose(id(0, 1));
        QCOMPARE(session.scoreText(), QStringLiteral("Score: Player 1 2, Player 2 0"));
        session.swapSides();
        QCOMPARE(session.toMove(), 1);
        QCOMPARE(session.notation(), QStringLiteral("nim:1"));
        session.choose(id(0, 1));
        QCOMPARE(session.scoreText(), QStringLiteral("Score: Player 1 2, Player 2 1"));
        session.seat1()->setHuman(false);
        QCOMPARE(session.scoreText(), QString());
        session.restart();
        QTRY_VERIFY(session.isOver());
        QCOMPARE(session.scoreText(), QString());
    }

    /// A game that is gone on with counts, too.
    void scoreOfALoadedGame()
    {
        const QTemporaryDir folder;
        const QUrl url = QUrl::fromLocalFile(folder.filePath(QStringLiteral("begun.grundy")));
        Session session;
        twoPeople(session, "nim:1");
        QVERIFY(session.save(url));
        session.choose(id(0, 1));
        QVERIFY(session.load(url));
        session.choose(id(0, 1));
        QCOMPARE(session.scoreText(), QStringLiteral("Score: Player 1 2, Player 2 0"));
    }

    /// Left is who was Right, with the points.
    void swapSidesOfAPartizanGame()
    {
        Session session;
        twoPeople(session, "hackenbush:0-1b,1-2b,0-3r");
        session.seat0()->setName(QStringLiteral("Anna"));
        const int first = session.toMove();
        for (int game = 0; game < 2; ++game) {
            session.restart();
            while (!session.isOver()) {
                QTRY_VERIFY(session.moves()->count() > 0);
                session.playMove(0);
            }
        }
        const QString before = session.scoreText();
        QVERIFY(before.contains(QStringLiteral("Anna")));
        session.swapSides();
        QCOMPARE(session.seat0()->name(), QStringLiteral("Player 2"));
        QCOMPARE(session.seat1()->name(), QStringLiteral("Anna"));
        QCOMPARE(session.toMove(), first);
        QVERIFY(session.scoreText() != before);
        session.swapSides();
        QCOMPARE(session.scoreText(), before);
    }

    /// Whoever has no name of his own is still told from the other, and has won what he has won.
    void namesChangeSidesWithThePlayers()
    {
        Session session;
        twoPeople(session, "hackenbush:0-1b");
        const auto cut = [&session] {
            QTRY_VERIFY(session.moves()->count() > 0);
            session.playMove(0);
            QVERIFY(session.isOver());
        };
        cut();
        QVERIFY2(session.resultText().startsWith("Player 1 made"), qPrintable(session.resultText()));
        session.swapSides();
        QCOMPARE(session.seat0()->name(), QStringLiteral("Player 2"));
        cut();
        QVERIFY2(session.resultText().startsWith("Player 2 made"), qPrintable(session.resultText()));
        QCOMPARE(session.scoreText(), QStringLiteral("Score: Player 2 1, Player 1 1"));
    }

    /// The computer waits until the person has said what to do.
    void aMistakeIsTakenBackOrStands()
    {
        Session session;
        session.open(QStringLiteral("nim:7,11,5"));
        session.setOptions({.warnsOfMistakes = true});
        session.choose(id(0, 6));
        QVERIFY(session.isMistake());
        QVERIFY(!session.isThinking());
        session.choose(id(1, 1));
        QCOMPARE(session.notation(), QStringLiteral("nim:5,11,5"));
        QCOMPARE(session.message(), QString());
        session.takeBack();
        QVERIFY(!session.isMistake());
        QCOMPARE(session.notation(), QStringLiteral("nim:7,11,5"));
        session.redo(); // what one only looks at again is no new mistake
        QVERIFY(!session.isMistake());
        session.undo();
        session.choose(id(0, 5));
        QVERIFY(session.isMistake());
        session.letStand();
        QVERIFY(!session.isMistake());
        QVERIFY(session.isThinking());
        QTRY_COMPARE(session.toMove(), 0);
        session.setOptions({.warnsOfMistakes = false});
        const auto wrong = session.analyst()->answer()->moves.back();
        session.playMove(session.moves()->rowCount() - 1);
        QVERIFY(!wrong.winning);
        QVERIFY(!session.isMistake());
        QVERIFY(session.isThinking());
    }

    /// A friend has the choice by moving.
    void aMistakeAgainstAFriend()
    {
        Session session;
        twoPeople(session, "nim:3,4,5");
        session.setOptions({.warnsOfMistakes = true});
        session.choose(id(0, 1));
        QVERIFY(session.isMistake()); // 0, 4, 5
        session.choose(id(1, 3));
        QVERIFY(session.isMistake()); // the friend has not taken the win: 0, 2, 5
        session.setOptions({.warnsOfMistakes = false});
        QVERIFY(!session.isMistake());
    }

    /// The move that was just made belongs to the game before.
    void aNewGameFollowsAFreshMove()
    {
        Session session;
        explore(session, "nim:3,4,5");
        session.setOptions({.warnsOfMistakes = true});
        session.choose(id(0, 1));
        session.setEditing(true);
        QVERIFY(session.newGame(QStringLiteral("nim:1,2,3"), 0));
        QVERIFY(!session.isMistake());
        QCOMPARE(session.notation(), QStringLiteral("nim:1,2,3"));
    }

    void undoGoesBackToThePersonsTurn()
    {
        Session session;
        session.open(QStringLiteral("nim:7,11,5"));
        session.playMove(2);
        QTRY_COMPARE(session.toMove(), 0);
        session.playMove(0);
        QVERIFY(session.isThinking());
        session.undo(); // while the computer thinks
        QCOMPARE(session.toMove(), 0);
        QVERIFY(!session.isThinking());
        session.undo();
        QCOMPARE(session.notation(), QStringLiteral("nim:7,11,5"));
        QVERIFY(!session.canUndo());
        session.redo();
        QCOMPARE(session.toMove(), 0);
        QVERIFY(session.timeline()->currentRow() > 0);
    }
};

GRUNDY_TEST(TestSession, models::test::run<TestSession>)
#include "tst_session.moc"

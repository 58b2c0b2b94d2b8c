// SPDX-License-Identifier: GPL-3.0-or-later

// The real window, driven by clicks and by keys: whole games of every board, and a program that is killed in
// the middle of play.

#include "models/session/session.h"
#include "window/driver.h"
#include "window/runtests.h"

#include <QAccessible>
#include <QProcess>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>

#include <algorithm>

using window::Driver;

namespace {

/// Positions that the player to move wins, small enough for a quick game.
void addGames()
{
    QTest::addColumn<QString>("position");
    QTest::newRow("nim") << "nim:3,5,1";
    QTest::newRow("nim misere") << "nim/misere:1,2,2";
    QTest::newRow("takeaway") << "takeaway:10";
    QTest::newRow("takeaway misere") << "takeaway/misere:7,2";
    QTest::newRow("octal") << "octal/code=0.77:5,4";
    QTest::newRow("octal misere") << "octal/misere/code=0.137:5";
    QTest::newRow("octal with division") << "octal/code=4.3:3,2";
    QTest::newRow("grundy") << "grundy:9,2";
    QTest::newRow("lines") << "lines/misere:111/1111/11111";
    QTest::newRow("lines max") << "lines/max=2:11011/1111";
    QTest::newRow("grid") << "grid:111/101/011";
    QTest::newRow("grid misere") << "grid/misere:0110/1111/1011/0110";
    QTest::newRow("dag") << "dag:3-2,3-1,2-1,1-0@3";
    QTest::newRow("primes") << "primes:5040";
    QTest::newRow("skip") << "skip/skips=2,1:1,2,3";
    QTest::newRow("poker") << "poker/adds=1,1/max=2,3:1,3";
    QTest::newRow("nimble") << "nimble:0,2,1,0,3";
    QTest::newRow("nimble many") << "nimble/coins=many:0,2";
    QTest::newRow("staircase") << "staircase:0,3,1,5";
    QTest::newRow("dollar") << "dollar:01001010001";
    QTest::newRow("dollar misere") << "dollar/misere:0100101";
    QTest::newRow("turtles") << "turtles:THHTTH";
    QTest::newRow("twins") << "twins:THHTTH";
    QTest::newRow("northcott") << "northcott:W..B./W...B";
    QTest::newRow("northcott right") << "northcott/moves=right:W.B";
    QTest::newRow("plane") << "plane:1x2,3x4";
    QTest::newRow("wythoff") << "wythoff:4,6";
    QTest::newRow("hackenbush") << "hackenbush:0-1g,1-2g,1-3g,0-4g,4-5g,5-4g,0-6g,6-6g";
    QTest::newRow("hackenbush red and blue") << "hackenbush:0-1b,1-2r,0-3b,3-4b,0-5r,2-6b";
    QTest::newRow("hackenbush misere") << "hackenbush/misere:0-1g,1-2b,1-3r,0-4g";
}

/// From now on the computer answers without its pause, while pieces glide on.
void leaveOutThePause(const Driver& driver)
{
    auto& session = *qobject_cast<models::Session*>(&driver.session());
    models::PlayOptions options = session.options();
    options.pause = 0;
    session.setOptions(options);
}

/// The person (seat 0) wins a won position against Perfect when \p make makes winning moves.
template <typename Make>
void winAgainstPerfect(const QString& position, Make make)
{
    Driver driver(position, "play");
    QVERIFY(driver.isOpen());
    QTRY_VERIFY(driver.isSettled());
    QCOMPARE(driver.notation(), position);
    for (int turn = 0; turn < 30 && !driver.isOver(); ++turn) {
        const auto game = driver.game();
        const auto move = window::bestMove(*game);
        const QString expected = QString::fromStdString(game->after(move)->notation());
        make(driver, move);
        QTRY_VERIFY(driver.notation() != QString::fromStdString(game->notation()));
        QTRY_VERIFY(driver.isOver() ||
                    (driver.session().property("toMove").toInt() == 0 && driver.notation() != expected));
    }
    QVERIFY(driver.isOver());
    const QString result = driver.session().property("resultText").toString();
    QVERIFY2(result.contains("You win"), qPrintable(result));
    const QQuickItem* shown = driver.item("endTitle");
    QVERIFY2(shown, "the result stands nowhere in the window");
    QVERIFY(shown->property("text").toString().contains("You win"));
}

/// What the killed program does: two moves by clicks, then it says what it shows and waits.
int playAndWait(int argc, char* argv[])
{
    window::nameApplication();
    const QApplication application(argc, argv);
    Driver driver(QString::fromUtf8(argv[1]), "play");
    if (!driver.isOpen())
        return 1;
    const auto before = driver.notation();
    driver.makeByMouse(window::bestMove(*driver.game()));
    if (!QTest::qWaitFor(
            [&] {
                return driver.notation() != before && driver.isSettled() &&
                       driver.session().property("toMove").toInt() == 0;
            },
            tests::patienceMs))
        return 1;
    printf("at %s\n", qPrintable(driver.notation()));
    fflush(stdout);
    return QTest::qWaitFor([] { return false; }, 60'000) ? 0 : 1;
}

/// Of the moves marked on a board.
int badgesSeen(const QQuickItem& item)
{
    const bool isBadge = QByteArrayView(item.metaObject()->className()).startsWith("MarkBadge_QML");
    int seen = isBadge && item.isVisible() && item.property("outcome").toInt() != 0 ? 1 : 0;
    for (const QQuickItem* child : item.childItems())
        seen += badgesSeen(*child);
    return seen;
}

} // namespace

class TestWindow : public QObject {
    Q_OBJECT

private slots:
    /// The share of games won stands in the table where one has asked for it.
    void gamesWon()
    {
        const auto forget = qScopeGuard([] { QSettings().remove("gamesWon"); });
        const Driver driver("nim:3,5", "explore", {1440, 900});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled() && driver.item("move_0"));
        const auto share = [&driver] { return driver.item("move_0")->property("share").toString(); };
        QCOMPARE(share(), QString());
        const auto toggle = [&driver] {
            QVERIFY(driver.click("button_menu"));
            QTRY_VERIFY(driver.item("menu_shares"));
            driver.waitUntilDrawn();
            QVERIFY(driver.click("menu_shares"));
        };
        toggle();
        QTRY_VERIFY(share().endsWith(u'%'));
        toggle();
        QTRY_COMPARE(share(), QString());
    }

    /// A hint leaves the buttons where they were, and what is cancelled does not begin again at the same
    /// place.
    void whatIsClickedStaysInItsPlace()
    {
        const auto placeOf = [](const Driver& driver, const char* name) {
            const QQuickItem* item = driver.item(QString::fromLatin1(name));
            return item ? item->mapRectToScene(item->boundingRect()) : QRectF();
        };
        {
            const Driver driver("nim:3,5", "play", {1440, 900});
            QVERIFY(driver.isOpen());
            QTRY_VERIFY(driver.isSettled());
            const QRectF why = placeOf(driver, "button_why");
            for (int time = 0; time < 3; ++time) {
                QVERIFY(driver.click("button_hint"));
                driver.waitUntilDrawn();
                QCOMPARE(placeOf(driver, "button_why"), why);
            }
            QVERIFY(driver.textOf("statusText").startsWith("Winning move"));
        }
        const Driver driver("grid/misere:1111111/1111111/1111111/1111111/1111111/1111111", "explore",
                            {1440, 900});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.item("button_cancel"));
        driver.waitUntilDrawn();
        const QRectF cancel = placeOf(driver, "button_cancel");
        QVERIFY(driver.click("button_cancel"));
        QTRY_VERIFY(driver.item("button_retry"));
        driver.waitUntilDrawn();
        QVERIFY(!placeOf(driver, "button_retry").intersects(cancel));
    }

    /// Not by a slip of the hand: before the first move and against a friend at once, else it is asked.
    void theRuleIsChangedOnceAsked()
    {
        const Driver driver("nim:3,5", "play", {1440, 900});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        const auto isMisere = [&driver] { return driver.session().property("misere").toBool(); };
        const auto ask = [&driver] { driver.key(Qt::Key_M, Qt::ControlModifier); };
        ask();
        QVERIFY(isMisere());
        ask();
        QVERIFY(!isMisere());
        driver.makeByMouse(driver.game()->moves().moves.front());
        QTRY_VERIFY(driver.isSettled() && driver.session().property("toMove") == 0);
        for (const bool changes : {false, true}) {
            ask();
            const auto* button = changes ? "button_conventionChange" : "button_conventionCancel";
            QTRY_VERIFY(driver.item(button));
            QVERIFY(!isMisere());
            driver.waitUntilDrawn();
            QVERIFY(driver.click(button));
            QTRY_VERIFY(driver.item(button) == nullptr);
            QCOMPARE(isMisere(), changes);
        }
        driver.session().property("seat1").value<QObject*>()->setProperty("human", true);
        ask();
        QVERIFY(!isMisere());
    }

    /// Off at first, and a click away.
    void everyMoveColoured()
    {
        const auto forget = qScopeGuard([] { QSettings().remove("movesColoured"); });
        const Driver driver("nim:2,3", "play", {1440, 900});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        const auto marks = [&driver] {
            const auto* board = driver.session().property("board").value<QObject*>();
            return board->property("marks").toList().size();
        };
        QCOMPARE(marks(), 0);
        QVERIFY(driver.click("button_menu"));
        QTRY_VERIFY(driver.item("menu_coloured"));
        driver.waitUntilDrawn();
        QVERIFY(driver.click("menu_coloured"));
        QTRY_COMPARE(marks(), 5); // one for each move
        QVERIFY(driver.item("legend"));
        driver.makeByMouse(driver.game()->moves().moves.front());
        QTRY_COMPARE(marks(), 0); // at the computer's turn
        const Driver next("nim:2,3", "play");
        QVERIFY(next.isOpen());
        QTRY_COMPARE(badgesSeen(*next.boardView()), 5); // from the first position on
    }

    /// What is greyed stays so for a screen reader, too.
    void whatIsDisabledDoesNotObey()
    {
        const Driver driver("nim:3,5", "play");
        QVERIFY(driver.isOpen());
        QVERIFY(driver.click("button_menu"));
        QTRY_VERIFY(driver.item("menu_review"));
        const auto presses = [&driver](const char* name, const char* signal) {
            QQuickItem* item = driver.item(QString::fromLatin1(name));
            const QSignalSpy obeyed(item, signal);
            QAccessible::queryAccessibleInterface(item)->actionInterface()->doAction(
                QAccessibleActionInterface::pressAction());
            return obeyed.count();
        };
        QVERIFY(!driver.item("menu_review")->isEnabled() && !driver.item("button_undo")->isEnabled());
        QCOMPARE(presses("menu_review", SIGNAL(triggered())), 0);
        QCOMPARE(presses("button_undo", SIGNAL(clicked())), 0);
        QCOMPARE(presses("button_hint", SIGNAL(clicked())), 1);
        QCOMPARE(presses("menu_restart", SIGNAL(triggered())), 1);
    }

    void aGameByMouse_data() { addGames(); }
    /// The first game with the computer's pause.
    void aGameByMouse()
    {
        QFETCH(QString, position);
        const bool isPaused = QTest::currentDataTag() == QByteArray("nim");
        winAgainstPerfect(position, [isPaused](Driver& driver, const games::Move& move) {
            if (!isPaused)
                leaveOutThePause(driver);
            driver.makeByMouse(move);
        });
    }

    void aGameByKeyboardAlone_data() { addGames(); }
    /// With motion reduced: pieces do not glide and the computer answers at once.
    void aGameByKeyboardAlone()
    {
        QFETCH(QString, position);
        QSettings().setValue("reducedMotion", true);
        const auto again = qScopeGuard([] { QSettings().remove("reducedMotion"); });
        winAgainstPerfect(position, [](Driver& driver, const games::Move& move) {
            QVERIFY2(driver.makeByKeys(move), "the arrow keys do not lead to the piece");
        });
    }

    /// What takes gigabytes is asked for, and a click says how to go on.
    void largeWorkAsksFirst()
    {
        const Driver driver("nim:1", "explore");
        auto& analyst = *driver.session().property("analyst").value<models::Analyst*>();
        analyst.assumeFreeMemory(std::size_t{20} << 30);
        QMetaObject::invokeMethod(
            &driver.session(), "open",
            Q_ARG(QString, QStringLiteral("grid/misere:111111/111111/111111/111111/111111/111111")));
        QTRY_VERIFY(driver.item("button_fillTable"));
        QVERIFY(!driver.item("button_retry"));
        QCOMPARE(driver.textOf("verdictDetail"), analyst.askText());
        driver.waitUntilDrawn();
        QVERIFY(driver.click("button_searchInstead"));
        QTRY_VERIFY(analyst.isBusy());
        QVERIFY(!analyst.isFillingTable());
        QTRY_VERIFY(!driver.item("button_fillTable"));
        QVERIFY(driver.click("button_cancel"));
        QTRY_VERIFY(driver.item("button_retry"));
        driver.waitUntilDrawn();
        QVERIFY(driver.click("button_fillAfterAll")); // the other way is still open
        QTRY_VERIFY(analyst.isFillingTable());
        QVERIFY(driver.click("button_cancel"));
    }

    void aTakenStoneIsPreviewedNoMore()
    {
        Driver driver("nim:7,11,5", "explore");
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        driver.click(Driver::pieceName(games::pieceId(1, 3)));
        QCOMPARE(driver.notation(), "nim:7,2,5");
        auto* board = driver.session().property("board").value<QObject*>();
        QTRY_COMPARE(board->property("previewText").toString(), QString());
        QCOMPARE(board->property("hoveredRow").toInt(), -1);
    }

    void theSheetLeavesTheKeyboardAlone()
    {
        Driver driver("nim:7,11,5", "explore", {900, 600});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        QVERIFY(driver.click(QStringLiteral("button_panel")));
        auto* sheet = driver.item("gamePage")->findChild<QObject*>("analysisSheet");
        QVERIFY(sheet);
        QTRY_VERIFY(sheet->property("opened").toBool());
        driver.key(Qt::Key_P);
        QCOMPARE(driver.mode(), "play");
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(!sheet->property("visible").toBool());
        driver.key(Qt::Key_E);
        QCOMPARE(driver.mode(), "explore");
    }

    /// Esc leaves what was entered last: a choice half made, then what it was made in.
    void escLeavesWhatWasEnteredLast()
    {
        Driver driver("nim:7,11,5", "explore");
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        QObject& session = driver.session();
        const auto leaves = [&session, &driver](const char* what, bool isLeft) {
            driver.key(Qt::Key_Escape);
            QTest::qWait(1);
            return session.property(what).toBool() == !isLeft;
        };
        QVERIFY(driver.click(QStringLiteral("button_edit")));
        QVERIFY(session.property("editing").toBool());
        QVERIFY(leaves("editing", true));
        auto* explanation = session.property("explanation").value<QObject*>();
        QTRY_VERIFY(!explanation->property("busy").toBool());
        QVERIFY(explanation->setProperty("level", static_cast<int>(models::Argument::Labels)));
        QMetaObject::invokeMethod(&session, "open", Q_ARG(QString, QStringLiteral("grid:11/11")));
        QTRY_VERIFY(driver.isSettled());
        QTRY_VERIFY(explanation->property("stepCount").toInt() > 0);
        QMetaObject::invokeMethod(explanation, "walkInto", Q_ARG(int, 0));
        QTRY_VERIFY(session.property("walking").toBool());
        QVERIFY(leaves("walking", true));
        QCOMPARE(driver.notation(), QStringLiteral("grid:11/11"));

        driver.setMode(QStringLiteral("play"));
        QTRY_VERIFY(driver.item("button_why"));
        driver.waitUntilDrawn();
        QVERIFY(driver.click(QStringLiteral("button_why")));
        QTRY_VERIFY(driver.item("verdictTitle"));
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(driver.item("button_why"));
        QVERIFY(!driver.item("verdictTitle"));
        QCOMPARE(driver.mode(), QStringLiteral("play"));
    }

    /// Where the board leaves room for them, dishes hold what was taken; elsewhere, and where nothing is
    /// kept, there are none.
    void dishesHoldWhatWasTaken_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("areThere");
        QTest::newRow("heaps") << QStringLiteral("nim:7,6,5") << QSize(1440, 900) << true;
        QTest::newRow("a small window") << QStringLiteral("nim:7,6,5") << QSize(900, 600) << false;
        QTest::newRow("a board as wide as the window")
            << QStringLiteral("takeaway:30") << QSize(1440, 900) << false;
        QTest::newRow("pieces that stay") << QStringLiteral("wythoff:3,4") << QSize(1440, 900) << false;
    }

    void dishesHoldWhatWasTaken()
    {
        QFETCH(const QString, position);
        QFETCH(const QSize, size);
        QFETCH(const bool, areThere);
        const Driver driver(position, QStringLiteral("play"), size);
        QVERIFY(driver.isOpen());
        driver.waitUntilDrawn();
        QCOMPARE(driver.item(QStringLiteral("dish_0")) != nullptr, areThere);
        const auto pieces = driver.game()->board().pieces;
        const auto top = std::find_if(pieces.rbegin(), pieces.rend(), [](const games::Piece& piece) {
            return piece.kind == games::PieceKind::Stone || piece.kind == games::PieceKind::Stick;
        });
        if (top == pieces.rend()) // nothing is taken
            return;
        const auto told = [&driver, areThere] {
            const QQuickItem* item = areThere ? driver.item("dish_0")->findChild<QQuickItem*>("took")
                                              : driver.item("seatTook_0"); // beside the name
            return item != nullptr ? item->property("text").toString() : QString();
        };
        QCOMPARE(told(), QString());
        driver.clickPlace(top->id);
        QTRY_VERIFY(told().endsWith(QStringLiteral(" took 1")));
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(told(), QString());
    }

    void escClosesTheSeats()
    {
        Driver driver("nim:7,11,5", "play");
        QVERIFY(driver.isOpen());
        QVERIFY(driver.click(QStringLiteral("seat_1")));
        QTRY_VERIFY(driver.item("seat1_computer"));
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(!driver.item("seat1_computer"));
        QVERIFY(driver.item("boardView")->isAncestorOf(driver.window().activeFocusItem()));
        driver.key(Qt::Key_E);
        QCOMPARE(driver.mode(), "explore");
    }

    void theTimelineIsInTheMiddle()
    {
        const Driver driver("nim:7,11,5", "play", {1440, 900});
        QVERIFY(driver.isOpen());
        QTRY_COMPARE(Driver::centre(*driver.item("timeline")).x(), 720);
    }

    void enterTakesFromAPile()
    {
        Driver driver("nim:100000000,3", "explore");
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        const auto pieces = driver.game()->board().pieces;
        const auto pile = std::ranges::find(pieces, games::PieceKind::Pile, &games::Piece::kind);
        QVERIFY(pile != pieces.end() && driver.click(Driver::pieceName(pile->id)));
        QTRY_VERIFY(driver.item("spin_take"));
        QTRY_VERIFY(driver.item("spin_take")->property("activeFocus").toBool());
        for (const auto key : {Qt::Key_4, Qt::Key_2})
            driver.key(key);
        const QQuickItem* button = driver.item("button_take");
        QCOMPARE(button->property("text").toString(), "Take 42");
        driver.key(Qt::Key_Return);
        QCOMPARE(driver.notation(), "nim:99999958,3");
    }

    void theSearchIsSilentAndOpensTheOnlyMatch()
    {
        Driver driver;
        QVERIFY(driver.isOpen());
        QVERIFY(driver.click(QStringLiteral("search")));
        for (const char* text : {"grd", "grid", "takeaway"}) {
            driver.key(Qt::Key_A, Qt::ControlModifier);
            for (const char* letter = text; *letter != '\0'; ++letter) {
                QTest::keyClick(&driver.window(), *letter);
                QTest::qWait(20);
            }
        }
        driver.key(Qt::Key_Return);
        QTRY_COMPARE(driver.session().property("gameId").toString(), "takeaway");
        QCOMPARE(driver.page(), "game");
    }

    void reversedItMirrors()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        {
            Driver driver("nim:7,11,5", "explore");
            QVERIFY(driver.isOpen());
            QVERIFY(driver.item("button_undo"));
            QVERIFY(Driver::centre(*driver.item("button_undo")).x() > driver.window().width() / 2);
            const auto first = games::pieceId(0, 1);
            QVERIFY(Driver::centre(*driver.piece(first)).x() <
                    Driver::centre(*driver.piece(games::pieceId(2, 1))).x());
        }
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }

    /// As a worker's result starts a timer between the end of the last animation and what is begun and given
    /// up.
    void qtsClockOfAnimationsGoesOn()
    {
        QTest::failOnWarning(QRegularExpression("QUnifiedTimer"));
        const Driver driver;
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        QQmlComponent component(qmlEngine(&driver.window()));
        component.setData(R"(
            import QtQuick
            QtObject {
                readonly property Timer last: Timer { interval: 100000 }
                readonly property Timer next: Timer { interval: 100000 }
                readonly property Timer givenUp: Timer { interval: 100000 }
                function begin() {
                    next.stop()
                    last.start()
                }
                function mix() {
                    last.stop()
                    Qt.callLater(() => next.start())
                    givenUp.start()
                    givenUp.stop()
                }
            })",
                          {});
        const std::unique_ptr<QObject> timers(component.create());
        QVERIFY2(timers != nullptr, qPrintable(component.errorString()));
        for (int i = 0; i < 20; ++i) { // once nothing else moves any more
            QVERIFY(QMetaObject::invokeMethod(timers.get(), "begin"));
            QTest::qWait(100);
            QVERIFY(QMetaObject::invokeMethod(timers.get(), "mix"));
            QTest::qWait(20);
            QVERIFY(timers->property("next").value<QObject*>()->property("running").toBool());
        }
    }

    void killedInPlayItContinues()
    {
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(), {"play-and-wait", "nim:7,11,5"});
        QVERIFY(program.waitForStarted(tests::patienceMs));
        QString shown;
        QTRY_VERIFY((program.waitForReadyRead(100),
                     shown += QString::fromUtf8(program.readAllStandardOutput()), shown.contains('\n')));
        program.kill(); // SIGKILL: no destructor runs
        QVERIFY(program.waitForFinished(tests::patienceMs));
        const QString notation = shown.section("at ", 1).trimmed();
        QVERIFY2(notation.startsWith("nim:"), qPrintable(shown));

        Driver driver;
        QVERIFY(driver.isOpen());
        QVERIFY(driver.click(QStringLiteral("button_continue")));
        QTRY_COMPARE(driver.notation(), notation);
        QVERIFY(driver.session().property("canUndo").toBool());
        QCOMPARE(driver.mode(), "play");
    }
};

GRUNDY_TEST(TestWindow, window::runTests<TestWindow>)
static const tests::Registered toBeKilled{"play-and-wait", playAndWait};

#include "tst_window.moc"

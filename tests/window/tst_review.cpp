// SPDX-License-Identifier: GPL-3.0-or-later

// The review after a game, in the real window: by the card, the bar, the menu and the keys.

#include "games/board.h"
#include "models/board/pieceids.h"
#include "models/session/level.h"
#include "models/session/levels.h"
#include "window/driver.h"
#include "window/runtests.h"
#include "window/spokentree.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QScopeGuard>
#include <QSettings>

using window::Driver;
using window::spokenIn;

namespace {

/// Two people; the named heaps go to these sizes, one after the other.
void play(const Driver& driver, const std::vector<std::pair<std::uint32_t, std::uint32_t>>& moves)
{
    for (const char* seat : {"seat0", "seat1"})
        QVERIFY(driver.session().property(seat).value<QObject*>()->setProperty("human", true));
    for (const auto& [heap, left] : moves) {
        const QString before = driver.notation();
        driver.clickPlace(games::pieceId(heap, left + 1));
        QTRY_VERIFY(driver.notation() != before);
    }
}

/// Null for none.
QQuickItem* itemIn(const QQuickItem& item, const QString& name)
{
    for (QQuickItem* child : item.childItems())
        if (QQuickItem* found = child->objectName() == name ? child : itemIn(*child, name))
            return found;
    return nullptr;
}

/// 3, 5: right is 5 → 3. Two mistakes, the first player's and the second's.
void playWithMistakes(const Driver& driver)
{
    QVERIFY(driver.isOpen());
    QTRY_VERIFY(driver.isSettled());
    play(driver, {{1, 4}, {0, 2}, {1, 2}, {0, 0}, {1, 0}});
    QVERIFY(driver.isOver());
}

const QString withMistakes =
    QStringLiteral("Player 1 took the last stone. 2 mistakes (Player 1: 1, Player 2: 1).");

} // namespace

class TestReviewWindow : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().setValue("lettersMet", true); } // without: tst_plainwords

    void theEnd()
    {
        const Driver driver("nim:3,5", "play", {1440, 900});
        QVERIFY(!driver.item("endCard"));
        playWithMistakes(driver);
        QTRY_COMPARE(driver.textOf("endTitle"), QStringLiteral("Player 1 wins!"));
        QTRY_COMPARE(driver.textOf("endSummary"), withMistakes);
        QCOMPARE(driver.item("seat_0")->property("turn").toString(), QStringLiteral("Winner"));
        QCOMPARE(driver.item("seat_1")->property("turn").toString(), QStringLiteral("Lost"));
        const auto heightOf = [&driver](int move) {
            return driver.item(QStringLiteral("course_%1").arg(move))->y();
        };
        QVERIFY(heightOf(0) > heightOf(1)); // the lane of player 2, and back
        for (int move = 2; move < 5; ++move)
            QCOMPARE(heightOf(move), heightOf(1));
        QVERIFY(driver.click("button_rematch"));
        const auto hasKeys = [&driver] {
            return driver.item("boardView")->isAncestorOf(driver.window().activeFocusItem());
        };
        QTRY_VERIFY(!driver.isOver() && hasKeys());
        QTRY_VERIFY(!driver.item("endCard"));
        QCOMPARE(driver.notation(), QStringLiteral("nim:3,5"));
        playWithMistakes(driver);
        QTRY_VERIFY(driver.textOf("endSummary").endsWith("Score: Player 1 2, Player 2 0"));
        QVERIFY(driver.click("button_swap"));
        QTRY_VERIFY(!driver.item("endCard"));
        QCOMPARE(driver.notation(), QStringLiteral("nim:3,5"));
        QCOMPARE(driver.session().property("toMove").toInt(), 1);
        driver.setMode("explore");
        QVERIFY(!driver.item("endCard"));
    }

    /// The ribbon grows from the winner's seat, and is there at once where nothing shall move.
    void theRibbonGrows()
    {
        const auto again = qScopeGuard([] { QSettings().remove("reducedMotion"); });
        for (const bool isStill : {false, true}) {
            QSettings().setValue("reducedMotion", isStill);
            const Driver driver("nim:1", "play", {1440, 900});
            play(driver, {});
            driver.clickPlace(games::pieceId(0, 1));
            QTRY_VERIFY(driver.item("endCard"));
            const QQuickItem* card = driver.item("endCard");
            if (isStill)
                QCOMPARE(card->property("grown").toDouble(), 1.0);
            else
                QVERIFY(card->property("grown").toDouble() < 1);
            QTRY_COMPARE(card->width(), card->property("whole").toDouble());
            QTRY_COMPARE(driver.item("seat_0")->property("leaves").toDouble(), 5.0);
            QCOMPARE(driver.item("seat_1")->property("leaves").toDouble(), 0.0);
        }
    }

    void thePictureOfTheGame()
    {
        const Driver driver("nim:3,5", "play", {1440, 900});
        playWithMistakes(driver);
        QTRY_VERIFY(driver.textOf("endSummary").contains("2 mistakes"));
        QVERIFY(driver.click("button_share"));
        QTRY_VERIFY(driver.item("button_sharedSave") && driver.item("button_sharedSave")->hasActiveFocus());
        QVERIFY(driver.item("sharedGame")
                    ->property("told")
                    .toString()
                    .startsWith(
                        "Player 1 beat Player 2 at Nim. Start 3, 5. 5 moves. Player 1 took the last stone."));
        QVERIFY(driver.click("button_sharedCopy"));
        QCOMPARE(QGuiApplication::clipboard()->image().size(), QSize(1200, 630));
        QTRY_COMPARE(driver.textOf("sharedCopied"), QStringLiteral("Copied the picture."));
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(!driver.item("sharedGame"));
        QVERIFY(driver.isOver());
    }

    /// Who is beaten stands on the card of the game.
    void theCardOfTheGame()
    {
        const auto again = qScopeGuard([] { models::forgetLevels({}); });
        models::forgetLevels({});
        const Driver driver("nim:1", "play");
        QVERIFY(driver.isOpen());
        driver.setPage("gallery");
        QTRY_VERIFY(driver.item("card_nim"));
        QVERIFY(!driver.item("beaten_nim"));
        driver.setPage("game");
        driver.clickPlace(games::pieceId(0, 1));
        QTRY_VERIFY(driver.isOver());
        const QString name =
            driver.session().property("seat1").value<QObject*>()->property("name").toString();
        driver.setPage("gallery");
        QTRY_VERIFY(driver.item("beaten_nim"));
        QVERIFY(QAccessible::queryAccessibleInterface(driver.item("card_nim"))
                    ->text(QAccessible::Description)
                    .endsWith(QStringLiteral(". Beaten: ") + name));
    }

    /// A picture of a turn names the joints that its sentence names, however small it is; and where nothing
    /// is left to be aimed at no buttons zoom.
    void theEndOfHackenbush()
    {
        const Driver driver("hackenbush:0-1g,1-2g,2-3g,3-4g,4-5g,5-6g,6-7g,7-8g,8-9g,0-10g", "play",
                            {1440, 800});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        play(driver, {});
        for (const std::uint32_t edge : {9U, 0U}) // the second edge would have won
            QMetaObject::invokeMethod(&driver.session(), "choose",
                                      Q_ARG(QString, models::idText(games::edgeId(edge))));
        QVERIFY(driver.isOver());
        QVERIFY(driver.click("button_why")); // the turns stand beside the reasons
        QTRY_VERIFY(driver.item("turn_0"));
        driver.waitUntilDrawn();
        QQuickItem* picture = itemIn(*driver.item("turn_0"), "drawnPicture");
        QVERIFY(picture != nullptr);
        QStringList numbers;
        QMetaObject::invokeMethod(picture, "drawnNumbers", Q_RETURN_ARG(QStringList, numbers));
        for (const char* number : {"0", "1", "2", "10"})
            QVERIFY2(numbers.contains(number), number);
        QVERIFY(!numbers.contains("5"));
        const auto* zoom = driver.item("button_zoomIn");
        QVERIFY(zoom == nullptr || !zoom->isVisible());
    }

    /// Where there is hardly any room the course goes, and what one does next stays.
    void theEndInALowWindow_data()
    {
        QTest::addColumn<double>("scale");
        QTest::addColumn<bool>("course");
        QTest::newRow("usual text") << 1.0 << true;
        QTest::newRow("large text") << 1.5 << false;
    }

    void theEndInALowWindow()
    {
        QFETCH(const double, scale);
        QFETCH(const bool, course);
        QSettings().setValue("textScale", scale);
        {
            const Driver driver("nim:3,5", "play", {900, 600});
            playWithMistakes(driver);
            QTRY_VERIFY(driver.item("endCard"));
            QCOMPARE(driver.item("gameCourse") != nullptr, course);
            driver.waitUntilDrawn();
            const QRectF frame({}, driver.window().size());
            for (const char* name :
                 {"endTitle", "button_rematch", "button_swap", "button_review", "button_newGame"}) {
                const QQuickItem* item = driver.item(name);
                QVERIFY2(item, name);
                QVERIFY2(frame.contains(item->mapRectToScene(item->boundingRect())), name);
            }
            QVERIFY(driver.item("boardView")->height() > 60);
        }
        QSettings().remove("textScale");
    }

    void aPointOfTheCourseLooksAtItsMove()
    {
        const Driver driver("nim:3,5", "play", {1440, 900});
        playWithMistakes(driver);
        QTRY_COMPARE(driver.textOf("endSummary"), withMistakes);
        driver.waitUntilDrawn();
        QVERIFY(driver.click("course_2"));
        QTRY_VERIFY(driver.textOf("reviewSentence").contains("Move 3"));
    }

    /// The first mistakes stand above the course, with the position that each was made in.
    void theMistakesStandAboveTheCourse()
    {
        const Driver driver("nim:3,5", "play", {1440, 900});
        playWithMistakes(driver);
        QTRY_VERIFY(driver.item("slip_1"));
        driver.waitUntilDrawn();
        QVERIFY(!driver.item("slip_2"));
        QVERIFY(driver.item("slip_0")->mapToScene({}).y() < driver.item("gameCourse")->mapToScene({}).y());
        QVERIFY(driver.item("timeline") == nullptr || !driver.item("timeline")->isVisible());
        QVERIFY(driver.click("slip_1"));
        QTRY_VERIFY(driver.textOf("reviewSentence").contains("Move 2"));
    }

    void theCardAndTheKeys()
    {
        const Driver driver("nim:3,5", "play");
        playWithMistakes(driver);
        QTRY_COMPARE(driver.textOf("endSummary"), withMistakes);
        QVERIFY(driver.click("button_review"));
        QTRY_VERIFY(driver.item("reviewPane"));
        QTRY_COMPARE(
            driver.textOf("reviewSentence"),
            QStringLiteral(
                "? Move 1, Player 1: “take 1 from the right heap” gives the win away. The winning move "
                "was “take 2 from the right heap”: nim-sum 0. Now “take 1 from the right heap” wins."));
        QCOMPARE(driver.textOf("reviewSign_0"), QStringLiteral("?"));
        QCOMPARE(driver.textOf("reviewSign_2"), QString(QChar(0x2713)));
        driver.key(Qt::Key_M);
        QTRY_VERIFY(driver.textOf("reviewSentence").startsWith("? Move 2, Player 2"));
        driver.key(Qt::Key_BracketRight);
        QTRY_VERIFY(driver.textOf("reviewSentence").startsWith("? Move 1"));
        driver.key(Qt::Key_BracketLeft);
        QTRY_VERIFY(driver.textOf("reviewSentence").startsWith("? Move 2"));
        driver.key(Qt::Key_Right);
        QTRY_VERIFY(driver.textOf("reviewSentence")
                        .startsWith("Move 3, Player 1: “take 2 from the right heap” wins."));
        QVERIFY(driver.click("button_previousMistake"));
        QTRY_VERIFY(driver.textOf("reviewSentence").startsWith("? Move 2"));
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(!driver.item("reviewPane"));
        QVERIFY(driver.isOver());
        driver.key(Qt::Key_M);
        QTRY_VERIFY(driver.item("reviewPane"));
    }

    /// Beside the reasons stands each mistake with what was right, and leads back there.
    void whereItTurned()
    {
        const Driver driver("nim:3,5", "play");
        playWithMistakes(driver);
        driver.key(Qt::Key_W);
        QTRY_VERIFY(driver.item("turn_1"));
        QVERIFY(driver.item("turn_0"));
        QVERIFY(!driver.item("turn_2"));
        QCOMPARE(driver.textOf("turnTitle_0"), QStringLiteral("Move 1: a mistake by Player 1"));
        QCOMPARE(driver.textOf("turnPlayed_0"), QStringLiteral("Player 1 took 1 from the right heap."));
        QCOMPARE(driver.textOf("turnRight_0"), QStringLiteral("Winning move: take 2 from the right heap."));
        QCOMPARE(spokenIn(*driver.item("turn_1"), QAccessible::Button).size(), 1); // its stones are a picture
        QVERIFY(driver.click("button_playOn_1"));
        QTRY_COMPARE(driver.notation(), QStringLiteral("nim:3,4"));
        QVERIFY(!driver.isOver());
    }

    /// Whatever ends the game's end leaves the keyboard on the board.
    void theKeyboardComesBack_data()
    {
        QTest::addColumn<QString>("button");
        QTest::newRow("rematch") << "button_rematch";
        QTest::newRow("swap") << "button_swap";
    }

    void theKeyboardComesBack()
    {
        QFETCH(const QString, button);
        const Driver driver("nim:1", "play", {1440, 900});
        QVERIFY(driver.isOpen());
        play(driver, {{0, 0}});
        QTRY_VERIFY(driver.item(button));
        driver.waitUntilDrawn();
        driver.item(button)->forceActiveFocus();
        QVERIFY(driver.click(button));
        QTRY_VERIFY(!driver.isOver());
        QVERIFY(driver.item("boardView")->isAncestorOf(driver.window().activeFocusItem()));
        driver.key(Qt::Key_Home);
        driver.key(Qt::Key_Return);
        QTRY_VERIFY(driver.isOver());
    }

    /// What was played by one convention is not judged by the other.
    void theConventionStays()
    {
        const Driver driver("nim:3,5", "play");
        playWithMistakes(driver);
        driver.key(Qt::Key_M, Qt::ControlModifier);
        QVERIFY(!driver.session().property("misere").toBool());
        driver.setMode("explore");
        QTRY_VERIFY(driver.item("tab_misere")->isEnabled());
    }

    /// Against the computer one is asked for the move before it is told, with the mouse and by keys.
    void theMoveIsToBeFound()
    {
        const Driver driver("nim:1,3", "play", {1440, 900});
        QTRY_VERIFY(driver.isSettled());
        driver.clickPlace(games::pieceId(1, 3)); // right was 2, so that one and one are left
        QTRY_COMPARE(driver.notation(), QStringLiteral("nim:1,1"));
        QTRY_COMPARE(driver.session().property("toMove").toInt(), 0);
        driver.waitUntilDrawn();
        driver.clickPlace(games::pieceId(0, 1));
        QTRY_VERIFY(driver.isOver());
        QTRY_VERIFY(driver.textOf("endSummary").contains("1 mistake"));
        driver.waitUntilDrawn();
        QVERIFY(driver.click("button_review"));
        QTRY_VERIFY(driver.item("findPane"));
        QCOMPARE(driver.textOf("findTask"), QStringLiteral("You were winning here. Find the move."));
        QCOMPARE(driver.textOf("findPlayed"),
                 QStringLiteral("You took 1 from the right heap. Nothing is lost by trying."));
        driver.waitUntilDrawn();
        const auto inPane = [&driver](const QString& name) { return itemIn(*driver.item("findPane"), name); };
        const auto clickStone = [&](quint32 heap, quint32 stone) {
            const QString name = Driver::pieceName(games::pieceId(heap, stone));
            QTRY_VERIFY(inPane(name));
            driver.click(Driver::freePoint(*inPane(name)));
        };
        QCOMPARE(driver.textOf("roomDetail"), QStringLiteral("Lost to Onyx · move 1"));
        const auto isOffered = [&](const QString& hint) { return inPane(hint)->isEnabled(); };
        QVERIFY(isOffered("hint_1") && !isOffered("hint_2") && !isOffered("hint_3"));
        driver.key(Qt::Key_H);
        QTRY_VERIFY(inPane("statusText")->property("text").toString().contains("the right heap"));
        QVERIFY(!isOffered("hint_1") && isOffered("hint_2") && !isOffered("hint_3"));
        driver.waitUntilDrawn();
        QVERIFY(driver.click("hint_2"));
        QTRY_VERIFY(inPane("statusText")->property("text").toString().startsWith("Take 2"));
        QVERIFY(driver.click("hint_3"));
        QTRY_VERIFY(inPane("statusText")->property("text").toString().startsWith("Winning move"));
        clickStone(0, 1);
        QTRY_VERIFY(driver.textOf("findSaid").startsWith("That gives the win away: Onyx took 3"));
        driver.key(Qt::Key_Return);
        QTRY_COMPARE(driver.textOf("findSaid"), QString());
        clickStone(1, 2);
        QTRY_VERIFY(driver.textOf("findSaid").startsWith("Yes! Whatever Onyx does now, you can win. Then "));
        QVERIFY(driver.item("findTick"));
        driver.key(Qt::Key_Return);
        QTRY_VERIFY(!driver.item("findPane"));
        QCOMPARE(driver.notation(), QStringLiteral("nim:0,0"));
    }

    void playOn()
    {
        const Driver driver("nim:3,5", "play", {900, 600});
        playWithMistakes(driver);
        QTRY_VERIFY(driver.item("button_review"));
        QVERIFY(driver.click("button_review"));
        QTRY_VERIFY(driver.textOf("reviewSentence").startsWith("? Move 1"));
        driver.waitUntilDrawn();
        QVERIFY(driver.click("review_1"));
        QTRY_VERIFY(driver.textOf("reviewSentence").startsWith("? Move 2"));
        QVERIFY(driver.click("button_playOn"));
        QTRY_VERIFY(!driver.item("reviewPane"));
        QCOMPARE(driver.notation(), QStringLiteral("nim:3,4"));
        driver.clickPlace(games::pieceId(1, 4)); // what was right: 4 → 3
        QTRY_COMPARE(driver.notation(), QStringLiteral("nim:3,3"));
    }

    /// From right to left the first move stands on the right.
    void theLineIsMirrored()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        {
            const Driver driver("nim:3,5", "play");
            playWithMistakes(driver);
            QVERIFY(driver.click("button_review"));
            QTRY_VERIFY(driver.item("review_1"));
            QVERIFY(Driver::centre(*driver.item("review_0")).x() >
                    Driver::centre(*driver.item("review_1")).x());
            QVERIFY(Driver::centre(*driver.item("review_0")).x() > driver.window().width() / 2);
        }
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }

    /// With the largest text in a low window the board keeps its size, and the keys lead down to the rest.
    void aLowWindow()
    {
        QSettings().setValue("textScale", 2.0);
        {
            const Driver driver("nim:3,5", "play", {900, 600});
            playWithMistakes(driver);
            QTRY_VERIFY(driver.item("button_review"));
            QVERIFY(driver.click("button_review"));
            QTRY_VERIFY(driver.textOf("reviewSentence").startsWith("? Move 1"));
            QVERIFY(driver.item("reviewBoard")->height() >= 200);
            const auto bottom = [&driver] {
                const QQuickItem& button = *driver.item("button_playOn");
                return button.mapToScene({0, button.height()}).y();
            };
            for (int press = 0; press < 20 && bottom() > driver.window().height(); ++press)
                driver.key(Qt::Key_Down);
            QVERIFY(bottom() <= driver.window().height());
            driver.key(Qt::Key_M);
            QTRY_VERIFY(driver.textOf("reviewSentence").startsWith("? Move 2"));
        }
        QSettings().remove("textScale");
    }

    void theFenceGoesOut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("button");
        QTest::newRow("wide") << QSize(1280, 860) << QStringLiteral("button_climb");
        QTest::newRow("narrow") << QSize(900, 600) << QStringLiteral("button_climb");
    }
    void theFenceGoesOut()
    {
        QFETCH(const QSize, size);
        QFETCH(const QString, button);
        const Driver driver("nim:2", "play", size);
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        auto* computer = driver.session().property("seat1").value<QObject*>();
        QVERIFY(computer->setProperty("level", QVariant::fromValue(models::Level::Fence)));
        driver.clickPlace(games::pieceId(0, 1));
        QTRY_VERIFY(driver.isOver());
        QTRY_VERIFY(driver.item(button));
        QVERIFY(driver.click(button));
        QCOMPARE(computer->property("fence").toInt(), 5);
        QTRY_VERIFY(!driver.item(button));
        QCOMPARE(driver.notation(), QStringLiteral("nim:2"));
    }

    /// Each kind of board shows the position before a move with the right one drawn.
    void everyBoard_data()
    {
        QTest::addColumn<QString>("position");
        for (const char* position :
             {"nim:3,5,1", "takeaway:10", "octal/code=0.77:5,4", "lines/misere:111/1111", "grid:111/101/011",
              "dag:3-2,3-1,2-1,1-0@3", "nimble:0,2,1,0,3", "staircase:0,3,1,5", "turtles:THHTTH",
              "northcott/moves=own:W..B./W...B", "plane:1x2,3x4", "wythoff:4,6",
              "hackenbush:0-1b,1-2r,0-3b,3-4b,0-5r,2-6b"})
            QTest::newRow(position) << QString::fromLatin1(position);
    }
    void everyBoard()
    {
        QFETCH(const QString, position);
        const Driver driver(position, "play");
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        for (const char* seat : {"seat0", "seat1"})
            driver.session().property(seat).value<QObject*>()->setProperty("human", true);
        const auto own = driver.game()->moves().moves.front();
        driver.makeByMouse(own);
        QTRY_VERIFY(driver.notation() != position);
        QVERIFY(driver.click("button_menu"));
        QTRY_VERIFY(driver.item("menu_review"));
        QTest::qWait(250); // the menu unfolds
        QVERIFY(driver.click("menu_review"));
        QTRY_VERIFY(driver.item("reviewBoard"));
        QTRY_VERIFY(!driver.textOf("reviewSign_0").isEmpty());
        QVERIFY(driver.textOf("reviewSentence").contains("Move 1"));
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(!driver.item("reviewPane"));
    }
};

GRUNDY_TEST(TestReviewWindow, window::runTests<TestReviewWindow>)

#include "tst_review.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader speaks: the notifications that appear, each sentence once.

#include "window/driver.h"
#include "window/runtests.h"

#include <QAccessible>
#include <QQuickItem>
#include <QScopeGuard>
#include <QSettings>

#include <functional>

using window::Driver;

namespace {

/// The sentences of the notifications that have appeared since: what makes a screen reader speak.
class Heard : public QObject {
public:
    explicit Heard(const Driver& driver) { listen(*driver.window().contentItem()); }

    QStringList sentences;

private:
    void listen(QQuickItem& item)
    {
        const auto* told = QAccessible::queryAccessibleInterface(&item);
        if (told != nullptr && told->role() == QAccessible::Notification) {
            connect(&item, &QQuickItem::visibleChanged, this, [this, &item, told] {
                if (item.isVisible())
                    sentences += told->text(QAccessible::Name);
            });
        }
        for (QQuickItem* child : item.childItems())
            listen(*child);
    }
};

/// What is spoken after something was done, when nothing more comes.
QStringList spokenAfter(const Driver& driver, Heard& heard, const std::function<void()>& what)
{
    heard.sentences.clear();
    what();
    driver.waitUntilDrawn();
    QTest::qWait(100);
    return heard.sentences;
}

void sitDown(const Driver& driver)
{
    QVERIFY(driver.isOpen());
    QTRY_VERIFY(driver.isSettled());
    for (const char* seat : {"seat0", "seat1"})
        driver.session().property(seat).value<QObject*>()->setProperty("human", true);
}

} // namespace

class TestSpoken : public QObject {
    Q_OBJECT

private slots:
    /// Nim to its end.
    void movesHintsAndTheResult()
    {
        const Driver driver("nim:1,2", "play");
        sitDown(driver);
        Heard heard(driver);
        QCOMPARE(spokenAfter(driver, heard, [&] { driver.click("button_hint"); }),
                 QStringList{"Look at the right heap. Player 1 to move."});
        QCOMPARE(spokenAfter(driver, heard, [&] { driver.click("button_hint"); }),
                 QStringList{"Take just 1 there. Player 1 to move."});
        QCOMPARE(spokenAfter(driver, heard, [&] { driver.click("button_hint"); }),
                 QStringList{"Winning move: take 1 from the right heap. Player 1 to move."});
        const auto make = [&](std::uint32_t heap, std::uint32_t stone) {
            return spokenAfter(driver, heard, [&] { driver.clickPlace(games::pieceId(heap, stone)); });
        };
        QCOMPARE(make(1, 2), QStringList{"Player 1 took 1 from the right heap. Player 2 to move."});
        QCOMPARE(make(0, 1), QStringList{"Player 2 took 1 from the left heap. Player 1 to move."});
        QCOMPARE(make(1, 1),
                 QStringList{"Player 1 took 1 from the right heap. Player 1 took the last stone and wins."});
        QCOMPARE(spokenAfter(driver, heard, [&] { driver.click("button_rematch"); }),
                 QStringList{"From the start. Player 1 to move."});
    }

    /// In Play nobody is told who wins.
    void thePosition()
    {
        const Driver driver("nim:7,11,5", "play");
        sitDown(driver);
        Heard heard(driver);
        const auto press = [&] { driver.key(Qt::Key_A); };
        for (int time = 0; time < 2; ++time)
            QCOMPARE(spokenAfter(driver, heard, press), QStringList{"Heaps 7, 11 and 5. Player 1 to move."});
        driver.setMode("explore");
        QTRY_VERIFY(driver.isSettled());
        QCOMPARE(spokenAfter(driver, heard, press),
                 QStringList{"Heaps 7, 11 and 5. Player 1 to move. Hot — the next player wins."});
    }

    /// The same sentence is spoken again where it is meant again.
    void refusalsAndFirstHalves()
    {
        const Driver driver("grid:11/11", "play");
        sitDown(driver);
        Heard heard(driver);
        const auto choose = [&](std::uint32_t row, std::uint32_t column) {
            return spokenAfter(driver, heard, [&] { driver.clickPlace(games::pieceId(row, column)); });
        };
        for (int time = 0; time < 2; ++time) {
            const QStringList half = choose(0, 0);
            QCOMPARE(half.size(), 1);
            QCOMPARE(half.first(), QStringLiteral("Chosen: a2, stone. Now choose where the move ends."));
            const QStringList refused = choose(1, 1);
            QCOMPARE(refused.size(), 1);
            QVERIFY2(refused.first().contains("row or column"), qPrintable(refused.first()));
            driver.key(Qt::Key_Escape);
            driver.waitUntilDrawn();
        }
    }

    /// By keys alone: the question is asked, Tab leads to its answers, and what is played next is heard.
    void aMistake()
    {
        const auto forget = qScopeGuard([] { QSettings().remove("warnsOfMistakes"); });
        QSettings().setValue("warnsOfMistakes", true);
        const Driver driver("nim:1,3", "play");
        sitDown(driver);
        Heard heard(driver);
        const auto take = [&] {
            return spokenAfter(driver, heard, [&] { driver.clickPlace(games::pieceId(1, 3)); });
        };
        const QString asked = "That gives the win away. Take it back, or play on?";
        const QStringList made = take();
        QVERIFY(made.contains(asked));
        QVERIFY(!made.first().contains("win") || made.first() == asked);
        const auto press = [&](const QString& button) {
            for (int step = 0; step < 30; ++step) {
                const QQuickItem* focused = driver.window().activeFocusItem();
                if (focused != nullptr && focused->objectName() == button)
                    break;
                driver.key(Qt::Key_Tab);
            }
            driver.key(Qt::Key_Space);
        };
        press("button_takeBack");
        QTRY_COMPARE(driver.notation(), QStringLiteral("nim:1,3"));
        QVERIFY(driver.item("mistakeText") == nullptr);
        QVERIFY(take().contains(asked)); // again
        press("button_letStand");
        QTRY_VERIFY(driver.item("mistakeText") == nullptr);
        QCOMPARE(driver.notation(), QStringLiteral("nim:1,2"));
    }

    /// What the computer does, and Esc of nothing.
    void theComputersMove()
    {
        const Driver driver("nim:1,2", "play");
        QVERIFY(driver.isOpen());
        const Heard heard(driver);
        driver.clickPlace(games::pieceId(1, 2));
        QTRY_COMPARE(driver.notation(), QStringLiteral("nim:0,1"));
        QTRY_COMPARE(heard.sentences.size(), 2);
        QCOMPARE(heard.sentences.first(), QStringLiteral("You took 1 from the right heap. Onyx to move."));
        QCOMPARE(heard.sentences.last(), QStringLiteral("Onyx took 1 from the left heap. You to move."));
    }
};

GRUNDY_TEST(TestSpoken, window::runTests<TestSpoken>)

#include "tst_spoken.moc"

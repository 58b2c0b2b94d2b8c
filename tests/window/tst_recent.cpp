// SPDX-License-Identifier: GPL-3.0-or-later

// The recent games of the gallery by clicks, by keys and as a screen reader finds them; and two
// windows.

#include "models/files/gamestore.h"
#include "models/session/session.h"
#include "window/driver.h"
#include "window/runtests.h"

#include <QAccessible>
#include <QDir>
#include <QRegularExpression>
#include <QSettings>

using window::Driver;

namespace {

/// Two people, so that nothing is played besides.
void openAndMove(const Driver& driver, const char* card)
{
    QTRY_VERIFY(driver.item(card) != nullptr);
    QVERIFY(driver.click(card));
    QTRY_COMPARE(driver.page(), QStringLiteral("game"));
    auto& session = *qobject_cast<models::Session*>(&driver.session());
    session.seat1()->setHuman(true);
    QTRY_VERIFY(driver.isSettled());
    const QString before = driver.notation();
    driver.makeByMouse(driver.game()->moves().moves.front());
    QTRY_VERIFY(driver.notation() != before);
}

void goToTheGallery(const Driver& driver)
{
    driver.key(Qt::Key_1, Qt::ControlModifier);
    QTRY_COMPARE(driver.page(), QStringLiteral("gallery"));
    driver.waitUntilDrawn();
}

QString cardText(const Driver& driver, const char* name)
{
    const QQuickItem* card = driver.item(QString::fromLatin1(name));
    return card == nullptr ? QString() : card->property("text").toString();
}

} // namespace

class TestRecent : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression("qml|qrc:|Qt"));
        QSettings().setValue("reducedMotion", true);
        QDir(models::GameStore::homeFolder()).removeRecursively();
    }

    void anotherCardLeavesTheGameBefore()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        QVERIFY(driver.item("recentList") == nullptr);
        openAndMove(driver, "card_nim");
        const QString nim = driver.notation();
        goToTheGallery(driver);
        openAndMove(driver, "card_takeaway");
        const QString takeaway = driver.notation();
        goToTheGallery(driver);
        QVERIFY(cardText(driver, "recent_0").startsWith("Nim"));
        QVERIFY(driver.item("recent_1") == nullptr);
        QVERIFY(driver.click("button_continue"));
        QTRY_COMPARE(driver.page(), QStringLiteral("game"));
        QCOMPARE(driver.notation(), takeaway);
        goToTheGallery(driver);
        QVERIFY(driver.click("recent_0"));
        QTRY_COMPARE(driver.notation(), nim);
        QVERIFY(driver.session().property("canUndo").toBool());
        goToTheGallery(driver);
        QVERIFY(cardText(driver, "recent_0").startsWith("Takeaway"));
    }

    /// However a game is opened, its board has the keyboard: at its first visit, and when its page comes back
    /// into the window after another one was looked at.
    void theBoardHasTheKeyboard()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        const auto boardHasIt = [&driver] {
            const QQuickItem* const board = driver.item("boardView");
            return board != nullptr && board->isAncestorOf(driver.window().activeFocusItem());
        };
        QVERIFY(driver.click("card_nim"));
        QTRY_VERIFY(boardHasIt());
        for (const char* other : {"learn", "lab"}) {
            const QPointer<QQuickItem> page = driver.item("gamePage");
            QVERIFY(driver.visit(QString::fromLatin1(other)));
            QTRY_VERIFY(page->window() == nullptr);
            QVERIFY(driver.visit("games"));
            QVERIFY(driver.click("button_continue"));
            QTRY_VERIFY(boardHasIt());
        }
    }

    /// grundy nim:1,1: the game that was played before stays, and a look is no game.
    void aPositionFromTheShell()
    {
        QString played;
        {
            const Driver driver;
            QVERIFY(driver.isOpen());
            openAndMove(driver, "card_takeaway");
            played = driver.notation();
        }
        const models::GameStore store;
        {
            const Driver driver("nim:1,1", "explore");
            QVERIFY(driver.isOpen());
            QTRY_VERIFY(driver.isSettled());
            QCOMPARE(store.rows().size(), 1);
            driver.makeByMouse(driver.game()->moves().moves.front());
            QTRY_COMPARE(store.rows().size(), 2);
            goToTheGallery(driver);
            QVERIFY(driver.click("recent_0"));
            QTRY_COMPARE(driver.notation(), played);
        }
        QCOMPARE(store.rows().size(), 2);
    }

    /// What is pressed stays below the pointer, wherever the row was scrolled to.
    void aCardOfAScrolledRowOpens()
    {
        const Driver driver({}, {}, {900, 600});
        QVERIFY(driver.isOpen());
        QStringList notations;
        for (int heap = 2; heap < 8; ++heap) {
            driver.openPosition(QStringLiteral("nim:1,%1").arg(heap));
            qobject_cast<models::Session*>(&driver.session())->seat1()->setHuman(true);
            driver.makeByMouse(driver.game()->moves().moves.front());
            notations.prepend(driver.notation());
            goToTheGallery(driver);
        }
        QTRY_VERIFY(driver.item("recentList") != nullptr);
        QQuickItem& row = *driver.item("recentList");
        QVERIFY(driver.item("recent_4") == nullptr || row.property("contentWidth").toDouble() > row.width());
        row.setProperty("contentX", row.property("contentWidth").toDouble() - row.width());
        QTRY_VERIFY(driver.item("recent_4") != nullptr);
        driver.waitUntilDrawn();
        const QPoint place = Driver::centre(*driver.item("recent_4"));
        QTest::mousePress(&driver.window(), Qt::LeftButton, {}, place);
        QTest::qWait(50); // no hand is as quick as a test
        QTest::mouseRelease(&driver.window(), Qt::LeftButton, {}, place);
        QTRY_COMPARE(driver.notation(), notations.at(5)); // the newest is in Continue
    }

    /// From the cards upwards, along the row, Delete, Undo, Enter.
    void byKeysAlone()
    {
        QStringList notations;
        {
            const Driver driver;
            QVERIFY(driver.isOpen());
            for (const char* card : {"card_nim", "card_takeaway", "card_lines", "card_grid"}) {
                openAndMove(driver, card);
                notations.prepend(driver.notation());
                goToTheGallery(driver);
            }
        }
        const Driver driver;
        QVERIFY(driver.isOpen());
        QTRY_COMPARE(cardText(driver, "recent_2").left(3), QStringLiteral("Nim")); // Grid Nim is in Continue
        QTRY_VERIFY(driver.item("card_nim") != nullptr);
        driver.item("card_nim")->forceActiveFocus(Qt::TabFocusReason);
        driver.key(Qt::Key_Up);
        QTRY_VERIFY(driver.item("recent_0")->hasActiveFocus());
        driver.key(Qt::Key_Right);
        QTRY_VERIFY(driver.item("recent_1")->hasActiveFocus());
        driver.key(Qt::Key_Delete);
        QTRY_VERIFY(driver.item("recent_2") == nullptr);
        QVERIFY2(driver.textOf("recentNotice").endsWith("was removed."),
                 qPrintable(driver.textOf("recentNotice")));
        QVERIFY(driver.item("recent_1")->hasActiveFocus());
        QVERIFY(driver.click("button_remedy"));
        QTRY_VERIFY(driver.item("recent_2") != nullptr);
        QCOMPARE(driver.item("recentNotice"), nullptr);
        driver.item("recentList")->forceActiveFocus(Qt::TabFocusReason);
        for (int step = 0; step < 4; ++step)
            driver.key(Qt::Key_Right);
        QTRY_VERIFY(driver.item("recent_2")->hasActiveFocus());
        driver.key(Qt::Key_Return);
        QTRY_COMPARE(driver.notation(), notations.at(3));
        QCOMPARE(driver.page(), QStringLiteral("game"));
    }

    void aClickRemoves()
    {
        {
            const Driver driver;
            QVERIFY(driver.isOpen());
            openAndMove(driver, "card_nim");
            goToTheGallery(driver);
            openAndMove(driver, "card_takeaway");
        }
        const Driver driver;
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.item("button_remove_0") != nullptr);
        QVERIFY(driver.click("button_remove_0"));
        QTRY_VERIFY(driver.item("recentList") == nullptr);
        QVERIFY(driver.textOf("recentNotice").startsWith("Nim"));
        QVERIFY(driver.click("button_removeFirst"));
        QTRY_VERIFY(driver.textOf("recentNotice").startsWith("Takeaway"));
        QVERIFY(driver.item("button_continue") == nullptr);
        QVERIFY(driver.click("button_remedy"));
        QTRY_VERIFY(driver.item("button_continue") != nullptr);
    }

    void aScreenReaderFindsIt()
    {
        {
            const Driver driver;
            QVERIFY(driver.isOpen());
            openAndMove(driver, "card_nim");
            goToTheGallery(driver);
            openAndMove(driver, "card_takeaway");
        }
        const Driver driver;
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.item("recent_0") != nullptr);
        QAccessibleInterface* card = QAccessible::queryAccessibleInterface(driver.item("recent_0"));
        QVERIFY(card != nullptr);
        QCOMPARE(card->role(), QAccessible::Button);
        QVERIFY(card->text(QAccessible::Name).startsWith("Nim"));
        const QString description = card->text(QAccessible::Description);
        QVERIFY2(description.contains("two players, move 2; today, "), qPrintable(description));
        QAccessibleInterface* remove = QAccessible::queryAccessibleInterface(driver.item("button_remove_0"));
        QVERIFY(remove->text(QAccessible::Name).startsWith("Remove Nim"));
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(driver.item("recentList"));
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Recent games"));
        card->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_VERIFY(driver.notation().startsWith("nim:"));
    }

    /// What has made room can be opened by mouse and by keys, has names, and is forgotten after a question.
    void olderGames()
    {
        const models::GameStore store;
        for (int game = 0; game < 24; ++game) {
            models::SavedGame played;
            played.tree.begin(std::get<games::GamePtr>(games::parse("takeaway:" + std::to_string(game + 2))),
                              0);
            played.tree.play(played.tree.currentNode().game->moves().moves.front());
            const auto file = store.begin();
            QVERIFY(!file->keep(played));
        }
        models::GameStore().dropOldest(); // as another window does
        QCOMPARE(store.older().size(), 4);
        const Driver driver;
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.item("button_older") != nullptr);
        QVERIFY(driver.item("olderList") == nullptr);
        QVERIFY(driver.click("button_older"));
        QTRY_VERIFY(driver.item("older_3") != nullptr);
        QVERIFY(driver.item("button_remove_3") != nullptr); // of a recent one
        const auto named = [&driver](const char* item) {
            return QAccessible::queryAccessibleInterface(driver.item(item))->text(QAccessible::Name);
        };
        QCOMPARE(named("olderList"), QStringLiteral("Older games"));
        QVERIFY(named("older_0").startsWith("Takeaway 4"));
        QCOMPARE(named("button_older"), QStringLiteral("Hide older games"));
        // By keys: up and down between the rows, Enter.
        driver.item("recentList")->forceActiveFocus(Qt::TabFocusReason);
        driver.key(Qt::Key_Down);
        QTRY_VERIFY(driver.item("older_0")->hasActiveFocus());
        driver.key(Qt::Key_Right);
        QTRY_VERIFY(driver.item("older_1")->hasActiveFocus());
        driver.key(Qt::Key_Return);
        QTRY_COMPARE(driver.page(), QStringLiteral("game"));
        QCOMPARE(driver.notation(), QStringLiteral("takeaway:3"));
        QCOMPARE(store.older().size(), 3);
        goToTheGallery(driver);
        QTRY_VERIFY(driver.item("older_2") != nullptr);
        QVERIFY(driver.click("older_2"));
        QTRY_COMPARE(driver.notation(), QStringLiteral("takeaway:1"));
        goToTheGallery(driver);
        driver.item("olderList")->forceActiveFocus(Qt::TabFocusReason);
        driver.key(Qt::Key_Down);
        QTRY_VERIFY(driver.item("button_forgetOlder")->hasActiveFocus());
        driver.key(Qt::Key_Return);
        QTRY_VERIFY(driver.item("button_forgetNo")->hasActiveFocus());
        driver.key(Qt::Key_Escape);
        QCOMPARE(store.older().size(), 2);
        QVERIFY(driver.click("button_forgetOlder"));
        QVERIFY(driver.click("button_forgetYes"));
        QTRY_VERIFY(driver.item("button_older") == nullptr && driver.item("olderList") == nullptr);
        QCOMPARE(store.older(), QStringList());
        QVERIFY(driver.item("recentList") != nullptr);
    }

    void twoWindows()
    {
        const Driver one;
        QVERIFY(one.isOpen());
        openAndMove(one, "card_nim");
        const QString first = one.notation();
        const Driver two;
        QVERIFY(two.isOpen());
        QTRY_VERIFY(two.item("recent_0") != nullptr);
        QVERIFY(two.item("button_continue") == nullptr);
        QCOMPARE(two.item("recent_0")->property("standing").toString(),
                 QStringLiteral("open in another window"));
        QVERIFY(two.item("button_remove_0") == nullptr);
        QVERIFY(two.click("recent_0"));
        QTRY_VERIFY(two.textOf("recentNotice").endsWith(" is open in another window."));
        QCOMPARE(two.page(), QStringLiteral("gallery"));
        QVERIFY(two.click("button_remedy"));
        QTRY_COMPARE(two.notation(), first);
        QTRY_VERIFY(two.isSettled());
        two.makeByMouse(two.game()->moves().moves.front());
        QTRY_VERIFY(two.notation() != first);
        QCOMPARE(one.notation(), first);
        const models::GameStore store;
        QCOMPARE(store.rows().size(), 2);
        QVERIFY(store.rows().at(0).isHeld && store.rows().at(1).isHeld);
    }
};

GRUNDY_TEST(TestRecent, window::runTests<TestRecent>)

#include "tst_recent.moc"

// SPDX-License-Identifier: GPL-3.0-or-later

// Whoever has never met P and N: Play, its end, its review and the idea say in words who can win.

#include "models/learn/lessons/lessonshow.h"
#include "models/session/session.h"
#include "models/settings.h"
#include "window/presented.h"
#include "window/runtests.h"

#include <QAccessible>
#include <QRegularExpression>
#include <QSettings>

using window::Driver;
using window::sessionOf;

namespace {

models::Settings& preferencesOf(const Driver& driver)
{
    return *qmlEngine(&driver.window())
                ->singletonInstance<models::Settings*>(qmlTypeId("Grundy.Models", 1, 0, "Settings"));
}

/// What can be seen or heard of it that speaks of P and N; empty for nothing.
QString letterSeenIn(const QQuickItem& item)
{
    static const QRegularExpression letter(
        QStringLiteral("^[PN]$|^[PN] ·|\\b[PN]-position|leaves? (an? )?[PN]\\b|nim-sum|\\b(hot|cold)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression lower(QStringLiteral("^[pn]$"));
    if (!item.isVisible())
        return {};
    QStringList texts{item.property("text").toString()};
    if (const auto* told = QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(&item)))
        texts << told->text(QAccessible::Name) << told->text(QAccessible::Description);
    for (const QString& text : texts)
        if (letter.match(text).hasMatch() && !lower.match(text).hasMatch())
            return item.objectName() + QStringLiteral(": ") + text;
    for (const QQuickItem* child : item.childItems())
        if (QString found = letterSeenIn(*child); !found.isEmpty())
            return found;
    return {};
}

QString letterSeenIn(const Driver& driver)
{
    driver.waitUntilDrawn();
    return letterSeenIn(*driver.window().contentItem());
}

void seatTwoPeople(const Driver& driver)
{
    for (const char* seat : {"seat0", "seat1"})
        QVERIFY(driver.session().property(seat).value<QObject*>()->setProperty("human", true));
}

/// Null for none.
QQuickItem* itemBelow(const QQuickItem& item, const QString& name)
{
    for (QQuickItem* child : item.childItems())
        if (QQuickItem* found = child->objectName() == name ? child : itemBelow(*child, name))
            return found;
    return nullptr;
}

/// 3, 5: right is 5 → 3. Two mistakes, the first player's and the second's.
void playTheGame(const Driver& driver)
{
    QVERIFY(driver.isOpen());
    QTRY_VERIFY(driver.isSettled());
    seatTwoPeople(driver);
    const std::vector<std::pair<std::uint32_t, std::uint32_t>> moves{{1, 4}, {0, 2}, {1, 2}, {0, 0}, {1, 0}};
    for (const auto& [heap, left] : moves) {
        const QString before = driver.notation();
        driver.clickPlace(games::pieceId(heap, left + 1));
        QTRY_VERIFY(driver.notation() != before);
    }
    QVERIFY(driver.isOver());
    QTRY_VERIFY(driver.textOf("endSummary").contains("2 mistakes"));
}

} // namespace

class TestPlainWords : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().clear(); }
    void cleanupTestCase() { QSettings().clear(); }

    void playAndItsEnd_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1440, 900);
        QTest::newRow("small") << QSize(900, 600);
    }

    /// The game, its end, the reasons beside it, its review and the moves to be found.
    void playAndItsEnd()
    {
        QFETCH(const QSize, size);
        const Driver driver("nim:3,5", "play", size);
        playTheGame(driver);
        QCOMPARE(letterSeenIn(driver), QString());
        driver.key(Qt::Key_W);
        QTRY_VERIFY(driver.item("readMistake"));
        QCOMPARE(letterSeenIn(driver), QString());
        driver.key(Qt::Key_Escape);
        driver.key(Qt::Key_M);
        QTRY_VERIFY(driver.textOf("reviewSentence").startsWith("? Move 1"));
        for (int move = 0; move < 5; ++move) {
            QCOMPARE(letterSeenIn(driver), QString());
            driver.key(Qt::Key_Right);
        }
        QVERIFY(driver.click("button_find"));
        QTRY_VERIFY(driver.item("findPane"));
        for (int hint = 0; hint < 4; ++hint) {
            QCOMPARE(letterSeenIn(driver), QString());
            driver.key(Qt::Key_H);
        }
        preferencesOf(driver).setLettersMet(true);
        driver.key(Qt::Key_M); // to all moves, and to the next mistake
        QTRY_VERIFY(driver.item("reviewPane"));
        driver.key(Qt::Key_M);
        QTRY_VERIFY(driver.textOf("reviewSentence").contains("nim-sum 0"));
        QVERIFY(!letterSeenIn(driver).isEmpty()); // what was looked for can be found
    }

    /// At any point of a game one went back to it is said who can win.
    void whoCanWinIsHeard()
    {
        const Driver driver("nim:3,5", "play", {1440, 900});
        playTheGame(driver);
        const auto nameOf = [&driver](int row) {
            const auto& timeline = *sessionOf(driver).timeline();
            return timeline.index(row).data(models::NodeListModel::NameRole).toString();
        };
        QTRY_COMPARE(nameOf(1),
                     QStringLiteral("Move 1, Player 2 can win: Player 1 took 1 from the right heap."));
        preferencesOf(driver).setLettersMet(true);
        QCOMPARE(nameOf(1), QStringLiteral("Move 1, an N-position: Player 1 took 1 from the right heap."));
    }

    /// Moves that are coloured as one plays are ticked and crossed, and so they are heard.
    void colouredMoves()
    {
        QSettings().setValue("lettersMet", false);
        QSettings().setValue("movesColoured", true);
        const Driver driver("nim:3,5", "play", {1440, 900});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        seatTwoPeople(driver);
        QTRY_VERIFY(!sessionOf(driver).board()->marks().isEmpty());
        QCOMPARE(letterSeenIn(driver), QString());
        QVERIFY(QAccessible::queryAccessibleInterface(driver.piece(games::pieceId(1, 4)))
                    ->text(QAccessible::Name)
                    .endsWith("; choosing it wins"));
        preferencesOf(driver).setLettersMet(true);
        QVERIFY(!letterSeenIn(driver).isEmpty());
    }

    /// The winning move of an idea is ticked until its letter has been met.
    void theIdea()
    {
        const Driver driver("nim:2,2,1", "play", {1440, 900});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        QCOMPARE(letterSeenIn(driver), QString());
        driver.key(Qt::Key_W);
        QTRY_VERIFY(driver.item("ideaPane"));
        const auto tick = QStringLiteral("\u2713");
        const auto markOf = [&driver] {
            driver.waitUntilDrawn();
            const QQuickItem* badge = itemBelow(*driver.item("ideaBoard"), "markBadge");
            return badge != nullptr ? badge->property("letter").toString() : QString();
        };
        QTRY_COMPARE(markOf(), tick);
        for (int step = 0; step < sessionOf(driver).explanation()->stepCount(); ++step) {
            QCOMPARE(letterSeenIn(driver), QString());
            driver.key(Qt::Key_Right);
        }
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(!driver.item("ideaPane"));
        QCOMPARE(letterSeenIn(driver), QString());
        preferencesOf(driver).setLettersMet(true);
        driver.key(Qt::Key_W);
        QTRY_COMPARE(markOf(), QStringLiteral("P"));
    }

    void tellMeMore()
    {
        const Driver driver("nim:2,2,1", "play", {1440, 900});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        driver.key(Qt::Key_W);
        QTRY_VERIFY(driver.item("ideaPane"));
        driver.waitUntilDrawn();
        QVERIFY(!sessionOf(driver).options().letters);
        QVERIFY(driver.click("level_labels"));
        QVERIFY(sessionOf(driver).options().letters);
    }

    void theSwitch()
    {
        const Driver driver("nim:2,2,1", "play", {1440, 900});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        driver.setPage("settings");
        QTRY_VERIFY(driver.item("switch_letters"));
        for (const bool met : {true, false}) {
            driver.item("switch_letters")->forceActiveFocus(Qt::TabFocusReason);
            driver.key(Qt::Key_Space);
            QCOMPARE(sessionOf(driver).options().letters, met);
        }
    }

    /// A lesson that labels: at its first step that shows letters, and not before.
    void aLesson()
    {
        const Driver driver("nim:2,2,1", "play", {1440, 900});
        QVERIFY(driver.isOpen());
        driver.setPage("learn");
        QTRY_VERIFY(driver.item("learnPage"));
        QMetaObject::invokeMethod(&driver.window(), "openLesson", Q_ARG(QString, "takeaway-ten"));
        auto* show = driver.item("learnPage")->property("lessonShow").value<models::LessonShow*>();
        QVERIFY(show != nullptr);
        QTRY_VERIFY(show->isOpened());
        show->goToPart(0);
        QVERIFY(!show->isLettered());
        QVERIFY(!sessionOf(driver).options().letters);
        while (!show->isLettered() && show->part() + 1 < show->parts())
            show->nextPart();
        QVERIFY(show->isLettered());
        QVERIFY(sessionOf(driver).options().letters);
    }

    /// Who was here before has met them; in a new home that has to be told, whatever else is stored first.
    void homes()
    {
        {
            models::Settings settings;
            QVERIFY(!settings.areLettersMet());
            settings.setSounds(false);
            QVERIFY(!settings.areLettersMet());
            settings.setLevel(models::Argument::Values);
            QVERIFY(settings.areLettersMet());
        }
        QSettings().clear();
        QSettings().setValue("theme", "dark");
        QVERIFY(models::Settings().areLettersMet());
    }
};

GRUNDY_TEST(TestPlainWords, window::runTests<TestPlainWords>)
#include "tst_plainwords.moc"

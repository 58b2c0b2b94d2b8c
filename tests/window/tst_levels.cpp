// SPDX-License-Identifier: GPL-3.0-or-later

// How far reasons argue: chosen in Explore or Present, remembered, and what a class then sees.

#include "window/presented.h"
#include "window/runtests.h"

using models::PositionShow;
using window::Driver;
using window::sessionOf;
using window::showOf;

namespace {

int lettersOf(const PositionShow& show)
{
    int letters = 0;
    for (const QVariant& cell : show.labels())
        letters += cell.toMap().value(QStringLiteral("outcome")).toInt() ==
                           static_cast<int>(models::Outcome::Unknown)
                       ? 0
                       : 1;
    return letters;
}

} // namespace

class TestLevels : public QObject {
    Q_OBJECT

private slots:
    void init() { window::beginTest(); }

    /// By click and by key; a program started later argues as the one before did.
    void theChoiceIsRemembered()
    {
        {
            const Driver driver(QStringLiteral("takeaway/take=1-3:10"), QStringLiteral("explore"),
                                {1280, 1000});
            QVERIFY(driver.isOpen());
            QTRY_VERIFY(driver.isSettled());
            QCOMPARE(sessionOf(driver).explanation()->level(), models::Argument::Idea);
            QVERIFY(driver.click(QStringLiteral("level_labels")));
            QTRY_VERIFY(driver.item(QStringLiteral("label_0")) != nullptr);
            QVERIFY(driver.click(QStringLiteral("level_values")));
            QCOMPARE(sessionOf(driver).explanation()->level(), models::Argument::Values);
            QTRY_VERIFY(driver.item(QStringLiteral("label_0")) == nullptr);
            driver.item(QStringLiteral("level_values"))->forceActiveFocus(Qt::TabFocusReason);
            driver.key(Qt::Key_Right);
            QCOMPARE(sessionOf(driver).explanation()->level(), models::Argument::Theorems);
        }
        const Driver later(QStringLiteral("nim:3,4"), QStringLiteral("explore"));
        QVERIFY(later.isOpen());
        QCOMPARE(sessionOf(later).explanation()->level(), models::Argument::Theorems);
    }

    /// A newcomer's class is told the idea first; by labels it sees the row fill from the end, a position at
    /// a time, and nothing before it is asked.
    void theRowFillsForAClass()
    {
        const Driver driver(QStringLiteral("takeaway/take=1-3:10"), QStringLiteral("present"));
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        PositionShow& show = showOf(driver);
        while (show.rung() != PositionShow::Rung::Why) {
            QVERIFY(show.labels().isEmpty());
            driver.key(Qt::Key_Space);
        }
        QCOMPARE(show.heading(), QStringLiteral("Count in groups"));
        driver.key(Qt::Key_L);
        for (int letters = 0; letters <= 11; ++letters) {
            QCOMPARE(show.labels().size(), 11);
            QCOMPARE(lettersOf(show), letters);
            QVERIFY(driver.item(QStringLiteral("presentBoard")) == nullptr);
            QVERIFY(driver.item(QStringLiteral("label_10")) != nullptr);
            driver.key(Qt::Key_Space);
        }
        QVERIFY(show.labels().isEmpty());
        QVERIFY(driver.item(QStringLiteral("presentBoard")) != nullptr);
        QCOMPARE(show.heading(), QStringLiteral("Why N: a move leaves P"));
        driver.key(Qt::Key_L);
        QCOMPARE(sessionOf(driver).explanation()->level(), models::Argument::Values);
        QCOMPARE(show.part(), 0);
        QCOMPARE(show.heading(), QStringLiteral("Why: the values of the heaps"));
        driver.key(Qt::Key_L);
        QCOMPARE(show.heading(), QStringLiteral("Why: the period"));
        driver.key(Qt::Key_L);
        QCOMPARE(show.heading(), QStringLiteral("Count in groups"));
        QVERIFY(show.labels().isEmpty());
    }

    /// Why? in Play: the idea has a screen, whose board is joined by arcs, and plays on it by itself; its
    /// button has the keyboard, its small boards lead to their steps, and the keys that led there lead back.
    void theIdeaIsPlayed()
    {
        const Driver driver(QStringLiteral("nim:2,2,1"), QStringLiteral("play"), {1280, 900});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        const auto& explanation = *sessionOf(driver).explanation();
        const auto focus = [&driver] { return driver.window().activeFocusItem()->objectName(); };
        driver.key(Qt::Key_W);
        QTRY_VERIFY(driver.item(QStringLiteral("ideaPane")) != nullptr);
        QTRY_VERIFY(driver.item(QStringLiteral("arc")) != nullptr);
        QVERIFY(driver.item(QStringLiteral("boardView")) == nullptr);
        QCOMPARE(driver.textOf("ideaSentence"), QStringLiteral("Make pairs, then copy"));
        QCOMPARE(focus(), QStringLiteral("button_playIdea"));
        QCOMPARE(explanation.shown(), 1);
        driver.key(Qt::Key_Space);
        QTRY_COMPARE(explanation.shown(), 3);
        driver.key(Qt::Key_Space); // pauses
        QVERIFY(explanation.isDrawn());
        QCOMPARE(sessionOf(driver).property("notation").toString(), QStringLiteral("nim:2,2,1"));
        driver.waitUntilDrawn();
        QVERIFY(driver.click(QStringLiteral("ideaStep_1")));
        QCOMPARE(explanation.shown(), 2);
        QCOMPARE(driver.item(QStringLiteral("ideaStep_1"))->property("text").toString(),
                 QStringLiteral("You: take 1"));
        driver.key(Qt::Key_Left);
        QCOMPARE(explanation.shown(), 1);
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(driver.item(QStringLiteral("ideaPane")) == nullptr);
        QTRY_VERIFY(
            driver.item(QStringLiteral("boardView"))->isAncestorOf(driver.window().activeFocusItem()));
        driver.key(Qt::Key_W);
        QTRY_VERIFY(driver.item(QStringLiteral("ideaPane")) != nullptr);
        driver.key(Qt::Key_W);
        QTRY_VERIFY(driver.item(QStringLiteral("ideaPane")) == nullptr);
    }

    void moreThanTheIdea_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1280, 900);
        QTest::newRow("small") << QSize(900, 600);
    }

    /// The other levels stand beside the board, or in the sheet over it; the idea is again alone.
    void moreThanTheIdea()
    {
        QFETCH(const QSize, size);
        const Driver driver(QStringLiteral("nim:2,2,1"), QStringLiteral("play"), size);
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        driver.key(Qt::Key_W);
        QTRY_VERIFY(driver.item(QStringLiteral("ideaPane")) != nullptr);
        driver.waitUntilDrawn();
        QVERIFY(driver.click(QStringLiteral("level_values")));
        QTRY_VERIFY(driver.item(QStringLiteral("ideaPane")) == nullptr);
        QTRY_VERIFY(driver.item(QStringLiteral("step_0")) != nullptr);
        QVERIFY(driver.item(QStringLiteral("boardView")) != nullptr);
        QTest::qWait(300); // the sheet slides in
        driver.waitUntilDrawn();
        QVERIFY(driver.click(QStringLiteral("level_idea")));
        QTRY_VERIFY(driver.item(QStringLiteral("ideaPane")) != nullptr);
        QTRY_VERIFY(driver.item(QStringLiteral("step_0")) == nullptr);
    }

    /// Where nobody knows a short rule that is said in the same place.
    void noShortRule()
    {
        const Driver driver(QStringLiteral("wythoff:8,13"), QStringLiteral("play"), {900, 600});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        driver.key(Qt::Key_W);
        QTRY_COMPARE(driver.textOf("ideaSentence"), QStringLiteral("No short rule"));
        QVERIFY(driver.item(QStringLiteral("button_playIdea")) == nullptr);
        QCOMPARE(driver.window().activeFocusItem()->objectName(), QStringLiteral("level_labels"));
    }
};

GRUNDY_TEST(TestLevels, window::runTests<TestLevels>)
#include "tst_levels.moc"

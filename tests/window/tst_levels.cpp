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

    /// Why? in Play: the board is joined by arcs, and the idea plays on it by itself until it is over.
    void theIdeaIsPlayed()
    {
        const Driver driver(QStringLiteral("nim:2,2,1"), QStringLiteral("play"), {1280, 900});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        driver.key(Qt::Key_W);
        QTRY_VERIFY(driver.item(QStringLiteral("button_playIdea")) != nullptr);
        QTRY_VERIFY(driver.item(QStringLiteral("arc")) != nullptr);
        QCOMPARE(sessionOf(driver).explanation()->shown(), 1);
        QVERIFY(driver.click(QStringLiteral("button_playIdea")));
        QTRY_COMPARE(sessionOf(driver).explanation()->shown(), 3);
        QVERIFY(driver.click(QStringLiteral("button_playIdea"))); // pauses
        QVERIFY(sessionOf(driver).explanation()->isDrawn());
        QCOMPARE(sessionOf(driver).property("notation").toString(), QStringLiteral("nim:2,2,1"));
    }
};

GRUNDY_TEST(TestLevels, window::runTests<TestLevels>)
#include "tst_levels.moc"

// SPDX-License-Identifier: GPL-3.0-or-later

// Lessons with the largest text in a low window: the text stands there, and what is beside it comes into
// sight by scrolling.

#include "models/learn/lessons/lessonshow.h"
#include "models/settings.h"
#include "window/driver.h"
#include "window/runtests.h"

#include <QSettings>

using models::LessonShow;
using window::Driver;

namespace {

/// So much of a board, a row or a question says what it is.
constexpr double leastSeen = 100;

/// How many pixels of an item's height lie in another one.
double seenIn(const QQuickItem& frame, const QQuickItem& item)
{
    return frame.boundingRect().intersected(item.mapRectToItem(&frame, item.boundingRect())).height();
}

void scrollTo(QQuickItem& page, double place)
{
    const double most = page.property("contentHeight").toDouble() - page.height();
    page.setProperty("contentY", std::clamp(place, 0.0, std::max(0.0, most)));
}

} // namespace

class TestLowLesson : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().setValue("textScale", 2.0); }

    void everyStep_data()
    {
        QTest::addColumn<QString>("id");
        // Between them they have steps of every kind.
        for (const char* id : {"takeaway-ten", "p-and-n", "grundy-values", "the-grid", "green-hackenbush"})
            QTest::newRow(id) << QString(id);
    }

    void everyStep()
    {
        QFETCH(const QString, id);
        const Driver driver({}, {}, {900, 600});
        QVERIFY(driver.isOpen());
        QMetaObject::invokeMethod(&driver.window(), "openLesson", Q_ARG(QString, id));
        QTRY_VERIFY(driver.item("lessonFlickable") != nullptr);
        auto* show = driver.item("learnPage")->property("lessonShow").value<LessonShow*>();
        QQuickItem& page = *driver.item("lessonFlickable");
        int sides = 0;
        for (int part = 0; part < show->parts(); ++part) {
            show->goToPart(part);
            QTRY_VERIFY(driver.isSettled());
            scrollTo(page, 0);
            const auto where = QStringLiteral("%1, step %2: %3")
                                   .arg(id)
                                   .arg(part)
                                   .arg(static_cast<int>(show->kind()))
                                   .toUtf8();
            const QQuickItem* text = driver.item("lessonScroll");
            QVERIFY2(text != nullptr && seenIn(page, *text) >= leastSeen, where);
            const QQuickItem* board = driver.item("lessonBoard");
            const QQuickItem* side = board != nullptr ? board : driver.item("lessonSide");
            if (side == nullptr)
                continue; // a step of text alone
            ++sides;
            scrollTo(page, side->mapToItem(page.property("contentItem").value<QQuickItem*>(), {0, 0}).y());
            QVERIFY2(seenIn(page, *side) >= leastSeen, where);
            QVERIFY2(side->height() >= leastSeen, where);
        }
        QVERIFY(sides > 0);
    }

    /// The board of the first step by the keys alone.
    void downTheKeys()
    {
        const Driver driver({}, {}, {900, 600});
        QVERIFY(driver.isOpen());
        QMetaObject::invokeMethod(&driver.window(), "openLesson",
                                  Q_ARG(QString, QStringLiteral("takeaway-ten")));
        QTRY_VERIFY(driver.item("lessonBoard") != nullptr);
        QTRY_VERIFY(driver.isSettled());
        const QQuickItem& page = *driver.item("lessonFlickable");
        const QQuickItem& board = *driver.item("lessonBoard");
        for (int press = 0; press < 40 && seenIn(page, board) < board.height() - 1; ++press)
            driver.key(Qt::Key_Down);
        QVERIFY(seenIn(page, board) >= board.height() - 1);
    }

    /// The table to mark is larger than the window: the cell with the keyboard is in sight, and so is what
    /// the check says.
    void markingByKeys()
    {
        const Driver driver({}, {}, {900, 600});
        QVERIFY(driver.isOpen());
        QVERIFY(driver.visit("learn"));
        QTRY_VERIFY(driver.item("learnPage") != nullptr);
        driver.setTab("mark");
        QTRY_VERIFY(driver.item("markBoard") != nullptr);
        auto* choice = driver.item("page_mark")->property("choice").value<QObject*>();
        QVERIFY(
            choice->setProperty("current", choice->property("ids").toStringList().at(4))); // Wythoff's queen
        QTRY_VERIFY(driver.isSettled());
        const QQuickItem& page = *driver.item("markPage");
        driver.item("markCanvas")->forceActiveFocus();
        driver.key(Qt::Key_C);
        QTRY_VERIFY(seenIn(page, *driver.item("markSentence")) > 0);
        for (int row = 0; row < 8; ++row)
            driver.key(Qt::Key_Up);
        const auto* board = driver.item("markBoard");
        const int current = board->property("current").toInt();
        const QQuickItem* cell = driver.item(QStringLiteral("mark_%1").arg(current));
        QVERIFY(cell != nullptr && current > 0);
        QCOMPARE(seenIn(page, *cell), cell->height());
    }
};

GRUNDY_TEST(TestLowLesson, window::runTests<TestLowLesson>)

#include "tst_lowlesson.moc"

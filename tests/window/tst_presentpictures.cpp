// SPDX-License-Identifier: GPL-3.0-or-later

// Present: pictures of the Lab that tell nothing too early, and sizes that can be read from the back of a
// room.

#include "window/presented.h"
#include "window/runtests.h"
#include "window/seentexts.h"
#include "window/writtentexts.h"

#include "models/present/labshow.h"

#include <QJSValue>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QRegularExpression>

#include <cmath>
#include <memory>
#include <set>

using models::PositionShow;
using window::Driver;
using window::isInBadge;
using window::overlapsIn;
using window::SeenTexts;
using window::showOf;
using window::writtenItems;

namespace {

int coldPixels(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += (image.pixel(x, y) | 0xff000000U) == colour.rgb() ? 1 : 0;
    return count;
}

/// The Lab's page of a position, as it is presented at first.
void presentLab(const Driver& driver, const QString& page, const QString& position)
{
    QMetaObject::invokeMethod(&driver.window(), "openLab", Q_ARG(QString, position),
                              Q_ARG(int, Driver::tabNumber(page)));
    QTRY_VERIFY(driver.item(QStringLiteral("button_labPresent")) != nullptr);
    QTRY_VERIFY(driver.item(QStringLiteral("button_labPresent"))->isEnabled());
    QVERIFY(driver.click("button_labPresent"));
    QTRY_VERIFY(driver.item(QStringLiteral("labPresent")) != nullptr);
    QVERIFY(QTest::qWaitFor([&] { return driver.isSettled(); },
                            tests::patienceMs)); // another program lays it out
}

/// How high its letters stand in the window, in pixels; not a number for a button, whose label is another
/// item.
double letterSize(const QQuickItem& item)
{
    const double scale = item.mapRectToScene(QRectF(0, 0, 100, 100)).width() / 100;
    if (qmlEngine(&item) == nullptr)
        return scale * item.property("font").value<QFont>().pixelSize();
    const auto font = item.property("fontInfo").value<QJSValue>();
    return scale * font.property(QStringLiteral("pixelSize")).toNumber();
}

/// Letters that a class cannot read: under 28 pixels of 1080 lines, or 24 in a badge. The queen is no letter.
QStringList smallLettersIn(const Driver& driver)
{
    const double lines = std::min(driver.window().width() / 1920.0, driver.window().height() / 1080.0);
    QStringList found;
    for (const auto& [item, text] : writtenItems(driver)) {
        const double size = letterSize(*item) / lines;
        if (text != QStringLiteral("♛") && size < (isInBadge(*item) ? 23.5 : 27.5))
            found << QStringLiteral("'%1' has %2 px").arg(text.left(60)).arg(size);
    }
    return found;
}

} // namespace

class TestPresentPictures : public QObject {
    Q_OBJECT

private slots:
    void init() { window::beginTest(); }

    void labPictures_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("position");
        for (const char* page : {"graph", "matrix", "table"})
            for (const char* position : {"takeaway/take=1-3:6", "takeaway/take=1-3:8", "nim:2,3"})
                QTest::addRow("%s of %s", page, position) << page << position;
    }
    /// First no letter, no colour of a cold position and no such word; at the end they are there.
    void labPictures()
    {
        QFETCH(QString, page);
        QFETCH(QString, position);
        const Driver driver({}, {}, {1280, 800});
        QVERIFY(driver.isOpen());
        presentLab(driver, page, position);
        auto& show = *driver.window().findChild<models::LabShow*>(QStringLiteral("labShow"));
        const QColor cold(QStringLiteral("#0A7297"));
        const QRegularExpression verdict(
            QStringLiteral("^[PNLRT]$|\\d cold|\\b(hot|N|P)\\b|of \\d+ moves|pure cold"));
        const auto tells = [&] {
            const SeenTexts seen(driver.window());
            return std::ranges::any_of(seen.texts(), [&](const QString& text) {
                return verdict.match(text).hasMatch() && text != show.notes();
            });
        };
        const auto drawn = [&] {
            QTest::qWait(60);
            return coldPixels(driver.window().grabWindow(), cold);
        };
        QTRY_COMPARE(drawn(), 0);
        QVERIFY(!tells());
        driver.key(Qt::Key_PageDown);
        QCOMPARE(show.step(), 1);
        driver.key(Qt::Key_End); // nothing further has been seen
        QCOMPARE(show.step(), 1);
        show.goTo(show.steps() - 1);
        QTRY_VERIFY(drawn() > 40);
        driver.key(Qt::Key_Home);
        QTRY_COMPARE(drawn(), 0);
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(driver.item(QStringLiteral("labPage")) != nullptr);
    }

    /// At 1920 × 1080 no text is smaller than 28 pixels, and no letter of a badge than 24, whatever is
    /// revealed. The board has the width until
    /// the argument needs a panel; it gives way once, to the side, and stays in its place otherwise.
    void readFromTheBack_data()
    {
        QTest::addColumn<QString>("position");
        for (const char* position : {"nim:7,11,5", "grid/misere:1111/1111/1111/1111", "takeaway/take=1-3:10",
                                     "northcott:W..B/W.B./.W.B", "wythoff:5,3", "wythoff:4,7",
                                     "octal/code=0.77:5,7", "poker/adds=1,1/max=2,3:1,3", "plane:7x4,3x2",
                                     "chomp/misere:5,5,3", "hackenbush:0-1b,1-2b,2-3r,0-4r,4-5b,0-6g"})
            QTest::newRow(position) << position;
    }
    void readFromTheBack()
    {
        QFETCH(QString, position);
        const Driver driver(position, QStringLiteral("present"), {1920, 1080});
        QVERIFY(driver.isOpen());
        QVERIFY(QTest::qWaitFor([&] { return driver.isSettled(); }, tests::patienceMs));
        PositionShow& show = showOf(driver);
        const QQuickItem* board = driver.item(QStringLiteral("presentBoard"));
        QVERIFY(board != nullptr);
        const auto place = [&board] { return board->mapRectToScene(board->boundingRect()); };
        QRectF before = place();
        QVERIFY(before.width() > 0.85 * driver.window().width());
        int gaveWay = 0;
        for (int step = 0; step < show.steps(); ++step) {
            show.goTo(step);
            QTest::qWait(30);
            driver.waitUntilDrawn();
            for (const auto& [item, text] : writtenItems(driver)) {
                const double size = letterSize(*item);
                QVERIFY2(std::isnan(size) || size >= (isInBadge(*item) ? 23.5 : 27.5),
                         qPrintable(QStringLiteral("%1 px at step %2: %3").arg(size).arg(step).arg(text)));
            }
            if (place() == before || !board->isVisible()) // a table stands in its place
                continue;
            ++gaveWay;
            QCOMPARE(place().topLeft(), before.topLeft());
            QCOMPARE(place().height(), before.height());
            QVERIFY(place().width() < before.width());
            before = place();
        }
        QVERIFY(gaveWay <= 1);
    }

    /// The look at overlaps finds one, and small letters.
    void overlapsAreFound()
    {
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("present"), {1280, 720});
        QVERIFY(driver.isOpen());
        driver.waitUntilDrawn();
        QCOMPARE(overlapsIn(driver), QStringList());
        const auto texts = window::writtenTexts(driver);
        QVERIFY(texts.size() > 5);
        QVERIFY(smallLettersIn(driver).isEmpty());
        QQmlComponent component(qmlEngine(driver.item(QStringLiteral("presentBoard"))));
        component.setData("import QtQuick\nText { text: 'small'; font.pixelSize: 12 }", {});
        const std::unique_ptr<QQuickItem> added(qobject_cast<QQuickItem*>(component.create()));
        QVERIFY(added != nullptr);
        added->setParentItem(driver.window().contentItem());
        added->setPosition(texts.front().place.topLeft());
        QCOMPARE(smallLettersIn(driver).size(), 1);
        QCOMPARE(overlapsIn(driver),
                 QStringList(QStringLiteral("'small' over '%1'").arg(texts.front().text)));
    }

    /// On the projectors of schools no text of any game lies over another one or over a badge, or is
    /// too small: in the middle, and at the end when all is told.
    void nothingOverlaps_data()
    {
        QTest::addColumn<QString>("position");
        for (const games::Entry& entry : games::catalogue())
            QTest::newRow(entry.info.id.c_str())
                << QString::fromStdString(entry.info.presets.front().notation);
        for (const char* position : {"wythoff:4,7", "octal/code=0.77:5,7", "takeaway/take=1-3:10"})
            QTest::newRow(position) << position;
    }
    void nothingOverlaps()
    {
        QFETCH(QString, position);
        const Driver driver(position, QStringLiteral("present"), {1920, 1080});
        QVERIFY(driver.isOpen());
        QVERIFY(QTest::qWaitFor([&] { return driver.isSettled(); }, tests::patienceMs));
        PositionShow& show = showOf(driver);
        const std::set<int> steps{show.steps() / 2, show.steps() - 1};
        QStringList problems;
        for (const QSize size : {QSize(1920, 1080), QSize(1280, 720), QSize(1024, 768)}) {
            driver.window().resize(size);
            QTRY_COMPARE(driver.window().contentItem()->width(), size.width());
            for (const int step : steps) {
                show.goTo(step);
                driver.waitUntilDrawn();
                for (const QString& problem : overlapsIn(driver) + smallLettersIn(driver))
                    problems << QStringLiteral("%1 × %2, step %3: %4")
                                    .arg(size.width())
                                    .arg(size.height())
                                    .arg(step)
                                    .arg(problem);
            }
        }
        problems.removeDuplicates();
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }
};

GRUNDY_TEST(TestPresentPictures, window::runTests<TestPresentPictures>)

#include "tst_presentpictures.moc"

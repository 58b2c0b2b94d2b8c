// SPDX-License-Identifier: GPL-3.0-or-later

// The Lab in the real window: how one gets there and back, every page, and a random clicker over all of them.

#include "window/driver.h"
#include "window/runtests.h"

#include <random>

using window::Driver;

namespace {

const char* const tabs[] = {"graph", "matrix", "statistics", "table", "sequences", "rules", "theory"};

QObject* lab(const Driver& driver)
{
    const QQuickItem* page = driver.item(QStringLiteral("labPage"));
    return page == nullptr ? nullptr : page->property("lab").value<QObject*>();
}

QString title(const Driver& driver)
{
    const QQuickItem* title = driver.item(QStringLiteral("labTitle"));
    return title == nullptr ? QString() : title->property("text").toString();
}

QString summary(const Driver& driver)
{
    return driver.item(QStringLiteral("labSummary"))->property("text").toString();
}

/// By its tab, or by the box that stands for the tabs in a narrow window.
void openTab(const Driver& driver, const char* tab)
{
    if (!driver.click(QStringLiteral("lab_") + QLatin1String(tab)))
        driver.setTab(QLatin1String(tab));
    QTRY_VERIFY(driver.item(QStringLiteral("page_") + QLatin1String(tab)) != nullptr);
    waitFor(driver);
}

} // namespace

class TestLab : public QObject {
    Q_OBJECT

private slots:
    /// From the rail with nothing open: the classic board and its published figures.
    void publishedFigures()
    {
        Driver driver;
        QVERIFY(driver.isOpen());
        QVERIFY(driver.visit("lab"));
        waitFor(driver);
        QCOMPARE(title(driver), QStringLiteral("Lab · Line Nim 3, 4, 5"));
        QCOMPARE(summary(driver), QStringLiteral("101 positions, 746,062 games, 17 cold · misère"));
    }

    /// The Lab's position stands only over what is said of it.
    void headingNamesThePage_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("note");
        QTest::newRow("graph") << "Lab · Line Nim 3"
                               << "4 positions, 3 games, 1 cold · misère";
        QTest::newRow("sequences") << "Lab · Kayles, 0.77"
                                   << "Period 12 from heap 71 on";
        QTest::newRow("table") << "Lab · Tables"
                               << "Line Nim";
        QTest::newRow("rules") << "Lab · Your own rules"
                               << "Takeaway 10";
        QTest::newRow("theory") << "Lab · Theory check"
                                << "All games";
    }

    void headingNamesThePage()
    {
        QFETCH(const QString, heading);
        QFETCH(const QString, note);
        Driver driver("lines/misere:111");
        QVERIFY(driver.visit("lab"));
        openTab(driver, QTest::currentDataTag());
        QCOMPARE(title(driver), heading);
        QTRY_VERIFY2(summary(driver).startsWith(note), qPrintable(summary(driver)));
    }

    /// From a game the Lab takes the position on the board, and the rail leads back.
    void fromTheBoardAndBack()
    {
        Driver driver("nim:3,2,1", "explore");
        QVERIFY(driver.isOpen());
        waitFor(driver);
        driver.key(Qt::Key_L, Qt::ControlModifier);
        waitFor(driver);
        QCOMPARE(title(driver), QStringLiteral("Lab · Nim 3, 2, 1"));
        QVERIFY(driver.visit("games"));
        QTRY_VERIFY(driver.item("galleryPage") != nullptr);
        QVERIFY(driver.visit("lab"));
        waitFor(driver);
        QCOMPARE(title(driver), QStringLiteral("Lab · Nim 3, 2, 1"));
    }

    void anyPosition()
    {
        Driver driver;
        QVERIFY(driver.isOpen());
        QVERIFY(driver.visit("lab"));
        waitFor(driver);
        QVERIFY(driver.click("button_labPosition"));
        QTRY_VERIFY(driver.item("labPositionField") != nullptr);
        type(driver, QStringLiteral("nim:2,x"));
        driver.key(Qt::Key_Return);
        QTRY_VERIFY(driver.item("labPositionError") != nullptr);
        QVERIFY(driver.item("labPositionError")->property("text").toString().contains("column 7"));
        driver.key(Qt::Key_Backspace);
        type(driver, QStringLiteral("2"));
        driver.key(Qt::Key_Return);
        QTRY_COMPARE(lab(driver)->property("notation").toString(), QStringLiteral("nim:2,2"));
        waitFor(driver);
        QCOMPARE(summary(driver), QStringLiteral("9 positions, 14 games, 3 cold"));
    }

    void everyPage_data()
    {
        QTest::addColumn<QString>("position");
        for (const char* position :
             {"lines/misere:111/1111/11111", "nim:2,1", "takeaway:10", "octal/code=0.77:6", "grundy:8",
              "grid:11/11", "dag:1-0,2-0,2-1@2", "northcott:W..B", "skip/skips=1,1:2", "wythoff:3,5",
              "hackenbush:0-1b,1-2r,0-3g", "nim:", "nim:1000000000"})
            QTest::newRow(position) << position;
    }

    /// Every page of every kind of game opens without a warning, in a window of every size.
    void everyPage()
    {
        QFETCH(QString, position);
        const QSize sizes[] = {{1440, 900}, {1000, 680}, {720, 520}};
        Driver driver(position, "explore", sizes[0]);
        QVERIFY(driver.isOpen());
        driver.key(Qt::Key_L, Qt::ControlModifier);
        for (const QSize size : sizes) {
            driver.window().resize(size);
            for (const char* tab : tabs) {
                openTab(driver, tab);
                QCOMPARE(driver.window().grabWindow().size(), size);
            }
        }
    }

    void tabsByKeys()
    {
        Driver driver("nim:2,1", "explore", {1440, 900});
        QVERIFY(driver.isOpen());
        driver.key(Qt::Key_L, Qt::ControlModifier);
        waitFor(driver);
        QTRY_VERIFY(driver.item("lab_graph") != nullptr);
        driver.item("lab_graph")->forceActiveFocus(Qt::TabFocusReason);
        for (const char* tab : {"matrix", "statistics"}) {
            driver.key(Qt::Key_Right);
            QTRY_VERIFY2(driver.item(QStringLiteral("page_") + QLatin1String(tab)) != nullptr, tab);
        }
    }

    void randomClicker_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("run codes") << "lines/misere:111/1111/11111";
        QTest::newRow("partizan") << "hackenbush:0-1b,1-2r,0-3g";
    }

    /// Clicks, drags, wheels and keys anywhere on every page do no harm.
    void randomClicker()
    {
        QFETCH(QString, position);
        Driver driver(position, "explore", {1280, 860});
        QVERIFY(driver.isOpen());
        std::mt19937 random(7);
        const auto place = [&random] {
            return QPoint(90 + static_cast<int>(random() % 1180), 80 + static_cast<int>(random() % 770));
        };
        const Qt::Key keys[] = {Qt::Key_Right, Qt::Key_Left,   Qt::Key_Up,   Qt::Key_Down,
                                Qt::Key_Tab,   Qt::Key_Space,  Qt::Key_Plus, Qt::Key_Minus,
                                Qt::Key_0,     Qt::Key_Escape, Qt::Key_Home, Qt::Key_PageDown};
        for (const char* tab : tabs) {
            driver.key(Qt::Key_Escape);
            driver.setPage("lab");
            openTab(driver, tab);
            for (int step = 0; step < 60; ++step) {
                if (step % 3 == 0)
                    driver.key(keys[random() % std::size(keys)]);
                else
                    driver.click(place());
                QTest::qWait(2);
            }
        }
        QVERIFY(driver.window().isVisible());
    }
};

GRUNDY_TEST(TestLab, window::runTests<TestLab>)

#include "tst_lab.moc"

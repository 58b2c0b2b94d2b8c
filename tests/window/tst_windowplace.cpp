// SPDX-License-Identifier: GPL-3.0-or-later

// Where the window opens: within what panels leave free on any screen, and where it was left.

#include "app/windowplace.h"
#include "window/driver.h"
#include "window/runtests.h"

#include <QScreen>
#include <QSettings>
#include <QTemporaryFile>

#include <random>

using app::DesktopPlace;
using app::placeWithin;

namespace {

/// At 200 %: a projector, and another screen beside it.
constexpr auto screens = R"({"screens": [
    {"name": "desk", "x": 0, "y": 0, "width": 3840, "height": 2160},
    {"name": "projector", "x": 3840, "y": 0, "width": 1280, "height": 720}]})";

constexpr QRect fullHd(0, 0, 1920, 1040);

QRect freeOn(const char* name)
{
    const QList<QScreen*> all = QGuiApplication::screens();
    return (*std::ranges::find(all, QString::fromLatin1(name), &QScreen::name))->availableGeometry();
}

} // namespace

class TestWindowPlace : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().remove("window"); }

    void theFirstTime_data()
    {
        QTest::addColumn<QSize>("screen");
        QTest::addColumn<int>("percent");
        for (const QSize screen : {QSize(1280, 720), QSize(1366, 768), QSize(1920, 1080)})
            for (const int percent : {100, 125, 150, 200})
                QTest::addRow("%dx%d at %d", screen.width(), screen.height(), percent) << screen << percent;
    }
    void theFirstTime()
    {
        QFETCH(QSize, screen);
        QFETCH(int, percent);
        constexpr int panel = 27; // such as a desktop has, above
        const QRect free(0, panel, screen.width() * 100 / percent, screen.height() * 100 / percent - panel);
        const DesktopPlace place = placeWithin({free}, std::nullopt);
        QVERIFY(free.contains(place.area));
        QCOMPARE(place.isMaximised, free.width() < 1440 || free.height() < 940); // 40 for the frame
        if (free.width() < 900 || free.height() < 600)
            QCOMPARE(place.area, free);
        else if (!place.isMaximised)
            QCOMPARE(place.area.size(), QSize(1440, 900));
    }

    void whereItWasLeft()
    {
        const DesktopPlace left{.area = {200, 100, 1000, 700}};
        QCOMPARE(placeWithin({fullHd}, left), left);
        const DesktopPlace maximised{.area = left.area, .isMaximised = true};
        QCOMPARE(placeWithin({fullHd}, maximised), maximised);
        const DesktopPlace beside{.area = {2100, 100, 1000, 700}};
        QCOMPARE(placeWithin({fullHd, QRect(1920, 0, 1920, 1080)}, beside), beside);
        QCOMPARE(placeWithin({fullHd}, beside),
                 (DesktopPlace{.area = {920, 100, 1000, 700}})); // the screen is gone
    }

    /// Whatever was left, on whatever screens there are.
    void inSight()
    {
        std::mt19937 random(20260101); // NOLINT: the same in every run
        const auto between = [&random](int least, int most) {
            return std::uniform_int_distribution(least, most)(random);
        };
        for (int time = 0; time < 2000; ++time) {
            QList<QRect> free;
            for (int screen = between(1, 3), x = between(-3000, 0); screen > 0; --screen) {
                free.append({x, between(-500, 500), between(600, 4000), between(320, 2200)});
                x = free.last().right() + 1;
            }
            const DesktopPlace left{
                .area = {between(-9000, 9000), between(-9000, 9000), between(1, 9000), between(1, 9000)},
                .isMaximised = between(0, 1) == 1};
            const DesktopPlace place = placeWithin(free, left);
            QVERIFY(std::ranges::any_of(free, [&](const QRect& each) { return each.contains(place.area); }));
            QCOMPARE(placeWithin(free, place).area, place.area);
        }
    }

    /// On this projector the window fills what is free: 640 × 360.
    void fillsASmallScreen()
    {
        const QRect free = freeOn("projector");
        QCOMPARE(free.size(), QSize(640, 360));
        QSettings().setValue("window/area", free.adjusted(10, 10, -10, -10));
        const app::MainWindow opened(app::placeProperties());
        QVERIFY(QTest::qWaitForWindowExposed(opened.window(), tests::patienceMs));
        QTRY_COMPARE(opened.window()->frameGeometry(), free); // with the edge that the screen draws around it
        QCOMPARE(opened.window()->visibility(), QWindow::Maximized);
    }

    void remembersItsPlace()
    {
        const QRect there = freeOn("desk").adjusted(100, 90, -80, -70);
        for (const bool isMaximised : {false, true}) {
            {
                const app::MainWindow opened(app::placeProperties());
                QVERIFY(QTest::qWaitForWindowExposed(opened.window(), tests::patienceMs));
                new app::WindowPlace(*opened.window());
                opened.window()->showNormal();
                opened.window()->setGeometry(there);
                QTRY_COMPARE(QSettings().value("window/area").toRect(), there);
                if (isMaximised)
                    opened.window()->showMaximized();
                opened.window()->close();
            }
            QCOMPARE(QSettings().value("window/area").toRect(), there);
            QCOMPARE(QSettings().value("window/maximised").toBool(), isMaximised);
            const app::MainWindow again(app::placeProperties());
            QVERIFY(QTest::qWaitForWindowExposed(again.window(), tests::patienceMs));
            QCOMPARE(again.window()->visibility() == QWindow::Maximized, isMaximised);
            if (!isMaximised)
                QCOMPARE(again.window()->geometry(), there);
        }
    }

    /// What fills the screen for a class is no place of the window.
    void presentingIsNoPlace()
    {
        const QRect there = freeOn("desk").adjusted(100, 90, -80, -70);
        const app::MainWindow opened(app::placeProperties());
        QVERIFY(QTest::qWaitForWindowExposed(opened.window(), tests::patienceMs));
        new app::WindowPlace(*opened.window());
        opened.window()->showNormal();
        opened.window()->setGeometry(there);
        QTRY_COMPARE(QSettings().value("window/area").toRect(), there);
        opened.window()->showFullScreen();
        opened.window()->close();
        QCOMPARE(QSettings().value("window/area").toRect(), there);
        QVERIFY(!QSettings().value("window/maximised").toBool());
    }
};

static int runOnAProjector(int argc, char* argv[])
{
    QTemporaryFile file;
    if (!file.open() || file.write(screens) < 0 || !file.flush())
        return 1;
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toUtf8());
    qputenv("QT_SCALE_FACTOR", "2");
    return window::runTests<TestWindowPlace>(argc, argv);
}

GRUNDY_TEST(TestWindowPlace, runOnAProjector)
#include "tst_windowplace.moc"

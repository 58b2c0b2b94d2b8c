// SPDX-License-Identifier: GPL-3.0-or-later

// A drawn game from its first click to the Lab, in ten pictures: drawn, named, tried, played against Perfect,
// explored, explained by both arguments of symmetry, put on a worksheet, and looked at as a graph. Where
// GRUNDY_FILM names a folder, the pictures are kept there (scripts/pictures).

#include "app/backend.h"
#include "window/driver.h"
#include "window/runtests.h"

#include <QDir>
#include <QSettings>

#include <algorithm>

using window::Driver;
using window::waitFor;

namespace {

QObject& drawingIn(const Driver& driver)
{
    return *driver.item(QStringLiteral("drawPage"))->property("drawing").value<QObject*>();
}

QString said(const Driver& driver, const char* property)
{
    return drawingIn(driver).property(property).toString();
}

/// Pictures of one window, numbered in their order.
class Film {
public:
    explicit Film(const Driver& driver) : m_driver(driver)
    {
        if (const QString folder = qEnvironmentVariable("GRUNDY_FILM"); !folder.isEmpty())
            m_folder = QDir(folder).filePath(QLatin1String(QTest::currentDataTag()));
    }

    void take(const char* name)
    {
        waitFor(m_driver);
        if (m_folder.isEmpty())
            return;
        const QString file =
            QStringLiteral("%1-%2.png").arg(++m_pictures, 2, 10, QLatin1Char('0')).arg(QLatin1String(name));
        QVERIFY(QDir().mkpath(m_folder));
        QVERIFY(m_driver.window().grabWindow().save(QDir(m_folder).filePath(file)));
    }

private:
    const Driver& m_driver;
    QString m_folder;
    int m_pictures = 0;
};

/// Changes a number by the arrow keys.
void stepBox(const Driver& driver, const char* spinBox, Qt::Key key)
{
    QQuickItem* box = driver.item(QString::fromLatin1(spinBox));
    QVERIFY(box != nullptr);
    box->forceActiveFocus(Qt::TabFocusReason);
    driver.key(key);
    waitFor(driver);
}

/// Three in a row, a game that starts from Cram by one more click.
void drawThrees(const Driver& driver, Film& film)
{
    QVERIFY(driver.click("button_draw"));
    QTRY_COMPARE(driver.page(), QStringLiteral("draw"));
    QTRY_VERIFY(driver.item("start_0") != nullptr);
    waitFor(driver);
    QVERIFY(driver.click("start_0"));
    film.take("begun-from-cram");
    QVERIFY(driver.click("field_0_13"));
    QTRY_VERIFY(said(driver, "notation").startsWith("shapes/take=111t:"));
    film.take("a-third-stone");
    QVERIFY(driver.click("drawName"));
    window::type(driver, QStringLiteral("Threes"));
    QCOMPARE(said(driver, "name"), QStringLiteral("Threes"));
    for (const char* box : {"draw_columns", "draw_rows"}) {
        while (drawingIn(driver).property(box + 5).toInt() > 4) {
            const int before = drawingIn(driver).property(box + 5).toInt();
            stepBox(driver, box, Qt::Key_Down);
            QTRY_COMPARE(drawingIn(driver).property(box + 5).toInt(), before - 1);
        }
    }
    QCOMPARE(said(driver, "notation"), QStringLiteral("shapes/take=111t:1111/1111/1111/1111"));
    QTRY_VERIFY(said(driver, "verdict").contains("previous player wins"));
    film.take("named-and-answered");
}

/// A take under the pointer.
void tryTake(const Driver& driver, Film& film)
{
    const QQuickItem* cell = driver.item("try_cell_5");
    QVERIFY(cell != nullptr);
    QTest::mouseMove(&driver.window(), Driver::centre(*cell));
    QTRY_VERIFY(!said(driver, "pointedTitle").isEmpty());
    QTRY_COMPARE(said(driver, "pointedTitle"), QStringLiteral("This take loses"));
    film.take("pointed-at");
}

/// The second player is the computer at its best.
void seatPerfect(const Driver& driver)
{
    QVERIFY(driver.click("seat_1"));
    QTRY_VERIFY(driver.item("seat1_level") != nullptr);
    driver.waitUntilDrawn();
    driver.item("seat1_level")->forceActiveFocus(Qt::TabFocusReason);
    driver.key(Qt::Key_End);
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(driver.item("seat1_level") == nullptr);
    QCOMPARE(driver.session().property("seat1").value<QObject*>()->property("level").toInt(), 4);
}

/// Until nobody can move: Perfect mirrors each take, and wins.
void playPerfect(const Driver& driver, Film& film)
{
    QVERIFY(driver.click("button_drawPlay"));
    QTRY_COMPARE(driver.page(), QStringLiteral("game"));
    waitFor(driver);
    seatPerfect(driver);
    for (int turn = 0; turn < 5 && !driver.isOver(); ++turn) {
        const QString before = driver.notation();
        const games::Move move = driver.game()->moves().moves.front();
        driver.makeByMouse(move);
        QTRY_VERIFY(driver.notation() != before);
        QTRY_VERIFY(driver.isOver() || driver.session().property("toMove").toInt() == 0);
        if (turn == 0)
            film.take("played-against-perfect");
    }
    QVERIFY(driver.isOver());
    QCOMPARE(driver.session().property("winner").toInt(), 1);
}

/// In a small window the analysis covers the board, and Why? lies further down in it.
void showWhy(const Driver& driver)
{
    if (driver.item("level_theorems") == nullptr && !driver.click("button_panel"))
        return;
    QTRY_VERIFY(driver.item("level_theorems") != nullptr);
    waitFor(driver);
    QQuickItem* levels = driver.item("level_labels");
    QQuickItem* view = levels;
    while (view != nullptr && !view->property("contentY").isValid())
        view = view->parentItem();
    QVERIFY(view != nullptr);
    const double down = levels->mapToItem(view, QPointF(0, -12)).y();
    const double most = view->property("contentHeight").toDouble() - view->height();
    view->setProperty("contentY", std::clamp(view->property("contentY").toDouble() + down, 0.0, most));
    waitFor(driver);
}

/// Explore, and Why? as far as theorems argue.
void explain(const Driver& driver, Film& film, const char* explored, const char* explained)
{
    QVERIFY(driver.click("button_drawExplore"));
    QTRY_COMPARE(driver.mode(), QStringLiteral("explore"));
    waitFor(driver);
    if (explored != nullptr)
        film.take(explored);
    showWhy(driver);
    QVERIFY(driver.click("level_theorems"));
    waitFor(driver);
    showWhy(driver);
    film.take(explained);
}

} // namespace

class TestDrawFilm : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { app::chooseFonts(); } // as the program looks
    void init() { QSettings().clear(); }

    void tenPictures_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("theme");
        if (qEnvironmentVariableIsSet(
                "GRUNDY_FILM")) // the small window has all that the large one has, and more
            QTest::newRow("light") << QSize(1280, 800) << "light";
        QTest::newRow("small-dark") << QSize(900, 600) << "dark";
    }
    void tenPictures()
    {
        QFETCH(QSize, size);
        QFETCH(QString, theme);
        const Driver driver({}, {}, size, theme);
        QVERIFY(driver.isOpen());
        Film film(driver);
        drawThrees(driver, film);
        tryTake(driver, film);
        playPerfect(driver, film);
        window::returnToDrawing(driver);
        explain(driver, film, "explored", "why-mirrored");
        QVERIFY(!QTest::currentTestFailed());
        window::returnToDrawing(driver);
        stepBox(driver, "draw_columns", Qt::Key_Up);
        stepBox(driver, "draw_rows", Qt::Key_Up);
        QTRY_VERIFY(said(driver, "verdict").contains("next player wins"));
        explain(driver, film, nullptr, "why-through-the-middle");
        window::returnToDrawing(driver);
        QVERIFY(driver.click("button_drawWorksheet"));
        QTRY_COMPARE(driver.page(), QStringLiteral("learn"));
        QTRY_VERIFY(driver.item("worksheetRules") != nullptr);
        QTRY_VERIFY(driver.item("button_whyNext") == nullptr); // the analysis went with its page
        auto* sheet = driver.item("page_worksheets")->property("sheet").value<QObject*>();
        QTRY_VERIFY(sheet->property("pages").toInt() > 0 && !sheet->property("busy").toBool());
        film.take("on-a-worksheet");
        window::returnToDrawing(driver);
        stepBox(driver, "draw_rows", Qt::Key_Down);
        stepBox(driver, "draw_rows", Qt::Key_Down); // a graph that one can look at
        QVERIFY(driver.click("button_drawMore"));
        QTRY_VERIFY(driver.item("menu_drawLab") != nullptr);
        driver.waitUntilDrawn();
        QVERIFY(driver.click("menu_drawLab"));
        QTRY_COMPARE(driver.page(), QStringLiteral("lab"));
        film.take("in-the-lab");
    }
};

GRUNDY_TEST(TestDrawFilm, window::runTests<TestDrawFilm>)
#include "tst_drawfilm.moc"

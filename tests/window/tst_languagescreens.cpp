// SPDX-License-Identifier: GPL-3.0-or-later

// Every screen in every language in the smallest window: no text is cut off. And in a language that shows
// which texts are translated: all are.

#include "models/settings.h"
#include "support/marking.h"
#include "window/driver.h"
#include "window/runtests.h"
#include "window/writtentexts.h"

using window::forEachText;
using window::isCut;

namespace {

struct Place {
    const char* page;
    const char* tab = "";      ///< of the Lab or of Learn
    const char* position = ""; ///< that is opened
    const char* mode = "explore";
};

constexpr Place places[]{
    {.page = "gallery"},
    {.page = "game", .position = "nim:7,11,5", .mode = "play"},
    {.page = "game", .position = "nim:7,11,5"},
    {.page = "game", .position = "lines/misere:111/1111/11111"},
    {.page = "game", .position = "wythoff:4,7"},
    {.page = "game", .position = "dollar:0100101001"},
    {.page = "game", .position = "hackenbush:0-1r,1-2b,0-3g"},
    {.page = "game", .position = "toads:TT.FF", .mode = "play"},
    {.page = "game", .position = "octal/code=0.77:5,7"},
    {.page = "game", .position = "takeaway/take=1-3:10", .mode = "present"},
    {.page = "game", .position = "nim:3,5 + hackenbush:0-1b,1-2r"},
    {.page = "game", .position = "game:{2||1|0}"},
    {.page = "draw"},
    {.page = "lab", .tab = "graph"},
    {.page = "lab", .tab = "matrix"},
    {.page = "lab", .tab = "statistics"},
    {.page = "lab", .tab = "table"},
    {.page = "lab", .tab = "sequences"},
    {.page = "lab", .tab = "rules"},
    {.page = "lab", .tab = "theory"},
    {.page = "learn", .tab = "lessons"},
    {.page = "learn", .tab = "practice"},
    {.page = "learn", .tab = "mark"},
    {.page = "learn", .tab = "worksheets"},
    {.page = "learn", .tab = "pupils"},
    {.page = "settings"},
};

std::string nameOf(const Place& place)
{
    return std::string(place.page) + ' ' + place.tab + place.position;
}

void go(const window::Driver& driver, const Place& place)
{
    if (*place.position != '\0') {
        QMetaObject::invokeMethod(&driver.session(), "open", Q_ARG(QString, QLatin1String(place.position)));
        driver.setMode(QLatin1String(place.mode));
    }
    driver.setPage(QLatin1String(place.page));
    QTRY_COMPARE(driver.page(), QLatin1String(place.page));
    if (*place.tab != '\0') {
        QTRY_VERIFY(driver.item(driver.page() + QLatin1String("Page")) != nullptr);
        driver.setTab(QLatin1String(place.tab));
    }
    QTRY_VERIFY(driver.isSettled());
    driver.waitUntilDrawn();
}

} // namespace

class TestLanguageScreens : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        wording::speak();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void nothingIsCut_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : wording::spokenLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }

    void nothingIsCut()
    {
        QFETCH(const QString, language);
        wording::speak(language);
        QGuiApplication::setLayoutDirection(QLocale().textDirection());
        const window::Driver driver({}, {}, {900, 600});
        QVERIFY(driver.isOpen());
        QStringList cut;
        for (const Place& place : places) {
            go(driver, place);
            if (QTest::currentTestFailed())
                return;
            forEachText(*driver.window().contentItem(), [&](const QQuickItem& text) {
                if (isCut(text))
                    cut.append(QString::fromStdString(nameOf(place)) + QLatin1String(": ") +
                               text.property("text").toString());
            });
        }
        QVERIFY2(cut.isEmpty(), qPrintable(QLatin1Char('\n') + cut.join(QLatin1Char('\n'))));
    }

    /// In a small window, too, the rules of a game stand in its head as long as they are no longer than two
    /// lines.
    void rulesHaveRoom_data()
    {
        QTest::addColumn<QString>("position");
        for (const char* position :
             {"toads:TT.FF", "nim:7,11,5", "wythoff:4,7", "grid/misere:1111/1111/1111/1111",
              "hackenbush:0-1b,1-2r", "dollar:01001010001", "shapes/take=10.11t:1111/1111"})
            QTest::newRow(position) << position;
    }
    void rulesHaveRoom()
    {
        QFETCH(QString, position);
        const window::Driver driver(position, QStringLiteral("explore"), {900, 600});
        QVERIFY(driver.isOpen());
        window::waitFor(driver);
        QVERIFY(driver.item(QStringLiteral("rulesButton")) == nullptr);
        const QQuickItem* rules = driver.item(QStringLiteral("gameRules"));
        QVERIFY(rules != nullptr && rules->property("opacity").toReal() == 1);
        QVERIFY(!isCut(*rules));
        const QRectF place = rules->mapRectToScene(rules->boundingRect());
        const QQuickItem* title = driver.item(QStringLiteral("gameTitle"));
        QVERIFY(!place.intersects(title->mapRectToScene(title->boundingRect())));
        const QQuickItem* board = driver.boardView();
        QVERIFY(!place.intersects(board->mapRectToScene(board->boundingRect())));
    }

    /// Where the rules have no room a link opens them.
    void rulesAreTold()
    {
        const window::Driver driver(
            QStringLiteral("shapes/take=11t,111t,10.11t,10.01tm,11.11,101t:1111/1111/1111"),
            QStringLiteral("explore"), {720, 520});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.item(QStringLiteral("rulesButton")) != nullptr);
        QVERIFY(driver.item(QStringLiteral("rulesTold")) == nullptr);
        for (const QQuickItem* item = driver.item(QStringLiteral("rulesButton")); item != nullptr;
             item = item->parentItem())
            QCOMPARE(item->opacity(), 1.0); // it is seen
        driver.waitUntilDrawn();
        QVERIFY(driver.click(QStringLiteral("rulesButton")));
        QTRY_VERIFY(driver.item(QStringLiteral("rulesTold")) != nullptr);
        driver.waitUntilDrawn();
        const QQuickItem& told = *driver.item(QStringLiteral("rulesTold"));
        QVERIFY2(driver.textOf("rulesTold").endsWith(QLatin1String("Whoever cannot move loses.")),
                 qPrintable(driver.textOf("rulesTold")));
        QVERIFY(!isCut(told));
        QVERIFY(QRectF(QPointF(), driver.window().size()).contains(told.mapRectToScene(told.boundingRect())));
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(driver.item(QStringLiteral("rulesTold")) == nullptr);
    }

    void everythingIsMarked()
    {
        tests::Marking marking;
        QVERIFY(QCoreApplication::installTranslator(&marking));
        const window::Driver driver({}, {}, {1280, 860});
        QVERIFY(driver.isOpen());
        QStringList english;
        for (const Place& place : places) {
            if (place.tab == std::string_view("lessons")) // sentences of the course are not the program's
                continue;
            go(driver, place);
            if (QTest::currentTestFailed())
                return;
            forEachText(*driver.window().contentItem(), [&](const QQuickItem& text) {
                const QString said = text.property("text").toString();
                if (!tests::unmarked(said).isEmpty() && said != models::Settings::versionLine())
                    english.append(QString::fromStdString(nameOf(place)) + QLatin1String(": ") + said);
            });
        }
        english.removeDuplicates();
        QVERIFY2(english.isEmpty(), qPrintable(QLatin1Char('\n') + english.join(QLatin1Char('\n'))));
    }
};

GRUNDY_TEST(TestLanguageScreens, window::runTests<TestLanguageScreens>)
#include "tst_languagescreens.moc"

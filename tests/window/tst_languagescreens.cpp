// SPDX-License-Identifier: GPL-3.0-or-later

// Every screen in every language in the smallest window: no text is cut off. And in a language that shows
// which texts are translated: all are.

#include "app/backend.h"
#include "app/mainwindow.h"
#include "models/files/gamestore.h"
#include "models/settings.h"
#include "support/marking.h"
#include "window/places.h"
#include "window/runtests.h"
#include "window/spokentree.h"
#include "window/writtentexts.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

using window::forEachText;
using window::go;
using window::isCut;
using window::nameOf;
using window::Place;
using window::places;

namespace {

/// Something is still looked for that a page will tell.
bool isAnythingBusy(const window::Driver& driver)
{
    const QList<QObject*> all = driver.window().findChildren<QObject*>();
    return std::ranges::any_of(all, [](const QObject* object) {
        return QByteArrayView(object->metaObject()->className()).startsWith("models::") &&
               object->property("busy").toBool();
    });
}

/// All that is written and spoken, but for what was announced: another language announces nothing again.
QStringList textsIn(const window::Driver& driver)
{
    QStringList texts{driver.window().title()};
    forEachText(*driver.window().contentItem(),
                [&texts](const QQuickItem& text) { texts.append(text.property("text").toString()); });
    for (const QAccessibleInterface* node : window::spokenIn(driver.window()))
        for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
            texts.append(node->text(kind));
    static const QRegularExpression measured(QStringLiteral("\\d+ ms\\b")); // another time each time
    texts.replaceInStrings(measured, QStringLiteral("… ms"));
    texts.removeDuplicates();
    texts.removeAll(QString());
    texts.removeAll(driver.session().property("announcement").toString());
    texts.sort();
    return texts;
}

/// As soon as they stay the same, and nothing is at work that would tell more.
QStringList finalTexts(const window::Driver& driver)
{
    constexpr int looks = 4;
    constexpr int longestWork = 5000; // ms: claims are searched for minutes
    QStringList texts = textsIn(driver);
    for (int same = 0; same < looks && !QTest::currentTestFailed();) {
        (void)QTest::qWaitFor([&driver] { return !isAnythingBusy(driver); }, longestWork);
        window::waitFor(driver);
        const QStringList now = textsIn(driver);
        same = now == texts ? same + 1 : 0;
        texts = now;
    }
    return texts;
}

/// Whether the place is one of those that a language is tried on which differs in its letters alone.
bool isTypical(const Place& place)
{
    const std::string_view position = place.position;
    const std::string_view tab = place.tab;
    return position.starts_with("hackenbush") || position.starts_with("wythoff") || tab == "statistics" ||
           tab == "practice" || std::string_view(place.page) == "settings";
}

QStringList differences(const std::string& where, const QStringList& meant, const QStringList& found)
{
    QStringList told;
    for (const QString& text : found)
        if (!meant.contains(text))
            told.append(QStringLiteral("%1: says '%2'").arg(QString::fromStdString(where), text));
    for (const QString& text : meant)
        if (!found.contains(text))
            told.append(QStringLiteral("%1: does not say '%2'").arg(QString::fromStdString(where), text));
    return told;
}

/// Those that another window has kept.
void forgetGames()
{
    QDir(models::GameStore::homeFolder()).removeRecursively();
}

} // namespace

class TestLanguageScreens : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        forgetGames();
        models::Settings().setLanguage({});
        wording::speak();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QGuiApplication::setFont(m_font);
    }

    void inPlace_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<std::vector<Place>>("visited");
        constexpr std::size_t together = 5; // a test has five minutes, also on a machine that does much else
        for (std::size_t first = 0; first < std::size(places); first += together) {
            const std::size_t end = std::min(first + together, std::size(places));
            QTest::newRow(qPrintable(QStringLiteral("de %1-%2").arg(first + 1).arg(end)))
                << QStringLiteral("de") << std::vector<Place>(places + first, places + end);
        }
        std::vector<Place> typical;
        std::ranges::copy_if(places, std::back_inserter(typical), isTypical);
        for (const char* language : {"ar", "bn"}) // from the right, with digits of its own
            QTest::newRow(language) << QString::fromLatin1(language) << typical;
    }

    /// Whatever page is open when another language is chosen says the same as in a window that was begun in
    /// that language, and as before when the first one is chosen again.
    void inPlace()
    {
        QFETCH(const QString, language);
        QFETCH(const std::vector<Place>, visited);
        constexpr QSize size(1280, 860);
        app::chooseFonts(); // as the program does
        std::vector<QStringList> changed;
        QStringList wrong;
        {
            const window::Driver driver({}, {}, size);
            QVERIFY(driver.isOpen());
            for (const Place& place : visited) {
                go(driver, place);
                const QStringList before = finalTexts(driver);
                window::speakInPlace(driver, language);
                changed.push_back(finalTexts(driver));
                window::speakInPlace(driver, {}); // the first one, as before
                wrong += differences(nameOf(place) + " again", before, finalTexts(driver));
                if (QTest::currentTestFailed())
                    return;
            }
        }
        forgetGames();
        models::Settings().setLanguage(language);
        app::speakAsChosen();
        app::chooseFonts();
        app::layOutAsRead(false);
        const window::Driver fresh({}, {}, size);
        QVERIFY(fresh.isOpen());
        for (std::size_t i = 0; i < visited.size(); ++i) {
            go(fresh, visited[i]);
            wrong += differences(nameOf(visited[i]), finalTexts(fresh), changed[i]);
            if (QTest::currentTestFailed())
                return;
        }
        for (const QString& one : std::as_const(wrong)) // Qt cuts a long message
            std::fprintf(stderr, "%s\n", qPrintable(one));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.value(0)));
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

private:
    const QFont m_font = QGuiApplication::font();
};

GRUNDY_TEST(TestLanguageScreens, window::runTests<TestLanguageScreens>)
#include "tst_languagescreens.moc"

// SPDX-License-Identifier: GPL-3.0-or-later

// Another language is chosen in Settings: the same window says everything in that one, and nothing else
// changes.

#include "app/backend.h"
#include "app/mainwindow.h"
#include "window/presented.h"
#include "window/runtests.h"

#include <QFont>
#include <QQmlEngine>

#include <algorithm>

using window::Driver;
using window::sessionOf;

namespace {

bool says(const QQuickItem& item, const QString& text)
{
    const QList<QQuickItem*> children = item.childItems();
    return item.property("text").toString() == text ||
           std::any_of(children.begin(), children.end(),
                       [&text](const QQuickItem* child) { return says(*child, text); });
}

bool says(const Driver& driver, const char* text)
{
    return says(*driver.window().contentItem(), QString::fromUtf8(text));
}

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        models::Settings().setLanguage({});
        wording::speak();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QGuiApplication::setFont(m_font);
    }

    void chosen()
    {
        const Driver driver("nim:7,11,5", {}, {1000, 700});
        QVERIFY(driver.isOpen());
        sessionOf(driver).seat1()->setHuman(true);
        sessionOf(driver).takeFromPile(1, 2);
        QCOMPARE(driver.notation(), QStringLiteral("nim:7,2,5"));
        driver.setPage("settings");
        QTRY_VERIFY(says(driver, "Settings"));

        window::speakInPlace(driver, "de");
        QCOMPARE(driver.page(), QStringLiteral("settings"));
        QCOMPARE(driver.window().width(), 1000);
        QTRY_VERIFY(says(driver, "Einstellungen"));
        QVERIFY(!says(driver, "Settings"));
        QCOMPARE(driver.notation(), QStringLiteral("nim:7,2,5"));
        sessionOf(driver).undo();
        QCOMPARE(driver.notation(), QStringLiteral("nim:7,11,5"));

        window::speakInPlace(driver, "ar");
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        QTRY_VERIFY(says(driver, "الإعدادات"));

        window::speakInPlace(driver, {}); // the system's, see test_environment
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
        QTRY_VERIFY(says(driver, "Settings"));
    }

    /// By keys, as a person does: what had the keyboard has it, and the page is where it was.
    void byKeys()
    {
        app::chooseFonts(); // as the program does
        const Driver driver({}, {}, {900, 600});
        QVERIFY(driver.isOpen());
        driver.setPage("settings");
        QTRY_VERIFY(driver.item("language") != nullptr);
        QQuickItem* const list = driver.item("language");
        list->forceActiveFocus(Qt::TabFocusReason);
        window::waitFor(driver);
        const auto topOf = [list] { return list->mapToScene({}).y(); };
        const double before = topOf();
        QVERIFY(before < driver.window().height());
        for (const char* language : {"en", "ar", "bn"}) {
            driver.key(Qt::Key_Down);
            QTRY_COMPARE(QLocale().name().section('_', 0, 0), QLatin1String(language));
            window::waitFor(driver);
            QCOMPARE(driver.window().activeFocusItem(), list);
            if (QLocale().language() == QLocale::English) // as before
                QCOMPARE(topOf(), before);
            QVERIFY2(topOf() > 0 && topOf() < driver.window().height(), qPrintable(QString::number(topOf())));
        }
    }

    /// What was begun elsewhere goes on: a selected move, a Why? that is read, what is typed, how far one
    /// scrolled.
    void whatWasBegun()
    {
        const Driver driver("nim:7,11,5", "explore");
        QVERIFY(driver.isOpen());
        window::waitFor(driver);
        driver.key(Qt::Key_W);
        QTRY_VERIFY(sessionOf(driver).explanation()->isActive());
        sessionOf(driver).explanation()->next();
        const int shown = sessionOf(driver).explanation()->shown();
        QVERIFY(shown > 0);
        sessionOf(driver).moves()->select(1);
        driver.setPage("gallery");
        QTRY_VERIFY(driver.item("search") != nullptr);
        driver.item("search")->forceActiveFocus();
        window::type(driver, "nim");
        const QString typed = driver.item("search")->property("text").toString();
        QCOMPARE(typed, QStringLiteral("nim"));
        window::speakInPlace(driver, "fr");
        QCOMPARE(driver.item("search")->property("text").toString(), typed);
        QVERIFY(driver.item("search")->hasActiveFocus());
        driver.setPage("game");
        window::waitFor(driver);
        QVERIFY(sessionOf(driver).explanation()->isActive());
        QCOMPARE(sessionOf(driver).explanation()->shown(), shown);
        QCOMPARE(sessionOf(driver).moves()->selectedRow(), 1);
        QCOMPARE(driver.mode(), QStringLiteral("explore"));
    }

    /// Qt warns where the letters of a language are looked for in the typefaces of another one.
    void letters()
    {
        const Driver driver("nim:3,4");
        QVERIFY(driver.isOpen());
        for (const char* language : {"bn", ""}) {
            window::speakInPlace(driver, QString::fromLatin1(language));
            QCOMPARE(QGuiApplication::font().families(), wording::letterFamilies());
            QCOMPARE(driver.item("gameTitle")->property("font").value<QFont>().families(),
                     wording::letterFamilies());
        }
    }

    void ownNames()
    {
        models::Settings settings;
        const QStringList names = settings.languageNames();
        QCOMPARE(names.size() + 1, settings.languages().size());
        for (const char* name : {"English", "Deutsch", "Français", "Español", "বাংলা", "简体中文", "العربية"})
            QVERIFY2(
                std::ranges::any_of( // how much of the program it says may follow
                    names, [name](const QString& own) { return own.startsWith(QString::fromUtf8(name)); }),
                qPrintable(names.join(QLatin1Char(' '))));
        settings.setLanguage(QStringLiteral("tlh"));
        QCOMPARE(settings.language(), QString());
    }

private:
    const QFont m_font = QGuiApplication::font();
};

GRUNDY_TEST(TestLanguage, window::runTests<TestLanguage>)
#include "tst_language.moc"

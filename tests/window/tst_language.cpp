// SPDX-License-Identifier: GPL-3.0-or-later

// Another language is chosen in Settings: a window in that language takes the place of the one before.

#include "app/spokenwindow.h"
#include "models/session/session.h"
#include "window/driver.h"
#include "window/runtests.h"

#include <QFont>
#include <QPointer>
#include <QQmlEngine>

namespace {

models::Settings& settingsOf(QQuickWindow& window)
{
    return *qmlEngine(&window)->singletonInstance<models::Settings*>(
        qmlTypeId("Grundy.Models", 1, 0, "Settings"));
}

models::Session& sessionOf(const QQuickWindow& window)
{
    return *qobject_cast<models::Session*>(window.property("session").value<QObject*>());
}

bool says(const QQuickItem& item, const QString& text)
{
    const QList<QQuickItem*> children = item.childItems();
    return item.property("text").toString() == text ||
           std::any_of(children.begin(), children.end(),
                       [&text](const QQuickItem* child) { return says(*child, text); });
}

/// Chooses a language, and waits for the other window.
void choose(const app::SpokenWindow& opened, const QString& language)
{
    const QPointer<QQuickWindow> before = opened.window();
    settingsOf(*before).setLanguage(language);
    QTRY_VERIFY(before.isNull());
    QVERIFY(QTest::qWaitForWindowExposed(opened.window(), tests::patienceMs));
}

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        wording::speak();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QGuiApplication::setFont(m_font);
    }

    void chosen()
    {
        int prepared = 0;
        const app::SpokenWindow opened(
            {{"startPosition", "nim:7,11,5"}, {"startTheme", "light"}, {"width", 1000}, {"height", 700}},
            [&prepared](QQuickWindow&) { ++prepared; });
        QVERIFY(QTest::qWaitForWindowExposed(opened.window(), tests::patienceMs));
        sessionOf(*opened.window()).seat1()->setHuman(true);
        sessionOf(*opened.window()).takeFromPile(1, 2);
        QCOMPARE(sessionOf(*opened.window()).notation(), QStringLiteral("nim:7,2,5"));
        const int settingsPage = static_cast<int>(models::MainPage::Settings);
        opened.window()->setProperty("page", settingsPage);
        QTRY_VERIFY(says(*opened.window()->contentItem(), QStringLiteral("Settings")));

        choose(opened, QStringLiteral("de"));
        QCOMPARE(opened.window()->property("page").toInt(), settingsPage);
        QCOMPARE(opened.window()->width(), 1000);
        QTRY_VERIFY(says(*opened.window()->contentItem(), QStringLiteral("Einstellungen")));
        QVERIFY(!says(*opened.window()->contentItem(), QStringLiteral("Settings")));
        QCOMPARE(sessionOf(*opened.window()).notation(), QStringLiteral("nim:7,2,5"));
        sessionOf(*opened.window()).undo();
        QCOMPARE(sessionOf(*opened.window()).notation(), QStringLiteral("nim:7,11,5"));

        choose(opened, QStringLiteral("ar"));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        QTRY_VERIFY(says(*opened.window()->contentItem(), QStringLiteral("الإعدادات")));

        choose(opened, QString()); // the system's, see test_environment
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
        QTRY_VERIFY(says(*opened.window()->contentItem(), QStringLiteral("Settings")));
        QCOMPARE(prepared, 4);
    }

    /// A position in which nothing was done is there, too, and no other game is.
    void untouched()
    {
        const app::SpokenWindow opened({{"startPosition", "octal/code=0.77:5"}}, [](QQuickWindow&) {});
        choose(opened, QStringLiteral("fr"));
        QCOMPARE(sessionOf(*opened.window()).notation(), QStringLiteral("octal/code=0.77:5"));
        choose(opened, QString());
    }

    /// Qt warns where the letters of a language are looked for in the typefaces of another one.
    void letters()
    {
        const app::SpokenWindow opened({{"startPosition", "nim:3,4"}}, [](QQuickWindow&) {});
        for (const QString& language : {QStringLiteral("bn"), QString()}) {
            choose(opened, language);
            QCOMPARE(QGuiApplication::font().families(), wording::letterFamilies());
        }
    }

    void ownNames()
    {
        models::Settings settings;
        const QStringList names = settings.languageNames();
        QCOMPARE(names.size() + 1, settings.languages().size());
        for (const char* name : {"English", "Deutsch", "Français", "Español", "বাংলা", "简体中文", "العربية"})
            QVERIFY2(names.contains(QString::fromUtf8(name)), qPrintable(names.join(QLatin1Char(' '))));
        settings.setLanguage(QStringLiteral("tlh"));
        QCOMPARE(settings.language(), QString());
    }

private:
    const QFont m_font = QGuiApplication::font();
};

GRUNDY_TEST(TestLanguage, window::runTests<TestLanguage>)
#include "tst_language.moc"

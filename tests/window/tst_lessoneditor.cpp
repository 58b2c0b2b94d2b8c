// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson made by clicking, saved, tried, presented, opened again and edited; its plan; the guide for
// teachers.

#include "models/learn/lessons/lessonshow.h"
#include "models/ownlessons.h"
#include "models/session/session.h"
#include "window/driver.h"
#include "window/filedialog.h"
#include "window/runtests.h"
#include "window/writtentexts.h"

#include <QFileInfo>
#include <QScopeGuard>
#include <QSettings>

using window::Driver;

namespace {

/// Clicks what may have to be scrolled to: by the keyboard's way.
bool press(const Driver& driver, const QString& name)
{
    QQuickItem* found = driver.item(name);
    if (found == nullptr || !found->isEnabled())
        return false;
    found->forceActiveFocus(Qt::TabFocusReason);
    driver.waitUntilDrawn();
    driver.key(Qt::Key_Space);
    return true;
}

void enter(const Driver& driver, const QString& name, const QString& text)
{
    QQuickItem* found = driver.item(name);
    QVERIFY2(found != nullptr, qPrintable(name));
    found->forceActiveFocus(Qt::TabFocusReason);
    driver.key(Qt::Key_A, Qt::ControlModifier);
    window::type(driver, text);
}

models::LessonShow* lessonOf(const Driver& driver)
{
    return driver.item(QStringLiteral("learnPage"))->property("lessonShow").value<models::LessonShow*>();
}

} // namespace

class TestLessonEditor : public QObject {
    Q_OBJECT

private slots:
    void init() { forgetLessons(); }

    void madeByClicking()
    {
        const Driver driver(QStringLiteral("nim:3,4,5"), QStringLiteral("explore"));
        QVERIFY(driver.isOpen());
        driver.setPage(QStringLiteral("learn"));
        QTRY_VERIFY(driver.item("button_newLesson") != nullptr);
        QVERIFY(press(driver, "button_newLesson"));
        QTRY_VERIFY(driver.item("draftTitle") != nullptr);
        enter(driver, "draftTitle", "balance");
        QVERIFY(driver.click("button_add_outcome")); // about the game of the window
        QTRY_COMPARE(driver.item("draftPosition")->property("text").toString(), QStringLiteral("nim:3,4,5"));
        QVERIFY(driver.click("button_add_text"));
        QTRY_VERIFY(driver.textOf("draftProblem").contains("empty"));
        QVERIFY(!driver.item("button_editorTry")->isEnabled());
        enter(driver, "draftText", "well done");
        QTRY_VERIFY(driver.item("button_editorTry")->isEnabled());
        QVERIFY(driver.click("button_stepUp"));
        QVERIFY(driver.click("button_stepDown"));
        QVERIFY(driver.click("button_editorSave"));
        QTRY_VERIFY(driver.textOf("editorState").contains("balance.grundylesson"));
        QVERIFY(QFileInfo(ownFile("balance.grundylesson")).size() > 0);

        QVERIFY(driver.click("button_editorTry"));
        QTRY_VERIFY(lessonOf(driver)->isOpened());
        QCOMPARE(lessonOf(driver)->lessonTitle(), QStringLiteral("balance"));
        QCOMPARE(lessonOf(driver)->parts(), 2);
        QTRY_VERIFY(driver.item("button_presentLesson") != nullptr);
        QVERIFY(driver.click("button_presentLesson"));
        QTRY_VERIFY(driver.window().property("presenting").toBool());
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(!driver.window().property("presenting").toBool());
        QTRY_VERIFY(driver.item("button_editLesson") != nullptr);
        QVERIFY(driver.click("button_editLesson"));
        QTRY_VERIFY(driver.item("draftTitle") != nullptr);

        QVERIFY(driver.click("button_editorBack")); // all is saved
        QTRY_VERIFY(driver.item("lesson_balance") != nullptr);
        QTRY_VERIFY(driver.item("lesson_balance")->isEnabled());
        QVERIFY(press(driver, "lesson_balance"));
        QTRY_VERIFY(driver.item("button_editLesson") != nullptr);
        QVERIFY(driver.click("button_editLesson"));
        QTRY_VERIFY(driver.item("draftStep_1") != nullptr);
        QVERIFY(driver.click("draftStep_0"));
        QVERIFY(driver.click("button_stepDelete"));
        QTRY_VERIFY(driver.item("draftStep_1") == nullptr);
        driver.key(Qt::Key_Escape); // a question comes before anything is lost
        QTRY_VERIFY(driver.item("button_leaveCancel") != nullptr);
        QVERIFY(driver.click("button_leaveDrop"));
        QTRY_VERIFY(driver.item("button_newLesson") != nullptr);
    }

    void addedFromTheGame()
    {
        const Driver driver(QStringLiteral("nim:1,2"), QStringLiteral("explore"));
        QVERIFY(driver.isOpen());
        QMetaObject::invokeMethod(&driver.window(), "ask",
                                  Q_ARG(int, static_cast<int>(models::Command::AddToLesson)));
        QTRY_VERIFY(driver.item("draftPosition") != nullptr);
        QCOMPARE(driver.item("draftPosition")->property("text").toString(), QStringLiteral("nim:1,2"));
    }

    /// A file with a mistake in a step is opened to be put right.
    void brokenLesson()
    {
        write(ownFile("own.grundylesson"), lessonText("own", "outcome=N"));
        const Driver driver;
        QVERIFY(driver.isOpen());
        driver.setPage(QStringLiteral("learn"));
        QTRY_VERIFY(driver.item("lesson_own.grundylesson") != nullptr);
        QVERIFY(press(driver, "lesson_own.grundylesson"));
        QTRY_VERIFY(driver.textOf("draftProblem").contains("outcome=N"));
    }

    void plan()
    {
        const QTemporaryDir folder;
        const Driver driver;
        QVERIFY(driver.isOpen());
        QMetaObject::invokeMethod(&driver.window(), "openLesson",
                                  Q_ARG(QString, QStringLiteral("takeaway-ten")));
        QTRY_VERIFY(driver.item("button_lessonPlan") != nullptr);
        QVERIFY(driver.click("button_lessonPlan"));
        QTRY_VERIFY(window::fileDialog() != nullptr);
        QCOMPARE(window::typedFile(), QStringLiteral("takeaway-ten-plan.pdf"));
        window::enterFile(folder.filePath("plan.pdf"));
        QTRY_VERIFY(QFileInfo(folder.filePath("plan.pdf")).size() > 10'000);
        QTRY_COMPARE(driver.textOf("button_lessonPlan"), QStringLiteral("Plan saved"));
    }

    /// With letters twice as large and in a narrow window, and written from right to left, every text of each
    /// kind of step has its place.
    void largeAndMirrored_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "ar"})
            QTest::newRow(language) << language;
    }
    void largeAndMirrored()
    {
        QFETCH(QString, language);
        const auto asBefore = qScopeGuard([] {
            QSettings().remove(QStringLiteral("textScale"));
            wording::speak();
            QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        });
        QSettings().setValue(QStringLiteral("textScale"), 2.0);
        wording::speak(language);
        QGuiApplication::setLayoutDirection(QLocale().textDirection());
        const Driver driver(QStringLiteral("nim:3,4,5"), QStringLiteral("explore"), {900, 600});
        QVERIFY(driver.isOpen());
        QMetaObject::invokeMethod(&driver.window(), "ask",
                                  Q_ARG(int, static_cast<int>(models::Command::AddToLesson)));
        QTRY_VERIFY(driver.item("draftPosition") != nullptr);
        QStringList problems;
        for (const char* step : {"show", "text", "outcome", "question", "winning", "reveal", "play"}) {
            QTRY_VERIFY(driver.item(QStringLiteral("button_add_") + QLatin1String(step)) != nullptr);
            QMetaObject::invokeMethod(driver.item(QStringLiteral("button_add_") + QLatin1String(step)),
                                      "clicked");
            driver.waitUntilDrawn();
            QStringList found = window::overlapsIn(driver, window::Edges::Sides);
            window::forEachText(*driver.window().contentItem(), [&](const QQuickItem& text) {
                if (window::isCut(text))
                    found << QStringLiteral("cut: ") + text.property("text").toString();
            });
            for (const QString& problem : found)
                problems << QLatin1String(step) + QStringLiteral(": ") + problem;
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }

    void guide()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        driver.setPage(QStringLiteral("learn"));
        QTRY_VERIFY(driver.item("button_guide") != nullptr);
        QVERIFY(press(driver, "button_guide"));
        QTRY_VERIFY(driver.item("guidePart_1") != nullptr);
        driver.item("guideParts")->forceActiveFocus(Qt::TabFocusReason);
        driver.key(Qt::Key_Tab);
        QTRY_VERIFY(driver.item("guidePart_0")->hasActiveFocus());
        driver.key(Qt::Key_Tab);
        QVERIFY(driver.item("guidePart_1")->hasActiveFocus());
        QVERIFY(driver.textOf("guideText_1").contains("Takeaway 10"));
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(driver.item("button_guide") != nullptr);
    }
};

GRUNDY_TEST(TestLessonEditor, window::runTests<TestLessonEditor>)
#include "tst_lessoneditor.moc"

// SPDX-License-Identifier: GPL-3.0-or-later

// Present on a chosen display, the teacher's window on the other one.

#include "models/learn/pupils/pupils.h"
#include "window/presented.h"
#include "window/runtests.h"
#include "window/seentexts.h"

#include <QScreen>
#include <QSettings>
#include <QTemporaryFile>

using window::Driver;
using window::teacherWindow;

namespace {

constexpr auto twoScreens = R"({"screens": [
    {"name": "desk", "x": 0, "y": 0, "width": 1366, "height": 768},
    {"name": "projector", "x": 1366, "y": 0, "width": 1920, "height": 1080}]})";
constexpr QRect desk(0, 0, 1366, 768);

} // namespace

class TestScreens : public QObject {
    Q_OBJECT

private slots:
    void init() { window::beginTest(); }

    void theClassSeesItOnTheChosenScreen()
    {
        QCOMPARE(QGuiApplication::screens().size(), 2);
        QSettings().setValue(QStringLiteral("present/screen"), QStringLiteral("projector"));
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("explore"), {1000, 700});
        QVERIFY(driver.isOpen());
        const QRect before = driver.window().geometry();
        driver.key(Qt::Key_F5);
        QTRY_VERIFY(driver.item(QStringLiteral("presentBoard")) != nullptr);
        QTRY_COMPARE(driver.window().size(), QSize(1920, 1080));
        QCOMPARE(driver.window().screen()->name(), QStringLiteral("projector"));
        QCOMPARE(driver.window().x(), 1366);
        driver.key(Qt::Key_Escape);
        QTRY_COMPARE(driver.window().geometry(), before);
    }

    void theTeachersWindowIsOnTheOther()
    {
        QSettings().setValue(QStringLiteral("present/screen"), QStringLiteral("projector"));
        QSettings().setValue(QStringLiteral("present/teacherWindow"), true);
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("present"), {1000, 700});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(teacherWindow() && desk.contains(teacherWindow()->geometry().topLeft()));
        QVERIFY(!teacherWindow()->property("covered").toBool()); // nobody else reads it
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(!teacherWindow());
        QVERIFY(desk.contains(QSettings().value(QStringLiteral("present/teacherPlace")).toRect().topLeft()));
    }

    /// A class may read what stands on one of two screens: before it is said who learns no name is there,
    /// also where a lesson is opened and presented, unless the names are asked for.
    void noNameBeforeItIsAskedFor()
    {
        models::Pupils().add(QStringLiteral("Wilhelmina"));
        const auto names = [](const Driver& driver) {
            return window::SeenTexts(driver.window(), window::Look::Items)
                .holding(QStringLiteral("Wilhelmina"));
        };
        const Driver driver({}, {}, {1000, 700});
        QVERIFY(driver.isOpen());
        QVERIFY(driver.visit("learn"));
        QTRY_VERIFY(driver.item(QStringLiteral("pupilChoice")) != nullptr);
        QCOMPARE(names(driver), QString());
        QCOMPARE(driver.window().activeFocusItem(), driver.item(QStringLiteral("button_showNames")));
        driver.setTab(QStringLiteral("pupils"));
        QTRY_VERIFY(driver.item(QStringLiteral("page_pupils")) != nullptr);
        QCOMPARE(names(driver), QString());

        QMetaObject::invokeMethod(&driver.window(), "openLesson", Q_ARG(QString, QStringLiteral("p-and-n")));
        QTRY_VERIFY(driver.item(QStringLiteral("lessonPage")) != nullptr);
        QCOMPARE(names(driver), QString());
        driver.key(Qt::Key_F5);
        QTRY_VERIFY(driver.item(QStringLiteral("lessonPresent")) != nullptr);
        driver.key(Qt::Key_T);
        QTRY_VERIFY(window::isTeacherWindowOpen());
        QCOMPARE(names(driver), QString());
        QCOMPARE(window::SeenTexts(*teacherWindow()).holding(QStringLiteral("Wilhelmina")), QString());
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(driver.item(QStringLiteral("button_askPupil")) != nullptr);

        QVERIFY(driver.click(QStringLiteral("button_askPupil")));
        QTRY_VERIFY(driver.item(QStringLiteral("button_showNames")) != nullptr);
        QCOMPARE(names(driver), QString());
        driver.key(Qt::Key_Return);
        QTRY_VERIFY(driver.item(QStringLiteral("who_1")) != nullptr);
        QVERIFY(names(driver) != QString());
        QCOMPARE(driver.window().activeFocusItem(), driver.item(QStringLiteral("who_")));
        QVERIFY(driver.click(QStringLiteral("button_teach")));
        QTRY_VERIFY(driver.item(QStringLiteral("pupilChoice")) == nullptr);
        QCOMPARE(names(driver), QString());
        models::Pupils().remove(QStringLiteral("1"));
    }

    /// A screen that is not there any more leaves the window where it is.
    void aScreenThatIsGone()
    {
        QSettings().setValue(QStringLiteral("present/screen"), QStringLiteral("beamer"));
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("explore"), {1000, 700});
        QVERIFY(driver.isOpen());
        const QRect before = driver.window().geometry();
        driver.key(Qt::Key_F5);
        QTRY_VERIFY(driver.item(QStringLiteral("presentBoard")) != nullptr);
        QCOMPARE(driver.window().geometry(), before);
    }

    void theScreenIsASetting()
    {
        const Driver driver({}, {}, {1280, 860});
        QVERIFY(driver.isOpen());
        driver.setPage("settings");
        QTRY_VERIFY(driver.item(QStringLiteral("presentScreen")) != nullptr);
        QCOMPARE(driver.item(QStringLiteral("presentScreen"))->property("ids").toStringList(),
                 (QStringList{QString(), QStringLiteral("desk"), QStringLiteral("projector")}));
    }
};

static int runOnTwoScreens(int argc, char* argv[])
{
    QTemporaryFile screens;
    if (!screens.open() || screens.write(twoScreens) < 0 || !screens.flush())
        return 1;
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName().toUtf8());
    return window::runTests<TestScreens>(argc, argv);
}

GRUNDY_TEST(TestScreens, runOnTwoScreens)
#include "tst_screens.moc"

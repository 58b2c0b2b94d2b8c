// SPDX-License-Identifier: GPL-3.0-or-later

// Present, as it is led: the remote's keys, a finger, votes, and the teacher's window.

#include "window/presented.h"
#include "window/runtests.h"
#include "window/seentexts.h"

#include "models/board/boardscene.h"
#include "models/learn/lessons/lessonshow.h"
#include "models/present/labshow.h"

#include <QSettings>

using models::LabShow;
using models::LessonShow;
using models::PositionShow;
using window::Driver;
using window::isTeacherWindowOpen;
using window::SeenTexts;
using window::sessionOf;
using window::showOf;
using window::teacherWindow;

namespace {

bool teacherReads(const char* text)
{
    return !SeenTexts(*teacherWindow()).holding(QString::fromLatin1(text)).isEmpty();
}

/// The button that uncovers the answer, null before the window has one.
const QQuickItem* coverButton()
{
    return teacherWindow()->findChild<QQuickItem*>(QStringLiteral("teacher_show"));
}

bool isAnswerCovered()
{
    return coverButton() != nullptr && coverButton()->isVisible();
}

void uncoverAnswer()
{
    QTest::mouseClick(teacherWindow(), Qt::LeftButton, {}, Driver::centre(*coverButton()));
}

bool isShown(const Driver& driver, const char* name)
{
    return driver.item(QLatin1String(name)) != nullptr;
}

/// Both windows say it, and the teacher's one is closed again.
void compareStepNumbers(const Driver& driver, const QString& expected)
{
    driver.key(Qt::Key_T);
    QTRY_VERIFY(isTeacherWindowOpen());
    const auto* theirs = teacherWindow()->findChild<QQuickItem*>(QStringLiteral("teacherStep"));
    QVERIFY(theirs != nullptr);
    QVERIFY2(theirs->property("text").toString().startsWith(expected + QStringLiteral(" ·")),
             qPrintable(theirs->property("text").toString()));
    QCOMPARE(driver.item(QStringLiteral("presentStep"))->property("text").toString(), expected);
    QTest::keyClick(teacherWindow(), Qt::Key_T);
    QTRY_VERIFY(!isTeacherWindowOpen());
    driver.window().requestActivate();
    QTRY_COMPARE(QGuiApplication::focusWindow(), &driver.window());
}

} // namespace

class TestPresent : public QObject {
    Q_OBJECT

private slots:
    void init() { window::beginTest(); }

    void seenFromTheBackRow_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<double>("least");
        QTest::newRow("stones") << "nim:7,11,5" << 64.0;
        QTest::newRow("tokens")
            << "northcott:W......B/.W....B./..W..B../W..B..../....W..B/.W...B../W.....B./..W...B." << 76.0;
    }
    /// On a screen of 1920 x 1080: how large pieces are, and what is written on them and beside them.
    void seenFromTheBackRow()
    {
        QFETCH(const QString, position);
        QFETCH(const double, least);
        const Driver driver(position, QStringLiteral("present"), {1920, 1080});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.item(QStringLiteral("presentBoard")) != nullptr);
        const auto* scene =
            qobject_cast<const models::BoardScene*>(driver.item(QStringLiteral("boardScene")));
        QVERIFY(scene != nullptr && !scene->tokens().isEmpty());
        for (const QRectF& token : scene->tokens())
            QVERIFY2(token.isEmpty() || std::min(token.width(), token.height()) >= least,
                     qPrintable(QString::number(token.height())));
        for (const scene::Figure& figure : scene->laidOutScene().figures)
            QVERIFY(figure.letter.isEmpty() || figure.letterSize >= 24);
        QVERIFY(!scene->laidOutScene().captions.empty());
        for (const scene::Caption& caption : scene->laidOutScene().captions)
            QVERIFY(caption.size >= 28);
    }

    /// A lesson's hour with a presenter's remote: it sends PageDown, PageUp, B, F5 and Esc.
    void theRemote()
    {
        const Driver driver(QStringLiteral("takeaway/take=1-3:10"), QStringLiteral("play"));
        QVERIFY(driver.isOpen());
        driver.key(Qt::Key_F5);
        QTRY_VERIFY(driver.item(QStringLiteral("presentBoard")) != nullptr);
        PositionShow& show = showOf(driver);
        using Rung = PositionShow::Rung;
        for (const Rung rung : {Rung::Moves, Rung::Winner, Rung::Count, Rung::Which, Rung::Why}) {
            driver.key(Qt::Key_PageDown);
            QCOMPARE(show.rung(), rung);
        }
        driver.key(Qt::Key_PageUp);
        QCOMPARE(show.rung(), PositionShow::Rung::Which);
        driver.key(Qt::Key_B);
        QVERIFY(driver.item(QStringLiteral("blankScreen")) != nullptr);
        driver.key(Qt::Key_Escape); // lights the screen again, and stays
        QVERIFY(driver.item(QStringLiteral("blankScreen")) == nullptr);
        QVERIFY(driver.item(QStringLiteral("presentBoard")) != nullptr);
        driver.key(Qt::Key_2);
        QCOMPARE(show.rung(), PositionShow::Rung::Moves);
        driver.key(Qt::Key_End); // as far as it was told
        QCOMPARE(show.rung(), PositionShow::Rung::Why);
        driver.key(Qt::Key_F5);
        QCOMPARE(show.rung(), PositionShow::Rung::Board);
        driver.key(Qt::Key_Space);
        driver.key(Qt::Key_Backspace);
        QCOMPARE(show.step(), 0);
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(driver.item(QStringLiteral("gamePage")) != nullptr);
        QCOMPARE(sessionOf(driver).mode(), models::Mode::Play);
    }

    /// A dark screen hides what a key would reveal: the first one lights it and does nothing else.
    void keysInTheDark()
    {
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("present"));
        QVERIFY(driver.isOpen());
        PositionShow& show = showOf(driver);
        driver.clickPlace(games::pieceId(0, 7));
        QTRY_VERIFY(sessionOf(driver).canUndo());
        driver.key(Qt::Key_Space);
        const QString position = driver.notation();
        for (const auto key :
             {Qt::Key_Space, Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Backspace, Qt::Key_3, Qt::Key_1,
              Qt::Key_End, Qt::Key_Home, Qt::Key_F5, Qt::Key_U, Qt::Key_R, Qt::Key_V, Qt::Key_T, Qt::Key_B,
              Qt::Key_Right, Qt::Key_Return, Qt::Key_Escape}) {
            driver.key(Qt::Key_B);
            QVERIFY(driver.item(QStringLiteral("blankScreen")) != nullptr);
            driver.key(key);
            QVERIFY2(driver.item(QStringLiteral("blankScreen")) == nullptr, qPrintable(QString::number(key)));
            QCOMPARE(show.step(), 1);
            QVERIFY(!show.votes()->isTaking());
            QCOMPARE(driver.notation(), position);
        }
        QCOMPARE(QGuiApplication::topLevelWindows().size(), 1);
        driver.key(Qt::Key_Space); // and then it reads them again
        QCOMPARE(show.step(), 2);
        driver.key(Qt::Key_B);
        driver.click(QPoint(300, 20));
        QVERIFY(driver.item(QStringLiteral("blankScreen")) == nullptr);
        QCOMPARE(show.step(), 2);
    }

    /// Beside the board a tap goes on, or back in the first third of the page; a swipe turns as a page.
    void aFinger()
    {
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("present"), {1280, 800});
        QVERIFY(driver.isOpen());
        PositionShow& show = showOf(driver);
        QPointingDevice* screen = QTest::createTouchDevice();
        const auto swipe = [&](QPoint from, QPoint to) {
            QTest::touchEvent(&driver.window(), screen).press(0, from);
            for (int part = 1; part <= 8 && from != to; ++part)
                QTest::touchEvent(&driver.window(), screen).move(0, from + (to - from) * part / 8);
            QTest::touchEvent(&driver.window(), screen).release(0, to);
        };
        constexpr int above = 20; // the title
        swipe({900, above}, {900, above});
        QTRY_COMPARE(show.step(), 1);
        swipe({900, above}, {500, above});
        QTRY_COMPARE(show.step(), 2);
        swipe({500, above}, {900, above});
        QTRY_COMPARE(show.step(), 1);
        swipe({100, above}, {100, above});
        QTRY_COMPARE(show.step(), 0);
    }

    /// Moves are named by a click while votes are taken, and counted by keys; then one is made by a click.
    void playedAndVotedOn()
    {
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("present"));
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        PositionShow& show = showOf(driver);
        driver.key(Qt::Key_V);
        QVERIFY(show.votes()->isTaking());
        driver.clickPlace(games::pieceId(1, 3)); // a move is named
        QCOMPARE(driver.notation(), QStringLiteral("nim:7,11,5"));
        QCOMPARE(show.votes()->count(), 1);
        QVERIFY(driver.click("vote_more"));
        QCOMPARE(show.votes()->total(), 1);
        driver.key(Qt::Key_V);
        driver.key(Qt::Key_V);
        driver.key(Qt::Key_Down);
        driver.key(Qt::Key_1);
        driver.key(Qt::Key_7);
        QCOMPARE(show.votes()->total(), 18);
        QVERIFY(!SeenTexts(driver.window()).holding(QStringLiteral("17")).isEmpty());
        driver.key(Qt::Key_PageDown); // the remote goes on while votes are taken
        QCOMPARE(show.rung(), PositionShow::Rung::Moves);
        driver.key(Qt::Key_Escape);
        QVERIFY(!show.votes()->isTaking());
        QVERIFY(driver.item(QStringLiteral("presentBoard")) != nullptr);
        driver.key(Qt::Key_5); // still to be revealed: not by a digit
        QCOMPARE(show.rung(), PositionShow::Rung::Moves);
        show.goTo(4);
        QTRY_VERIFY(
            !SeenTexts(driver.window()).holding(QStringLiteral("take 9 from heap 2 (wins)")).isEmpty());
        driver.clickPlace(games::pieceId(1, 3)); // and made
        QTRY_COMPARE(driver.notation(), QStringLiteral("nim:7,2,5"));
        QCOMPARE(show.rung(), PositionShow::Rung::Board);
        QCOMPARE(show.votes()->count(), 0);
        QCOMPARE(show.turn(), 1);
        driver.key(Qt::Key_U);
        QCOMPARE(driver.notation(), QStringLiteral("nim:7,11,5"));
        QCOMPARE(show.votes()->total(), 18);
        driver.key(Qt::Key_Y, Qt::ControlModifier);
        driver.key(Qt::Key_R);
        QCOMPARE(driver.notation(), QStringLiteral("nim:7,11,5"));
        QCOMPARE(show.turn(), 0);
    }

    void aTeamIsNamed()
    {
        const Driver driver(QStringLiteral("nim:3"), QStringLiteral("present"));
        QVERIFY(driver.isOpen());
        QVERIFY(driver.click("team_1"));
        QTRY_VERIFY(driver.item(QStringLiteral("teamName_1")) != nullptr);
        for (const auto key : {Qt::Key_V, Qt::Key_B, Qt::Key_1, Qt::Key_Space, Qt::Key_R})
            driver.key(key); // letters, no commands
        driver.key(Qt::Key_Return);
        QCOMPARE(showOf(driver).teams().constLast(), QStringLiteral("vb1 r"));
        QCOMPARE(showOf(driver).step(), 0);
        QVERIFY(driver.item(QStringLiteral("teamName_1")) == nullptr);
    }

    /// The teacher goes on in the other window: the teams go above what is read, and the name is kept.
    void aNameIsKeptWhenTheClassReadsOn()
    {
        const Driver driver(QStringLiteral("nim:3"), QStringLiteral("present"));
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        PositionShow& show = showOf(driver);
        QVERIFY(driver.click("team_0"));
        QTRY_VERIFY(driver.item(QStringLiteral("teamName_0")) != nullptr);
        driver.key(Qt::Key_V);
        for (int step = 0; step < 10 && show.rung() != PositionShow::Rung::Why; ++step)
            show.next();
        QCOMPARE(show.rung(), PositionShow::Rung::Why);
        QTRY_COMPARE(show.teams().constFirst(), QStringLiteral("v"));
        QTRY_VERIFY(driver.item(QStringLiteral("teamName_0")) == nullptr);
    }

    /// The answer stands in the teacher's window, and nowhere in the other one. On the class's only screen it
    /// is covered until it is asked for, and again for the next position.
    void theTeachersWindow()
    {
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("present"));
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        driver.key(Qt::Key_T);
        QTRY_VERIFY(isTeacherWindowOpen());
        QTRY_VERIFY(isAnswerCovered());
        QVERIFY(!teacherReads("take 9 from heap 2"));
        QVERIFY(!teacherReads("legal move")); // the next step
        uncoverAnswer();
        QTRY_VERIFY(teacherReads("take 9 from heap 2"));
        driver.clickPlace(games::pieceId(0, 7));
        QTRY_VERIFY(isAnswerCovered());
        sessionOf(driver).undo();
        uncoverAnswer();
        QTRY_VERIFY(!isAnswerCovered());
        QVERIFY(SeenTexts(driver.window()).holding(QStringLiteral("take 9 from heap 2")).isEmpty());
        QTest::keyClick(teacherWindow(), Qt::Key_PageDown);
        QCOMPARE(showOf(driver).step(), 1);
        QTest::keyClick(teacherWindow(), Qt::Key_B);
        QVERIFY(driver.item(QStringLiteral("blankScreen")) != nullptr);
        QTest::keyClick(teacherWindow(), Qt::Key_PageDown); // nothing is revealed in the dark
        QCOMPARE(showOf(driver).step(), 1);
        QVERIFY(driver.item(QStringLiteral("blankScreen")) == nullptr);
        QTest::keyClick(teacherWindow(), Qt::Key_T);
        QTRY_VERIFY(!isTeacherWindowOpen());
        QVERIFY(driver.item(QStringLiteral("presentBoard")) != nullptr);
    }

    /// Esc by mistake: F5 leads back to the same step, with the moves, the votes and what had been seen.
    void escapeFromAPositionLosesNothing()
    {
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("present"));
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        PositionShow& show = showOf(driver);
        driver.clickPlace(games::pieceId(0, 7));
        QTRY_COMPARE(driver.notation(), QStringLiteral("nim:6,11,5"));
        driver.key(Qt::Key_V);
        driver.key(Qt::Key_Down);
        driver.key(Qt::Key_7);
        driver.key(Qt::Key_V);
        QTRY_VERIFY(driver.isSettled());
        for (int step = 1; step <= 4; ++step)
            driver.key(Qt::Key_PageDown);
        driver.key(Qt::Key_PageUp);
        QCOMPARE(show.rung(), PositionShow::Rung::Count);
        compareStepNumbers(driver, QStringLiteral("Step 4 of 7"));
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(isShown(driver, "gamePage"));
        driver.key(Qt::Key_F5);
        QTRY_VERIFY(isShown(driver, "presentBoard"));
        QCOMPARE(driver.notation(), QStringLiteral("nim:6,11,5"));
        QCOMPARE(show.rung(), PositionShow::Rung::Count);
        QCOMPARE(show.votes()->total(), 7);
        driver.key(Qt::Key_End);
        QCOMPARE(show.rung(), PositionShow::Rung::Which);
        driver.key(Qt::Key_F5);
        QCOMPARE(show.rung(), PositionShow::Rung::Board);
        driver.key(Qt::Key_U);
        QCOMPARE(driver.notation(), QStringLiteral("nim:7,11,5"));
    }

    void escapeFromALessonLosesNothing()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        QMetaObject::invokeMethod(&driver.window(), "openLesson",
                                  Q_ARG(QString, QStringLiteral("takeaway-ten")));
        QTRY_VERIFY(driver.isSettled());
        auto* show = driver.item(QStringLiteral("learnPage"))->property("lessonShow").value<LessonShow*>();
        QVERIFY(show != nullptr);
        show->goTo(0);
        driver.key(Qt::Key_F5);
        QTRY_VERIFY(isShown(driver, "lessonPresent"));
        driver.key(Qt::Key_PageDown);
        show->choose(1); // a wrong answer
        show->choose(0);
        driver.key(Qt::Key_PageDown);
        driver.key(Qt::Key_PageDown);
        driver.key(Qt::Key_PageUp);
        const int step = show->step();
        const int farthest = show->farthest();
        QVERIFY(step > 1 && farthest > step);
        compareStepNumbers(driver, QStringLiteral("Step %1 of %2").arg(step + 1).arg(show->steps()));
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(isShown(driver, "learnPage"));
        driver.key(Qt::Key_F5);
        QTRY_VERIFY(isShown(driver, "lessonPresent"));
        QCOMPARE(show->step(), step);
        QCOMPARE(show->farthest(), farthest);
        driver.key(Qt::Key_F5);
        QCOMPARE(show->step(), 0);
        driver.key(Qt::Key_PageDown);
        QVERIFY(!show->isAnswered()); // asked anew
    }

    /// The page of the Lab, which tells everything, comes only when one asks for it.
    void escapeFromTheLabLosesNothing()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        QMetaObject::invokeMethod(&driver.window(), "openLab",
                                  Q_ARG(QString, QStringLiteral("takeaway/take=1-3:6")),
                                  Q_ARG(int, Driver::tabNumber(QStringLiteral("graph"))));
        QTRY_VERIFY(isShown(driver, "button_labPresent"));
        QTRY_VERIFY(driver.item(QStringLiteral("button_labPresent"))->isEnabled());
        driver.key(Qt::Key_F5);
        QTRY_VERIFY(isShown(driver, "labPresent"));
        auto& show = *driver.window().findChild<LabShow*>(QStringLiteral("labShow"));
        for (int step = 1; step <= 3; ++step)
            driver.key(Qt::Key_PageDown);
        driver.key(Qt::Key_PageUp);
        QCOMPARE(show.step(), 2);
        compareStepNumbers(driver, QStringLiteral("Step 3"));
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(isShown(driver, "labCover"));
        QVERIFY(!isShown(driver, "page_graph"));
        driver.key(Qt::Key_F5);
        QTRY_VERIFY(isShown(driver, "labPresent"));
        QCOMPARE(show.step(), 2);
        QCOMPARE(show.farthest(), 3);
        driver.key(Qt::Key_End);
        QCOMPARE(show.step(), 3); // what the class has seen, and no more
        driver.key(Qt::Key_F5);
        QCOMPARE(show.step(), 0);
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(isShown(driver, "labCover"));
        QVERIFY(driver.click("labCover_show"));
        QTRY_VERIFY(isShown(driver, "page_graph"));
        QVERIFY(!isShown(driver, "labCover"));
    }

    /// It was open in the last lesson: on the class's only screen it does not come back by itself.
    void theTeachersWindowWaitsToBeAskedFor()
    {
        QSettings().setValue(QStringLiteral("present/teacherWindow"), true);
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("present"));
        QVERIFY(driver.isOpen());
        QTest::qWait(200);
        QVERIFY(!isTeacherWindowOpen());
        driver.key(Qt::Key_T);
        QTRY_VERIFY(isTeacherWindowOpen());
        QTest::qWait(100);
        driver.window().requestActivate(); // the class's window lies before it
        QTRY_COMPARE(QGuiApplication::focusWindow(), &driver.window());
        driver.key(Qt::Key_T);
        QTest::qWait(50);
        QVERIFY(isTeacherWindowOpen());
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(!isTeacherWindowOpen());
        QVERIFY(QSettings().value(QStringLiteral("present/teacherPlace")).toRect().width() > 100);
        QVERIFY(QSettings().value(QStringLiteral("present/teacherWindow")).toBool());
    }
};

GRUNDY_TEST(TestPresent, window::runTests<TestPresent>)

#include "tst_present.moc"

// SPDX-License-Identifier: GPL-3.0-or-later

// Pupils do it themselves, in the real window by clicks and keys: a row filled in wrongly and mended, a tick
// for it, and the work of two pupils side by side.

#include "models/learn/exercises/exercisemodel.h"
#include "models/learn/lessons/lessonshow.h"
#include "models/learn/marking/markingmodel.h"
#include "models/learn/pupils/pupils.h"
#include "models/ownlessons.h"
#include "window/driver.h"
#include "window/runtests.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThreadPool>

using models::LessonShow;
using models::MarkingModel;
using models::Pupils;
using window::Driver;

namespace {

QString ownPlace()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

LessonShow* openAt(const Driver& driver, const QString& id, LessonShow::Kind kind)
{
    QMetaObject::invokeMethod(&driver.window(), "openLesson", Q_ARG(QString, id));
    auto* page = driver.item(QStringLiteral("learnPage"));
    auto* show = page == nullptr ? nullptr : page->property("lessonShow").value<LessonShow*>();
    for (int part = 0; show != nullptr && part < show->parts() && show->kind() != kind; ++part)
        show->goToPart(part);
    return show;
}

MarkingModel* marksIn(const Driver& driver)
{
    const QQuickItem* board = driver.item(QStringLiteral("lessonMarks"));
    return board == nullptr ? nullptr : board->property("marking").value<MarkingModel*>();
}

void waitForMarks(const Driver& driver)
{
    QTRY_VERIFY(marksIn(driver) != nullptr && !marksIn(driver)->isBusy() && marksIn(driver)->count() > 0);
    QTRY_VERIFY(driver.isSettled());
    driver.waitUntilDrawn();
}

/// Learn, one of its pages.
void openLearn(const Driver& driver, const char* tab)
{
    QVERIFY(driver.visit("learn"));
    QTRY_VERIFY(driver.item(QStringLiteral("learnPage")) != nullptr);
    driver.setTab(QString::fromLatin1(tab));
    QTest::qWait(1);
    driver.waitUntilDrawn();
}

void answerExercise(const Driver& driver)
{
    const auto model = [&driver]() -> models::ExerciseModel* {
        const QQuickItem* view = driver.item(QStringLiteral("practiceView"));
        return view == nullptr ? nullptr : view->property("exercise").value<models::ExerciseModel*>();
    };
    QTRY_VERIFY(model() != nullptr);
    QTRY_COMPARE(model()->phase(), models::ExerciseModel::Phase::Asked);
    model()->answer(QString::fromStdString(model()->exercise()->right.front()));
    QTRY_COMPARE(model()->phase(), models::ExerciseModel::Phase::Right);
}

} // namespace

class TestPupilsWindow : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QThreadPool::globalInstance()->waitForDone(); // what goes to the disk is there
        QDir(ownPlace()).removeRecursively();
    }

private:
    QTemporaryDir m_folder;

private slots:

    /// By keys: P at 1 contradicts itself, N mends it; when all is right the step is answered.
    void aRowByKeys()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        LessonShow* show = openAt(driver, QStringLiteral("takeaway-ten"), LessonShow::Kind::Label);
        QVERIFY(show != nullptr);
        const int part = show->part();
        QMetaObject::invokeMethod(driver.item(QStringLiteral("lessonPage")), "takeKeyboard");
        waitForMarks(driver);
        QVERIFY(show->unanswered().contains(part));
        driver.key(Qt::Key_P);
        QCOMPARE(driver.textOf("markSentence"), QStringLiteral("1 is marked P, but a move leads to a P: 0."));
        QVERIFY(driver.item(QStringLiteral("ring_1")) != nullptr);
        for (const Qt::Key key : {Qt::Key_N, Qt::Key_N, Qt::Key_N, Qt::Key_P, Qt::Key_N, Qt::Key_N, Qt::Key_N,
                                  Qt::Key_P, Qt::Key_N})
            driver.key(key);
        QVERIFY(show->unanswered().contains(part));
        QCOMPARE(driver.textOf("markBlanks"), QStringLiteral("still blank: 1"));
        driver.key(Qt::Key_N);
        QVERIFY(marksIn(driver)->isRight());
        QVERIFY(!show->unanswered().contains(part));
        driver.key(Qt::Key_PageDown);
        QCOMPARE(show->part(), part + 1);
    }

    /// By the mouse: the button of an answer, a cell; with one that is shown it is watched, not answered.
    void aRowByClicks()
    {
        const Driver driver({}, {}, {900, 600});
        QVERIFY(driver.isOpen());
        LessonShow* show = openAt(driver, QStringLiteral("takeaway-ten"), LessonShow::Kind::Label);
        waitForMarks(driver);
        QVERIFY(driver.click(QStringLiteral("answer_N")));
        QCOMPARE(marksIn(driver)->next(), 2);
        QVERIFY(driver.click(QStringLiteral("mark_2"))); // once P, twice N
        QVERIFY(driver.item(QStringLiteral("ring_2")) != nullptr);
        QVERIFY(driver.click(QStringLiteral("mark_2")));
        QVERIFY(driver.item(QStringLiteral("ring_2")) == nullptr);
        for (int n = 3; n <= 10; ++n)
            QVERIFY(driver.click(QStringLiteral("button_markNext")));
        QVERIFY(marksIn(driver)->isRight());
        QVERIFY(show->unanswered().contains(show->part()));
        QCOMPARE(driver.textOf("markBlanks"), QStringLiteral("shown to you: 8"));
    }

    /// Grundy values by digits.
    void aTableOfValues()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        LessonShow* show = openAt(driver, QStringLiteral("the-whole-theory"), LessonShow::Kind::Table);
        const int part = show->part();
        QMetaObject::invokeMethod(driver.item(QStringLiteral("lessonPage")), "takeKeyboard");
        waitForMarks(driver);
        driver.key(Qt::Key_1);
        QVERIFY(driver.item(QStringLiteral("ring_0")) != nullptr);
        for (int n = 0; n <= 12; ++n)
            driver.key(static_cast<Qt::Key>(Qt::Key_0 + n % 4));
        QVERIFY(marksIn(driver)->isRight());
        QVERIFY(!show->unanswered().contains(part));
    }

    void theLastStepLeadsOn()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        LessonShow* show = openAt(driver, QStringLiteral("takeaway-ten"), LessonShow::Kind::Play);
        show->goToPart(show->parts() - 1);
        QTRY_COMPARE(driver.textOf("button_lessonNext"), QStringLiteral("Next lesson"));
        QVERIFY(driver.click(QStringLiteral("button_lessonNext")));
        QTRY_COMPARE(show->lessonId(), QStringLiteral("p-and-n"));
    }

    void againstTheComputer()
    {
        const Driver driver({}, {}, {900, 600});
        QVERIFY(driver.isOpen());
        LessonShow* show = openAt(driver, QStringLiteral("takeaway-ten"), LessonShow::Kind::Play);
        QTRY_VERIFY(driver.item(QStringLiteral("button_lessonComputer")) != nullptr);
        QVERIFY(driver.click(QStringLiteral("button_lessonComputer")));
        QVERIFY(show->isAgainstComputer());
        QTRY_COMPARE(driver.textOf("lessonTurn"), QStringLiteral("Your move. The computer: Beginner"));
        QVERIFY(driver.click(QStringLiteral("button_lessonComputer")));
        QVERIFY(!show->isAgainstComputer());
    }

    /// What is asked for by name is there at once, also where nobody said yet who learns; and it is still
    /// there once it is said.
    void openedIsOpened_data()
    {
        QTest::addColumn<QString>("answer"); ///< in the window
        QTest::addColumn<QString>("title");
        QTest::newRow("a pupil") << "who_1"
                                 << "Learn: ada";
        QTest::newRow("no name") << "who_"
                                 << "Learn";
        QTest::newRow("the teacher") << "button_teach"
                                     << "Learn";
        QTest::newRow("the teacher, beside the lesson") << "button_teachHere"
                                                        << "Learn";
    }

    void openedIsOpened()
    {
        QFETCH(const QString, answer);
        QFETCH(const QString, title);
        QCOMPARE(Pupils().add(QStringLiteral("ada")), QString());
        const QString file = m_folder.filePath(QStringLiteral("own.grundylesson"));
        write(file, lessonText(QStringLiteral("from-elsewhere")));
        const Driver driver;
        QVERIFY(driver.isOpen());
        QMetaObject::invokeMethod(&driver.window(), "openLesson",
                                  Q_ARG(QString, QUrl::fromLocalFile(file).toString()));
        QTRY_VERIFY(driver.item(QStringLiteral("lessonPage")) != nullptr);
        QVERIFY(driver.item(QStringLiteral("pupilChoice")) == nullptr);
        const auto* show =
            driver.item(QStringLiteral("learnPage"))->property("lessonShow").value<LessonShow*>();
        if (answer != QLatin1String("button_teachHere")) {
            QVERIFY(driver.click(QStringLiteral("button_askPupil")));
            QTRY_VERIFY(driver.item(answer) != nullptr);
            driver.waitUntilDrawn();
        }
        QVERIFY(driver.click(answer));
        QTRY_VERIFY(driver.item(QStringLiteral("button_askPupil")) == nullptr);
        QVERIFY(driver.item(QStringLiteral("pupilChoice")) == nullptr);
        QCOMPARE(driver.textOf("learnTitle"), title);
        QTest::qWait(1);
        QTRY_VERIFY(driver.isSettled());
        QCOMPARE(show->lessonId(), QStringLiteral("from-elsewhere"));
        QVERIFY(driver.item(QStringLiteral("lessonPage")) != nullptr);
    }

    /// The same for all else that leads to Learn, and for a file that is no lesson: why is read.
    void nothingAskedForIsHidden_data()
    {
        QTest::addColumn<QByteArray>("verb");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("seen");
        QTest::newRow("a lesson of the course") << QByteArray("openLesson") << "p-and-n"
                                                << "lessonPage";
        QTest::newRow("no lesson") << QByteArray("openLesson") << "/nowhere.grundylesson"
                                   << "lessonProblem";
        QTest::newRow("a step") << QByteArray("makeStep") << "nim:1,2"
                                << "lessonEditor";
        QTest::newRow("a worksheet") << QByteArray("openWorksheet") << "nim:1,2"
                                     << "page_worksheets";
    }

    void nothingAskedForIsHidden()
    {
        QFETCH(const QByteArray, verb);
        QFETCH(const QString, what);
        QFETCH(const QString, seen);
        QCOMPARE(Pupils().add(QStringLiteral("ada")), QString());
        const Driver driver;
        QVERIFY(driver.isOpen());
        QMetaObject::invokeMethod(&driver.window(), verb, Q_ARG(QString, what));
        QTRY_VERIFY(driver.item(seen) != nullptr);
        QTRY_VERIFY(driver.isSettled());
        QVERIFY(driver.item(QStringLiteral("pupilChoice")) == nullptr);
        driver.setTab(QStringLiteral("practice")); // there it matters
        QTRY_VERIFY(driver.item(QStringLiteral("pupilChoice")) != nullptr);
    }

    /// Two names are added; the one answers exercises, the other a row; the table has both.
    void twoPupils()
    {
        {
            const Driver driver;
            QVERIFY(driver.isOpen());
            openLearn(driver, "pupils");
            for (const char* name : {"ada", "ben"}) {
                QVERIFY(driver.click(QStringLiteral("newPupilField")));
                window::type(driver, QString::fromLatin1(name));
                driver.key(Qt::Key_Return);
                QTRY_COMPARE(driver.textOf("learnTitle"),
                             QStringLiteral("Learn: %1").arg(QLatin1String(name)));
            }
            driver.setTab(QStringLiteral("practice"));
            answerExercise(driver);
        }
        const Driver driver({}, {}, {900, 600});
        QVERIFY(driver.isOpen());
        openLearn(driver, "lessons");
        QTRY_VERIFY(driver.item(QStringLiteral("pupilChoice")) != nullptr);
        QVERIFY(driver.click(QStringLiteral("who_1")));
        QTRY_VERIFY(driver.item(QStringLiteral("pupilChoice")) == nullptr);
        QCOMPARE(driver.textOf("learnTitle"), QStringLiteral("Learn: ada"));
        QCOMPARE(driver.session().property("learner").toString(), Pupils::folderOf(QStringLiteral("1")));
        openAt(driver, QStringLiteral("takeaway-ten"), LessonShow::Kind::Label);
        waitForMarks(driver);
        for (const char* letter : {"N", "N", "N", "P", "N", "N", "N", "P", "N", "N"})
            QVERIFY(driver.click(QStringLiteral("answer_") + QLatin1String(letter)));
        QVERIFY(marksIn(driver)->isRight());
        driver.setTab(QStringLiteral("pupils"));
        QTRY_VERIFY(driver.item(QStringLiteral("pupil_2")) != nullptr);
        Pupils pupils;
        pupils.refresh();
        const QStringList lines = QString::fromUtf8(pupils.csv()).split(u'\n');
        const QString today = QDate::currentDate().toString(Qt::ISODate);
        QVERIFY2(lines.value(2).startsWith("ada," + today + ",0,1,1,0,1,"), qPrintable(lines.value(2)));
        QVERIFY2(lines.value(3).startsWith("ben," + today + ",0,0,0,0,0,"), qPrintable(lines.value(3)));
        QVERIFY2(lines.value(3).contains(",1,0,1"), qPrintable(lines.value(3)));
    }
};

GRUNDY_TEST(TestPupilsWindow, window::runTests<TestPupilsWindow>)

#include "tst_pupils.moc"

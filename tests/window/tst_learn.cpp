// SPDX-License-Identifier: GPL-3.0-or-later

// The lessons in the real window: every lesson on its page, and in Present with the keys of a remote, where
// nothing that is still covered may be found.

#include "lessons/builtinlessons.h"
#include "models/learn/lessons/lessonshow.h"
#include "window/driver.h"
#include "window/heldtexts.h"
#include "window/runtests.h"
#include "window/tablepieces.h"

#include <algorithm>

using models::LessonShow;
using window::Driver;
using window::heldText;
using window::smallestText;

namespace {

/// Opens a lesson from its first step, as `--lesson` does.
LessonShow* openLesson(const Driver& driver, const QString& id)
{
    QMetaObject::invokeMethod(&driver.window(), "openLesson", Q_ARG(QString, id));
    auto* page = driver.item(QStringLiteral("learnPage"));
    auto* show = page == nullptr ? nullptr : page->property("lessonShow").value<LessonShow*>();
    if (show != nullptr)
        show->goTo(0);
    return show;
}

void settle(const Driver& driver)
{
    QVERIFY(QTest::qWaitFor([&driver] { return driver.isSettled(); },
                            tests::patienceMs)); // QTRY_ looks every 50 ms
    QTest::qWait(1);
}

/// The paragraphs of a text that are long enough to be nothing else.
QStringList paragraphs(const lessons::Text& text)
{
    QStringList found;
    for (const QString& line : lessons::plainText(text).split(u'\n'))
        if (line.size() > 24)
            found.append(line.toHtmlEscaped());
    return found;
}

QStringList laterTexts(const lessons::Lesson& lesson, int part)
{
    QStringList secrets;
    for (std::size_t i = static_cast<std::size_t>(part) + 1; i < lesson.steps.size(); ++i) {
        secrets += paragraphs(lesson.steps[i].text);
        if (lesson.steps[i].title.size() > 12)
            secrets.append(lesson.steps[i].title);
    }
    for (const lessons::Step& step : lesson.steps)
        secrets += step.notes.split(u'\n', Qt::SkipEmptyParts);
    return secrets;
}

/// What the class may not find: later steps, all notes, and what this step still covers.
QStringList secretsOf(const lessons::Lesson& lesson, const LessonShow& show)
{
    QStringList secrets = laterTexts(lesson, show.part());
    const lessons::Step& step = lesson.steps[static_cast<std::size_t>(show.part())];
    if (show.stage() > 0)
        return secrets;
    if (const auto* reveal = std::get_if<lessons::RevealStep>(&step.kind))
        secrets += paragraphs(reveal->text);
    if (const auto* question = std::get_if<lessons::QuestionStep>(&step.kind))
        for (const lessons::Choice& choice : question->choices)
            secrets += paragraphs(choice.because);
    return secrets;
}

/// Texts that stand in an earlier step, too, are no secrets.
QString firstFound(const QString& held, const QStringList& secrets, const QString& told)
{
    for (const QString& secret : secrets)
        if (held.contains(secret) && !told.contains(secret))
            return secret;
    return {};
}

} // namespace

class TestLearn : public QObject {
    Q_OBJECT

private slots:
    void everyLesson_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto& lesson : lessons::builtInLessons()) {
            const QString id = std::get<lessons::Lesson>(lesson.lesson).id;
            QTest::newRow(qPrintable(id)) << id;
        }
    }

    /// By the button and back by the key, every stage of every step; the board of each lies in sight. One
    /// window for all: presented() opens one for each lesson.
    void everyLesson()
    {
        QFETCH(const QString, id);
        if (!m_window)
            m_window = std::make_unique<Driver>(QString(), QString(), QSize(1100, 760));
        const Driver& driver = *m_window;
        QVERIFY(driver.isOpen());
        LessonShow* show = openLesson(driver, id);
        QVERIFY(show != nullptr);
        QCOMPARE(show->lessonId(), id);
        settle(driver);
        QSet<int> parts;
        while (show->step() + 1 < show->steps()) {
            parts.insert(show->part());
            const int before = show->step();
            QVERIFY(driver.click("button_lessonNext"));
            QVERIFY(show->step() > before);
            settle(driver);
            QCOMPARE(driver.item("lessonBoard") != nullptr, !show->position().isEmpty());
        }
        QCOMPARE(parts.size(), show->parts() - (parts.contains(show->parts() - 1) ? 0 : 1));
        while (show->step() > 0) {
            driver.key(Qt::Key_PageUp);
            QTest::qWait(1);
        }
        settle(driver);
        QCOMPARE(show->part(), 0);
    }

    void presented_data()
    {
        m_window.reset();
        everyLesson_data();
    }

    /// With a remote from the first step to the last: nothing covered is in the class's window.
    void presented()
    {
        QFETCH(const QString, id);
        Driver driver({}, {}, {1280, 800});
        QVERIFY(driver.isOpen());
        LessonShow* show = openLesson(driver, id);
        QVERIFY(show != nullptr);
        settle(driver);
        const lessons::Lesson lesson = *show->list()->find(id);
        QVERIFY(driver.click("button_presentLesson"));
        QTRY_VERIFY(driver.item("lessonPresent") != nullptr);
        QVERIFY(driver.item("learnPage") == nullptr);
        QString told;
        for (int step = 0; step < show->steps(); ++step) {
            settle(driver);
            QCOMPARE(show->step(), step);
            const QString held = heldText(driver.window());
            const auto& here = lesson.steps[static_cast<std::size_t>(show->part())];
            told += lessons::plainText(here.text).toHtmlEscaped() + here.title;
            QCOMPARE(firstFound(held, secretsOf(lesson, *show), told), QString());
            for (const QString& line : paragraphs(here.text))
                QVERIFY2(held.contains(line), qPrintable(line)); // the walk sees what is shown
            driver.key(Qt::Key_PageDown);
        }
        driver.key(Qt::Key_PageDown);
        QCOMPARE(show->step(), show->steps() - 1);
        driver.key(Qt::Key_Home);
        QCOMPARE(show->step(), 0);
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(driver.item("lessonPage") != nullptr);
    }

    void noShrinkingIsSeen_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : {"binary-and-nim-sums", "the-rule-for-stalks", "poker-nim-and-skips"})
            QTest::newRow(id) << QString(id);
    }

    /// Beside no board, whose analysis may add to it, a text has its size from the first frame on.
    void noShrinkingIsSeen()
    {
        QFETCH(const QString, id);
        Driver driver({}, {}, {1280, 800});
        QVERIFY(driver.isOpen());
        LessonShow* show = openLesson(driver, id);
        settle(driver);
        QVERIFY(driver.click("button_presentLesson"));
        QTRY_VERIFY(driver.item("lessonPresent") != nullptr);
        settle(driver);
        const auto textSize = [&driver] {
            const QQuickItem* text = driver.item("lessonText");
            return text == nullptr ? 0 : text->property("textSize").toInt();
        };
        // A text that arrives is transparent until it has its size: a frame of then shows none.
        const auto isShown = [&driver] {
            const QQuickItem* text = driver.item("lessonText");
            return text != nullptr && text->parentItem()->opacity() > 0;
        };
        QSet<int> seen;
        connect(&driver.window(), &QQuickWindow::frameSwapped, this, [&] {
            if (isShown())
                seen.insert(textSize());
        });
        for (int step = 1; step < show->steps(); ++step) {
            seen.clear();
            show->goTo(step);
            settle(driver);
            driver.waitUntilDrawn(); // a text that grew as it was laid out has its size after that
            settle(driver);
            QVERIFY(QTest::qWaitFor([&seen] { return !seen.isEmpty(); }, tests::patienceMs));
            if (show->position().isEmpty())
                QCOMPARE(seen, QSet<int>{textSize()});
        }
    }

    void readableFromTheBack_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id :
             {"takeaway-ten", "nim-by-hand", "binary-and-nim-sums", "the-rule-for-stalks", "kayles",
              "circles-in-hackenbush", "nimble-and-the-plane", "turtles-and-twins", "poker-nim-and-skips"})
            QTest::newRow(id) << QString(id);
    }

    /// On a screen of 1920 x 1080 no text is smaller than 28 pixels, and none has to be scrolled.
    void readableFromTheBack()
    {
        QFETCH(const QString, id);
        Driver driver({}, {}, {1920, 1080});
        QVERIFY(driver.isOpen());
        LessonShow* show = openLesson(driver, id);
        settle(driver);
        QVERIFY(driver.click("button_presentLesson"));
        QTRY_VERIFY(driver.item("lessonPresent") != nullptr);
        for (int step = 0; step < show->steps(); ++step) {
            show->goTo(step);
            settle(driver);
            const auto [size, text] = smallestText(*driver.window().contentItem());
            QVERIFY2(size >= 28,
                     qPrintable(QStringLiteral("step %1: %2 px: %3").arg(step).arg(size).arg(text)));
            for (const char* name : {"lessonScroll", "exercisePanel"}) {
                const auto fits = [&driver, name] {
                    const QQuickItem* scroll = driver.item(QLatin1String(name));
                    return scroll == nullptr ||
                           scroll->property("contentHeight").toReal() <= scroll->height() + 1;
                };
                QVERIFY2(QTest::qWaitFor(fits, tests::patienceMs),
                         qPrintable(QStringLiteral("step %1: %2").arg(step).arg(name)));
            }
        }
    }

    void remoteAndKeys()
    {
        Driver driver;
        QVERIFY(driver.isOpen());
        LessonShow* show = openLesson(driver, QStringLiteral("takeaway-ten"));
        QVERIFY(show != nullptr);
        settle(driver);
        driver.item("lessonPage")->forceActiveFocus();
        QMetaObject::invokeMethod(driver.item("lessonPage"), "takeKeyboard");
        const std::pair<Qt::Key, int> keys[] = {
            {Qt::Key_PageDown, 1}, {Qt::Key_Space, 2},     {Qt::Key_Right, 3},    {Qt::Key_Left, 2},
            {Qt::Key_PageUp, 1},   {Qt::Key_Backspace, 0}, {Qt::Key_Backspace, 0}};
        for (const auto& [key, step] : keys) {
            driver.key(key);
            QCOMPARE(show->step(), step);
        }
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(driver.item("lessonList") != nullptr);
        QVERIFY(driver.item("lesson_takeaway-ten") != nullptr);
    }

    /// A question is answered by a click, and the board is played on and put back.
    void questionAndBoard()
    {
        Driver driver;
        QVERIFY(driver.isOpen());
        LessonShow* show = openLesson(driver, QStringLiteral("takeaway-ten"));
        show->goToPart(1);
        settle(driver);
        QCOMPARE(show->board()->notation(), QStringLiteral("takeaway:3"));
        const auto three = std::get<games::GamePtr>(games::parse("takeaway:3"));
        const QQuickItem* stick = driver.piece(three->moves().moves.front().gesture.first);
        QVERIFY(stick != nullptr);
        driver.click(Driver::freePoint(*stick));
        QTRY_VERIFY(show->board()->canUndo());
        QVERIFY(driver.click("button_putBack"));
        QTRY_COMPARE(show->board()->notation(), QStringLiteral("takeaway:3"));
        QVERIFY(driver.click("choice_2"));
        QVERIFY(!show->isAnswered());
        QVERIFY(show->choices().at(2).toMap().value("told").toBool());
        QVERIFY(driver.click("choice_0"));
        QVERIFY(show->isAnswered());
        QVERIFY(driver.click("button_lessonExplore"));
        QTRY_COMPARE(driver.notation(), QStringLiteral("takeaway:3"));
        QCOMPARE(driver.mode(), QStringLiteral("explore"));
    }

    /// A sum is played by clicks, and what a position is worth is uncovered with its thermograph.
    void worthOfAPosition()
    {
        Driver driver;
        QVERIFY(driver.isOpen());
        LessonShow* show = openLesson(driver, QStringLiteral("what-is-a-position-worth"));
        settle(driver);
        const QString sum = show->board()->notation();
        const auto table = std::get<games::GamePtr>(games::parse(sum.toStdString()));
        const auto moves = table->moves().moves;
        const auto nim =
            std::ranges::find_if(moves, [](const games::Move& move) { return move.action.board() == 3; });
        QVERIFY(nim != moves.end());
        QTRY_VERIFY(window::pieceOnTable(driver, nim->gesture.first) != nullptr);
        driver.click(Driver::freePoint(*window::pieceOnTable(driver, nim->gesture.first)));
        QTRY_COMPARE(show->board()->notation(), QString::fromStdString(table->after(*nim)->notation()));
        show->goToPart(5);
        settle(driver);
        QCOMPARE(show->board()->notation(), QStringLiteral("game:{4|1}"));
        QVERIFY(driver.item("thermograph") == nullptr);
        QVERIFY(driver.click("button_lessonNext"));
        QTRY_VERIFY(driver.item("thermograph") != nullptr);
        QVERIFY(driver.item("mean") != nullptr && driver.item("temperature") != nullptr);
    }

    /// Whatever is chosen in Settings while a class looks on.
    void theLookChangesWhilePresented()
    {
        Driver driver;
        QVERIFY(driver.isOpen());
        auto& settings =
            *qmlEngine(&driver.window())
                 ->singletonInstance<models::Settings*>(qmlTypeId("Grundy.Models", 1, 0, "Settings"));
        LessonShow* show = openLesson(driver, QStringLiteral("takeaway-ten"));
        settle(driver);
        QVERIFY(driver.click("button_presentLesson"));
        QTRY_VERIFY(driver.item("lessonPresent") != nullptr);
        const QPointer<QQuickItem> page = driver.item("lessonPresent");
        for (int part = 0; part < show->parts(); part += 3) {
            show->goToPart(part);
            settle(driver);
            for (const char* language : {"de", "ar", "bn", "en"})
                window::speakInPlace(driver, QString::fromLatin1(language));
            for (const double scale : {2.0, 1.0}) {
                settings.setTextScale(scale);
                settle(driver);
            }
            for (const char* theme : {"dark", "light"}) {
                settings.setTheme(QString::fromLatin1(theme));
                settle(driver);
            }
            for (const auto direction : {Qt::RightToLeft, Qt::LeftToRight}) {
                QGuiApplication::setLayoutDirection(direction);
                settle(driver);
            }
            for (const QSize size : {QSize(720, 520), QSize(1600, 1000)}) {
                driver.window().resize(size);
                settle(driver);
            }
        }
        settings.setLanguage({});
        wording::speak();
        QVERIFY(page != nullptr); // still the same
    }

    /// Forward, forward, … : every exercise of a step is asked and answered; T is the teacher's.
    void exercisesByRemote()
    {
        Driver driver;
        QVERIFY(driver.isOpen());
        LessonShow* show = openLesson(driver, QStringLiteral("takeaway-ten"));
        int part = 0;
        for (; show->kind() != models::LessonShow::Kind::Exercise; ++part)
            show->goToPart(part + 1);
        settle(driver);
        QVERIFY(driver.click("button_presentLesson"));
        QTRY_VERIFY(driver.item("lessonPresent") != nullptr);
        const int count = show->exercise().count;
        QStringList seen;
        for (int number = 0; number < count; ++number) {
            settle(driver);
            QTRY_COMPARE(driver.item("exerciseNumber")->property("text").toString(),
                         QStringLiteral("Exercise %1 of %2").arg(number + 1).arg(count));
            QTRY_VERIFY(driver.item("exerciseFeedback") == nullptr);
            driver.key(Qt::Key_PageDown);
            QTRY_VERIFY(driver.item("exerciseFeedback") != nullptr);
            seen.append(driver.item("exerciseVerdict")->property("text").toString());
            QVERIFY(driver.item("button_exploreExercise") == nullptr);
            driver.key(Qt::Key_PageDown);
        }
        QCOMPARE(show->part(), part + (part + 1 < show->parts() ? 1 : 0));
        driver.key(Qt::Key_PageUp);
        settle(driver);
        QTRY_VERIFY(driver.item("exerciseVerdict") != nullptr);
        QCOMPARE(driver.item("exerciseVerdict")->property("text").toString(), seen.constLast());
    }

    void unknownLesson()
    {
        Driver driver;
        QVERIFY(driver.isOpen());
        openLesson(driver, QStringLiteral("nothing"));
        QTRY_VERIFY(driver.item("lessonProblem") != nullptr);
        QCOMPARE(driver.item("lessonProblem")->property("text").toString(),
                 QStringLiteral("There is no lesson “nothing”."));
    }

    void smallAndMirrored_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("mirrored");
        QTest::newRow("720x520") << QSize(720, 520) << false;
        QTest::newRow("900x600, mirrored") << QSize(900, 600) << true;
        QTest::newRow("1920x1080, mirrored") << QSize(1920, 1080) << true;
    }

    void smallAndMirrored()
    {
        QFETCH(const QSize, size);
        QFETCH(const bool, mirrored);
        QGuiApplication::setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        Driver driver({}, {}, size);
        QVERIFY(driver.isOpen());
        LessonShow* show = openLesson(driver, QStringLiteral("takeaway-ten"));
        for (int part = 0; part < show->parts(); ++part) {
            show->goToPart(part);
            settle(driver);
        }
        QVERIFY(driver.click("button_presentLesson"));
        QTRY_VERIFY(driver.item("lessonPresent") != nullptr);
        for (int step = 0; step < show->steps(); ++step) {
            show->goTo(step);
            QTest::qWait(1);
        }
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void cleanupTestCase() { m_window.reset(); }

private:
    std::unique_ptr<Driver> m_window;
};

GRUNDY_TEST(TestLearn, window::runTests<TestLearn>)

#include "tst_learn.moc"

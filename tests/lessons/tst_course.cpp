// SPDX-License-Identifier: GPL-3.0-or-later

// The course in other languages: facts stay, sentences change.

#include "lessons/builtinlessons.h"
#include "lessons/check/translationcheck.h"
#include "lessontexts.h"
#include "support/testprogram.h"
#include "wording/text/language.h"

#include <QFile>
#include <QJsonArray>

namespace {

/// The sentences as a catalogue would have to have them.
std::vector<lessons::CourseSentence> sentencesOf(const QJsonObject& lesson)
{
    std::vector<lessons::CourseSentence> sentences;
    (void)lessons::withSentences(lesson, [&sentences](const lessons::CourseSentence& sentence) {
        sentences.push_back(sentence);
        return sentence.text;
    });
    return sentences;
}

} // namespace

class TestCourse : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void everySentence()
    {
        QStringList found;
        for (const lessons::CourseSentence& sentence : sentencesOf(goodLesson()))
            found.append(sentence.lesson + QLatin1Char(' ') + sentence.key + QLatin1String(": ") +
                         sentence.text);
        QCOMPARE(found, QStringList({"good title: Good", "good about: All kinds.",
                                     "good 1/text: A [cold](nim:3,2,1?outcome=P&grundy=0&winning=0) one.",
                                     "good 1/notes: Wait.", "good 2/text: Play.", "good 3/text: Think.",
                                     "good 3/reveal: Take [all](nim:5?wins=nim:0).", "good 4/text: Which?",
                                     "good 4/choice 1: One", "good 4/because 1: Yes.", "good 4/choice 2: Two",
                                     "good 4/because 2: No.", "good 5/text: Find it.", "good 6/text: Label.",
                                     "good 7/text: Fill in.", "good 8/text: Mark."}));
    }

    void onlySentencesChange()
    {
        const QJsonObject lesson = goodLesson();
        QCOMPARE(lessons::withSentences(lesson, [](const auto& sentence) { return sentence.text; }), lesson);
        const auto read =
            lessons::readLesson(bytes(lesson), [](const auto&) { return QStringLiteral("Ja."); });
        QCOMPARE(problemOf(read), QString());
        QCOMPARE(lessonOf(read).title, QStringLiteral("Ja."));
        QCOMPARE(lessonOf(read).id, QStringLiteral("good"));
        QCOMPARE(lessonOf(read).steps.front().board->position, "nim:3,2,1");
        QCOMPARE(lessonOf(read).steps.front().facts.size(), std::size_t{1});
    }

    /// A lesson that is none is refused as ever, and not walked through.
    void whatIsNoLesson()
    {
        const auto same = [](const auto& sentence) { return sentence.text; };
        for (const char* path :
             {"steps", "steps[3].choices", "steps[3].choices[0]", "steps[2].reveal", "title"})
            QVERIFY2(!problemOf(lessons::readLesson(bytes(with(goodLesson(), path, 7)), same)).isEmpty(),
                     path);
    }

    void digits_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("written");
        QTest::newRow("prose") << "12 or 3,5"
                               << "১২ or ৩,৫";
        QTest::newRow("link") << "[10 left](takeaway:10?outcome=N), 7"
                              << "[১০ left](takeaway:10?outcome=N), ৭";
        QTest::newRow("code") << "`0.77` and 0.77"
                              << "`0.77` and ০.৭৭";
        QTest::newRow("notation") << "type nim:7,11,5 or octal/code=0.77:20, then 1"
                                  << "type nim:7,11,5 or octal/code=0.77:20, then ১";
        QTest::newRow("rules alone") << "shapes/take=11t, lines/max=3; 1"
                                     << "shapes/take=11t, lines/max=3; ১";
        QTest::newRow("family") << "nim:n,m,3 and 1"
                                << "nim:n,m,3 and ১";
        QTest::newRow("size") << "1440x900, 4"
                              << "1440x900, ৪";
        QTest::newRow("places and keys") << "%1 of 5, F5, Ctrl+1"
                                         << "%1 of ৫, F5, Ctrl+1";
        QTest::newRow("read from left to right") << "so \u20662² · 3 = 12\u2069, 4"
                                                 << "so \u20662² · 3 = 12\u2069, ৪";
        QTest::newRow("a ratio is none") << "So: 3"
                                         << "So: ৩";
    }

    void digits()
    {
        QFETCH(const QString, text);
        QTEST(wording::withDigitsOf(QLocale("bn"), text), "written");
        QCOMPARE(wording::withDigitsOf(QLocale("de"), text), text);
    }

    /// Nobody reads two languages in one step.
    void aStepIsInOneLanguage()
    {
        const QJsonObject lesson = goodLesson();
        const QJsonObject read = lessons::withSentences(lesson, [](const lessons::CourseSentence& sentence) {
            return sentence.key == QLatin1String("4/because 2") ? QString() : QStringLiteral("Ja.");
        });
        const auto step = [](const QJsonObject& of, int number) {
            return of.value(QLatin1String("steps")).toArray().at(number - 1).toObject();
        };
        QCOMPARE(step(read, 4), step(lesson, 4));
        QCOMPARE(step(read, 5).value(QLatin1String("text")).toString(), QStringLiteral("Ja."));
        QCOMPARE(read.value(QLatin1String("title")).toString(), QStringLiteral("Ja."));
    }

    void languages_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : wording::spokenLanguages().mid(1))
            QTest::newRow(qPrintable(language)) << language;
    }

    /// Each lesson is read, in other words and with the same links.
    void languages()
    {
        QFETCH(const QString, language);
        const QLocale locale(language);
        const auto english = lessons::builtInLessons({});
        const auto translated = lessons::builtInLessons(lessons::courseIn(locale));
        QCOMPARE(translated.size(), english.size());
        for (std::size_t i = 0; i < english.size(); ++i) {
            QCOMPARE(problemOf(translated[i].lesson), QString());
            const lessons::Lesson& lesson = lessonOf(translated[i].lesson);
            QCOMPARE(lesson.id, lessonOf(english[i].lesson).id);
            const auto problems = lessons::checkTranslation(english[i].file, locale);
            QVERIFY(lesson.about != lessonOf(english[i].lesson).about || !problems.empty());
            for (const lessons::LessonProblem& problem : problems) {
                const QString told = english[i].file + QLatin1String(": ") + lessons::problemText(problem);
                QVERIFY2(problem.cause == lessons::Cause::NotTranslated, qPrintable(told));
                qInfo("%s", qPrintable(told)); // it is read in English
            }
        }
    }

    /// Nothing is said in a catalogue that no lesson says any more.
    void nothingIsLeftOver_data() { languages_data(); }

    void nothingIsLeftOver()
    {
        QFETCH(const QString, language);
        QFile file(QStringLiteral(GRUNDY_SOURCE_DIR "/translations/course_%1.ts").arg(language));
        QVERIFY(file.open(QIODevice::ReadOnly));
        qsizetype sentences = 0;
        (void)lessons::builtInLessons([&sentences](const auto& sentence) {
            ++sentences;
            return sentence.text;
        });
        QCOMPARE(file.readAll().count("<message>"), sentences);
    }
};

GRUNDY_TEST(TestCourse, tests::run<TestCourse>)
#include "tst_course.moc"

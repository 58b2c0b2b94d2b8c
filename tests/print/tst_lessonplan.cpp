// SPDX-License-Identifier: GPL-3.0-or-later

// Lessons on paper: all that a teacher needs is there, and nothing is cut off.

#include "lessons/builtinlessons.h"
#include "print/plans/lessonplan.h"
#include "print/recorder.h"
#include "print/units.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QGuiApplication>
#include <QLocale>
#include <QTest>

namespace {

using printing::LessonPlan;
using printing::mm;

lessons::Lesson lessonOf(const QString& id)
{
    for (auto& lesson : lessons::builtInLessons())
        if (std::get<lessons::Lesson>(lesson.lesson).id == id)
            return std::get<lessons::Lesson>(lesson.lesson);
    qFatal("no such lesson");
}

QString withoutSpaces(QString text)
{
    return text.remove(QLatin1Char(' ')).remove(QLatin1Char('\n'));
}

QString textOf(const LessonPlan& plan)
{
    QString text;
    for (int page = 0; page < plan.count(); ++page) {
        Recorder paper;
        QPainter painter(&paper);
        plan.paint(painter, page);
        painter.end();
        for (const Mark& mark : paper.marks())
            text += mark.text;
    }
    return withoutSpaces(text);
}

} // namespace

class TestLessonPlan : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void allOfALesson()
    {
        const lessons::Lesson lesson = lessonOf(QStringLiteral("the-winning-move"));
        const QString text = textOf(LessonPlan(lesson, printing::Paper::A4, {}));
        QVERIFY(text.contains(withoutSpaces(lesson.title)));
        QVERIFY(text.contains(withoutSpaces(lesson.about)));
        QVERIFY(text.contains(QLatin1String("about15minutes")));
        for (const lessons::Step& step : lesson.steps) {
            QVERIFY2(text.contains(withoutSpaces(step.title)), qPrintable(step.title));
            QVERIFY2(text.contains(withoutSpaces(step.notes)), qPrintable(step.notes));
            QVERIFY2(text.contains(withoutSpaces(lessons::plainText(step.text))), qPrintable(step.title));
            if (const auto* question = std::get_if<lessons::QuestionStep>(&step.kind))
                for (const lessons::Choice& choice : question->choices)
                    QVERIFY(text.contains(withoutSpaces(lessons::plainText(choice.because))));
            if (const auto* reveal = std::get_if<lessons::RevealStep>(&step.kind))
                QVERIFY(text.contains(withoutSpaces(lessons::plainText(reveal->text))));
        }
    }

    /// A row, a table and what is marked stand there filled in.
    void answers()
    {
        const auto read =
            lessons::readLesson(R"({"format": "grundy-lesson", "version": 1, "id": "a", "title": "T",
            "about": "A.", "minutes": 5, "aims": "count", "steps": [
            {"kind": "label", "text": "Row", "label": {"family": "takeaway/take=1-3:n", "to": 8}},
            {"kind": "mark", "text": "Mark", "mark": {"graph": "nim:2,1"}},
            {"kind": "table", "text": "Table", "table": {"family": "nim:n,m", "to": [2, 2], "values": "grundy"}},
            {"kind": "question", "text": "Q", "board": {"position": "nim:1,2"}, "choices": [
              {"text": "P", "because": "No."}, {"text": "N", "right": true, "because": "Yes."}]}]})");
        const LessonPlan plan(std::get<lessons::Lesson>(read), printing::Paper::Letter, {});
        const QString text = textOf(plan);
        QVERIFY2(text.contains(QLatin1String("PNNNPNNNP")), qPrintable(text));
        QVERIFY(text.contains(QLatin1String("Pinthisrow:0,4and8.")));
        QVERIFY(text.contains(QLatin1String("Afterwardstheclasscancount.")));
        QVERIFY2(text.contains(QLatin1String("Winningmoves:")), qPrintable(text));
        QVERIFY(printing::pagesPdf(plan) == printing::pagesPdf(plan));
    }

    void insideTheMargins_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto& lesson : lessons::builtInLessons()) {
            const QString id = std::get<lessons::Lesson>(lesson.lesson).id;
            QTest::newRow(qPrintable(id)) << id;
        }
    }

    void insideTheMargins()
    {
        SKIP_COUNTING_UNDER_SANITIZERS();
        QFETCH(const QString, id);
        const LessonPlan plan(lessonOf(id), printing::Paper::A4, {});
        QVERIFY(plan.count() > 1);
        for (int page = 0; page < plan.count(); ++page) {
            Recorder paper;
            QPainter painter(&paper);
            plan.paint(painter, page);
            painter.end();
            constexpr double foot = 12 * mm;
            QVERIFY2(plan.inside().adjusted(-mm, -mm, mm, foot).contains(paper.bounds()),
                     qPrintable(QStringLiteral("page %1").arg(page + 1)));
        }
    }
};

GRUNDY_TEST(TestLessonPlan, tests::runIn<QGuiApplication, TestLessonPlan>)
#include "tst_lessonplan.moc"

// SPDX-License-Identifier: GPL-3.0-or-later

// The truth of the program's own lessons, that a verdict turned round in any of them is caught, their texts
// and rows.

#include "lessontexts.h"

#include "lessons/builtinlessons.h"
#include "lessons/labelrow.h"
#include "support/sanitized.h"
#include "support/testprogram.h"
#include "wording/steps/labelrows.h"
#include "wording/text/overloaded.h"

#include <QDir>
#include <QSet>
#include <QTest>

#include <algorithm>

using lessons::Lesson;
using lessons::LessonProblem;

namespace {

/// All links and facts of a lesson, to be changed in place.
std::vector<lessons::Link*> linksOf(Lesson& lesson)
{
    std::vector<lessons::Link*> links;
    const auto add = [&links](std::vector<lessons::Link>& some) {
        for (lessons::Link& link : some)
            links.push_back(&link);
    };
    for (lessons::Step& step : lesson.steps) {
        add(step.text.links);
        add(step.facts);
        if (auto* reveal = std::get_if<lessons::RevealStep>(&step.kind))
            add(reveal->text.links);
        if (auto* question = std::get_if<lessons::QuestionStep>(&step.kind)) {
            for (lessons::Choice& choice : question->choices) {
                add(choice.text.links);
                add(choice.because.links);
            }
        }
    }
    return links;
}

/// The claim turned into one that cannot be true where it was.
lessons::LinkClaim turned(lessons::LinkClaim claim)
{
    using lessons::ClaimKind;
    switch (claim.kind) {
    case ClaimKind::Outcome: claim.said = claim.said == "P" ? "N" : "P"; break;
    case ClaimKind::Wins:
    case ClaimKind::Only: claim.kind = ClaimKind::Loses; break;
    case ClaimKind::Loses: claim.kind = ClaimKind::Wins; break;
    case ClaimKind::Value: claim.said += "+1"; break;
    default: claim.said = std::to_string(std::stoull(claim.said) + 1); break;
    }
    return claim;
}

} // namespace

class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void theProgramsOwnAreEmbedded()
    {
        const QDir folder(QStringLiteral(GRUNDY_SOURCE_DIR "/resources/lessons"));
        const QStringList files = folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
        QStringList embedded;
        for (const auto& lesson : lessons::builtInLessons())
            embedded.append(lesson.file);
        QCOMPARE(embedded, files);
        QVERIFY(!files.isEmpty());
    }

    void theProgramsOwn_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto& lesson : lessons::builtInLessons())
            QTest::newRow(qPrintable(lesson.file)) << lesson.file;
    }

    void theProgramsOwn()
    {
        QFETCH(const QString, file);
        const auto read = lessons::readLessonFile(QStringLiteral(":/grundy/lessons/") + file);
        QCOMPARE(problemOf(read), QString());
        const Lesson& lesson = lessonOf(read);
        const auto check = lessons::checkLesson(lesson, {});
        QCOMPARE(problemsOf(check), QString());
        QVERIFY2(lesson.minutes >= 5 && lesson.minutes <= 15, qPrintable(QString::number(lesson.minutes)));
        QVERIFY(check.claims >= 5);
        QVERIFY2(check.confirmed * 4 >= check.claims, "the rules alone confirm what is small");
        for (const lessons::Step& step : lesson.steps)
            QVERIFY2(!step.notes.isEmpty(), "the teacher is told what to ask");
    }

    /// Seven lessons in a row find Nim in another game, much for pupils of twelve: each begins with a game,
    /// and says of at least two steps that they can be left out, but never of the first.
    void manyLessonsOfOneKind()
    {
        int count = 0;
        for (const auto& built : lessons::builtInLessons()) {
            const Lesson& lesson = lessonOf(built.lesson);
            if (lesson.group != lessons::Group::Disguise)
                continue;
            ++count;
            const auto isOptional = [](const lessons::Step& step) {
                return step.notes.contains(QStringLiteral("be left out"));
            };
            const lessons::Step& first = lesson.steps.front();
            QVERIFY2(std::holds_alternative<lessons::PlayStep>(first.kind) ||
                         first.title == QStringLiteral("Play first"), // on paper
                     qPrintable(built.file));
            QVERIFY2(!isOptional(first), qPrintable(built.file));
            QVERIFY2(std::ranges::count_if(lesson.steps, isOptional) >= 2, qPrintable(built.file));
        }
        QCOMPARE(count, 7);
    }

    void idsAreUnique()
    {
        QSet<QString> ids;
        for (const auto& lesson : lessons::builtInLessons()) {
            QVERIFY2(!ids.contains(lessonOf(lesson.lesson).id), qPrintable(lesson.file));
            ids.insert(lessonOf(lesson.lesson).id);
        }
    }

    void everyTurnedVerdictIsCaught_data() { theProgramsOwn_data(); }

    void everyTurnedVerdictIsCaught()
    {
        SKIP_COUNTING_UNDER_SANITIZERS();
        QFETCH(const QString, file);
        Lesson lesson = lessonOf(lessons::readLessonFile(QStringLiteral(":/grundy/lessons/") + file));
        for (lessons::Step& step : lesson.steps) // only what is claimed is looked at
            step.kind = std::visit(wording::Overloaded{
                                       [](lessons::QuestionStep& s) -> lessons::StepKind { return s; },
                                       [](lessons::RevealStep& s) -> lessons::StepKind { return s; },
                                       [](auto&) -> lessons::StepKind { return lessons::TextStep{}; },
                                   },
                                   step.kind);
        std::size_t claims = 0;
        for (lessons::Link* link : linksOf(lesson))
            for (lessons::LinkClaim& claim : link->claims) {
                claim = turned(claim);
                ++claims;
            }
        const auto check = lessons::checkLesson(lesson, {});
        std::size_t untrue = 0;
        for (const LessonProblem& problem : check.problems)
            untrue += lessons::isUntrue(problem.cause) ? 1U : 0U;
        QCOMPARE(untrue, claims);
    }

    void markdown_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("html");
        const auto row = [](const char* source, const char* html) {
            QTest::newRow(source) << QString(source) << QString(html);
        };
        row("plain", "plain");
        row("a **strong** and *soft* word", "a <b>strong</b> and <i>soft</i> word");
        row("***both***", "<b><i>both</i></b>");
        row("two\nlines", "two lines");
        row("one\n\ntwo", "one|two");
        row("list:\n- a\n- b\n  goes on", "list:|-a|-b goes on");
        row("1 < 2 & 3", "1 &lt; 2 &amp; 3");
        row("<img src='x'>", "&lt;img src='x'&gt;");
        row("* + *2 and 2 * 3 * 4", "* + *2 and 2 * 3 * 4");
        row("\\*2\\*", "*2*");
        row("a set [0, 1] of numbers", "a set [0, 1] of numbers");
        row("[here](nim:3,4)", "<a href=\"t0\">here</a>");
        row("[a](nim:1) and **[b](nim:2?outcome=N)**",
            "<a href=\"t0\">a</a> and <a href=\"t1\"><b>b</b></a>");
        row("[**b** c](nim:1)", "<a href=\"t0\"><b>b</b></a><a href=\"t0\"> c</a>");
        row("**open", "**open");
        row("***", "***");
    }

    void markdown()
    {
        QFETCH(const QString, source);
        QFETCH(const QString, html);
        const auto read = lessons::readText(source);
        QVERIFY(std::holds_alternative<lessons::Text>(read));
        QStringList blocks;
        for (const lessons::Block& block : std::get<lessons::Text>(read).blocks)
            blocks.append(QLatin1String(block.isEntry ? "-" : "") +
                          lessons::blockHtml(block, QStringLiteral("t")));
        QCOMPARE(blocks.join(QLatin1Char('|')), html);
    }

    /// Notes are plain text but for what is strong: in every language as its writer said.
    void notesHaveMarks()
    {
        const auto notes = lessons::readNotes(QStringLiteral("Wait. **Ask:** 2 * 3?\n\n**Nie [zu](lang)\n"));
        QCOMPARE(lessons::plainText(notes), QStringLiteral("Wait. Ask: 2 * 3?\n\n**Nie [zu](lang)\n"));
        QStringList strong;
        for (const lessons::Block& line : notes.blocks)
            for (const lessons::Span& span : line.spans)
                if (span.strong)
                    strong.append(span.text);
        QCOMPARE(strong, QStringList{QStringLiteral("Ask:")});
        int asked = 0;
        for (const lessons::BuiltInLesson& built : lessons::builtInLessons())
            for (const lessons::Step& step : std::get<lessons::Lesson>(built.lesson).steps)
                asked += step.markedNotes.blocks.front().spans.size() > 1 ? 1 : 0;
        QVERIFY(asked > 40);
    }

    void aRowIsLabelled()
    {
        const auto made =
            lessons::makeLabelRow({.family = "takeaway/take=1-3:n", .from = 0, .to = 10, .shown = 0}, {});
        const auto& row = std::get<lessons::LabelRow>(made);
        QCOMPARE(row.cells.size(), std::size_t{11});
        for (const lessons::LabelCell& cell : row.cells)
            QCOMPARE(cell.isCold, cell.number % 4 == 0); // the multiples of 4
        QCOMPARE(row.cells[7].options, (std::vector<std::uint64_t>{6, 5, 4}));
        QCOMPARE(wording::askedText(row, row.cells[7]),
                 QStringLiteral("From 7 you can leave 6, 5 or 4. Position 4 is P — so what is 7?"));
        QCOMPARE(
            wording::askedText(row, row.cells[7], wording::Marked::Html),
            QStringLiteral("From <b>7</b> you can leave 6, 5 or <u>4</u>. Position 4 is P — so what is 7?"));
        QCOMPARE(wording::askedText(row, row.cells[4]),
                 QStringLiteral("From 4 you can leave 3, 2 or 1. None of them is P — so what is 4?"));
        QCOMPARE(wording::askedText(row, row.cells[0]),
                 QStringLiteral("From 0 there is no move, and whoever cannot move has lost — so what is 0?"));
        QCOMPARE(wording::labelledText(row, row.cells[7]),
                 QStringLiteral("7 is N: leave 4, and the other player is in P."));
        QCOMPARE(wording::rowText(row), QStringLiteral("P in this row: 0, 4 and 8."));
        const auto misere = lessons::makeLabelRow(
            {.family = "takeaway/misere/take=1-3:n", .from = 0, .to = 6, .shown = 0}, {});
        for (const lessons::LabelCell& cell : std::get<lessons::LabelRow>(misere).cells)
            QCOMPARE(cell.isCold, cell.number % 4 == 1);
    }
};

GRUNDY_TEST(TestLessons, tests::run<TestLessons>)
#include "tst_lessons.moc"

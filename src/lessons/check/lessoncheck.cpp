// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/check/lessoncheck.h"

#include "games/explanation.h"
#include "games/worth.h"
#include "lessons/check/claimcheck.h"
#include "lessons/labelrow.h"
#include "wording/text/overloaded.h"

#include <algorithm>

namespace lessons {
namespace {

class Checker {
public:
    explicit Checker(const solver::Job& job) : m_job(job), m_claims(job) {}

    LessonCheck check(const Lesson& lesson)
    {
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            m_line = lesson.steps[i].line;
            checkStep(lesson.steps[i], QStringLiteral("steps[%1].").arg(i));
        }
        m_result.claims = m_claims.claims();
        m_result.confirmed = m_claims.confirmed();
        return std::move(m_result);
    }

private:
    void fail(const QString& where, LessonProblem problem)
    {
        problem.where = where;
        problem.line = m_line;
        m_result.problems.push_back(std::move(problem));
    }

    void fail(const QString& where, Cause cause, const std::string& found)
    {
        fail(where, {.cause = cause, .found = QString::fromStdString(found)});
    }

    void checkLink(const Link& link, const QString& where)
    {
        for (LessonProblem& problem : m_claims.check(link))
            fail(where, std::move(problem));
    }

    void checkText(const Text& text, const QString& where)
    {
        for (const Link& link : text.links)
            checkLink(link, where);
    }

    void checkStep(const Step& step, const QString& where)
    {
        checkText(step.text, where + QLatin1String("text"));
        for (std::size_t i = 0; i < step.facts.size(); ++i)
            checkLink(step.facts[i], where + QStringLiteral("facts[%1]").arg(i));
        if (step.board)
            checkBoard(*step.board, where + QLatin1String("board"));
        std::visit(wording::Overloaded{
                       [](const TextStep&) {},
                       [&](const PlayStep&) { checkPlay(*step.board, where + QLatin1String("play")); },
                       [&](const RevealStep& reveal) { checkReveal(reveal, step, where); },
                       [&](const QuestionStep& question) { checkQuestion(question, where); },
                       [&](const ExerciseStep& exercise) { checkExercise(exercise, where); },
                       [&](const LabelStep& label) { checkLabel(label, where); },
                       [&](const TableStep& table) { checkTable(table, where + QLatin1String("table")); },
                       [&](const MarkStep& mark) { checkMark(mark, where + QLatin1String("mark")); },
                   },
                   step.kind);
    }

    void checkBoard(const Board& board, const QString& where)
    {
        if (board.told == Told::Nothing)
            return;
        const games::GamePtr position = positionOf(board);
        const games::Game& game = *position;
        const games::Answer answer =
            game.answer({.grundy = board.told == Told::Worth, .remoteness = false}, m_job);
        const bool isExplained = board.told != Told::Why || !game.explain(m_job).unsolved;
        const bool hasWorth = board.told != Told::Worth || games::worthOf(game, answer.verdict, m_job);
        if (answer.unsolved || !isExplained || !hasWorth)
            fail(where, Cause::NotSolved, board.position);
    }

    void checkPlay(const Board& board, const QString& where)
    {
        if (positionOf(board)->isOver())
            fail(where, Cause::GameOver, board.position);
    }

    void checkReveal(const RevealStep& reveal, const Step& step, const QString& where)
    {
        checkText(reveal.text, where + QLatin1String("reveal.text"));
        if (step.board)
            checkBoard({step.board->position, reveal.told}, where + QLatin1String("reveal"));
    }

    void checkQuestion(const QuestionStep& question, const QString& where)
    {
        for (std::size_t i = 0; i < question.choices.size(); ++i) {
            const QString place = where + QStringLiteral("choices[%1].").arg(i);
            checkText(question.choices[i].text, place + QLatin1String("text"));
            checkText(question.choices[i].because, place + QLatin1String("because"));
        }
    }

    void checkExercise(const ExerciseStep& exercise, const QString& where)
    {
        classroom::ExerciseRequest request = exercise.request;
        for (int i = 0; i < std::max(exercise.count, 3); ++i) {
            request.seed = static_cast<std::uint64_t>(i) + 1;
            if (std::holds_alternative<classroom::Exercise>(classroom::makeExercise(request, m_job)))
                continue;
            const std::string about = request.game.empty() ? std::string(kindId(request.kind)) : request.game;
            fail(where + QLatin1String("exercise"), Cause::NotOffered, about);
            return;
        }
    }

    void checkLabel(const LabelStep& label, const QString& where)
    {
        auto row = makeLabelRow(label, m_job);
        if (auto* problem = std::get_if<LessonProblem>(&row))
            return fail(where + QLatin1String("label"), std::move(*problem));
        // Every label follows from the ones before it, as the sentences say.
        for (const LabelCell& cell : std::get<LabelRow>(row).cells) {
            const bool isTerminal = cell.options.empty();
            const bool isHot = isTerminal ? std::get<LabelRow>(row).isMisere : cell.decisive.has_value();
            if (isHot == cell.isCold)
                fail(where + QLatin1String("label"),
                     {.cause = Cause::Disagree,
                      .found = QString::fromStdString(cell.notation),
                      .choices = {QLatin1String(cell.isCold ? "P" : "N"), QLatin1String(isHot ? "N" : "P")}});
        }
    }

    /// Every position of the family up to that size is solved.
    void checkTable(const TableStep& step, const QString& where)
    {
        const auto table = tableOf(step.family, step.to, analysis::Shown::Outcome, m_job);
        if (table.unsolved > 0)
            fail(where, Cause::NotSolved, step.family);
        else if (table.refused == table.cells.size())
            fail(where, {.cause = Cause::BadPosition,
                         .found = QString::fromStdString(table.notation(0, 0)),
                         .position = *table.cells.front().refusal});
    }

    void checkMark(const MarkStep& mark, const QString& where)
    {
        const std::string about = mark.family + mark.graph;
        const auto made = markingOf(mark, m_job);
        if (const auto* error = std::get_if<games::ParseError>(&made))
            return fail(
                where,
                {.cause = Cause::BadPosition, .found = QString::fromStdString(about), .position = *error});
        if (const auto* none = std::get_if<classroom::NoMarking>(&made))
            fail(where, {.cause = causeOf(*none),
                         .found = QString::fromStdString(about),
                         .most = classroom::mostMarked});
    }

    static Cause causeOf(classroom::NoMarking none)
    {
        switch (none) {
        case classroom::NoMarking::TooMany: return Cause::TooMany;
        case classroom::NoMarking::NotImpartial: return Cause::OnlyImpartial;
        case classroom::NoMarking::NotThere: return Cause::NotOffered;
        case classroom::NoMarking::Unsolved: return Cause::NotSolved;
        }
        return Cause::NotOffered;
    }

    const solver::Job& m_job;
    ClaimChecker m_claims;
    LessonCheck m_result;
    int m_line = 0; ///< of the step that is being checked
};

} // namespace

LessonCheck checkLesson(const Lesson& lesson, const solver::Job& job)
{
    return Checker(job).check(lesson);
}

} // namespace lessons

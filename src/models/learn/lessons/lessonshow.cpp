// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/lessons/lessonshow.h"

#include "classroom/exercises/exercise.h"
#include "games/catalogue.h"
#include "lessons/positions.h"
#include "models/joblimits.h"
#include "models/session/levels.h"
#include "wording/filename.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <QRandomGenerator>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace models {
namespace {

using namespace std::chrono_literals;

/// For a row, a table, or what the teacher is told of a board.
constexpr auto workingTime = 10'000ms;

Level levelPlayed(lessons::PlayStep::Opponent opponent)
{
    switch (opponent) {
    case lessons::PlayStep::Opponent::Random: return Level::Random;
    case lessons::PlayStep::Opponent::Fence: return Level::Fence;
    case lessons::PlayStep::Opponent::Person:
    case lessons::PlayStep::Opponent::Perfect: break;
    }
    return Level::Perfect;
}

/// Row, table and verdict of a step, on the worker's thread.
WorkedOut workOut(const lessons::Step& step, const solver::Job& job)
{
    WorkedOut found;
    if (const auto* label = std::get_if<lessons::LabelStep>(&step.kind)) {
        auto row = lessons::makeLabelRow(*label, job);
        if (std::holds_alternative<lessons::LabelRow>(row))
            found.row = std::get<lessons::LabelRow>(std::move(row));
    }
    if (const auto* table = std::get_if<lessons::TableStep>(&step.kind))
        found.table =
            lessons::tableOf(table->family, table->to,
                             table->grundy ? analysis::Shown::Grundy : analysis::Shown::Outcome, job);
    if (step.board) {
        const games::GamePtr game = lessons::positionOf(*step.board);
        const games::Answer answer = game->answer({.grundy = false, .remoteness = false}, job);
        if (answer.verdict.outcome)
            found.verdict = LessonShow::tr("%1. %2", "two sentences")
                                .arg(wording::verdictTitle(*answer.verdict.outcome, game->info().id),
                                     wording::typeset(wording::verdictDetail(answer, game->info().id)));
    }
    return found;
}

/// A position of the game that a step is about; empty where it is about none.
std::string notationOf(const lessons::Step& step)
{
    std::string notation = step.board ? step.board->position : std::string();
    if (const auto* label = std::get_if<lessons::LabelStep>(&step.kind)) {
        const auto family = lessons::readFamily(QString::fromStdString(label->family));
        notation = std::get<analysis::FamilyPattern>(family).notation(label->to, 0).value_or(std::string());
    }
    return notation;
}

/// Where one goes on with a lesson.
int beginningOf(const lessons::Lesson& lesson, const LessonState& state)
{
    const auto count = static_cast<int>(lesson.steps.size());
    if (state.visited.size() < count)
        return std::min(state.at, count - 1);
    for (int step = 0; step < count && !state.isDone; ++step)
        if (isAsking(lesson.steps[static_cast<std::size_t>(step)]) && !state.worked.contains(step))
            return step;
    return 0;
}

/// The seeds of a step are not those of another one.
constexpr int mostExercises = 100;

} // namespace

LessonShow::LessonShow(QObject* parent) : Showing(parent)
{
    connect(this, &Showing::shown, this, &LessonShow::askVotes);
}

QString LessonShow::rulesHere() const
{
    const games::Parsed parsed = games::parse(notationOf(here()));
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    return game == nullptr ? QString() : wording::rulesLine(**game);
}

/// The same step in another language, as far as it was answered; or why there is none.
void LessonShow::translate()
{
    if (!m_problem.isEmpty())
        return void(open(m_asked));
    const lessons::Lesson* same = m_lesson && m_lesson->id == m_asked ? m_list->find(m_asked) : nullptr;
    if (same != nullptr && same->steps.size() == m_lesson->steps.size())
        m_lesson = *same;
    if (m_lesson)
        workOut();
    emit shown();
}

QString LessonShow::open(const QString& which)
{
    m_asked = which;
    m_checker.cancel();
    m_problem.clear();
    m_awaited = m_list && m_list->isChecking(which) ? which : QString();
    if (!m_awaited.isEmpty())
        return {};
    const lessons::Lesson* known = m_list ? m_list->find(which) : nullptr;
    const QUrl url(which);
    if (known == nullptr && (url.isLocalFile() || which.contains(u'.') || which.contains(u'/')))
        return openFile(url.isLocalFile() ? wording::pathOf(url) : which);
    if (known == nullptr) {
        const QString problem = m_list ? m_list->problemOf(which) : QString();
        refuse(problem.isEmpty() ? tr("There is no lesson “%1”.").arg(which)
                                 : tr("%1: %2", "lesson, problem").arg(which, problem));
        return m_problem;
    }
    goOnWith(*known);
    return {};
}

void LessonShow::goOn()
{
    if (m_list && m_lesson)
        goOnWith(lessons::Lesson(*m_lesson));
}

/// Precondition: there is a list.
void LessonShow::goOnWith(const lessons::Lesson& lesson)
{
    show(lesson, {.step = beginningOf(lesson, m_list->progress().of(lesson.id)), .stage = 0});
}

void LessonShow::openAwaited()
{
    if (!m_awaited.isEmpty() && !m_list->isChecking(m_awaited))
        (void)open(std::exchange(m_awaited, QString()));
}

/// A file from anywhere is checked before it is shown.
QString LessonShow::openFile(const QString& path)
{
    lessons::ReadLesson read = lessons::readLessonFile(path);
    if (const auto* problem = std::get_if<lessons::LessonProblem>(&read)) {
        refuse(tr("%1: %2", "file, problem").arg(path, lessons::problemText(*problem)));
        return m_problem;
    }
    m_checker.start(
        [this, path,
         lesson = std::get<lessons::Lesson>(std::move(read))](const solver::Job& job) -> Worker::Delivery {
            const QString problem = LessonList::untrue(lesson, job);
            return [this, path, lesson, problem] {
                if (problem.isEmpty())
                    return show(lesson, {});
                refuse(tr("%1: %2", "file, problem").arg(path, problem));
            };
        },
        {.time = LessonList::checkTime, .memoryBytes = spareMemory() / 4, .positions = std::nullopt});
    emit shown();
    return {};
}

void LessonShow::refuse(const QString& problem)
{
    close();
    m_problem = problem;
    emit shown();
}

void LessonShow::show(const lessons::Lesson& lesson, LessonPlace place)
{
    m_lesson = lesson;
    m_chosen.clear();
    m_problem.clear();
    constexpr int mostDrawn = 1'000'000'000;
    m_exerciseSeed = 1 + QRandomGenerator::global()->bounded(mostDrawn);
    m_place = place;
    enterPart();
    emit openedChanged();
    beginHere(); // of another lesson a class has seen nothing
}

void LessonShow::close()
{
    m_checker.cancel();
    m_awaited.clear();
    m_worker.cancel();
    m_lesson.reset();
    m_place = {};
    m_workedOut = {};
    m_linked.clear();
    m_problem.clear();
    emit openedChanged();
    emit shown();
}

const lessons::Step& LessonShow::here() const
{
    static const lessons::Step none;
    return m_lesson ? m_lesson->steps[static_cast<std::size_t>(m_place.step)] : none;
}

void LessonShow::goToPlace(LessonPlace place)
{
    if (place == m_place)
        return;
    const bool isOther = place.step != m_place.step;
    m_place = place;
    if (isOther)
        enterPart();
    if (m_place.stage == 0)
        m_chosen.remove(m_place.step);
    tellOnBoard();
    emit shown();
}

void LessonShow::enterPart()
{
    m_workedOut = {};
    m_linked.clear();
    m_isAgainstComputer = false;
    setUpBoard();
    if (m_list)
        m_list->visit(*m_lesson, m_place.step);
    workOut();
}

void LessonShow::workOut()
{
    m_worker.start(
        [this, step = here()](const solver::Job& job) -> Worker::Delivery {
            return [this, found = models::workOut(step, job)] {
                m_workedOut = found;
                emit shown();
            };
        },
        {.time = workingTime, .memoryBytes = spareMemory() / 4, .positions = std::nullopt});
}

void LessonShow::restart()
{
    if (!m_lesson)
        return;
    m_chosen.clear();
    m_place = {};
    enterPart();
    tellOnBoard();
    emit shown();
}

void LessonShow::choose(int choice)
{
    const auto* question = as<lessons::QuestionStep>();
    if (question == nullptr || choice < 0 || choice >= static_cast<int>(question->choices.size()))
        return;
    const bool isRight = question->choices[static_cast<std::size_t>(choice)].right;
    m_chosen[m_place.step].insert(choice);
    if (isRight)
        m_place.stage = 1;
    finish(isRight, isRight);
}

void LessonShow::askVotes()
{
    QString question;
    QStringList answers;
    QList<bool> right;
    const QString place = QStringLiteral("%1 %2").arg(lessonId()).arg(part());
    if (const auto* asked = as<lessons::QuestionStep>()) {
        question = place;
        for (const lessons::Choice& choice : asked->choices) {
            answers.append(tr("%1: %2", "a letter, an answer")
                               .arg(QString(QChar(static_cast<char16_t>(u'A' + answers.size()))),
                                    lessons::plainText(choice.text)));
            if (isAnswered())
                right.append(choice.right);
        }
    } else if (const lessons::LabelCell* cell = askedCell()) {
        question = QStringLiteral("%1 %2").arg(place).arg(cell->number);
        answers = {tr("%1 is P").arg(cell->number), tr("%1 is N").arg(cell->number)};
    }
    m_votes.setQuestion(question, answers);
    m_votes.setRight(right);
}

void LessonShow::setUpBoard()
{
    if (position().isEmpty())
        return;
    for (Seat* seat : {m_board.seat0(), m_board.seat1()})
        seat->setHuman(true); // or the computer would go on with the position before
    tellOnBoard();
    const auto* play = as<lessons::PlayStep>();
    (void)m_board.newGame(position(), play != nullptr && play->computerFirst && !isLinked() ? 1 : 0);
    if (play == nullptr || (isPaired() && !m_isAgainstComputer))
        return;
    if (m_isAgainstComputer)
        m_board.seat1()->restore(withLevel(m_board.seat1()->saved(), gentleLevel()));
    else {
        m_board.seat1()->setLevel(levelPlayed(play->opponent));
        m_board.seat1()->setFence(play->fence);
    }
    m_board.seat1()->setHuman(false);
}

/// Marks and badges of moves stand on the board in Explore alone.
void LessonShow::tellOnBoard()
{
    const bool isBare = told() == Told::Nothing || told() == Told::Outcome || told() == Told::Worth;
    m_board.setMode(isBare ? Mode::Play : Mode::Explore);
}

void LessonShow::followLink(const QString& link)
{
    const QString to = linkPosition(link);
    if (to.isEmpty())
        return;
    m_linked = to;
    setUpBoard();
    emit shown();
}

void LessonShow::putBack()
{
    m_linked.clear();
    setUpBoard();
    emit shown();
}

/// The text that the link's letters name: the step's, the reveal's, or a choice's reason.
const lessons::Text* LessonShow::textOfLink(const QString& link) const
{
    if (link.startsWith(u't'))
        return &here().text;
    const auto* reveal = as<lessons::RevealStep>();
    if (link.startsWith(u'r') && reveal != nullptr && m_place.stage > 0)
        return &reveal->text;
    const auto* question = as<lessons::QuestionStep>();
    const auto choice = static_cast<std::size_t>(link.mid(1).section(u'-', 0, 0).toUInt());
    if (link.startsWith(u'b') && question != nullptr && choice < question->choices.size())
        return &question->choices[choice].because;
    return nullptr;
}

QString LessonShow::linkPosition(const QString& link) const
{
    const lessons::Text* text = textOfLink(link);
    const QString digits = link.startsWith(u'b') ? link.section(u'-', 1, 1) : link.mid(1);
    const auto number = static_cast<std::size_t>(digits.toUInt());
    if (text == nullptr || number >= text->links.size())
        return {};
    return QString::fromStdString(text->links[number].position);
}

ShownExercise LessonShow::exercise() const
{
    ShownExercise shown;
    shown.seed = m_exerciseSeed + m_place.step * mostExercises;
    const auto* exercise = as<lessons::ExerciseStep>();
    if (exercise == nullptr)
        return shown;
    shown.kind = wording::fromUtf8(classroom::kindId(exercise->request.kind));
    shown.game = QString::fromStdString(exercise->request.game);
    shown.isMisere = exercise->request.play == theory::Play::Misere;
    shown.difficulty = exercise->request.difficulty;
    shown.count = exercise->count;
    shown.number = m_place.stage / 2;
    shown.level = shownLevel(exercise->request.level);
    return shown;
}

void LessonShow::nextExercise()
{
    const int after = (exercise().number + 1) * 2;
    if (after < stagesOf(here()))
        goToPlace({.step = m_place.step, .stage = after});
    else
        goToPart(m_place.step + 1);
}

void LessonShow::finish(bool right, bool own)
{
    if (m_list && isAsking(here()))
        m_list->answer(*m_lesson, m_place.step, {.isRight = right, .isWorked = own});
    emit shown();
}

void LessonShow::playAgainstComputer(bool against)
{
    if (!isPaired())
        return;
    m_isAgainstComputer = against;
    putBack();
}

} // namespace models

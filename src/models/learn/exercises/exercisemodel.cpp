// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/exercises/exercisemodel.h"

#include "games/capabilities.h"
#include "games/moveleaving.h"
#include "models/analysis/judged.h"
#include "models/board/movemarks.h"
#include "models/board/pieceids.h"
#include "wording/classroom/exercises.h"
#include "wording/names/moves.h"
#include "wording/text/language.h"
#include "wording/text/sentences.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>

namespace models {
namespace {

using classroom::Exercise;
using classroom::ExerciseKind;
using Marks = std::vector<BoardOverlay::MoveMark>;

class ExerciseText {
    Q_DECLARE_TR_FUNCTIONS(Exercise)
};

games::Answer answerTo(const games::Game& game, const solver::Job& job)
{
    return game.answer({.grundy = false, .remoteness = false}, job);
}

/// The first winning reply to a move.
void addRefutation(Marks& marks, const games::Game& game, const games::Move& move, const solver::Job& job)
{
    const games::GamePtr after = game.after(move);
    const games::Answer replies = answerTo(*after, job);
    const games::Shape shape = game.board().shape;
    for (const games::JudgedMove& reply : replies.moves) {
        if (reply.winning && reply.move.player == replies.mover) {
            marks.push_back(markLeaving(*after, shape, reply.move, reply.leaves.outcome, true));
            return;
        }
    }
}

Marks marksOfMove(const games::Game& game, const std::optional<games::Move>& move, const solver::Job& job)
{
    const games::Answer known = answerTo(game, job);
    const games::JudgedMove* judged = move ? judgedMove(known, game.listed(*move)) : nullptr;
    if (judged == nullptr)
        return {};
    Marks marks{markOf(game, game.board().shape, {*move, judged->leaves, judged->winning})};
    marks.back().move.reset(); // drawn whatever is chosen
    if (!judged->winning)
        addRefutation(marks, game, *move, job);
    return marks;
}

Marks winningMarks(const games::Game& game, const solver::Job& job)
{
    return marksOf(game, game.board(), answerTo(game, job),
                   [](const games::JudgedMove& judged) { return judged.winning; });
}

/// The move of a claim with what is so, else the winning moves.
Marks marksTold(const Exercise& exercise, const solver::Job& job)
{
    const ExerciseKind kind = exercise.request.kind;
    const bool asksForValue = kind == ExerciseKind::StalkValue || kind == ExerciseKind::GrundyValue ||
                              kind == ExerciseKind::WorthMore;
    if (exercise.position == nullptr || asksForValue)
        return {};
    if (exercise.statement && exercise.statement->what == classroom::Statement::What::Grundy)
        return {};
    if (exercise.statement && exercise.statement->move)
        return marksOfMove(*exercise.position, exercise.statement->move, job);
    return winningMarks(*exercise.position, job);
}

/// The numbers below each other, as a nim-sum of heaps without names.
games::NimSumStep columnsOf(const std::vector<std::uint64_t>& numbers)
{
    games::NimSumStep step{.levels = games::Levels::from(games::Level::Values)};
    for (const std::uint64_t number : numbers) {
        step.rows.push_back({.size = number, .nimber = number, .pieces = {}});
        step.sum ^= number;
    }
    return step;
}

/// Whether reasons come from values whatever the level: there is no other way to add boards.
bool isAboutValues(const Exercise& exercise)
{
    return exercise.request.kind == ExerciseKind::WhichGame;
}

NimTable tableOf(const Exercise& exercise, const solver::Job& job)
{
    if (exercise.request.kind == ExerciseKind::NimSum) {
        NimTable table = explanationRow(columnsOf(exercise.numbers), 0).table;
        for (NimRow& number : table.rows)
            //: a field in which a pupil types a number
            number.label = ExerciseText::tr("Number");
        return table;
    }
    if (exercise.position == nullptr || exercise.request.kind == ExerciseKind::StalkValue ||
        exercise.request.kind == ExerciseKind::WorthMore)
        return {};
    const games::Level level = isAboutValues(exercise) ? games::Level::Theorems : exercise.request.level;
    if (level <= games::Level::Labels)
        return {};
    for (const games::Step& step : exercise.position->explain(level, job).steps) {
        const auto* nimSum = std::get_if<games::NimSumStep>(&step);
        if (nimSum == nullptr || nimSum->afterMove || nimSum->rows.empty())
            continue;
        games::NimSumStep numbered = *nimSum;
        if (exercise.position->as<games::OfBoards>() == nullptr) {
            for (games::NimRow& row : numbered.rows)
                row.name.reset();
        }
        return explanationRow(numbered, 0, exercise.position->info().id).table;
    }
    return {};
}

/// Whether a wrong answer leaves something to find: it does not give the right one away.
bool canBeTriedAgain(const Exercise& exercise)
{
    return exercise.request.kind != ExerciseKind::Claim &&
           ((exercise.request.kind != ExerciseKind::Outcome &&
             exercise.request.kind != ExerciseKind::WorthMore) ||
            exercise.choices.size() > 2);
}

/// Of an answer in canonical form; `made` is its move where it was made on the board.
ExerciseSaid saidOf(const Exercise& exercise, const std::string& answer,
                    const std::optional<games::Move>& made, const solver::Job& job)
{
    const bool right = classroom::isRight(exercise, answer);
    ExerciseSaid said{.lines = wording::answerFeedback(exercise, answer, job, made)};
    const auto move = made || !classroom::isAnsweredByMove(exercise.request.kind)
                          ? made
                          : games::moveLeaving(*exercise.position, answer);
    if (move)
        said.marks = marksOfMove(*exercise.position, move, job);
    else if (right || !canBeTriedAgain(exercise))
        said.marks = marksTold(exercise, job);
    if (right || !canBeTriedAgain(exercise))
        said.table = tableOf(exercise, job);
    return said;
}

/// The right answers with their reasons.
ExerciseSaid toldOf(const Exercise& exercise, const solver::Job& job)
{
    //: the right answer to an exercise, such as 7 or "take 3 from heap 1"
    ExerciseSaid told{.lines = {ExerciseText::tr("Answer: %1.").arg(wording::answersText(exercise))}};
    told.lines += wording::exerciseReasons(exercise, job);
    told.marks = marksTold(exercise, job);
    told.table = tableOf(exercise, job);
    return told;
}

/// What is drawn while the question is open: the move that a claim is about.
Marks marksOfQuestion(const Exercise& exercise)
{
    if (!exercise.statement || !exercise.statement->move)
        return {};
    const games::Move& move = *exercise.statement->move;
    const games::Shape shape = exercise.position->board().shape;
    BoardOverlay::MoveMark mark = markAround(*exercise.position, shape, move);
    mark.label = wording::moveMark(move);
    mark.hint = true;
    return {mark};
}

} // namespace

ExerciseModel::ExerciseModel(QObject* parent) : QObject(parent), m_board(*new BoardModel(this))
{
    wording::followLanguage(this, &ExerciseModel::composeAgain);
    restart();
}

ExerciseModel::~ExerciseModel()
{
    m_board.setParent(nullptr);
    m_board.deleteLater();
}

bool ExerciseModel::isRetriable() const
{
    return m_exercise && canBeTriedAgain(*m_exercise);
}

void ExerciseModel::setNumber(int number)
{
    if (number == m_number || number < 0)
        return;
    m_number = number;
    emit requestChanged();
    if (m_restarting)
        return;
    m_nextSeed = m_firstSeed + static_cast<std::uint64_t>(m_number);
    make();
}

/// Several changes at once make one exercise.
void ExerciseModel::restart()
{
    emit requestChanged();
    if (m_restarting)
        return;
    m_restarting = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_restarting = false;
            constexpr quint32 mostDrawn = 1'000'000'000;
            m_firstSeed = m_seed > 0 ? static_cast<quint32>(m_seed)
                                     : 1 + QRandomGenerator::global()->bounded(mostDrawn);
            m_nextSeed = m_firstSeed + static_cast<std::uint64_t>(m_number);
            make();
        },
        Qt::QueuedConnection);
}

void ExerciseModel::make()
{
    m_exercise.reset();
    m_given.clear();
    m_said = {};
    m_answeredOnce = false;
    m_board.setPlayable(false);
    m_board.setOverlay({});
    setMessage({});
    m_phase = Phase::Making;
    const auto kind = classroom::findKind(m_kind.toStdString());
    if (!kind) {
        m_worker.cancel();
        emit changed();
        return;
    }
    const classroom::ExerciseRequest request{.kind = *kind,
                                             .game = m_gameId.toStdString(),
                                             .play = m_misere ? theory::Play::Misere : theory::Play::Normal,
                                             .difficulty = m_difficulty,
                                             .seed = m_nextSeed++,
                                             .level = levelOf(m_level)};
    m_worker.start(
        [this, request](const solver::Job& job) -> Worker::Delivery {
            return [this, made = classroom::makeExercise(request, job)] { receive(made); };
        },
        {});
    emit changed();
}

void ExerciseModel::receive(const classroom::MadeExercise& made)
{
    if (const auto* reason = std::get_if<classroom::NoExercise>(&made)) {
        m_phase = Phase::None;
        m_said.lines = {wording::noExerciseText(*reason)};
        m_board.setGame(nullptr);
        emit changed();
        return;
    }
    m_exercise = std::get<Exercise>(made);
    m_board.setGame(m_exercise->position);
    ask();
}

void ExerciseModel::ask()
{
    m_phase = Phase::Asked;
    m_said = {};
    m_given.clear();
    m_board.setChoice(std::nullopt, {});
    m_board.setOverlay({.marks = marksOfQuestion(*m_exercise), .lit = {}, .goes = {}, .tags = {}});
    m_board.setPlayable(isOnBoard());
    setMessage({});
    emit changed();
}

void ExerciseModel::askAgain()
{
    if (!m_exercise)
        return;
    m_worker.cancel();
    ask();
}

void ExerciseModel::answer(const QString& text)
{
    if (!m_exercise || !isOpen() || isBusy() || (m_phase == Phase::Wrong && !isRetriable()))
        return;
    const auto canonical = classroom::readAnswer(*m_exercise, text.toStdString());
    if (!canonical)
        return setMessage(wording::answerHint(*m_exercise));
    judge(*canonical);
}

void ExerciseModel::judge(const std::string& answer, const std::optional<games::Move>& made)
{
    setMessage({});
    m_given = answer;
    m_made = made;
    tellFirst(classroom::isRight(*m_exercise, answer));
    sayOfGiven();
    emit changed();
}

void ExerciseModel::sayOfGiven()
{
    m_worker.start(
        [this, right = classroom::isRight(*m_exercise, m_given), answer = m_given, made = m_made,
         exercise = *m_exercise](const solver::Job& job) -> Worker::Delivery {
            return [this, right, said = saidOf(exercise, answer, made, job)] {
                show(right ? Phase::Right : Phase::Wrong, said);
            };
        },
        {});
}

void ExerciseModel::tell()
{
    if (!m_exercise || !isOpen())
        return;
    if (!m_answeredOnce)
        emit gaveUp();
    tellFirst(false);
    sayAnswer();
    emit changed();
}

void ExerciseModel::sayAnswer()
{
    m_worker.start(
        [this, exercise = *m_exercise](const solver::Job& job) -> Worker::Delivery {
            return [this, told = toldOf(exercise, job)] { show(Phase::Told, told); };
        },
        {});
}

/// In another language: what was said of the answer, or why there is no exercise.
void ExerciseModel::composeAgain()
{
    setMessage({});
    switch (m_phase) {
    case Phase::Making:
    case Phase::Asked: break;
    case Phase::None: make(); break;
    case Phase::Wrong:
    case Phase::Right: sayOfGiven(); break;
    case Phase::Told: sayAnswer(); break;
    }
}

void ExerciseModel::tellFirst(bool right)
{
    if (m_answeredOnce)
        return;
    m_answeredOnce = true;
    emit answered(right);
}

void ExerciseModel::show(Phase phase, ExerciseSaid said)
{
    m_phase = phase;
    m_said = std::move(said);
    m_board.setChoice(std::nullopt, {});
    m_board.setPlayable(isOnBoard() && phase == Phase::Wrong);
    m_board.setOverlay({.marks = m_said.marks, .lit = {}, .goes = {}, .tags = {}});
    emit changed();
}

bool ExerciseModel::mayMove()
{
    if (!m_exercise || !isOnBoard() || !isOpen() || isBusy())
        return false;
    if (m_phase == Phase::Wrong)
        ask(); // the next try begins with the click
    return true;
}

void ExerciseModel::choose(const QString& pieceId)
{
    const auto piece = idFromText(pieceId);
    if (!piece || !mayMove())
        return;
    const games::Game& game = *m_exercise->position;
    const auto first = m_board.chosen();
    receiveChoice(first ? game.choose(*first, *piece) : game.choose(*piece), *piece);
}

void ExerciseModel::chooseRun(const QString& first, const QString& last)
{
    const auto from = idFromText(first);
    const auto to = idFromText(last);
    if (from && to && mayMove())
        receiveChoice(m_board.runChoice(*from, *to), *from);
}

void ExerciseModel::receiveChoice(const games::Choice& choice, games::PieceId first)
{
    setMessage({});
    const games::Game& game = *m_exercise->position;
    if (const auto* move = std::get_if<games::Move>(&choice))
        judge(game.after(game.listed(*move))->notation(), *move);
    else if (const auto* half = std::get_if<games::HalfMade>(&choice))
        m_board.setHalf(first, *half);
    else
        setMessage(wording::toText(std::get<games::Refusal>(choice).why));
}

void ExerciseModel::chooseBoard(int number)
{
    if (m_board.chosen())
        return cancelChoice();
    if (m_exercise && m_exercise->request.kind == classroom::ExerciseKind::WhichGame && mayMove())
        judge(std::to_string(number + 1));
}

void ExerciseModel::cancelChoice()
{
    m_board.setChoice(std::nullopt, {});
    setMessage({});
}

void ExerciseModel::setLevel(Argument level)
{
    if (std::exchange(m_level, level) == level)
        return;
    if (m_exercise)
        m_exercise->request.level = levelOf(level);
    emit requestChanged();
}

QStringList ExerciseModel::numbers() const
{
    return wording::textsOf(m_exercise ? m_exercise->numbers : std::vector<std::uint64_t>(),
                            [](std::uint64_t number) { return QString::number(number); });
}

QStringList ExerciseModel::choiceLabels() const
{
    if (!m_exercise)
        return {};
    const bool inFull = m_exercise->request.kind == classroom::ExerciseKind::Outcome;
    return wording::textsOf(m_exercise->choices, [&](const std::string& choice) {
        return inFull ? wording::answerText(*m_exercise, choice) : wording::choiceText(*m_exercise, choice);
    });
}

} // namespace models

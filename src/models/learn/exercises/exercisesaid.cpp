// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/exercises/exercisesaid.h"

#include "games/capabilities.h"
#include "games/moveleaving.h"
#include "models/analysis/judged.h"
#include "models/board/movemarks.h"
#include "wording/classroom/exercises.h"
#include "wording/names/moves.h"

#include <QCoreApplication>

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
    if (level == games::Level::Labels)
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

} // namespace

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

ExerciseSaid toldOf(const Exercise& exercise, const solver::Job& job)
{
    //: the right answer to an exercise, such as 7 or "take 3 from heap 1"
    ExerciseSaid told{.lines = {ExerciseText::tr("Answer: %1.").arg(wording::answersText(exercise))}};
    told.lines += wording::exerciseReasons(exercise, job);
    told.marks = marksTold(exercise, job);
    told.table = tableOf(exercise, job);
    return told;
}

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

bool canBeTriedAgain(const Exercise& exercise)
{
    return exercise.request.kind != ExerciseKind::Claim &&
           ((exercise.request.kind != ExerciseKind::Outcome &&
             exercise.request.kind != ExerciseKind::WorthMore) ||
            exercise.choices.size() > 2);
}

} // namespace models

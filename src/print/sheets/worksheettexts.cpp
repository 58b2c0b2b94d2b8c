// SPDX-License-Identifier: GPL-3.0-or-later

// What stands on a worksheet, in words.

#include "print/sheets/worksheettexts.h"

#include "classroom/exercises/plainsum.h"
#include "wording/classroom/exercises.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <algorithm>
#include <utility>

namespace printing {
namespace {

using classroom::Exercise;
using classroom::ExerciseKind;
using wording::translate;

QString twoMethods(const QString& first, const QString& second)
{
    //: two ways to find the answer, such as a theory and a search
    return translate("Wording", "Confirmed by two methods: %1; %2.").arg(first, second);
}

QString byTheRulesAlone(const classroom::PlainAnswer& plain)
{
    return translate("Wording", "by the rules alone, all games played out (%1)")
        .arg(wording::positionsText(plain.positions));
}

QString confirmedBy(const Exercise& exercise, const solver::Job& job)
{
    switch (exercise.request.kind) {
    case ExerciseKind::NimSum:
        return twoMethods(translate("Wording", "adding without carrying"),
                          translate("Wording", "counting the 1s of every column"));
    case ExerciseKind::Mex:
        return twoMethods(translate("Wording", "marking off the numbers that are there"),
                          translate("Wording", "counting up from 0"));
    case ExerciseKind::WorthMore: {
        const auto& boards = exercise.position->as<games::OfBoards>()->boards();
        const auto plain = classroom::plainDifference(boards.front(), boards.back(), job.stop);
        return plain
                   ? twoMethods(translate("Wording", "the values of both, compared"), byTheRulesAlone(*plain))
                   : QString();
    }
    default: break;
    }
    const QString known = wording::methodText(exercise.position->answer({.moves = false}, job));
    if (exercise.request.kind == ExerciseKind::StalkValue)
        return twoMethods(known, translate("Wording", "the simplest number between the options"));
    const auto plain = classroom::plainSearch(exercise.position, job.stop);
    return plain ? twoMethods(known, byTheRulesAlone(*plain)) : QString();
}

/// How paper tells players apart.
QString noteOf(const games::Game& game)
{
    if (QString printed = wording::toText(game.info().players.printed); !printed.isEmpty())
        return printed;
    const games::Board board = game.board();
    const auto has = [&board](theory::Mover owner) {
        return std::ranges::any_of(board.pieces, [owner](const games::Piece& piece) {
            return piece.kind == games::PieceKind::Edge && piece.owner == owner;
        });
    };
    if (!has(theory::Mover::Left) && !has(theory::Mover::Right))
        return {};
    return has(theory::Mover::Either)
               ? translate("Wording",
                           "Blue edges are marked L, red ones R and dashed, green ones are double.")
               : translate("Wording", "Blue edges are marked L, red ones R and dashed.");
}

QString withNote(const QString& rules, const games::Game& game)
{
    const QString note = noteOf(game);
    return note.isEmpty() ? rules : translate("Wording", "%1 %2").arg(rules, note);
}

QString moverText(const Exercise& exercise)
{
    if (!exercise.position || !exercise.position->isPartizan() ||
        exercise.request.kind == ExerciseKind::WorthMore ||
        exercise.request.kind == ExerciseKind::StalkValue || exercise.request.kind == ExerciseKind::Outcome)
        return {};
    return translate("Wording", "%1 moves first.")
        .arg(wording::playerName(exercise.position->mover(), exercise.position->info().id));
}

} // namespace

SheetExercise described(Exercise exercise, const solver::Job& job)
{
    SheetExercise sheet{.exercise = std::move(exercise)};
    const Exercise& made = sheet.exercise;
    const bool isOfBoards = made.position && made.position->as<games::OfBoards>() != nullptr;
    if (made.request.kind == ExerciseKind::StalkValue || isOfBoards)
        sheet.rules = withNote(wording::exerciseSetting(made), *made.position);
    else if (made.position) {
        sheet.game = wording::gameTitle(made.position->info().id);
        sheet.rules = withNote(wording::rulesLine(*made.position), *made.position);
    }
    sheet.mover = moverText(made);
    sheet.task = wording::exerciseTask(made);
    sheet.answers = wording::answersText(made);
    sheet.reasons = wording::exerciseReasons(made, job);
    sheet.confirmed = confirmedBy(made, job);
    return sheet;
}

QString noWorksheetText(const NoWorksheet& problem)
{
    switch (problem.why) {
    case NoWorksheet::Why::NotOffered: return wording::noExerciseText(classroom::NoExercise::NotForGame);
    case NoWorksheet::Why::TooFew:
        return wording::counted(
                   //: a number, here 1, and a kind of exercise, such as "Nim-sum"
                   QT_TRANSLATE_N_NOOP("Wording",
                                       "Only %1 different exercise of the kind “%2” was found at this "
                                       "difficulty: ask for fewer, or for another difficulty."),
                   //: a number, and a kind of exercise, such as "Nim-sum"
                   QT_TRANSLATE_N_NOOP("Wording",
                                       "Only %1 different exercises of the kind “%2” were found at this "
                                       "difficulty: ask for fewer, or for another difficulty."),
                   static_cast<std::uint64_t>(problem.found))
            .arg(problem.found)
            .arg(wording::kindName(problem.kind));
    case NoWorksheet::Why::Cancelled: break;
    }
    //: the person ended the search for exercises
    return translate("Wording", "Stopped.");
}

QString worksheetCommand(const WorksheetRequest& request)
{
    QStringList words{QStringLiteral("grundy-cli worksheet"),
                      QString::fromStdString(request.game + request.rules)};
    for (const QString& id : idsOf(request))
        words << QStringLiteral("--kind") << id;
    if (request.play == theory::Play::Misere)
        words << QStringLiteral("--misere");
    words << QStringLiteral("--number") << QString::number(request.number) << QStringLiteral("--difficulty")
          << QString::number(request.difficulty) << QStringLiteral("--seed")
          << QString::number(static_cast<qulonglong>(request.seed));
    if (request.level != games::Level::Theorems)
        words << QStringLiteral("--level")
              << wording::fromUtf8(games::levelIds[static_cast<std::size_t>(request.level)]);
    return words.join(QLatin1Char(' '));
}

QString askedName(const QString& id)
{
    const auto kind = classroom::findKind(id.toStdString());
    return kind ? wording::kindName(*kind) : translate("Wording", "Label P and N");
}

QString worksheetTitle(const WorksheetRequest& request)
{
    const QString game = wording::gameTitle(request.game);
    const QStringList asked = idsOf(request);
    return asked.size() == 1 ? translate("Wording", "%1: %2").arg(game, askedName(asked.front()))
                             //: the title of a worksheet: a game, such as Nim
                             : translate("Wording", "%1: exercises").arg(game);
}

} // namespace printing

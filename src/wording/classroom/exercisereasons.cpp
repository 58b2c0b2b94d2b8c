// SPDX-License-Identifier: GPL-3.0-or-later

// Why an exercise's right answers are right.

#include "games/capabilities.h"
#include "games/text/sums.h"
#include "games/worth.h"
#include "wording/classroom/exercisemoves.h"
#include "wording/classroom/exerciseparts.h"
#include "wording/classroom/exercises.h"
#include "wording/names/names.h"
#include "wording/steps/explanations.h"
#include "wording/text/language.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <algorithm>

namespace wording {
namespace {

using classroom::Exercise;
using classroom::ExerciseKind;
using classroom::Statement;

std::uint64_t sumOf(const std::vector<std::uint64_t>& numbers)
{
    std::uint64_t sum = 0;
    for (const std::uint64_t number : numbers)
        sum ^= number;
    return sum;
}

QStringList nimSumReasons(const Exercise& exercise)
{
    const int digits = binaryDigits(exercise.numbers);
    const std::uint64_t sum = sumOf(exercise.numbers);
    QStringList rows;
    for (const std::uint64_t number : exercise.numbers)
        //: a number, and the same number in binary, such as "7 is 0111"
        rows.append(translate("Wording", "%1 is %2").arg(number).arg(binaryText(number, digits)));
    QStringList odd;
    for (std::uint64_t column = std::uint64_t{1} << (digits - 1); column != 0; column >>= 1U) {
        if ((sum & column) != 0)
            odd.append(ungrouped(column));
    }
    const QString columns =
        odd.isEmpty()
            ? translate("Wording", "Every column holds an even number of 1s, so the nim-sum is 0.")
            : counted(QT_TRANSLATE_N_NOOP("Wording",
                                          "Only column %1 holds an odd number of 1s, so the nim-sum is "
                                          "%2 in binary, which is %3."),
                      //: what the columns are worth, such as "4 and 1", and the same number twice, such as
                      //: 101 and 5
                      QT_TRANSLATE_N_NOOP("Wording",
                                          "Columns %1 each hold an odd number of 1s, so the nim-sum is %2 in "
                                          "binary, which is %3."),
                      static_cast<std::uint64_t>(odd.size()))
                  .arg(commaList(odd), binaryText(sum, 1), localized(sum));
    return {translate("Wording", "In binary: %1.").arg(commaList(rows)), columns};
}

QStringList mexReasons(const Exercise& exercise)
{
    const QString mex = numeral(fromUtf8(exercise.right.front()));
    if (exercise.right.front() == "0")
        return {translate("Wording", "0 itself is missing, so the mex is 0.")};
    return {translate("Wording", "All numbers below %1 are there, and %1 is not: it is the mex.").arg(mex)};
}

QStringList stalkReasons(const games::Game& stalk, const solver::Job& job)
{
    QStringList texts;
    for (const games::Step& step : stalk.explain(games::Level::Theorems, job).steps) {
        const auto* argument = std::get_if<games::ParagraphStep>(&step);
        if (argument != nullptr && argument->saysValue)
            texts.append(stepText(step, stalk.info().id));
    }
    return texts;
}

/// The idea of a position says nothing of values.
bool byLabels(const Exercise& exercise)
{
    return exercise.request.level <= games::Level::Labels;
}

QStringList reasonsOfWinner(const Exercise& exercise, const solver::Job& job)
{
    const games::Level level = exercise.request.level;
    const QStringList told =
        level == games::Level::Labels ? QStringList() : winnerReasons(*exercise.position, level, job);
    return byLabels(exercise) && told.isEmpty() ? optionReasons(*exercise.position, job) : told;
}

QStringList reasonsOfValue(const Exercise& exercise, const solver::Job& job)
{
    return byLabels(exercise) ? valueByMex(*exercise.position, job)
                              : grundyReasons(*exercise.position, exercise.request.level, job);
}

/// Where the moves alone argue in a partizan game, they do for each player who may move first.
QStringList outcomeReasons(const Exercise& exercise, const solver::Job& job)
{
    const games::Game& game = *exercise.position;
    QStringList told = reasonsOfWinner(exercise, job);
    if (game.mover() == theory::Mover::Either ||
        (!byLabels(exercise) && isDecidedByTheory(game, exercise.request.level, job)))
        return told;
    return told + optionReasons(*game.withMover(theory::opponentOf(game.mover())), job);
}

/// The winning moves, a few of them; why there is none.
QStringList winnersText(const Exercise& exercise, const solver::Job& job)
{
    const games::Game& game = *exercise.position;
    const games::Answer known = game.answer({.grundy = false, .remoteness = false}, job);
    if (known.winning == 0)
        return QStringList{translate("Wording", "No move wins.")} + reasonsOfWinner(exercise, job);
    QStringList texts{counted(QT_TRANSLATE_N_NOOP("Wording", "%1 move wins."),
                              QT_TRANSLATE_N_NOOP("Wording", "%1 moves win."), known.winning)
                          .arg(localized(known.winning))};
    constexpr qsizetype most = 5;
    for (const games::JudgedMove& judged : known.moves) {
        if (judged.winning && judged.move.player == known.mover && texts.size() < most)
            texts.append(leavesText(game, judged.move));
    }
    return texts;
}

/// What the move leaves, and why that is lost.
QStringList winningMoveReasons(const Exercise& exercise, const games::Move& move, const solver::Job& job)
{
    const games::GamePtr after = exercise.position->after(move);
    return QStringList{leavesText(*exercise.position, move)} +
           (byLabels(exercise) ? optionReasons(*after, job)
                               : winnerReasons(*after, exercise.request.level, job));
}

/// Also why the other moves of the key win, unless the argument names moves one by one.
QStringList winningMovesReasons(const Exercise& exercise, const solver::Job& job)
{
    const QStringList told = reasonsOfWinner(exercise, job);
    const bool arguesByMoves =
        !byLabels(exercise) && !hasFormula(*exercise.position, exercise.request.level, job);
    return arguesByMoves ? told : told + alsoWinning(exercise, told);
}

/// A sentence for each board, and what they are worth together where that is asked for.
QStringList boardValues(const games::Game& table, const games::Answer& known, bool together)
{
    const auto& boards = table.as<games::OfBoards>()->boards();
    QStringList told;
    std::vector<std::string> values;
    for (std::size_t board = 0; board < known.boardValues.size(); ++board) {
        values.push_back(known.boardValues[board].value_or("?"));
        told << translate("Wording", "Board %1, %2, is worth %3.")
                    .arg(localized(board + 1), gameTitle(boards[board]->info().id),
                         typeset(fromUtf8(values.back())));
    }
    const auto sum = games::writtenValue(table, known.verdict);
    if (together && sum)
        told << translate("Wording", "Together: %1 = %2.")
                    .arg(typeset(fromUtf8(games::sumOfValues(values))), typeset(fromUtf8(*sum)));
    return told;
}

/// What the boards are worth, and the moves that win; before there are values, why one of them wins.
QStringList whichGameReasons(const Exercise& exercise, const solver::Job& job)
{
    if (byLabels(exercise))
        return winningMovesReasons(exercise, job);
    const games::Answer known = exercise.position->answer({.remoteness = false}, job);
    return boardValues(*exercise.position, known, true) + winnersText(exercise, job);
}

/// What the first board less the second is worth, and so who wins that.
QString differenceText(const QString& difference, std::string_view sign)
{
    if (sign == "=")
        return translate("Wording", "Board 1 minus board 2 is worth %1: whoever starts loses.")
            .arg(difference);
    if (sign == ">")
        return translate("Wording", "Board 1 minus board 2 is worth %1: Left wins, whoever starts.")
            .arg(difference);
    if (sign == "<")
        return translate("Wording", "Board 1 minus board 2 is worth %1: Right wins, whoever starts.")
            .arg(difference);
    return translate("Wording", "Board 1 minus board 2 is worth %1: whoever starts wins.").arg(difference);
}

QStringList worthReasons(const Exercise& exercise, const solver::Job& job)
{
    const games::Answer known = exercise.position->answer({.moves = false, .remoteness = false}, job);
    QStringList told = boardValues(*exercise.position, known, false);
    if (known.boardValues.size() != 2 || !known.boardValues[0] || !known.boardValues[1])
        return told;
    if (const auto difference = games::valueDifference(*known.boardValues[0], *known.boardValues[1]))
        told << differenceText(typeset(fromUtf8(*difference)), exercise.right.front());
    return told;
}

QStringList claimReasons(const Exercise& exercise, const solver::Job& job)
{
    const games::Game& game = *exercise.position;
    const Statement& statement = *exercise.statement;
    switch (statement.what) {
    case Statement::What::NextWins:
    case Statement::What::PreviousWins: return reasonsOfWinner(exercise, job);
    case Statement::What::MoveWins:
        return exercise.right.front() == "true"
                   ? winningMoveReasons(exercise, *statement.move, job)
                   : QStringList{asSentence(refutationText(game, *statement.move, job))};
    case Statement::What::WinningMoves: return winnersText(exercise, job);
    case Statement::What::Grundy: return reasonsOfValue(exercise, job);
    }
    return {};
}

} // namespace

QStringList exerciseReasons(const Exercise& exercise, const solver::Job& job)
{
    switch (exercise.request.kind) {
    case ExerciseKind::WinningMove: return winningMovesReasons(exercise, job);
    case ExerciseKind::WhichHeap: return reasonsOfWinner(exercise, job);
    case ExerciseKind::Outcome: return outcomeReasons(exercise, job);
    case ExerciseKind::NimSum: return nimSumReasons(exercise);
    case ExerciseKind::GrundyValue: return reasonsOfValue(exercise, job);
    case ExerciseKind::StalkValue: return stalkReasons(*exercise.position, job);
    case ExerciseKind::Mex: return mexReasons(exercise);
    case ExerciseKind::Claim: return claimReasons(exercise, job);
    case ExerciseKind::WhichGame: return whichGameReasons(exercise, job);
    case ExerciseKind::WorthMore: return worthReasons(exercise, job);
    }
    return {};
}

} // namespace wording

// SPDX-License-Identifier: GPL-3.0-or-later

// What is said of an answer.

#include "games/moveleaving.h"
#include "wording/classroom/exercisemoves.h"
#include "wording/classroom/exerciseparts.h"
#include "wording/classroom/exercises.h"
#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/text/language.h"
#include "wording/text/text.h"

#include <algorithm>

namespace wording {
namespace {

using classroom::Exercise;
using classroom::ExerciseKind;
using theory::Mover;

QStringList ofMove(const Exercise& exercise, const std::optional<games::Move>& move, bool right,
                   const solver::Job& job)
{
    if (!move)
        return {};
    return {
        //: the answer was right, not the side; then a sentence that says why
        right ? translate("Wording", "Right: %1").arg(winningText(*exercise.position, *move))
              : translate("Wording", "Not this one: %1").arg(refutationText(*exercise.position, *move, job))};
}

/// Of the players who move first one to whom the answer gives the wrong result.
theory::Mover wrongFor(char given, char right)
{
    const auto firstWins = [](char letter, Mover mover) {
        return letter == 'N' || letter == (mover == Mover::Left ? 'L' : 'R');
    };
    return firstWins(given, Mover::Left) != firstWins(right, Mover::Left) ? Mover::Left : Mover::Right;
}

/// Who wins when that player moves first.
Mover winnerAfter(Mover first, char outcome)
{
    const bool firstWins = outcome == 'N' || outcome == (first == Mover::Left ? 'L' : 'R');
    return firstWins ? first : theory::opponentOf(first);
}

QString wrongSide(const Exercise& exercise, char given, char right)
{
    const games::Game& game = *exercise.position;
    const Mover mover = wrongFor(given, right);
    //: two players, such as Left and Right
    return translate("Wording", "No: if %1 moves first, %2 wins.")
        .arg(playerName(mover, game.info().id), playerName(winnerAfter(mover, right), game.info().id));
}

/// The outcome of the first board less the second.
char outcomeOfSign(std::string_view sign)
{
    return sign == "=" ? 'P' : sign == ">" ? 'L' : sign == "<" ? 'R' : 'N';
}

/// Of two answers the other one is right; of four not more is said than is needed.
QStringList wrongComparison(const Exercise& exercise, std::string_view sign, const solver::Job& job)
{
    const std::string& right = exercise.right.front();
    if (exercise.choices.size() == 2)
        //: the answer was wrong; what would have been right
        return QStringList{translate("Wording", "No: %1.").arg(answerText(exercise, right))} +
               exerciseReasons(exercise, job);
    const Mover mover = wrongFor(outcomeOfSign(sign), outcomeOfSign(right));
    //: two players, such as Left and Right
    return {translate("Wording", "No: in board 1 minus board 2, if %1 moves first, %2 wins.")
                .arg(playerName(mover), playerName(winnerAfter(mover, outcomeOfSign(right))))};
}

/// A board on which no move wins, or a move that does not.
QStringList wrongBoard(const Exercise& exercise, std::string_view canonical,
                       const std::optional<games::Move>& made, const solver::Job& job)
{
    const games::Game& game = *exercise.position;
    const auto move = made ? made : games::moveLeaving(game, canonical);
    if (move)
        return ofMove(exercise, move, false, job);
    for (const games::Move& other : game.moves().moves) {
        if (other.player == game.mover() && std::to_string(other.action.board()) == canonical)
            //: the number of a board, and the end of the sentence: what refutes a move there
            return {translate("Wording", "No move on board %1 wins. For instance, %2")
                        .arg(numeral(fromUtf8(canonical)), refutationText(game, other, job))};
    }
    return {translate("Wording", "There is no move on board %1.").arg(numeral(fromUtf8(canonical)))};
}

/// Two answers are possible: the other one is right, and why can be told. Of four, not more than is needed.
QStringList ofOutcome(const Exercise& exercise, std::string_view canonical, bool right,
                      const solver::Job& job)
{
    if (!right && exercise.choices.size() > 2)
        return {wrongSide(exercise, canonical.front(), exercise.right.front().front())};
    const QString outcome = answerText(exercise, exercise.right.front());
    //: the answer was right, not the side; the answer
    return QStringList{(right ? translate("Wording", "Right: %1.") : translate("Wording", "No: it is %1."))
                           .arg(outcome)} +
           exerciseReasons(exercise, job);
}

QString wrongColumn(const Exercise& exercise, std::string_view canonical)
{
    const auto given = fromUtf8(canonical).toULongLong(nullptr, 2);
    const auto right = fromUtf8(exercise.right.front()).toULongLong(nullptr, 2);
    std::uint64_t column = 1;
    for (std::uint64_t differs = (given ^ right) >> 1U; differs != 0; differs >>= 1U)
        column <<= 1U;
    if (std::ranges::all_of(exercise.numbers, [column](std::uint64_t number) { return number < column; }))
        return translate("Wording", "Not yet: that is too many digits. No number reaches column %1, so "
                                    "neither does the nim-sum.")
            .arg(column);
    const auto ones = static_cast<std::uint64_t>(std::ranges::count_if(
        exercise.numbers, [column](std::uint64_t number) { return (number & column) != 0; }));
    return (ones % 2 == 1
                ? counted(QT_TRANSLATE_N_NOOP("Wording",
                                              "Not yet: column %1 holds %2 one, an odd number, so its "
                                              "digit is 1."),
                          //: of a binary addition: what the column is worth, such as 4, and how many digits 1
                          //: it holds
                          QT_TRANSLATE_N_NOOP("Wording",
                                              "Not yet: column %1 holds %2 ones, an odd number, so its "
                                              "digit is 1."),
                          ones)
                : counted(QT_TRANSLATE_N_NOOP("Wording",
                                              "Not yet: column %1 holds %2 one, an even number, so its "
                                              "digit is 0."),
                          //: of a binary addition: what the column is worth, such as 4, and how many digits 1
                          //: it holds
                          QT_TRANSLATE_N_NOOP("Wording",
                                              "Not yet: column %1 holds %2 ones, an even number, so its "
                                              "digit is 0."),
                          ones))
        .arg(column)
        .arg(ones);
}

QString wrongMex(const Exercise& exercise, std::string_view canonical)
{
    const QString given = fromUtf8(canonical);
    const bool isThere = std::ranges::any_of(
        exercise.numbers, [canonical](std::uint64_t number) { return std::to_string(number) == canonical; });
    return isThere ? translate("Wording", "Not yet: %1 is among the numbers.").arg(numeral(given))
                   : translate("Wording", "Not yet: %1 is missing, but a smaller number is missing, too.")
                         .arg(numeral(given));
}

/// A value below the right one is the value of an option; a greater one leaves a smaller number out.
QString wrongGrundy(const Exercise& exercise, std::string_view canonical, const solver::Job& job)
{
    const QString given = fromUtf8(canonical);
    const games::Answer known = exercise.position->answer({.remoteness = false}, job);
    const auto option = std::ranges::find_if(known.moves, [canonical](const games::JudgedMove& judged) {
        return judged.leaves.grundy && std::to_string(*judged.leaves.grundy) == canonical;
    });
    if (known.verdict.grundy && given.toULongLong() < *known.verdict.grundy && option != known.moves.end())
        //: a move, such as "take 3 from heap 1", and a number
        return translate("Wording",
                         "Not yet: “%1” leaves a position of value %2, so this one cannot have it as well.")
            .arg(moveText(option->move), numeral(given));
    return translate("Wording", "Not yet: a smaller number is missing among your moves.");
}

double numberOf(const QString& fraction)
{
    const QStringList parts = fraction.split(QLatin1Char('/'));
    return parts[0].toDouble() / (parts.size() > 1 ? parts[1].toDouble() : 1);
}

QStringList wrongStalk(const Exercise& exercise, std::string_view canonical)
{
    const QString given = fromUtf8(canonical);
    const bool more = numberOf(fromUtf8(exercise.right.front())) > numberOf(given);
    return {(more ? translate("Wording", "Not yet: the stalk is worth more than %1.")
                  : translate("Wording", "Not yet: the stalk is worth less than %1."))
                .arg(given),
            translate("Wording",
                      "Edges count 1 up to the first change of colour; from there on each counts half of "
                      "the one below it. Blue adds, red takes away.")};
}

QString wrongHeap(const Exercise& exercise, std::string_view canonical, const solver::Job& job)
{
    const games::Game& game = *exercise.position;
    for (const games::Move& move : game.moves().moves) {
        if (isInHeapLike(game, move, canonical))
            //: the number of a heap, and the end of the sentence: what refutes a move there
            return translate("Wording", "No move in heap %1 wins. For instance, %2")
                .arg(numeral(fromUtf8(canonical)), refutationText(game, move, job));
    }
    return translate("Wording", "There is no move in heap %1.").arg(fromUtf8(canonical));
}

QStringList ofClaim(const Exercise& exercise, bool right, const solver::Job& job)
{
    const bool holds = exercise.right.front() == "true";
    const QString start = right ? translate("Wording", "Right: the sentence is %1.")
                                : translate("Wording", "No: the sentence is %1.");
    //: within a sentence: "the sentence is true"
    return QStringList{start.arg(holds ? translate("Wording", "true") : translate("Wording", "false"))} +
           exerciseReasons(exercise, job);
}

QStringList wrong(const Exercise& exercise, std::string_view canonical,
                  const std::optional<games::Move>& made, const solver::Job& job)
{
    switch (exercise.request.kind) {
    case ExerciseKind::NimSum: return {wrongColumn(exercise, canonical)};
    case ExerciseKind::GrundyValue: return {wrongGrundy(exercise, canonical, job)};
    case ExerciseKind::StalkValue: return wrongStalk(exercise, canonical);
    case ExerciseKind::Mex: return {wrongMex(exercise, canonical)};
    case ExerciseKind::WhichHeap: return {wrongHeap(exercise, canonical, job)};
    case ExerciseKind::WorthMore: return wrongComparison(exercise, canonical, job);
    case ExerciseKind::WhichGame: return wrongBoard(exercise, canonical, made, job);
    case ExerciseKind::WinningMove:
    case ExerciseKind::Outcome:
    case ExerciseKind::Claim: break;
    }
    return {};
}

} // namespace

QStringList answerFeedback(const Exercise& exercise, std::string_view canonical, const solver::Job& job,
                           const std::optional<games::Move>& made)
{
    const bool right = classroom::isRight(exercise, canonical);
    const ExerciseKind kind = exercise.request.kind;
    if (kind == ExerciseKind::Outcome)
        return ofOutcome(exercise, canonical, right, job);
    if (kind == ExerciseKind::Claim)
        return ofClaim(exercise, right, job);
    if (!right && kind != ExerciseKind::WinningMove)
        return wrong(exercise, canonical, made, job);
    const QStringList said =
        kind == ExerciseKind::WinningMove
            ? ofMove(exercise, made ? made : games::moveLeaving(*exercise.position, canonical), right, job)
            : QStringList{translate("Wording", "Right: %1.").arg(answerText(exercise, canonical))};
    return right ? said + exerciseReasons(exercise, job) : said;
}

} // namespace wording

// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/classroom/exercises.h"
#include "games/capabilities.h"
#include "games/moveleaving.h"

#include "wording/classroom/exercisemoves.h"
#include "wording/classroom/exerciseparts.h"
#include "wording/names/moves.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/language.h"
#include "wording/text/text.h"

#include <algorithm>

namespace wording {
namespace {

using classroom::Exercise;
using classroom::ExerciseKind;
using classroom::Statement;

std::string_view idOf(const Exercise& exercise)
{
    return exercise.position->info().id;
}

/// Who is to move, where that matters.
bool namesMover(const Exercise& exercise)
{
    return exercise.position->isPartizan() && exercise.request.kind != ExerciseKind::Outcome;
}

QString outcomeTask(const Exercise& exercise)
{
    return exercise.position->isPartizan()
               ? translate("Wording",
                           "Who wins with best play: the previous player (P), the next player (N), "
                           "Left (L) or Right (R)?")
               : translate("Wording", "Does the previous player win (P) or the next player (N)?");
}

QString winnerClaim(const Exercise& exercise, bool nextWins)
{
    const theory::Mover mover = exercise.position->mover();
    if (mover == theory::Mover::Either)
        return nextWins ? translate("Wording", "The next player wins.")
                        : translate("Wording", "The previous player wins.");
    return (nextWins ? translate("Wording", "%1, who moves first, wins.")
                     : translate("Wording", "%1, who moves second, wins."))
        .arg(playerName(nextWins ? mover : theory::opponentOf(mover), exercise.position->info().id));
}

QString countClaim(std::uint64_t count)
{
    return count == 0 ? translate("Wording", "No move wins.")
                      : counted(QT_TRANSLATE_N_NOOP("Wording", "Exactly %1 move wins."),
                                QT_TRANSLATE_N_NOOP("Wording", "Exactly %1 moves win."), count)
                            .arg(localized(count));
}

QString outcomeAnswer(const Exercise& exercise, std::string_view letter)
{
    if (letter == "P")
        return translate("Wording", "P: the previous player wins");
    if (letter == "N")
        return translate("Wording", "N: the next player wins");
    const bool left = letter == "L";
    return (left ? translate("Wording", "L: %1 wins, whoever starts")
                 : translate("Wording", "R: %1 wins, whoever starts"))
        .arg(playerName(left ? theory::Mover::Left : theory::Mover::Right, exercise.position->info().id));
}

QString comparisonText(const Exercise& exercise, std::string_view sign)
{
    if (sign == "=")
        return translate("Wording", "both are worth the same");
    if (sign == "||")
        return exercise.position->isPartizan()
                   ? translate("Wording", "neither: whoever starts wins the difference")
                   : translate("Wording", "their values are different");
    return translate("Wording", "board %1 is worth more").arg(localized(sign == ">" ? 1 : 2));
}

/// The rules of every game on the table, once, and how all together are played. How a game alone ends is of
/// no account: the other boards remain.
QString boardsSetting(const Exercise& exercise, const std::vector<games::GamePtr>& boards)
{
    QStringList sentences;
    if (exercise.request.kind == ExerciseKind::WhichGame)
        sentences.append(rulesLine(*exercise.position));
    for (const games::GamePtr& board : boards) {
        const QString rules =
            translate("Wording", "%1: %2").arg(gameTitle(board->info().id), toText(board->words().rule));
        if (!sentences.contains(rules))
            sentences.append(rules);
    }
    if (exercise.request.kind == ExerciseKind::WhichGame && exercise.position->isPartizan())
        sentences.append(translate("Wording", "%1 moves first.")
                             .arg(playerName(exercise.position->mover(), idOf(exercise))));
    return sentences.join(u' ');
}

} // namespace

QString kindName(ExerciseKind kind)
{
    switch (kind) {
    case ExerciseKind::WinningMove: return translate("Wording", "Find a winning move");
    case ExerciseKind::Outcome: return translate("Wording", "P or N?");
    //: a kind of exercise: numbers are added without carrying
    case ExerciseKind::NimSum: return translate("Wording", "Nim-sum");
    case ExerciseKind::GrundyValue: return translate("Wording", "Grundy value");
    case ExerciseKind::StalkValue: return translate("Wording", "Value of a stalk");
    //: a kind of exercise: the smallest number that is missing; a word of the theory
    case ExerciseKind::Mex: return translate("Wording", "Mex");
    //: a kind of exercise: in which heap is a winning move?
    case ExerciseKind::WhichHeap: return translate("Wording", "Which heap?");
    case ExerciseKind::Claim: return translate("Wording", "True or false?");
    case ExerciseKind::WhichGame: return translate("Wording", "In which game do you move?");
    case ExerciseKind::WorthMore: return translate("Wording", "Which is worth more?");
    }
    return {};
}

QString kindAbout(ExerciseKind kind)
{
    switch (kind) {
    case ExerciseKind::WinningMove:
        return translate("Wording", "Make a move that leaves the opponent in a lost position.");
    case ExerciseKind::Outcome: return translate("Wording", "Say who wins before a move is made.");
    case ExerciseKind::NimSum: return translate("Wording", "Add in binary, without carrying.");
    case ExerciseKind::GrundyValue: return translate("Wording", "Find the Nim heap that a position equals.");
    case ExerciseKind::StalkValue: return translate("Wording", "Read a number off red and blue edges.");
    case ExerciseKind::Mex: return translate("Wording", "Find the smallest missing number.");
    case ExerciseKind::WhichHeap: return translate("Wording", "See where the winning move is.");
    case ExerciseKind::Claim: return translate("Wording", "Judge what is said about a position.");
    case ExerciseKind::WhichGame:
        return translate("Wording", "Find the board on which a move wins all of them together.");
    case ExerciseKind::WorthMore: return translate("Wording", "Compare two positions by their values.");
    }
    return {};
}

QString statementText(const Exercise& exercise)
{
    const Statement& statement = *exercise.statement;
    switch (statement.what) {
    case Statement::What::NextWins: return winnerClaim(exercise, true);
    case Statement::What::PreviousWins: return winnerClaim(exercise, false);
    case Statement::What::MoveWins:
        return translate("Wording", "The move “%1” wins.").arg(moveText(*statement.move));
    case Statement::What::WinningMoves: return countClaim(statement.number);
    case Statement::What::Grundy:
        return translate("Wording", "The Grundy value is %1.").arg(localized(statement.number));
    }
    return {};
}

QString exerciseSetting(const Exercise& exercise)
{
    if (!exercise.position)
        return {};
    if (const auto* table = exercise.position->as<games::OfBoards>())
        return boardsSetting(exercise, table->boards());
    if (exercise.request.kind == ExerciseKind::StalkValue)
        return translate("Wording", "A stalk of Hackenbush: blue edges count for Left, red ones for Right.");
    const QString game =
        translate("Wording", "%1: %2").arg(gameTitle(idOf(exercise)), rulesLine(*exercise.position));
    return namesMover(exercise)
               //: a game and its rules, a sentence; then a player, such as Left
               ? translate("Wording", "%1 %2 moves first.")
                     .arg(game, playerName(exercise.position->mover(), exercise.position->info().id))
               : game;
}

QString exerciseTask(const Exercise& exercise)
{
    switch (exercise.request.kind) {
    case ExerciseKind::WinningMove: return translate("Wording", "Find a winning move.");
    case ExerciseKind::Outcome: return outcomeTask(exercise);
    case ExerciseKind::NimSum:
        return translate("Wording", "What is %1 in binary?").arg(joinedNumbers(exercise.numbers, u" ⊕ "));
    case ExerciseKind::GrundyValue: return translate("Wording", "What is the Grundy value of this position?");
    case ExerciseKind::StalkValue: return translate("Wording", "What is this stalk worth?");
    case ExerciseKind::Mex:
        return translate("Wording", "What is the mex of %1, the smallest missing number?")
            .arg(joinedNumbers(exercise.numbers, translate("Wording", ", ")));
    case ExerciseKind::WhichHeap: return translate("Wording", "In which heap is there a winning move?");
    case ExerciseKind::Claim: return translate("Wording", "True or false? %1").arg(statementText(exercise));
    case ExerciseKind::WhichGame: return kindName(exercise.request.kind);
    case ExerciseKind::WorthMore:
        return exercise.position->isPartizan() ? kindName(exercise.request.kind)
                                               : translate("Wording", "Are both worth the same?");
    }
    return {};
}

QString exerciseQuestion(const Exercise& exercise)
{
    const QString setting = exerciseSetting(exercise);
    return setting.isEmpty() ? exerciseTask(exercise)
                             : translate("Wording", "%1 %2").arg(setting, exerciseTask(exercise));
}

QString choiceText(const Exercise& exercise, std::string_view canonical)
{
    if (exercise.request.kind == ExerciseKind::WhichHeap)
        return translate("Wording", "Heap %1").arg(numeral(fromUtf8(canonical)));
    if (exercise.request.kind == ExerciseKind::Claim)
        //: an answer to choose: the sentence is true
        return canonical == "true" ? translate("Wording", "True") : translate("Wording", "False");
    if (exercise.request.kind == ExerciseKind::WhichGame || exercise.request.kind == ExerciseKind::WorthMore)
        return asSentence(answerText(exercise, canonical));
    return numeral(fromUtf8(canonical));
}

QString answerText(const Exercise& exercise, std::string_view canonical)
{
    switch (exercise.request.kind) {
    case ExerciseKind::WhichGame:
        if (std::ranges::find(exercise.choices, canonical) != exercise.choices.end())
            return translate("Wording", "board %1").arg(numeral(fromUtf8(canonical)));
        [[fallthrough]];
    case ExerciseKind::WinningMove: {
        const auto move = games::moveLeaving(*exercise.position, canonical);
        return move ? moveText(*move) : fromUtf8(canonical);
    }
    case ExerciseKind::WorthMore: return comparisonText(exercise, canonical);
    case ExerciseKind::Outcome: return outcomeAnswer(exercise, canonical);
    case ExerciseKind::NimSum:
        //: the same number twice, such as 0111 and 7
        return translate("Wording", "%1 in binary, which is %2")
            .arg(fromUtf8(canonical))
            .arg(fromUtf8(canonical).toULongLong(nullptr, 2));
    case ExerciseKind::WhichHeap: return translate("Wording", "heap %1").arg(numeral(fromUtf8(canonical)));
    case ExerciseKind::Claim:
        return canonical == "true" ? translate("Wording", "true") : translate("Wording", "false");
    case ExerciseKind::GrundyValue:
    case ExerciseKind::StalkValue:
    case ExerciseKind::Mex: break;
    }
    return numeral(fromUtf8(canonical));
}

QString answersText(const Exercise& exercise)
{
    QStringList texts;
    if (exercise.request.kind == ExerciseKind::WinningMove) {
        for (const games::Move& move : distinctWinners(exercise))
            texts.append(winnerText(*exercise.position, move));
    } else {
        for (const std::string& answer : exercise.right) {
            if (exercise.request.kind != ExerciseKind::WhichGame ||
                std::ranges::find(exercise.choices, answer) != exercise.choices.end())
                texts.append(answerText(exercise, answer));
        }
    }
    return orList(texts);
}

QString answerHint(const Exercise& exercise)
{
    switch (exercise.request.kind) {
    case ExerciseKind::WinningMove: return translate("Wording", "Make the move on the board.");
    case ExerciseKind::Outcome:
        return exercise.position && exercise.position->isPartizan()
                   ? translate("Wording", "Answer P, N, L or R.")
                   : translate("Wording", "Answer P or N.");
    case ExerciseKind::NimSum:
        return translate("Wording", "Write the nim-sum in binary, with the digits 0 and 1.");
    case ExerciseKind::GrundyValue:
    case ExerciseKind::Mex: return translate("Wording", "Write a whole number, 0 or more.");
    case ExerciseKind::StalkValue:
        return translate("Wording", "Write a whole number or a fraction such as 11/8 or -3/4.");
    case ExerciseKind::WhichHeap: return translate("Wording", "Answer with the number of a heap.");
    case ExerciseKind::Claim: return translate("Wording", "Answer true or false.");
    case ExerciseKind::WhichGame:
        return translate("Wording", "Choose a board, or make the winning move on it.");
    case ExerciseKind::WorthMore: return translate("Wording", "Choose one of the answers.");
    }
    return {};
}

QString noExerciseText(classroom::NoExercise reason)
{
    switch (reason) {
    case classroom::NoExercise::NotForGame:
        return translate("Wording", "This question cannot be asked about this game.");
    case classroom::NoExercise::NoneFound:
        return translate("Wording", "No exercise was found for this difficulty. Another seed may give one.");
    case classroom::NoExercise::Cancelled: return translate("Wording", "Stopped.");
    }
    return {};
}

} // namespace wording

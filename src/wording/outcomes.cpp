// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/outcomes.h"

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/sum/nimbertext.h"
#include "games/text/sums.h"
#include "games/text/words.h"
#include "wording/names/moves.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

namespace wording {
namespace {

using theory::Outcome;

games::Players playersOf(std::string_view gameId)
{
    const games::Entry* const entry = games::findEntry(gameId);
    return entry != nullptr ? entry->info.players : games::Players();
}

QString terminalDetail(Outcome outcome)
{
    return outcome == Outcome::P ? translate("Wording", "No move is left, so the player to move has lost")
                                 : translate("Wording", "No move is left, so the player to move has won");
}

QString coldDetail(std::uint64_t moves)
{
    if (moves == 1)
        return translate("Wording", "The only move leaves a hot position");
    if (moves == 2)
        return translate("Wording", "Both moves leave a hot position");
    return counted(QT_TRANSLATE_N_NOOP("Wording", "All %1 moves leave a hot position"),
                   QT_TRANSLATE_N_NOOP("Wording", "All %1 moves leave a hot position"), moves)
        .arg(localized(moves));
}

QString hotDetail(const games::Answer& answer)
{
    const std::uint64_t winning = answer.winning;
    const std::uint64_t moves = answer.moveCount();
    if (moves == 1)
        return translate("Wording", "The only move leaves a cold position");
    if (answer.winningIsLeast && winning == 0)
        return translate("Wording", "Which of the %1 moves leave a cold position is not known")
            .arg(localized(moves));
    if (answer.winningIsLeast)
        //: two numbers of moves; the first is 1
        return counted(QT_TRANSLATE_N_NOOP("Wording", "At least %1 of %2 moves leaves a cold position"),
                       //: two numbers of moves
                       QT_TRANSLATE_N_NOOP("Wording", "At least %1 of %2 moves leave a cold position"),
                       winning)
            .arg(localized(winning), localized(moves));
    //: two numbers of moves; the first is 1
    return counted(QT_TRANSLATE_N_NOOP("Wording", "%1 of %2 moves leaves a cold position"),
                   //: two numbers of moves
                   QT_TRANSLATE_N_NOOP("Wording", "%1 of %2 moves leave a cold position"), winning)
        .arg(localized(winning), localized(moves));
}

bool byNimSum(const games::Answer& answer)
{
    return answer.theorem && answer.theorem->isNimSum && answer.verdict.grundy.has_value();
}

QString nimSumDetail(const games::Answer& answer)
{
    const std::uint64_t sum = *answer.verdict.grundy;
    if (sum == 0)
        return translate("Wording", "Nim-sum 0: every move leaves a hot position");
    if (answer.winning == 1 && !answer.moves.empty())
        //: a number, and a sentence, such as "3 of 12 moves leave a cold position"
        return translate("Wording", "Nim-sum %1: %2")
            .arg(localized(sum), moveText(answer.moves.front().move));
    //: a number, and two numbers of moves; the first is 1
    return counted(QT_TRANSLATE_N_NOOP("Wording", "Nim-sum %1: %2 of %3 moves leaves a cold position"),
                   //: a number, and two numbers of moves
                   QT_TRANSLATE_N_NOOP("Wording", "Nim-sum %1: %2 of %3 moves leave a cold position"),
                   answer.winning)
        .arg(localized(sum), localized(answer.winning), localized(answer.moveCount()));
}

/// "Value * + * + 7/8 = 7/8"; empty where the position is no sum of parts, or the value is not known.
QString partsDetail(const games::Answer& answer)
{
    constexpr qsizetype longest = 100; // a canonical form may be far longer
    if (answer.parts.empty() || !answer.verdict.value)
        return {};
    const QString value = fromUtf8(*answer.verdict.value);
    const QString sentence =
        answer.parts.size() == 1
            //: what the position is worth, such as 1/2 + ∗
            ? translate("Wording", "Value %1").arg(value)
            : translate("Wording", "Value %1 = %2").arg(fromUtf8(games::partsSum(answer.parts)), value);
    return sentence.size() <= longest ? sentence : QString();
}

/// Partizan games: what the moves of the player to move do.
QString sidedDetail(const games::Answer& answer, std::string_view gameId)
{
    const QString player = playerName(answer.mover, gameId);
    if (answer.moveCount() == 0)
        return translate("Wording", "%1 is to move and cannot").arg(player);
    const bool isLost = !theory::winsMoving(*answer.verdict.outcome, answer.mover);
    if (answer.winningIsLeast && answer.winning == 0 && !isLost)
        return translate("Wording", "%1 is to move and wins; by which moves is not known").arg(player);
    if (answer.winningIsLeast && !isLost)
        //: a player, such as Left, and two numbers of moves
        return counted(QT_TRANSLATE_N_NOOP("Wording", "%1 is to move and wins by at least %2 of %3 moves"),
                       QT_TRANSLATE_N_NOOP("Wording", "%1 is to move and wins by at least %2 of %3 moves"),
                       answer.winning)
            .arg(player, localized(answer.winning), localized(answer.moveCount()));
    if (answer.winning == 0 && answer.moveCount() == 1)
        return translate("Wording", "%1 is to move; the only move loses").arg(player);
    if (answer.winning == 0)
        //: a player, such as Left, and how many moves there are, here one
        return counted(QT_TRANSLATE_N_NOOP("Wording", "%1 is to move; the %2 move loses"),
                       //: a player, such as Left, and how many moves there are
                       QT_TRANSLATE_N_NOOP("Wording", "%1 is to move; all %2 moves lose"), answer.moveCount())
            .arg(player, localized(answer.moveCount()));
    if (answer.moveCount() == 1)
        return translate("Wording", "%1 is to move; the only move wins").arg(player);
    //: a player, such as Left, and two numbers of moves; the first is 1
    return counted(QT_TRANSLATE_N_NOOP("Wording", "%1 is to move; %2 of %3 moves wins"),
                   //: a player, such as Left, and two numbers of moves
                   QT_TRANSLATE_N_NOOP("Wording", "%1 is to move; %2 of %3 moves win"), answer.winning)
        .arg(player, localized(answer.winning), localized(answer.moveCount()));
}

QString titleOf(Outcome outcome, std::string_view gameId, bool isPartizan)
{
    if (!isPartizan && outcome == Outcome::P)
        return translate("Wording", "Cold — the previous player wins");
    if (!isPartizan && outcome == Outcome::N)
        return translate("Wording", "Hot — the next player wins");
    const games::Players players = playersOf(gameId);
    return toText(games::verdictSentence(outcome, players.left, players.right));
}

/// A table of impartial games, each with its nimber: the board of the best move, and what to make of it.
QString boardDetail(const games::Answer& answer, const std::vector<games::GamePtr>& boards)
{
    const bool areKnown = answer.boardValues.size() == boards.size() && answer.verdict.grundy;
    if (!areKnown || answer.moves.empty() || answer.winningIsLeast)
        return {};
    const std::uint64_t sum = *answer.verdict.grundy;
    if (sum == 0)
        return nimSumDetail(answer);
    const games::JudgedMove& best = answer.moves.front();
    const std::uint32_t number = best.move.action.board() - 1;
    const auto& value = answer.boardValues.at(number);
    const auto nimber = value ? games::nimberOf(*value) : std::nullopt;
    if (!best.winning || !best.leaves.grundy || !nimber)
        return {};
    //: a number, the number of a board, its game, and what it shall be worth
    return translate("Wording", "Nim-sum %1: change board %2, %3, to ∗%4")
        .arg(localized(sum), localized(number + std::uint64_t{1}), toText(boards[number]->info().title),
             localized(*nimber ^ sum ^ *best.leaves.grundy));
}

} // namespace

QString verdictTitle(Outcome outcome, std::string_view gameId)
{
    const games::Entry* const entry = games::findEntry(gameId);
    return titleOf(outcome, gameId, entry != nullptr && entry->info.partizan);
}

QString verdictTitle(Outcome outcome, const games::Game& game)
{
    const bool isPicture = game.as<games::DrawnByHand>() != nullptr; // of one colour, too: told by its value
    return titleOf(outcome, game.info().id, game.isPartizan() || isPicture);
}

QString playerName(theory::Mover player, std::string_view gameId)
{
    switch (player) {
    case theory::Mover::Either: return {};
    case theory::Mover::Left: return toText(playersOf(gameId).left);
    case theory::Mover::Right: return toText(playersOf(gameId).right);
    }
    return {};
}

QString verdictDetail(const games::Answer& answer, std::string_view gameId)
{
    const auto outcome = answer.verdict.outcome;
    if (!outcome)
        return {};
    if (QString value = partsDetail(answer); !value.isEmpty())
        return value;
    if (answer.mover != theory::Mover::Either)
        return sidedDetail(answer, gameId);
    if (answer.moveCount() == 0)
        return answer.verdict.remoteness == 0U ? terminalDetail(*outcome) : QString();
    if (byNimSum(answer))
        return nimSumDetail(answer);
    return outcome == Outcome::P ? coldDetail(answer.moveCount()) : hotDetail(answer);
}

QString verdictDetail(const games::Answer& answer, const games::Game& game)
{
    const auto* const table = game.as<games::OfBoards>();
    if (table != nullptr && !game.isPartizan()) {
        if (QString board = boardDetail(answer, table->boards()); !board.isEmpty())
            return board;
    }
    return verdictDetail(answer, game.info().id);
}

QString plainVerdict(Outcome outcome, const games::Game& game)
{
    switch (outcome) {
    case Outcome::P: return translate("Wording", "The player to move loses");
    case Outcome::N: return translate("Wording", "The player to move wins");
    default: return verdictTitle(outcome, game);
    }
}

QString plainDetail(const games::Answer& answer, std::string_view gameId)
{
    const std::uint64_t moves = answer.moveCount();
    if (!answer.verdict.outcome)
        return {};
    if (answer.mover != theory::Mover::Either)
        return sidedDetail(answer, gameId);
    if (moves == 0)
        return translate("Wording", "There is no move left.");
    if (answer.winning == 0 && *answer.verdict.outcome == Outcome::N)
        return translate("Wording", "By which moves is not known.");
    if (answer.winning == 0)
        return moves == 1 ? translate("Wording", "The only move loses.")
                          //: how many moves there are
                          : translate("Wording", "Each of the %1 moves loses.").arg(localized(moves));
    if (moves == 1)
        return translate("Wording", "The only move does it.");
    //: two numbers of moves; the first is 1
    return counted(answer.winningIsLeast ? QT_TRANSLATE_N_NOOP("Wording", "At least %1 of %2 moves does it.")
                                         : QT_TRANSLATE_N_NOOP("Wording", "%1 of %2 moves does it."),
                   //: two numbers of moves
                   answer.winningIsLeast ? QT_TRANSLATE_N_NOOP("Wording", "At least %1 of %2 moves do it.")
                                         : QT_TRANSLATE_N_NOOP("Wording", "%1 of %2 moves do it."),
                   answer.winning)
        .arg(localized(answer.winning), localized(moves));
}

QString outcomeLegend(Outcome outcome)
{
    switch (outcome) {
    case Outcome::P: return translate("Wording", "cold: the player who just moved wins");
    case Outcome::N: return translate("Wording", "hot: the player to move wins");
    case Outcome::L: return translate("Wording", "Left wins, whoever starts");
    case Outcome::R: return translate("Wording", "Right wins, whoever starts");
    }
    return {};
}

QString unsolvedText(const solver::Unsolved& unsolved)
{
    const QString positions = positionsText(unsolved.positions);
    switch (unsolved.reason) {
    case solver::UnsolvedReason::Cancelled:
        return translate("Wording", "Stopped before it was solved; looked at %1").arg(positions);
    case solver::UnsolvedReason::OutOfTime:
        return translate("Wording", "Not solved within the time limit; looked at %1").arg(positions);
    case solver::UnsolvedReason::OutOfMemory:
        if (unsolved.positions == 0)
            return translate("Wording", "Not solved: the position is too large to be searched");
        return translate("Wording", "Not solved within the memory limit; looked at %1").arg(positions);
    case solver::UnsolvedReason::OutOfPositions:
        return translate("Wording", "Not solved within the limit of positions; looked at %1").arg(positions);
    }
    return {};
}

QString positionsText(std::uint64_t positions)
{
    return toText(games::positionCount(positions));
}

} // namespace wording

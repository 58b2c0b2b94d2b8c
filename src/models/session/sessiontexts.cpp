// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/sessiontexts.h"

#include "models/analysis/outcomes.h"
#include "models/session/session.h"
#include "wording/names/moves.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <QStringList>

#include <algorithm>

namespace models {
namespace {

constexpr auto mostNamedMoves = std::size_t{12};

/// Of a game that was over before anybody moved.
QString resultWithoutMove(const Person& winner, const Person& stuck)
{
    if (stuck.addressed)
        return winner.addressed ? Session::tr("You win: you cannot move, and in misère play that wins.")
                                : Session::tr("%1 wins: you cannot move.").arg(winner.name);
    return winner.addressed ? Session::tr("You win: %1 cannot move.").arg(stuck.name)
                            //: two players, such as Left and Right
                            : Session::tr("%1 wins: %2 cannot move.").arg(winner.name, stuck.name);
}

/// "You took the last stone", without a full stop.
QString lastMove(const Person& who, const games::LastMove& said)
{
    return who.addressed ? wording::toText(said.byYou) : wording::toText(said.byOther).arg(who.name);
}

/// `last` is who made the last move.
QString resultAfterMove(const Person& winner, const Person& last, bool isWonByIt, const games::LastMove& said)
{
    const QString what = lastMove(last, said);
    if (winner.addressed)
        return Session::tr("You win! %1.", "You took the last stone").arg(what);
    return isWonByIt ? Session::tr("%1 and wins.", "Anna took the last stone").arg(what)
                     : Session::tr("%1, so %2 wins.", "You took the last stone").arg(what, winner.name);
}

wording::Subject subjectOf(const Person& who)
{
    return who.addressed ? wording::Subject::You : wording::Subject::Other;
}

/// Whether it is known of every losing move how long it resists: that may be too much to compute.
bool knowsLongest(const games::Answer& answer)
{
    return answer.omitted == 0 &&
           std::ranges::all_of(answer.moves, [&answer](const games::JudgedMove& judged) {
               return judged.move.player != answer.mover || judged.leaves.remoteness;
           });
}

} // namespace

int winnerOf(const PositionNode& node)
{
    if (!node.game->isOver())
        return -1;
    return node.game->play() == theory::Play::Normal ? 1 - node.toMove : node.toMove;
}

QString resultSentence(const PositionNode& node, const std::array<Person, 2>& people)
{
    const int winner = winnerOf(node);
    if (winner < 0)
        return {};
    const Person& won = people[static_cast<std::size_t>(winner)];
    if (node.origin != Origin::Move)
        return resultWithoutMove(won, people[static_cast<std::size_t>(node.toMove)]);
    const int last = 1 - node.toMove;
    return resultAfterMove(won, people[static_cast<std::size_t>(last)], last == winner,
                           node.game->words().ending.last);
}

QString resultTitle(const PositionNode& node, const std::array<Person, 2>& people)
{
    const int winner = winnerOf(node);
    if (winner < 0)
        return {};
    const Person& who = people[static_cast<std::size_t>(winner)];
    return who.addressed ? Session::tr("You win!") : Session::tr("%1 wins!", "a player").arg(who.name);
}

QString resultReason(const PositionNode& node, const std::array<Person, 2>& people)
{
    const int winner = winnerOf(node);
    if (winner < 0)
        return {};
    if (node.origin == Origin::Move)
        return Session::tr("%1.", "You took the last stone")
            .arg(lastMove(people[static_cast<std::size_t>(1 - node.toMove)], node.game->words().ending.last));
    const Person& stuck = people[static_cast<std::size_t>(node.toMove)];
    if (winner == node.toMove)
        return Session::tr("In misère play, whoever cannot move wins.");
    return stuck.addressed ? Session::tr("You cannot move.") : Session::tr("%1 cannot move.").arg(stuck.name);
}

QString moveSentence(const games::Game& before, const games::Move& move, const Person& who)
{
    return wording::toldMove(before, move, subjectOf(who), who.name);
}

QString heardSentence(const games::Game& before, const games::Move& move, const Person& who)
{
    return wording::heardMove(before, move, subjectOf(who), who.name);
}

QString moveShortly(const games::Game& before, const games::Move& move, const Person& who)
{
    const std::uint64_t amount = amountOf(before, move);
    if (amount == 0)
        return Session::tr("%1: %2", "who, the move").arg(who.name, wording::moveMark(move));
    const QString taken = wording::localized(amount);
    //: in the course of a game: how many pieces the reader took in a move
    return who.addressed ? Session::tr("You took %1").arg(taken)
                         //: in the course of a game: who took how many pieces in a move
                         : Session::tr("%1 took %2").arg(who.name, taken);
}

QString fadedText(const games::Game& before, const games::Move& move, const Person& who)
{
    const std::uint64_t amount = amountOf(before, move);
    if (amount == 0)
        //: beside a move on the board that the reader made in a game
        return who.addressed ? Session::tr("your move")
                             : Session::tr("%1’s move", "the name of a player").arg(who.name);
    if (amount == 1)
        //: beside a piece of the board that the reader took in a game
        return who.addressed ? Session::tr("you took this one")
                             : Session::tr("%1 took this one", "the name of a player").arg(who.name);
    //: beside some pieces of the board that the reader took in a game
    return who.addressed ? Session::tr("you took these")
                         : Session::tr("%1 took these", "the name of a player").arg(who.name);
}

QString whereSentence(const games::Game& game, const games::Answer& answer)
{
    const games::JudgedMove& best = answer.moves.front();
    const games::Where where = wording::shownWords(game, best.move).where;
    if (best.winning)
        return wording::toText(where.look);
    return Session::tr("You’re losing. %1")
        .arg(wording::toText(knowsLongest(answer) ? where.holds : where.look));
}

std::uint64_t amountOf(const games::Game& game, const games::Move& move)
{
    const bool isCounted = !(game.info().taken == games::SourceText(""));
    return isCounted && !game.change(move).removed.empty() ? move.action.size() : 0;
}

QString amountSentence(std::uint64_t amount)
{
    //: a hint: so many pieces are to be taken where one was told to look
    return wording::counted(QT_TRANSLATE_N_NOOP("Wording", "Take just %1 there."),
                            //: a hint: so many pieces are to be taken where one was told to look
                            QT_TRANSLATE_N_NOOP("Wording", "Take %1 there."), amount)
        .arg(wording::localized(amount));
}

QString hintSentence(const games::Game& game, const games::Answer& answer)
{
    const games::JudgedMove& best = answer.moves.front();
    const QString move = wording::shownText(game, best.move);
    if (best.winning)
        return Session::tr("Winning move: %1.").arg(move);
    return knowsLongest(answer) ? Session::tr("You’re losing. This holds out longest: %1.").arg(move)
                                : Session::tr("You’re losing. Try this: %1.").arg(move);
}

std::vector<games::PieceId> surroundings(const games::Board& board, const games::Move& move)
{
    std::vector<games::PieceId> pieces;
    for (const games::Piece& piece : board.pieces)
        if (piece.kind != games::PieceKind::Gap && move.action.surrounds(piece.id, move.gesture.first))
            pieces.push_back(piece.id);
    return pieces;
}

namespace {

/// In a partizan game: whose moves win.
QString sidedMovesSentence(const games::Answer& answer, const QString& listed, std::string_view gameId)
{
    const QString player = wording::playerName(answer.mover, gameId);
    if (answer.moveCount() == 0)
        return Session::tr("%1 has no move.").arg(player);
    if (listed.isEmpty())
        return Session::tr("None of %1’s moves wins.").arg(player);
    //: a player, and some of the moves, such as "take 3 from heap 1"; there are more
    return answer.winning > mostNamedMoves ? Session::tr("%1’s winning moves: %2, …").arg(player, listed)
           //: a player, and a move, such as "take 3 from heap 1"
           : answer.winning == 1 ? Session::tr("%1’s only winning move: %2").arg(player, listed)
                                 //: a player, and the moves, such as "take 3 from heap 1"
                                 : Session::tr("%1’s winning moves: %2").arg(player, listed);
}

} // namespace

QString winningMovesSentence(const games::Answer& answer, std::string_view gameId)
{
    QStringList texts;
    for (const games::JudgedMove& judged : answer.moves)
        if (judged.winning && judged.move.player == answer.mover &&
            static_cast<std::size_t>(texts.size()) < mostNamedMoves)
            texts.append(wording::moveText(judged.move));
    const QString listed = texts.join(Session::tr(", ", "between moves"));
    if (answer.mover != theory::Mover::Either)
        return sidedMovesSentence(answer, listed, gameId);
    if (answer.moveCount() == 0)
        return Session::tr("There is no move.");
    if (texts.isEmpty())
        return Session::tr("No move wins.");
    return answer.winning > mostNamedMoves ? Session::tr("Winning moves: %1, …").arg(listed)
           : answer.winning == 1           ? Session::tr("The only winning move: %1").arg(listed)
                                           : Session::tr("Winning moves: %1").arg(listed);
}

QString nodeLabel(const PositionNode& node)
{
    switch (node.origin) {
    //: the beginning of a game, in the list of its moves
    case Origin::Start: return Session::tr("Start");
    case Origin::Move: return wording::moveLabel(*node.move);
    //: in the list of moves, a noun: here the position was changed
    case Origin::Edit: return Session::tr("Edit");
    case Origin::Convention:
        //: in the list of moves: from here on who makes the last move wins
        return node.game->play() == theory::Play::Normal ? Session::tr("Normal")
                                                         : /*: a rule */ Session::tr("Misère");
    case Origin::Opened: return wording::gameTitle(node.game->info().id);
    case Origin::Turn:
        return Session::tr("%1 to move").arg(wording::playerName(node.game->mover(), node.game->info().id));
    }
    return {};
}

QString canWin(const PositionNode& node, theory::Outcome outcome, const std::array<Person, 2>& people)
{
    if (node.game->isOver())
        return {};
    const bool isMovers = theory::winsMoving(outcome, node.game->mover());
    const Person& who = people[static_cast<std::size_t>(isMovers ? node.toMove : 1 - node.toMove)];
    //: of a position, within a sentence; who reads it plays
    return who.addressed ? Session::tr("you can win")
                         //: of a position, within a sentence: a player
                         : Session::tr("%1 can win").arg(who.name);
}

QString nodeName(const QString& label, int depth, const QString& played,
                 std::optional<theory::Outcome> outcome, const QString& canWin)
{
    if (!outcome && canWin.isEmpty())
        //: the number of a move, and what was played, such as "Pip took 3 from the left heap."
        return played.isEmpty() ? label : Session::tr("Move %1: %2").arg(depth).arg(played);
    const QString move = played.isEmpty() ? label : /*: its number */ Session::tr("Move %1").arg(depth);
    QString named;
    if (!outcome)
        //: a move, such as "Move 2", and "you can win"
        named = Session::tr("%1, %2", "a move").arg(move, canWin);
    else
        //: a move, such as "Move 2", and the letter P
        named = (outcome == theory::Outcome::P ? Session::tr("%1, a %2-position")
                                               : Session::tr("%1, an %2-position", "N, L or R"))
                    .arg(move, letterText(shownOutcome(outcome)));
    //: "Move 2, a P-position", and what was played, such as "Pip took 3 from the left heap."
    return played.isEmpty() ? named : Session::tr("%1: %2").arg(named, played);
}

} // namespace models

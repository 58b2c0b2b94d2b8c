// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/sessiontexts.h"

#include "wording/names/moves.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace models {
namespace {

struct SessionText {
    Q_DECLARE_TR_FUNCTIONS(models::Session)
};

constexpr std::size_t mostNamedMoves = 12;

bool isInColumn(const games::TakeFromGrid& take)
{
    return take.first.column == take.last.column && take.first.row != take.last.row;
}

QString normalResult(const Person& winner, const Person& loser)
{
    if (winner.addressed)
        return SessionText::tr("You win: %1 cannot move.").arg(loser.name);
    if (loser.addressed)
        return SessionText::tr("%1 wins: you cannot move.").arg(winner.name);
    return SessionText::tr("%1 wins: %2 cannot move.").arg(winner.name, loser.name);
}

QString misereResult(const Person& winner)
{
    if (winner.addressed)
        return SessionText::tr("You win: you cannot move, and in misère play that wins.");
    return SessionText::tr("%1 wins: %1 cannot move, and in misère play that wins.").arg(winner.name);
}

struct Where {
    QString operator()(const games::TakeFromHeap& take) const
    {
        return SessionText::tr("Look at heap %1.").arg(take.heap + 1);
    }
    QString operator()(const games::TakeFromLine& take) const
    {
        return SessionText::tr("Look at line %1.").arg(take.line + 1);
    }
    QString operator()(const games::TakeFromGrid& take) const
    {
        if (isInColumn(take))
            return SessionText::tr("Look at column %1.").arg(QChar(u'a' + take.first.column));
        return SessionText::tr("Look at row %1.").arg(take.boardRows - take.first.row);
    }
    QString operator()(const games::FollowArrow& arrow) const
    {
        return SessionText::tr("Look at the arrows that leave node %1.").arg(arrow.from);
    }
    QString operator()(const games::DividePrime& divide) const
    {
        return SessionText::tr("Look at the prime %1.").arg(divide.prime);
    }
    QString operator()(const games::MoveCoins& coins) const
    {
        return SessionText::tr("Look at number %1.", "of a square, box or step with coins").arg(coins.from);
    }
    QString operator()(const games::TurnCoins& turn) const
    {
        return SessionText::tr("Look at the head on square %1.").arg(turn.right);
    }
    QString operator()(const games::MoveToken& token) const
    {
        return SessionText::tr("Look at row %1.").arg(token.row + 1);
    }
    QString operator()(const games::MoveCounter& counter) const
    {
        return SessionText::tr("Look at the counter at (%1, %2).").arg(counter.from.x).arg(counter.from.y);
    }
    QString operator()(const games::MoveQueen& queen) const
    {
        if (queen.from.x == queen.to.x)
            return SessionText::tr("Look straight down.");
        return queen.from.y == queen.to.y ? SessionText::tr("Look to the left.")
                                          : SessionText::tr("Look along the diagonal.");
    }
    QString operator()(const games::UseSkip&) const { return SessionText::tr("Think of your skips."); }
    QString operator()(const games::CutEdge& cut) const
    {
        if (cut.from == 0 || cut.to == 0)
            return SessionText::tr("Look at an edge that stands on the ground.");
        return cut.falls == 0 ? SessionText::tr("Look at an edge that nothing hangs on.")
                              : SessionText::tr("Look at an edge between two joints.");
    }
    QString operator()(const games::AddStones&) const { return SessionText::tr("Think of your adds."); }
    QString operator()(const games::DivideHeap& divide) const
    {
        return SessionText::tr("Look at heap %1.").arg(divide.heap + 1);
    }
    QString operator()(const games::Bite& bite) const
    {
        return SessionText::tr("Look at row %1.").arg(bite.row);
    }
};

/// Whether a piece lies in the heap, line, row or column of a move; elsewhere it is the one that moves.
struct LiesThere {
    games::PieceId piece;
    games::PieceId moved;

    bool operator()(const games::TakeFromHeap& take) const { return games::majorOf(piece) == take.heap; }
    bool operator()(const games::TakeFromLine& take) const { return games::majorOf(piece) == take.line; }
    bool operator()(const games::TakeFromGrid& take) const
    {
        return isInColumn(take) ? games::minorOf(piece) == take.first.column
                                : games::majorOf(piece) == take.first.row;
    }
    bool operator()(const games::FollowArrow& arrow) const { return games::majorOf(piece) == arrow.from + 1; }
    bool operator()(const games::DividePrime& divide) const { return games::majorOf(piece) == divide.heap; }
    bool operator()(const games::AddStones& add) const { return games::majorOf(piece) == add.heap; }
    bool operator()(const games::DivideHeap& divide) const
    {
        return games::majorOf(piece) == divide.heap || games::majorOf(piece) == games::majorOf(moved);
    }
    bool operator()(const games::Bite&) const { return games::majorOf(piece) == games::majorOf(moved); }
    bool operator()(const auto&) const { return piece == moved; }
};

/// Whether it is known of every losing move how long it resists: that may be too much to compute.
bool knowsLongest(const games::Answer& answer)
{
    return answer.omitted == 0 &&
           std::ranges::all_of(answer.moves, [&answer](const games::JudgedMove& judged) {
               return judged.move.player != answer.mover || judged.leaves.remoteness;
           });
}

} // namespace

QString resultSentence(const PositionNode& node, const std::array<Person, 2>& people)
{
    if (!node.game->isOver())
        return {};
    const Person& stuck = people[static_cast<std::size_t>(node.toMove)];
    const Person& other = people[static_cast<std::size_t>(1 - node.toMove)];
    return node.game->play() == theory::Play::Normal ? normalResult(other, stuck) : misereResult(stuck);
}

QString moveSentence(const games::Move& move, const Person& mover)
{
    return SessionText::tr("%1: %2.", "who, the move").arg(mover.name, wording::moveText(move));
}

QString whereSentence(const games::JudgedMove& best)
{
    const QString where = std::visit(Where{}, best.move.action);
    return best.winning ? where : SessionText::tr("No move wins here. %1").arg(where);
}

QString hintSentence(const games::Answer& answer)
{
    const games::JudgedMove& best = answer.moves.front();
    const QString move = wording::moveText(best.move);
    if (best.winning)
        return SessionText::tr("This wins: %1.").arg(move);
    return knowsLongest(answer)
               ? SessionText::tr("No move wins here. This one resists longest: %1.").arg(move)
               : SessionText::tr("No move wins here. Try this: %1.").arg(move);
}

std::vector<games::PieceId> surroundings(const games::Board& board, const games::Move& move)
{
    std::vector<games::PieceId> pieces;
    for (const games::Piece& piece : board.pieces)
        if (piece.kind != games::PieceKind::Gap &&
            std::visit(LiesThere{piece.id, move.gesture.first}, move.action))
            pieces.push_back(piece.id);
    return pieces;
}

namespace {

/// In a partizan game: whose moves win.
QString sidedMovesSentence(const games::Answer& answer, const QString& listed, std::string_view gameId)
{
    const QString player = wording::playerName(answer.mover, gameId);
    if (answer.moveCount() == 0)
        return SessionText::tr("%1 has no move.").arg(player);
    if (listed.isEmpty())
        return SessionText::tr("No move of %1’s wins.").arg(player);
    return answer.winning > mostNamedMoves ? SessionText::tr("%1’s winning moves: %2, …").arg(player, listed)
           : answer.winning == 1 ? SessionText::tr("%1’s only winning move: %2").arg(player, listed)
                                 : SessionText::tr("%1’s winning moves: %2").arg(player, listed);
}

} // namespace

QString winningMovesSentence(const games::Answer& answer, std::string_view gameId)
{
    QStringList texts;
    for (const games::JudgedMove& judged : answer.moves)
        if (judged.winning && judged.move.player == answer.mover &&
            static_cast<std::size_t>(texts.size()) < mostNamedMoves)
            texts.append(wording::moveText(judged.move));
    const QString listed = texts.join(SessionText::tr(", ", "between moves"));
    if (answer.mover != theory::Mover::Either)
        return sidedMovesSentence(answer, listed, gameId);
    if (answer.moveCount() == 0)
        return SessionText::tr("There is no move.");
    if (texts.isEmpty())
        return SessionText::tr("No move wins.");
    return answer.winning > mostNamedMoves ? SessionText::tr("Winning moves: %1, …").arg(listed)
           : answer.winning == 1           ? SessionText::tr("The only winning move: %1").arg(listed)
                                           : SessionText::tr("Winning moves: %1").arg(listed);
}

QString nodeLabel(const PositionNode& node)
{
    switch (node.origin) {
    case Origin::Start: return SessionText::tr("Start");
    case Origin::Move: return wording::moveLabel(*node.move);
    case Origin::Edit: return SessionText::tr("Edit");
    case Origin::Convention:
        return node.game->play() == theory::Play::Normal ? SessionText::tr("Normal")
                                                         : SessionText::tr("Misère");
    case Origin::Opened: return wording::gameTitle(node.game->info().id);
    case Origin::Turn:
        return SessionText::tr("%1 to move")
            .arg(wording::playerName(node.game->mover(), node.game->info().id));
    }
    return {};
}

QString nodeName(const PositionNode& node, const QString& outcome)
{
    const QString label =
        node.move ? SessionText::tr("Move %1: %2").arg(node.depth).arg(wording::moveText(*node.move))
                  : nodeLabel(node);
    return outcome.isEmpty() ? label : SessionText::tr("%1, a %2-position").arg(label, outcome);
}

} // namespace models

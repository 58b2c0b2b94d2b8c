// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Answers of partizan games compared with the plain rules.

#include "games/asked.h"
#include "plainpartizan.h"
#include "positions.h"

namespace partizancheck {

using asked::letterOf;

/// Empty when the verdict is that of the plain rules, else the position.
inline QString difference(const std::string& notation, const games::Verdict& verdict, theory::Mover mover,
                          plainpartizan::Turns& turns)
{
    bool same = letterOf(verdict) == turns.outcome(notation) && !verdict.grundy;
    if (verdict.remoteness) {
        same = same && verdict.remoteness == turns.of(notation, letterOf(mover)).remoteness &&
               verdict.sides.left == turns.of(notation, 'L').remoteness &&
               verdict.sides.right == turns.of(notation, 'R').remoteness;
    }
    return same ? QString() : QString::fromStdString(notation) + QLatin1Char(' ');
}

/// The same for a position and the moves of both players, with their flags and counts.
inline QString difference(const games::Game& game, const games::Question& question,
                          plainpartizan::Turns& turns)
{
    const std::string here = game.notation();
    const games::Answer answer = game.answer(question, {});
    if (answer.unsolved || answer.mover != game.mover())
        return QStringLiteral("unsolved ") + QString::fromStdString(here);
    QString found = difference(here, answer.verdict, game.mover(), turns);
    std::map<theory::Mover, std::set<std::string>> options;
    std::uint64_t winning = 0;
    bool othersBegan = false;
    for (const games::JudgedMove& judged : answer.moves) {
        const theory::Mover player = judged.move.player;
        const games::GamePtr after = game.after(judged.move);
        const std::string left = after->notation();
        found += difference(left, judged.leaves, after->mover(), turns);
        if (after->mover() != theory::opponentOf(player) || !options[player].insert(left).second)
            found += QStringLiteral(" mover or repeat ") + QString::fromStdString(left);
        if (judged.winning == turns.of(left, letterOf(after->mover())).moverWins)
            found += QStringLiteral(" winning wrong: ") + QString::fromStdString(left);
        winning += judged.winning && player == game.mover() ? 1 : 0;
        othersBegan = othersBegan || player != game.mover();
        if (othersBegan && player == game.mover())
            found += QStringLiteral(" order of ") + QString::fromStdString(here);
    }
    for (const theory::Mover player : {theory::Mover::Left, theory::Mover::Right}) {
        if (options[player] != plainpartizan::optionsOf(here, letterOf(player)))
            found += QStringLiteral(" moves of ") + QString::fromStdString(here);
    }
    if (winning != answer.winning || answer.omitted != 0 ||
        answer.moveCount() != options[game.mover()].size())
        found += QStringLiteral(" count of ") + QString::fromStdString(here);
    if (game.isOver() != plainpartizan::optionsOf(here, letterOf(game.mover())).empty())
        found += QStringLiteral(" end of ") + QString::fromStdString(here);
    return found;
}

/// Every piece, and every pair of pieces, chosen: moves, half-made moves and nothing that is no move.
inline QString gestureDifference(const games::Game& game)
{
    std::set<std::string> reached;
    QString found;
    const games::Board board = game.board();
    const auto take = [&](const games::Choice& choice) {
        const auto* move = std::get_if<games::Move>(&choice);
        if (move == nullptr)
            return;
        if (move->player != game.mover())
            found += QStringLiteral(" not his move ");
        reached.insert(game.after(*move)->notation());
    };
    for (const games::Piece& piece : board.pieces) {
        const games::Choice choice = game.choose(piece.id);
        take(choice);
        if (const auto* half = std::get_if<games::HalfMade>(&choice)) {
            for (const games::PieceId target : half->targets) {
                if (!std::holds_alternative<games::Move>(game.choose(piece.id, target)))
                    found += QStringLiteral(" target is no move ");
                take(game.choose(piece.id, target));
            }
        }
    }
    if (reached != plainpartizan::optionsOf(game.notation(), letterOf(game.mover())))
        found += QStringLiteral(" gestures of ") + QString::fromStdString(game.notation());
    for (const games::Move& move : game.moves().moves) {
        if (move.player != game.mover())
            continue;
        const games::Choice choice = move.gesture.second
                                         ? game.choose(move.gesture.first, *move.gesture.second)
                                         : game.choose(move.gesture.first);
        const auto* chosen = std::get_if<games::Move>(&choice);
        if (chosen == nullptr || *chosen != move || game.change(move).touched().empty())
            found += QStringLiteral(" gesture is another move ") + QString::fromStdString(game.notation());
    }
    return found;
}

} // namespace partizancheck

// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/players/opponents.h"

#include "games/shelf.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <ranges>
#include <tuple>
#include <utility>

namespace games {
namespace {

template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

std::vector<Move> movesOf(std::vector<Move> moves, theory::Mover mover)
{
    std::erase_if(moves, [mover](const Move& move) { return move.player != mover; });
    return moves;
}

Move anyOf(const std::vector<Move>& moves, std::mt19937_64& random)
{
    assert(!moves.empty());
    return moves[std::uniform_int_distribution<std::size_t>(0, moves.size() - 1)(random)];
}

/// The move that leaves the opponent the most losing replies, the longer game among equals.
solver::Solved<Move> hardestTask(const Game& game, const Answer& known, const solver::Job& job, Shelf& shelf)
{
    // Beyond these a lost position has so many moves that the differences are nobody's task any more.
    constexpr std::size_t mostLookedAt = 500;
    std::optional<Move> best;
    std::tuple<std::uint64_t, std::uint64_t> most;
    for (const JudgedMove& judged : known.moves | std::views::take(mostLookedAt)) {
        if (judged.move.player != game.mover())
            break; // the other player's moves come last
        if (const auto reason = solver::endOf(job))
            return withAllLooked({*reason, known.positions}, job);
        const Answer replies =
            game.after(judged.move)->answer({.grundy = false, .remoteness = false, .shelf = &shelf}, job);
        if (replies.unsolved)
            return *replies.unsolved;
        const std::tuple task{replies.moveCount() - replies.winning, judged.leaves.remoteness.value_or(0)};
        if (!best || task > most) {
            best = judged.move;
            most = task;
        }
    }
    return best.value();
}

solver::Solved<Move> perfectMove(const Game& game, const solver::Job& given, Shelf* shelf)
{
    const solver::Job job = solver::begun(given); // the replies have no more time than is left
    Shelf own;
    Shelf& used = shelf != nullptr ? *shelf : own; // the replies are read from the same table
    const Answer known = game.answer({.grundy = false, .shelf = &used}, job);
    if (!known.moves.empty() && known.moves.front().winning)
        return known.moves.front().move;
    if (known.unsolved)
        return *known.unsolved;
    return hardestTask(game, known, job, used);
}

} // namespace

solver::Solved<Move> chooseMove(const Game& game, const Opponent& opponent, std::mt19937_64& random,
                                const solver::Job& job, Shelf* shelf)
{
    assert(!game.isOver());
    const auto playAtRandom = [&] { return anyOf(movesOf(game.moves().moves, game.mover()), random); };
    return std::visit(
        Overloaded{
            [&](RandomPlayer) -> solver::Solved<Move> { return playAtRandom(); },
            [&](LookAheadPlayer player) -> solver::Solved<Move> {
                return anyOf(game.lookAhead(player.depth, job), random);
            },
            [&](HumanLikePlayer player) -> solver::Solved<Move> {
                if (std::uniform_int_distribution<int>(0, 99)(random) < player.slipPercent)
                    return playAtRandom();
                return perfectMove(game, job, shelf);
            },
            [&](PerfectPlayer) -> solver::Solved<Move> { return perfectMove(game, job, shelf); },
            [&](FencePlayer player) -> solver::Solved<Move> {
                if (std::cmp_greater(game.piecesLeft(), player.pieces))
                    return playAtRandom();
                return perfectMove(game, job, shelf);
            },
        },
        opponent);
}

} // namespace games

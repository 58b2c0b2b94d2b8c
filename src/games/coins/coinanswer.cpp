// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/coins/coinanswer.h"

#include "games/searchjudge.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace games {
namespace {

using Judge = SearchJudge<CoinBoxes>;
using Known = std::set<std::tuple<std::uint64_t, std::uint64_t, std::uint64_t>>;

bool isMove(const CoinBoxes& coins, const MoveCoins& move)
{
    return move.from < coins.boxes.size() && move.to < move.from && move.count >= 1 &&
           move.count <= coins.boxes[move.from];
}

/// The winning moves, each once.
std::vector<MoveCoins> winningMoves(const CoinGame& game)
{
    std::vector<MoveCoins> winning;
    if (game.theory == nullptr)
        return winning;
    Known known;
    const NimCount count = game.theory->count(game.coins.boxes);
    for (const MoveCoins& move : game.theory->candidates(game.coins.boxes, count.sum())) {
        if (isMove(game.coins, move) && known.insert({move.from, move.to, move.count}).second &&
            game.theory->countAfter(count, game.coins.boxes, move).outcome(game.play) == theory::Outcome::P)
            winning.push_back(move);
    }
    return winning;
}

/// The winning moves, then those of every box in turn until the list is full.
std::vector<MoveCoins> someMoves(const CoinGame& game)
{
    std::vector<MoveCoins> list = winningMoves(game);
    Known known;
    for (const MoveCoins& move : list)
        known.insert({move.from, move.to, move.count});
    const std::size_t boxes = game.coins.boxes.size();
    for (std::uint64_t n = 0; list.size() < mostListedMoves; ++n) {
        for (std::size_t box = 1; box < boxes && list.size() < mostListedMoves; ++box) {
            if (n >= game.coins.moveCount(box))
                continue;
            const MoveCoins move = game.coins.moveAt(box, n);
            if (!known.contains({move.from, move.to, move.count}))
                list.push_back(move);
        }
    }
    return list;
}

/// All moves where they can be listed, or judged and the best ones listed; else some of them.
std::vector<MoveCoins> movesToJudge(const CoinGame& game)
{
    const std::uint64_t most = game.theory != nullptr ? mostListedMoves : CoinBoxes::mostSearched;
    return game.coins.moveCount() <= most ? game.coins.seenMoves() : someMoves(game);
}

/// What the search took, what ended it and what it has left out. `hasValues`: Grundy values were asked for.
void tellSearch(Answer& answer, const Judge& judges, bool hasValues)
{
    const Judge::LeftOut& leftOut = judges.leftOut();
    answer.positions = judges.positions();
    answer.unsolved = judges.unsolved();
    const bool isSolved = answer.verdict.outcome && !answer.unsolved;
    answer.isPartial = isSolved && (leftOut.values || leftOut.remoteness);
    answer.grundyTooLarge = isSolved && hasValues && !answer.verdict.grundy && !leftOut.values;
}

} // namespace

MoveList coinMoves(const CoinGame& game)
{
    constexpr std::uint64_t affordable = 30'000;
    MoveList list;
    const std::vector<MoveCoins> moves = movesToJudge(game);
    if (moves.size() <= mostListedMoves) {
        std::ranges::transform(moves, std::back_inserter(list.moves), game.move);
    } else {
        solver::Job job;
        job.limits.positions = affordable;
        for (const JudgedMove& judged : answerCoins(game, {.grundy = false, .remoteness = false}, job).moves)
            list.moves.push_back(judged.move);
    }
    list.omitted = game.coins.moveCount() - list.moves.size();
    return list;
}

Answer answerCoins(const CoinGame& game, const Question& question, const solver::Job& job)
{
    const CoinTheory* rule = question.theoremsAllowed ? game.theory : nullptr;
    const CoinBoxes& coins = game.coins;
    Judge judges(game.play, question, job, coins.mostMoves());
    Answer answer;
    if (rule != nullptr) {
        answer.method = Method::Theory;
        answer.theorem = rule->theorem;
    } else if (coins.mostMoves() > CoinBoxes::mostSearched) {
        answer.unsolved = solver::Unsolved{solver::UnsolvedReason::OutOfMemory, 0};
    }
    const bool isSearched = rule == nullptr && !answer.unsolved;
    const NimCount count = rule != nullptr ? rule->count(coins.boxes) : NimCount();
    if (rule != nullptr)
        answer.verdict = judges.bySum(count, [&] { return coins; });
    else if (isSearched)
        answer.verdict = judges.bySearch(coins);
    if (question.moves) {
        std::vector<Move> moves;
        std::ranges::transform(movesToJudge(game), std::back_inserter(moves), game.move);
        answer.omitted = coins.moveCount() - moves.size();
        judgeMoves(
            answer, moves,
            [&](const Move& move) {
                const auto& moved = move.action.as<MoveCoins>();
                if (rule != nullptr)
                    return judges.bySum(rule->countAfter(count, coins.boxes, moved),
                                        [&] { return coins.after(moved); });
                return isSearched ? judges.bySearch(coins.after(moved)) : Verdict();
            },
            question.oneWin);
    }
    if (isSearched)
        tellSearch(answer, judges, question.grundy && game.play == theory::Play::Normal);
    return answer;
}

} // namespace games

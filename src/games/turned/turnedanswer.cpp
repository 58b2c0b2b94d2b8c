// SPDX-License-Identifier: GPL-3.0-or-later
// Turning Turtles and Twins answered, explained, and seen as Nim heaps.

#include "games/heaps/nimsteps.h"
#include "games/judge.h"
#include "games/options.h"
#include "games/turned/turnedcoins.h"

namespace games {

Answer TurnedCoins::answer(const Question& question, const solver::Job& job) const
{
    const HeadRow row = headRow();
    HeadJudge judge(row, m_play, question, job, *m_cache);
    Answer answer;
    answer.verdict = judge.judge(row);
    if (question.moves) {
        const MoveList list = moves();
        judgeMoves(answer, list.moves,
                   [&](const Move& move) { return judge.judge(headRowAfter(row, move)); });
        answer.omitted = list.omitted;
    }
    answer.method = judge.method();
    if (judge.bySum())
        answer.theorem = theorem();
    else
        answer.positions = judge.positions();
    answer.unsolved = judge.unsolved();
    return answer;
}

NimRow TurnedCoins::nimRow(std::uint32_t square) const
{
    return {heapAt(square), heapAt(square), {pieceId(0, square - 1)}};
}

std::vector<Step> TurnedCoins::steps(const Answer& known) const
{
    if (m_play == theory::Play::Misere)
        return stepsWithoutFormula(known);
    DisguiseStep disguise{.theorem = theorem(), .rows = {}};
    NimSummands summands{.summand = Summand::Head, .rows = {}, .play = m_play};
    const auto squares = heads();
    for (const std::uint32_t square : squares) {
        summands.rows.push_back(nimRow(square));
        disguise.rows.push_back({.at = {square}, .heap = nimRow(square)});
    }
    std::vector<Step> steps{std::move(disguise)};
    const auto change = [&](const Move& move) {
        const auto& turn = move.action.as<TurnCoins>();
        const auto row = std::ranges::find(squares, turn.right) - squares.begin();
        return NimChange{.row = static_cast<std::size_t>(row),
                         .rows = {turn.left ? nimRow(*turn.left) : NimRow{}},
                         .taken = taken(move)};
    };
    std::ranges::move(nimSteps(summands, known, change), std::back_inserter(steps));
    return steps;
}

std::optional<LensHeaps> TurnedCoins::lensHeaps() const
{
    LensHeaps lens;
    for (const std::uint32_t square : heads())
        lens.push_back({square, heapAt(square), {pieceId(0, square - 1)}});
    return lens;
}

LensEffect TurnedCoins::lensEffect(const Move& move) const
{
    const auto& turn = move.action.as<TurnCoins>();
    return {.key = turn.right, .before = heapAt(turn.right), .after = turn.left ? heapAt(*turn.left) : 0};
}

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
// Turning Turtles and Twins answered, explained, and seen as Nim heaps.

#include "games/heaps/heapsidea.h"
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
        judgeMoves(
            answer, list.moves, [&](const Move& move) { return judge.judge(headRowAfter(row, move)); },
            question.oneWin);
        answer.omitted += list.omitted;
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
    NimSummands summands{
        .levels = Levels::from(Level::Values), .summand = Summand::Disguised, .rows = {}, .play = m_play};
    const auto squares = heads();
    for (const std::uint32_t square : squares)
        summands.rows.push_back(nimRow(square));
    const bool isTurtles = m_rule == TurnRule::Turtles;
    summands.name = [&squares, isTurtles](std::vector<NimRow>& rows, bool) {
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const std::uint64_t size = rows[row].size; // 0: the head is gone, or on square 1
            const std::uint64_t square = size == 0 ? squares[row] : size + (isTurtles ? 0U : 1U);
            //: before a number in a table: the number of a square
            rows[row].name = {.label = {QT_TRANSLATE_NOOP("Wording", "Square %1"), {square}},
                              .told = {QT_TRANSLATE_NOOP("Wording", "the head on square %1"), {square}}};
        }
    };
    const auto changed = [&](const Move& move) {
        const auto& turn = move.action.as<TurnCoins>();
        const auto row = std::ranges::find(squares, turn.right) - squares.begin();
        return NimChange{.row = static_cast<std::size_t>(row),
                         .rows = {turn.left ? nimRow(*turn.left) : NimRow{}},
                         .taken = change(move).touched()};
    };
    const Disguise turtles{
        .heaps = QT_TRANSLATE_NOOP("Wording", "A head on square k is a heap of k: %1."),
        .move = QT_TRANSLATE_NOOP("Wording",
                                  "Turning it alone takes the whole heap; turning a coin on square j as well "
                                  "leaves j of it. Two heads on one square would cancel, as two equal heaps "
                                  "do.")};
    const Disguise twins{
        .heaps = QT_TRANSLATE_NOOP("Wording", "A head on square k is a heap of k − 1: %1."),
        .move = QT_TRANSLATE_NOOP(
            "Wording",
            "A second coin has to be turned, so a head on square 1 can never be the coin "
            "on the right: it is a heap of 0. Turning the coin on square j as well leaves j − 1.")};
    return disguisedSteps(isTurtles ? turtles : twins, summands, known, changed);
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

/// In misère play heads are no heaps.
std::optional<Idea> TurnedCoins::idea() const
{
    if (m_play == theory::Play::Misere)
        return std::nullopt;
    return ideaOfNim(*lensHeaps(), m_play,
                     m_rule == TurnRule::Turtles
                         ? QT_TRANSLATE_NOOP("Wording", "A head on square k is a heap of k: %1.")
                         : QT_TRANSLATE_NOOP("Wording", "A head on square k is a heap of k − 1: %1."));
}

} // namespace games

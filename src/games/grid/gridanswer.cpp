// SPDX-License-Identifier: GPL-3.0-or-later
// Grid Nim answered: tables over the stones where they fit, search for the rest. In normal play groups of
// stones that do not touch are added up.

#include "games/grid/grid.h"
#include "games/grid/gridjudges.h"
#include "games/heaps/nimcount.h"
#include "games/judge.h"
#include "games/options.h"

#include <bit>
#include <memory>
#include <optional>
#include <utility>

namespace games {
namespace {

/// From so many stones on, groups that are all tame need no table.
constexpr int leastTameStones = 26;

struct Judging {
    std::unique_ptr<StoneJudge> judge;
    bool isTableLeftOut = false;
    LeftOut leftOut{};
    std::optional<Theorem> theorem{};
};

Judging judgeFor(const GridTask& task)
{
    if (!task.question.theoremsAllowed)
        return {.judge = std::make_unique<GridSearchJudge<false>>(task)};
    auto byMirror = std::make_unique<GridMirrorJudge>(task);
    if (task.question.oneWin && task.play == theory::Play::Normal &&
        byMirror->outcome(task.stones) == theory::Outcome::N)
        return {.judge = std::move(byMirror), .theorem = mirrorTheorem};
    auto byTable = std::make_unique<GridTableJudge>(task);
    auto bySum = task.play == theory::Play::Misere ? std::make_unique<GridSumJudge>(task) : nullptr;
    const bool isLarge = std::popcount(task.stones) >= leastTameStones;
    if (bySum && isLarge && !byTable->isKept() && bySum->isTame())
        return {.judge = std::move(bySum), .theorem = tameSumTheorem};
    const bool isFilled = byTable->fill();
    const LeftOut leftOut = byTable->leftOut();
    if (isFilled)
        return {.judge = std::move(byTable), .leftOut = leftOut};
    if (bySum && bySum->isTame())
        return {.judge = std::move(bySum), .leftOut = leftOut, .theorem = tameSumTheorem};
    if (bySum)
        return {.judge = std::move(bySum), .isTableLeftOut = true, .leftOut = leftOut};
    if (const auto outcome = byMirror->outcome(task.stones)) {
        // Where it is N a table would judge all moves.
        const bool isTableWorthIt =
            outcome == theory::Outcome::N && std::popcount(task.stones) <= solver::maximumCells;
        return {.judge = std::move(byMirror), .isTableLeftOut = isTableWorthIt, .theorem = mirrorTheorem};
    }
    return {
        .judge = std::make_unique<GridSearchJudge<true>>(task), .isTableLeftOut = true, .leftOut = leftOut};
}

/// Misère Grid Nim by its groups of stones: J. H. Conway, On Numbers and Games, chapter 12.
Sentence tameGroupsText(std::uint64_t positions)
{
    return {QT_TRANSLATE_NOOP(
                "Wording",
                "The groups of stones do not touch, so the position is their sum. Each group is tame: its "
                "genus, and that of all it can become, is one that a sum of Nim heaps has. Sums of tame "
                "games are decided by the genera as in misère Nim; no position of the whole board has to "
                "be searched. Looked at for that: %1."),
            {inner(positionCount(positions))}};
}

Sentence mirrorText(const Answer& known)
{
    if (known.verdict.outcome == theory::Outcome::P)
        return QT_TRANSLATE_NOOP(
            "Wording", "After a half-turn about its centre the board looks the same, and no move meets its "
                       "own image. So each move has an answer, the stones that lie opposite: whoever "
                       "answers takes the last stone.");
    return {QT_TRANSLATE_NOOP(
                "Wording", "%1 leaves a board that looks the same after a half-turn about its centre, "
                           "and no move on it meets its own image. From then on each move has an answer, the "
                           "stones that lie opposite: whoever answers takes the last stone."),
            {inner(known.moves.front().move.action.text())}};
}

} // namespace

Answer Grid::answer(const Question& question, const solver::Job& job) const
{
    const std::uint64_t here = stones();
    const Judging judging = judgeFor({here, bitRules(), m_play, question, job});
    StoneJudge& judge = *judging.judge;
    Answer answer;
    answer.verdict = judge.judge(here);
    if (question.moves) {
        judgeMoves(answer, moves().moves,
                   [&](const Move& move) { return judge.judge(here & ~gridMask(move, width())); });
    }
    answer.method = judging.theorem ? Method::Theory : judge.method();
    answer.theorem = judging.theorem;
    answer.positions = judge.positions();
    answer.unsolved = judge.unsolved();
    const bool isSolved = answer.verdict.outcome && !answer.unsolved;
    answer.grundyTooLarge = isSolved && judging.leftOut.isGrundyTooLarge;
    answer.isPartial = isSolved && judging.leftOut.isPartial;
    if (judging.isTableLeftOut)
        answer.tableBytes = stoneTableBytes(std::popcount(here));
    return answer;
}

std::vector<Step> Grid::steps(const Answer& known) const
{
    std::vector<Step> steps = stepsWithoutFormula(known);
    if (known.theorem == tameSumTheorem && known.positions > 0 && !steps.empty())
        std::get<ParagraphStep>(steps.front()).paragraphs.front() = tameGroupsText(known.positions);
    if (known.theorem == mirrorTheorem && !steps.empty() && !known.moves.empty())
        std::get<ParagraphStep>(steps.front()).paragraphs.front() = mirrorText(known);
    if (known.theorem && !steps.empty())
        std::get<ParagraphStep>(steps.front()).levels = Levels::from(Level::Theorems);
    return steps;
}

std::optional<Idea> Grid::idea() const
{
    if (m_play == theory::Play::Misere || isOver() || !bitRules().isMirrored(stones()))
        return std::nullopt;
    std::vector<PieceId> stones;
    for (const Piece& piece : board().pieces)
        if (piece.kind == PieceKind::Stone)
            stones.push_back(piece.id);
    return mirrorIdea(stones);
}

} // namespace games

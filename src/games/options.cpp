// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/options.h"

#include <algorithm>
#include <cassert>

namespace games {
namespace {

/// The move's line with its refutation; nothing when the limits hide the refutation.
std::optional<OptionLine> refuted(const Game& game, const JudgedMove& judged, const solver::Job& job,
                                  Explanation& explanation, Shelf* shelf)
{
    const Move& move = judged.move;
    const theory::Outcome leaves = judged.leaves.outcome.value_or(theory::Outcome::N);
    const GamePtr left = game.after(move);
    const Answer reply = left->answer({.grundy = false, .remoteness = false, .shelf = shelf}, job);
    if (reply.winning == 0 || reply.moves.empty()) {
        // In misère play the move may have emptied the board: the opponent wins without a reply.
        explanation.unsolved = reply.unsolved ? reply.unsolved : explanation.unsolved;
        if (!left->isOver())
            return std::nullopt;
        return OptionLine{move, left->notation(), leaves, false, std::nullopt, {}};
    }
    const Move& answer = reply.moves.front().move;
    return OptionLine{move, left->notation(), leaves, false, answer, left->after(answer)->notation()};
}

/// Grundy values that a table or search left out without their being too large.
bool lacksValues(const Game& game, const Answer& known)
{
    return game.play() == theory::Play::Normal && game.mover() == theory::Mover::Either &&
           known.method != Method::Theory && !known.grundyTooLarge && known.omitted == 0 && !hasMex(known);
}

} // namespace

void appendOptions(Explanation& explanation, const Game& game, const Answer& known, const solver::Job& job,
                   Shelf* shelf)
{
    if (!known.verdict.outcome)
        return;
    explanation.isPartial = explanation.isPartial || lacksValues(game, known);
    OptionsStep step{.outcome = *known.verdict.outcome,
                     .play = game.play(),
                     .mover = game.mover(),
                     .wins = theory::winsMoving(*known.verdict.outcome, game.mover()),
                     .terminal = game.isOver(),
                     .lines = {},
                     .omitted = 0};
    const bool wins = step.wins;
    std::size_t bytes = 0; // of the positions' texts, each of which may be as long as the position is large
    for (const JudgedMove& judged : known.moves) {
        if (judged.move.player != game.mover() || wins != judged.winning ||
            step.lines.size() == mostOptionLines || bytes > job.limits.memoryBytes / 16)
            continue;
        if (const auto reason = solver::endOf(job)) {
            explanation.unsolved = explanation.unsolved.value_or(solver::Unsolved{*reason, known.positions});
            break;
        }
        if (wins) {
            step.lines.push_back(
                {judged.move, game.after(judged.move)->notation(), *judged.leaves.outcome, true, {}, {}});
        } else if (auto line = refuted(game, judged, job, explanation, shelf)) {
            step.lines.push_back(std::move(*line));
        } else {
            break;
        }
        bytes += step.lines.back().leaves.size() + step.lines.back().replyLeaves.size();
    }
    const std::uint64_t all = wins ? known.winning : known.moveCount();
    step.omitted = all - step.lines.size();
    explanation.steps.emplace_back(std::move(step));
}

void appendLens(Explanation& explanation, const Game& game, const Answer& known)
{
    constexpr std::size_t mostNamed = 5;
    auto heaps = game.lens(known);
    if (!heaps || game.info().id == "nim") // Nim itself needs no lens
        return;
    LensStep step{.heaps = std::move(*heaps), .sum = 0, .reversible = {}, .reversibleCount = 0};
    for (const LensHeap& heap : step.heaps)
        step.sum ^= heap.size;
    for (const JudgedMove& judged : known.moves) {
        if (!game.lensEffect(judged.move, known).isReversible())
            continue;
        ++step.reversibleCount;
        if (step.reversible.size() < mostNamed)
            step.reversible.push_back(judged.move);
    }
    explanation.steps.emplace_back(std::move(step));
}

std::optional<LensHeaps> singleHeap(const Board& board, const Answer& known)
{
    if (!known.verdict.grundy)
        return std::nullopt;
    LensHeap heap{.key = 0, .size = *known.verdict.grundy, .pieces = {}};
    for (const Piece& piece : board.pieces)
        heap.pieces.push_back(piece.id);
    return LensHeaps{std::move(heap)};
}

LensEffect singleHeapEffect(const Move& move, const Answer& known)
{
    const std::uint64_t before = known.verdict.grundy.value_or(0);
    const auto listed = std::ranges::find(known.moves, move, &JudgedMove::move);
    const bool isKnown = listed != known.moves.end() && listed->leaves.grundy.has_value();
    return {.key = 0, .before = before, .after = isKnown ? *listed->leaves.grundy : before};
}

void appendMethod(std::vector<Step>& steps, const Answer& known, std::optional<Summand> values)
{
    if (!known.verdict.outcome)
        return;
    steps.emplace_back(MethodStep{.method = known.method,
                                  .positions = known.positions,
                                  .values = values,
                                  .grundyTooLarge = known.grundyTooLarge});
}

std::vector<Step> stepsWithoutFormula(const Answer& known)
{
    std::vector<Step> steps;
    appendMethod(steps, known);
    if (hasMex(known))
        steps.emplace_back(mexOf(known));
    return steps;
}

bool hasMex(const Answer& known)
{
    return known.verdict.grundy && known.omitted == 0 &&
           std::ranges::all_of(known.moves, [](const JudgedMove& m) { return m.leaves.grundy.has_value(); });
}

MexStep mexOf(const Answer& known)
{
    assert(hasMex(known));
    MexStep step{.optionValues = {}, .mex = *known.verdict.grundy};
    for (const JudgedMove& judged : known.moves)
        step.optionValues.push_back(*judged.leaves.grundy);
    std::ranges::sort(step.optionValues);
    const auto repeated = std::ranges::unique(step.optionValues);
    step.optionValues.erase(repeated.begin(), repeated.end());
    return step;
}

} // namespace games

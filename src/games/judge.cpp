// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/judge.h"

#include "games/capabilities.h"
#include "games/game.h"

#include <algorithm>

namespace games {
namespace {

int rank(const JudgedMove& judged)
{
    if (judged.winning)
        return 0;
    return judged.leaves.outcome ? 2 : 1;
}

bool isBetter(const JudgedMove& a, const JudgedMove& b)
{
    if (rank(a) != rank(b))
        return rank(a) < rank(b);
    if (!a.leaves.remoteness || !b.leaves.remoteness)
        return a.leaves.remoteness.has_value() && !b.leaves.remoteness.has_value();
    return a.winning ? *a.leaves.remoteness < *b.leaves.remoteness
                     : *a.leaves.remoteness > *b.leaves.remoteness;
}

} // namespace

std::string nimberText(std::uint64_t grundy)
{
    if (grundy == 0)
        return "0";
    return grundy == 1 ? "*" : "*" + std::to_string(grundy);
}

Verdict makeVerdict(theory::Outcome outcome, std::optional<std::uint64_t> grundy,
                    std::optional<std::uint64_t> remoteness)
{
    Verdict verdict{.outcome = outcome, .grundy = grundy, .value = {}, .remoteness = remoteness};
    if (grundy)
        verdict.value = nimberText(*grundy);
    return verdict;
}

void judgeMoves(Answer& answer, const std::vector<Move>& moves,
                const std::function<Verdict(const Move&)>& judge, bool oneWin)
{
    answer.moves.clear();
    if (!oneWin)
        answer.moves.reserve(moves.size());
    bool isWon = false;
    bool isLeast = false;
    for (const Move& move : moves) {
        if (isWon) {
            ++(move.player == answer.mover ? answer.omitted : answer.otherOmitted);
            isLeast = isLeast || move.player == answer.mover;
            continue;
        }
        Verdict leaves = judge(move);
        const bool winning = leaves.outcome && theory::winsHavingMoved(*leaves.outcome, move.player);
        answer.moves.push_back({.move = move, .leaves = std::move(leaves), .winning = winning});
        isWon = oneWin && winning && move.player == answer.mover;
    }
    std::ranges::stable_sort(answer.moves, isBetter);
    std::ranges::stable_partition(
        answer.moves, [&](const JudgedMove& judged) { return judged.move.player == answer.mover; });
    answer.winning = static_cast<std::uint64_t>(std::ranges::count_if(answer.moves, [&](const auto& judged) {
        return judged.winning && judged.move.player == answer.mover;
    }));
    const auto& outcome = answer.verdict.outcome;
    if (!outcome || theory::winsMoving(*outcome, answer.mover)) // then a move that was not judged may win
        answer.winningIsLeast = std::ranges::any_of(answer.moves, [&](const auto& judged) {
            return !judged.leaves.outcome && judged.move.player == answer.mover;
        });
    answer.winningIsLeast = answer.winningIsLeast || isLeast;
    // Each player's list is cut for itself.
    const auto others = std::ranges::find_if(
        answer.moves, [&](const JudgedMove& judged) { return judged.move.player != answer.mover; });
    const auto own = static_cast<std::size_t>(others - answer.moves.begin());
    if (answer.moves.size() - own > mostListedMoves) {
        answer.otherOmitted += answer.moves.size() - own - mostListedMoves;
        answer.moves.erase(others + mostListedMoves, answer.moves.end());
    }
    if (own > mostListedMoves) {
        answer.omitted += own - mostListedMoves;
        answer.moves.erase(answer.moves.begin() + mostListedMoves,
                           answer.moves.begin() + static_cast<std::ptrdiff_t>(own));
    }
}

void tellZeros(Answer& answer, const Question& question, const Game& game)
{
    const auto* const sums = game.as<InSums>();
    const bool mayGoOn = sums != nullptr && sums->mayGoOnForEver();
    if (!question.grundy || !question.theoremsAllowed || game.play() != theory::Play::Normal || mayGoOn)
        return;
    const auto tellZero = [&game](Verdict& verdict) {
        if (verdict.outcome != theory::Outcome::P || verdict.value || verdict.grundy)
            return;
        verdict.value = nimberText(0);
        if (!game.isPartizan())
            verdict.grundy = 0;
    };
    tellZero(answer.verdict);
    for (JudgedMove& judged : answer.moves)
        tellZero(judged.leaves);
    answer.grundyTooLarge = answer.grundyTooLarge && !answer.verdict.grundy;
}

void admitStop(Answer& answer, const Question& question, theory::Play play, const solver::Job& job)
{
    const bool isValueAsked = question.grundy && play == theory::Play::Normal;
    const auto isWhole = [&question, isValueAsked](const Verdict& verdict) {
        const Verdict::Sides& sides = verdict.sides; // both are known, or neither where they are not told
        return verdict.outcome && (!isValueAsked || verdict.grundy || verdict.value) &&
               (!question.remoteness ||
                (verdict.remoteness && sides.left.has_value() == sides.right.has_value()));
    };
    const bool allWhole =
        isWhole(answer.verdict) && std::ranges::all_of(answer.moves, isWhole, &JudgedMove::leaves);
    const auto end = allWhole ? std::nullopt : solver::endOf(job);
    if (!answer.unsolved && end == solver::UnsolvedReason::Cancelled)
        answer.unsolved = solver::Unsolved{*end, answer.positions};
    answer.isPartial = answer.isPartial || end == solver::UnsolvedReason::OutOfTime ||
                       (!allWhole && solver::ranOutOfTime(job));
    if (!answer.unsolved)
        return;
    answer.unsolved = withAllLooked(*answer.unsolved, job);
    answer.positions = answer.unsolved->positions;
}

solver::Job limitedTo(const solver::Job& job, std::uint64_t positions)
{
    solver::Job limited = job;
    limited.limits.positions = std::min(positions, job.limits.positions.value_or(positions));
    return limited;
}

} // namespace games

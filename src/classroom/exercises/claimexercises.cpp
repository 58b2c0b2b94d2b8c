// SPDX-License-Identifier: GPL-3.0-or-later

// True or false? The false sentences are the common mistakes: the move that nearly wins, one winning move too
// many or too few, heaps added as numbers instead of in binary.

#include "classroom/exercises/confirmed.h"
#include "classroom/exercises/making.h"
#include "games/catalogue.h"

#include <algorithm>
#include <ranges>

namespace classroom {
namespace {

using What = Statement::What;

std::vector<What> statementsFor(const ExerciseRequest& request, Draws& draws)
{
    const games::Entry& entry = *games::findEntry(request.game);
    std::vector<What> all{What::NextWins, What::MoveWins};
    if (entry.info.countsMoves)
        all.push_back(What::WinningMoves);
    const bool hasValue = !entry.drawsValues || entry.drawsValues(drawingOf(request, draws));
    if (hasValue && isOffered(ExerciseKind::GrundyValue, request.game, request.play))
        all.push_back(What::Grundy);
    return all;
}

/// How many replies win against a losing move: few are hard to see.
std::size_t refutations(const games::Game& game, const games::Move& move, const std::stop_token& stop)
{
    const auto after = plainSearch(game.after(move), stop);
    return after ? static_cast<std::size_t>(std::ranges::count_if(after->moves, &PlainMove::wins)) : 0;
}

/// A winning move, or of some losing ones the one that is refuted in the fewest ways.
games::Move claimedMove(const Confirmed& found, bool wins, Draws& draws, const solver::Job& job)
{
    std::vector<games::Move> moves;
    for (const PlainMove& move : found.plain.moves) {
        if (move.wins == wins)
            moves.push_back(move.move);
    }
    draws.shuffle(moves);
    if (wins)
        return moves.front();
    constexpr std::size_t mostLookedAt = 3;
    return std::ranges::min(moves | std::views::take(mostLookedAt), {}, [&](const games::Move& move) {
        return refutations(*found.position, move, job.stop);
    });
}

std::uint64_t claimedCount(const Confirmed& found, bool isTrue, Draws& draws)
{
    const auto count = static_cast<std::uint64_t>(std::ranges::count_if(found.plain.moves, &PlainMove::wins));
    if (isTrue)
        return count;
    return count == 0 || (count < found.plain.moves.size() && draws.coin()) ? count + 1 : count - 1;
}

/// A number that one might take for the value: the sum of the Nim heaps, the largest one, a neighbour.
std::uint64_t claimedGrundy(const Confirmed& found, bool isTrue, Draws& draws)
{
    const std::uint64_t value = found.plain.grundy.value();
    if (isTrue)
        return value;
    std::vector<std::uint64_t> mistakes{value + 1, value ^ 1U};
    if (const auto lens = found.position->lens(found.known)) {
        std::uint64_t sum = 0;
        std::uint64_t largest = 0;
        for (const games::LensHeap& heap : *lens) {
            sum += heap.size;
            largest = std::max(largest, heap.size);
        }
        mistakes.insert(mistakes.end(), {sum, largest});
    }
    std::erase(mistakes, value);
    return draws.oneOf(mistakes);
}

Statement statementOf(What what, bool isTrue, const Confirmed& found, Draws& draws, const solver::Job& job)
{
    switch (what) {
    case What::NextWins:
    case What::PreviousWins: {
        const bool nextWins = theory::winsMoving(found.plain.outcome, found.position->mover());
        return {.what = nextWins == isTrue ? What::NextWins : What::PreviousWins};
    }
    case What::MoveWins: return {.what = what, .move = claimedMove(found, isTrue, draws, job)};
    case What::WinningMoves: return {.what = what, .number = claimedCount(found, isTrue, draws)};
    case What::Grundy: return {.what = what, .number = claimedGrundy(found, isTrue, draws)};
    }
    return {};
}

} // namespace

MadeExercise makeClaim(const ExerciseRequest& request, Draws& draws, const solver::Job& job)
{
    const bool isTrue = draws.coin();
    const What what = draws.oneOf(statementsFor(request, draws));
    const auto suits = [what](const Candidate& candidate) {
        return (what != What::MoveWins || hasChoice(candidate)) &&
               (what != What::Grundy || candidate.known.verdict.grundy);
    };
    const auto found = findPosition(request, draws, suits, what != What::MoveWins, job);
    if (!found || (what == What::Grundy && !found->plain.grundy))
        return reasonOf(job);
    return Exercise{.request = request,
                    .position = found->position,
                    .statement = statementOf(what, isTrue, *found, draws, job),
                    .choices = {"true", "false"},
                    .right = {isTrue ? "true" : "false"}};
}

} // namespace classroom

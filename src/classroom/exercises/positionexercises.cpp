// SPDX-License-Identifier: GPL-3.0-or-later

// Find a winning move, P or N, the Grundy value, the heap of a winning move.

#include "classroom/exercises/confirmed.h"
#include "classroom/exercises/making.h"

#include <set>

namespace classroom {
namespace {

/// The heaps of a notation stand behind its colon, with commas between them.
std::vector<std::string> heapsOf(const games::Game& game)
{
    const std::string notation = game.notation();
    std::vector<std::string> heaps(1);
    for (const char letter : notation.substr(notation.find(':') + 1)) {
        if (letter == ',')
            heaps.emplace_back();
        else
            heaps.back() += letter;
    }
    return heaps;
}

/// The heaps of the winning moves (wins = true) or of all moves.
std::set<std::uint32_t> heapsOfMoves(const Candidate& candidate, bool wins)
{
    std::set<std::uint32_t> heaps;
    for (const games::JudgedMove& judged : candidate.known.moves) {
        const auto heap = heapOf(judged.move);
        if (heap && judged.move.player == candidate.known.mover && (judged.winning || !wins))
            heaps.insert(*heap);
    }
    return heaps;
}

Exercise exerciseOf(const ExerciseRequest& request, const Confirmed& found)
{
    return {.request = request, .position = found.position};
}

} // namespace

NoExercise reasonOf(const solver::Job& job)
{
    return job.stop.stop_requested() ? NoExercise::Cancelled : NoExercise::NoneFound;
}

std::optional<std::uint32_t> heapOf(const games::Move& move)
{
    const auto change = move.action.inHeap();
    return change ? std::optional(change->heap) : std::nullopt;
}

MadeExercise makeWinningMove(const ExerciseRequest& request, Draws& draws, const solver::Job& job)
{
    const auto found = findPosition(request, draws, hasChoice, false, job);
    if (!found)
        return reasonOf(job);
    Exercise exercise = exerciseOf(request, *found);
    for (const PlainMove& move : found->plain.moves) {
        std::string left = found->position->after(move.move)->notation();
        if (move.wins && !isRight(exercise, left)) // both ends of a row may leave the same
            exercise.right.push_back(std::move(left));
    }
    return exercise;
}

MadeExercise makeOutcome(const ExerciseRequest& request, Draws& draws, const solver::Job& job)
{
    const auto anything = [](const Candidate&) { return true; };
    const auto found = findPosition(request, draws, anything, true, job);
    if (!found)
        return reasonOf(job);
    Exercise exercise = exerciseOf(request, *found);
    exercise.choices = {"P", "N"};
    if (found->position->isPartizan())
        exercise.choices.insert(exercise.choices.end(), {"L", "R"});
    exercise.right = {std::string(1, theory::letter(found->plain.outcome))};
    return exercise;
}

MadeExercise makeGrundyValue(const ExerciseRequest& request, Draws& draws, const solver::Job& job)
{
    // One position in a few may be worth 0: half of them would be dull.
    const bool zeroAllowed = draws.below(5) == 0;
    const auto suits = [zeroAllowed](const Candidate& candidate) {
        const auto grundy = candidate.known.verdict.grundy;
        return grundy && (*grundy > 0 || zeroAllowed);
    };
    const auto found = findPosition(request, draws, suits, false, job);
    if (!found || !found->plain.grundy)
        return reasonOf(job);
    Exercise exercise = exerciseOf(request, *found);
    exercise.right = {std::to_string(*found->plain.grundy)};
    return exercise;
}

MadeExercise makeWhichHeap(const ExerciseRequest& request, Draws& draws, const solver::Job& job)
{
    const auto suits = [](const Candidate& candidate) {
        const auto winning = heapsOfMoves(candidate, true);
        return !winning.empty() && winning.size() < heapsOfMoves(candidate, false).size();
    };
    const auto found = findPosition(request, draws, suits, false, job);
    if (!found)
        return reasonOf(job);
    Exercise exercise = exerciseOf(request, *found);
    for (std::uint64_t heap = 1; heap <= heapsOf(*found->position).size(); ++heap)
        exercise.choices.push_back(std::to_string(heap));
    std::set<std::uint32_t> right;
    for (const PlainMove& move : found->plain.moves) {
        if (move.wins)
            right.insert(heapOf(move.move).value());
    }
    for (const std::uint32_t heap : right)
        exercise.right.push_back(std::to_string(heap + 1));
    return exercise;
}

} // namespace classroom

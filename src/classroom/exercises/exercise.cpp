// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/exercises/exercise.h"

#include "classroom/exercises/making.h"
#include "games/catalogue.h"

#include <algorithm>
#include <array>

namespace classroom {
namespace {

/// In the order of ExerciseKind.
constexpr std::array<std::string_view, 10> kindIds{"winning-move", "outcome",   "nim-sum",    "grundy-value",
                                                   "stalk-value",  "mex",       "which-heap", "claim",
                                                   "which-game",   "worth-more"};
static_assert(kindIds.size() == static_cast<std::size_t>(ExerciseKind::WorthMore) + 1);

/// Every request has chance of its own: neighbouring seeds, or two kinds with one seed, have nothing in
/// common.
std::uint64_t seedOf(const ExerciseRequest& request)
{
    std::uint64_t hash = 14'695'981'039'346'656'037U; // FNV-1a
    const auto mix = [&hash](std::uint64_t value) { hash = (hash ^ value) * 1'099'511'628'211U; };
    for (const char letter : request.game)
        mix(static_cast<unsigned char>(letter));
    for (const char letter : request.rules)
        mix(static_cast<unsigned char>(letter));
    mix(static_cast<std::uint64_t>(request.kind));
    mix(static_cast<std::uint64_t>(request.play));
    mix(static_cast<std::uint64_t>(request.difficulty));
    for (std::uint64_t rest = request.seed, byte = 0; byte < 8; ++byte, rest >>= 8U)
        mix(rest & 0xFFU);
    return hash;
}

MadeExercise made(const ExerciseRequest& request, const solver::Job& job)
{
    Draws draws(seedOf(request));
    switch (request.kind) {
    case ExerciseKind::WinningMove: return makeWinningMove(request, draws, job);
    case ExerciseKind::Outcome: return makeOutcome(request, draws, job);
    case ExerciseKind::NimSum: return makeNimSum(request, draws);
    case ExerciseKind::GrundyValue: return makeGrundyValue(request, draws, job);
    case ExerciseKind::StalkValue: return makeStalkValue(request, draws, job);
    case ExerciseKind::Mex: return makeMex(request, draws);
    case ExerciseKind::WhichHeap: return makeWhichHeap(request, draws, job);
    case ExerciseKind::Claim: return makeClaim(request, draws, job);
    case ExerciseKind::WhichGame: return makeWhichGame(request, draws, job);
    case ExerciseKind::WorthMore: return makeWorthMore(request, draws, job);
    }
    return NoExercise::NotForGame;
}

} // namespace

std::string rulesOf(const games::Game& position)
{
    const std::string notation = position.notation();
    const std::size_t options = std::min(notation.find('/'), notation.find(':'));
    std::string rules = notation.substr(options, notation.find(':') - options);
    constexpr std::string_view misere = "/misere";
    if (rules.starts_with(misere))
        rules.erase(0, misere.size());
    return rules;
}

std::string_view kindId(ExerciseKind kind)
{
    return kindIds.at(static_cast<std::size_t>(kind));
}

std::optional<ExerciseKind> findKind(std::string_view id)
{
    const auto* const found = std::ranges::find(kindIds, id);
    return found == kindIds.end() ? std::nullopt
                                  : std::optional(static_cast<ExerciseKind>(found - kindIds.begin()));
}

std::span<const ExerciseKind> exerciseKinds()
{
    static constexpr auto kinds = [] {
        std::array<ExerciseKind, kindIds.size()> all{};
        for (std::size_t kind = 0; kind < all.size(); ++kind)
            all.at(kind) = static_cast<ExerciseKind>(kind);
        return all;
    }();
    return kinds;
}

bool isOfOneGame(ExerciseKind kind)
{
    switch (kind) {
    case ExerciseKind::NimSum:
    case ExerciseKind::Mex:
    case ExerciseKind::StalkValue:
    case ExerciseKind::WhichGame:
    case ExerciseKind::WorthMore: return false;
    case ExerciseKind::WinningMove:
    case ExerciseKind::Outcome:
    case ExerciseKind::GrundyValue:
    case ExerciseKind::WhichHeap:
    case ExerciseKind::Claim: return true;
    }
    return true;
}

bool isAnsweredByMove(ExerciseKind kind)
{
    return kind == ExerciseKind::WinningMove || kind == ExerciseKind::WhichGame;
}

bool isOffered(ExerciseKind kind, std::string_view game, theory::Play play)
{
    if (kind == ExerciseKind::WhichGame || kind == ExerciseKind::WorthMore)
        return play == theory::Play::Normal; // values are those of normal play
    if (!isOfOneGame(kind))
        return true;
    const games::Entry* entry = games::findEntry(game);
    if (entry == nullptr || (play == theory::Play::Misere && !entry->info.misereOffered))
        return false;
    if (kind == ExerciseKind::WhichHeap)
        return entry->info.isOfHeaps;
    if (kind == ExerciseKind::GrundyValue)
        return play == theory::Play::Normal && entry->info.hasGrundyValues;
    return true;
}

std::vector<std::string> gamesFor(ExerciseKind kind)
{
    std::vector<std::string> ids;
    if (!isOfOneGame(kind))
        return ids;
    for (const games::Entry& entry : games::catalogue()) {
        if (isOffered(kind, entry.info.id, theory::Play::Normal))
            ids.push_back(entry.info.id);
    }
    return ids;
}

MadeExercise makeExercise(const ExerciseRequest& request, const solver::Job& job)
{
    if (!isOffered(request.kind, request.game, request.play))
        return NoExercise::NotForGame;
    ExerciseRequest plain = request;
    plain.difficulty = std::clamp(request.difficulty, 1, mostDifficulty);
    if (!isOfOneGame(plain.kind)) {
        plain.game.clear();
        plain.play = theory::Play::Normal;
    }
    return made(plain, job);
}

bool isRight(const Exercise& exercise, std::string_view answer)
{
    return std::ranges::find(exercise.right, answer) != exercise.right.end();
}

} // namespace classroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/claims.h"

#include "analysis/claimpositions.h"
#include "games/catalogue.h"
#include "solver/meter.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>

namespace analysis {
namespace {

using games::Game;
using theory::Outcome;
using theory::Play;
using Prediction = std::optional<Outcome>;

/// By search alone: a claim about the theory is not tested with the theory.
games::Answer answerBySearch(const Game& game, const solver::Job& job)
{
    return game.answer({.moves = false, .grundy = false, .remoteness = false, .theoremsAllowed = false}, job);
}

Prediction outcomeBySearch(const Game& game, const solver::Job& job)
{
    return answerBySearch(game, job).verdict.outcome;
}

/// A claim that names an outcome for some positions.
auto outcomeClaim(std::function<Prediction(const Game&)> predict)
{
    return
        [predict = std::move(predict)](const Game& game, const solver::Job& job) -> std::optional<Finding> {
            const Prediction claimed = predict(game);
            if (!claimed)
                return std::nullopt;
            const games::Answer searched = answerBySearch(game, job);
            const Prediction actual = searched.verdict.outcome;
            if (actual == claimed)
                return std::nullopt;
            Finding finding{.notation = game.notation(), .claimed = claimed, .actual = actual};
            if (searched.unsolved && !actual)
                finding.unsolved = searched.unsolved->reason;
            return finding;
        };
}

Outcome nimOutcome(std::uint64_t nimSum)
{
    return nimSum == 0 ? Outcome::P : Outcome::N;
}

std::uint64_t nimSumOf(const std::vector<std::uint64_t>& heaps)
{
    return std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0}, std::bit_xor<>());
}

/// Bouton's rule, and in misère play its switch when no heap exceeds 1.
Outcome nimRule(const std::vector<std::uint64_t>& heaps, Play play)
{
    const bool areSingle = std::ranges::all_of(heaps, [](std::uint64_t heap) { return heap <= 1; });
    const std::uint64_t sum = nimSumOf(heaps);
    return nimOutcome(play == Play::Misere && areSingle ? sum ^ 1 : sum);
}

Prediction zeroFirst(const Game& game)
{
    return nimSumOf(numbersOf(game.notation())) == 0 ? Outcome::N : Outcome::P;
}

Prediction powersOfTwo(const Game& game)
{
    const auto heaps = numbersOf(game.notation());
    const bool arePowers =
        std::ranges::all_of(heaps, [](std::uint64_t heap) { return heap > 1 && std::has_single_bit(heap); });
    return arePowers && heaps.size() % 2 == 0 ? Prediction(Outcome::P) : std::nullopt;
}

/// The kernel is the set of the P-positions.
Prediction outsideKernel(const Game& game)
{
    return nimSumOf(numbersOf(game.notation())) == 0 ? Prediction(Outcome::N) : std::nullopt;
}

Prediction oddSingles(const Game& game)
{
    const auto heaps = numbersOf(game.notation());
    const bool areSingle = std::ranges::all_of(heaps, [](std::uint64_t heap) { return heap == 1; });
    return areSingle && heaps.size() % 2 == 1 ? Prediction(Outcome::N) : std::nullopt;
}

/// A winning move of normal play, other than the last one, that leaves a position lost in misère play.
std::optional<Finding> lateSwitch(const Game& game, const solver::Job& job)
{
    if (outcomeBySearch(game, job) != Outcome::N)
        return std::nullopt; // no advice helps there
    const games::GamePtr normal = game.withPlay(Play::Normal);
    for (const games::Move& move : normal->moves().moves) {
        const games::GamePtr left = normal->after(move);
        if (left->isOver() || outcomeBySearch(*left, job) != Outcome::P)
            continue;
        const games::GamePtr after = left->withPlay(Play::Misere);
        const Prediction actual = outcomeBySearch(*after, job);
        if (actual && actual != Outcome::P)
            return Finding{.notation = game.notation(),
                           .claimed = Outcome::P,
                           .actual = actual,
                           .after = after->notation()};
    }
    return std::nullopt;
}

/// Nim's rule on the lengths of the runs.
Prediction runRule(const Game& game)
{
    return nimRule(runLengthsOf(game.notation()), game.play());
}

/// A Nim heap of two or more is won in misère play by who moves.
std::optional<Finding> alwaysNim(const Game& game, const solver::Job& job)
{
    const Prediction actual = outcomeBySearch(game, job);
    if (actual != Outcome::P)
        return std::nullopt;
    const games::Question question{.moves = false, .grundy = true, .remoteness = false};
    const auto grundy = game.withPlay(Play::Normal)->answer(question, job).verdict.grundy;
    if (!grundy || *grundy < 2)
        return std::nullopt;
    return Finding{.notation = game.notation(),
                   .claimed = Outcome::N,
                   .actual = actual,
                   .other = "nim/misere:" + std::to_string(*grundy),
                   .number = *grundy};
}

Prediction skipsCompared(const Game& game)
{
    const auto skips = optionOf(game.notation(), "skips");
    if (skips.size() == 2 && skips[0] != skips[1])
        return skips[0] > skips[1] ? Outcome::L : Outcome::R;
    return nimOutcome(nimSumOf(numbersOf(game.notation())));
}

Prediction nimOnGaps(const Game& game)
{
    return nimOutcome(nimSumOf(gapsOf(game.notation())));
}

Prediction coinsAsHeaps(const Game& game)
{
    std::vector<std::uint64_t> heaps;
    const auto boxes = numbersOf(game.notation());
    for (std::size_t box = 0; box < boxes.size(); ++box)
        heaps.insert(heaps.end(), static_cast<std::size_t>(boxes[box]), box);
    return nimRule(heaps, game.play());
}

/// The squares named in words against the row drawn beside them.
std::optional<Finding> drawnRow(const Game& game, const solver::Job& job)
{
    const std::string drawn = "dollar:01001010001";
    const games::Parsed parsed = games::parse(drawn);
    const auto* row = std::get_if<games::GamePtr>(&parsed);
    if (row == nullptr)
        return std::nullopt;
    const Prediction claimed = outcomeBySearch(**row, job);
    const Prediction actual = outcomeBySearch(game, job);
    if (!claimed || !actual || claimed == actual)
        return std::nullopt;
    return Finding{.notation = game.notation(), .claimed = claimed, .actual = actual, .other = drawn};
}

std::optional<Finding> printedProduct(const Game& game, const solver::Job&)
{
    std::uint64_t product = 1;
    for (const std::uint64_t factor : {2U, 2U, 2U, 2U, 3U, 5U, 5U, 7U, 7U, 7U, 7U})
        product *= factor;
    if (numbersOf(game.notation()) == std::vector{product})
        return std::nullopt;
    return Finding{
        .notation = game.notation(), .other = "primes:" + std::to_string(product), .number = product};
}

std::optional<Finding> neverWholeHeap(const Game& game, const solver::Job&)
{
    for (const games::Move& move : game.moves().moves) {
        const games::LensEffect effect = game.lensEffect(move, {});
        if (effect.before > 0 && effect.after == 0)
            return Finding{.notation = game.notation(), .after = game.after(move)->notation()};
    }
    return std::nullopt;
}

std::vector<Claim> makeClaims()
{
    return {
        {ClaimId::ZeroFirst, "nim", heapsOfSize("nim:"), 12, outcomeClaim(zeroFirst)},
        {ClaimId::OddSingles, "nim", heapsOfSize("nim/misere:"), 12, outcomeClaim(oddSingles)},
        {ClaimId::LateSwitch, "nim", heapsOfSize("nim/misere:"), 12, lateSwitch},
        {ClaimId::PowersOfTwo, "nim", heapsOfSize("nim:"), 16, outcomeClaim(powersOfTwo)},
        {ClaimId::OutsideKernel, "nim", heapsOfSize("nim:"), 12, outcomeClaim(outsideKernel)},
        {ClaimId::NoLineStrategy, "lines", linesOfSize("lines/misere:"), 12, outcomeClaim(runRule),
         "lines/misere:111/1111/11111"},
        limitedRuns(3),
        {ClaimId::AlwaysNim, "grid", gridsOfSize("grid/misere:"), 10, alwaysNim},
        {ClaimId::SkipsCompared, "skip", skipsOfSize(), 8, outcomeClaim(skipsCompared)},
        {ClaimId::ManyCoins, "nimble",
         inBothPlays(boxesOfSize("nimble/coins=many:"), boxesOfSize("nimble/misere/coins=many:")), 10,
         outcomeClaim(coinsAsHeaps)},
        {ClaimId::DrawnRow, "dollar", onlyPosition("dollar:0100101001"), 1, drawnRow},
        {ClaimId::PrintedProduct, "primes", onlyPosition("primes:1440600"), 1, printedProduct},
        {ClaimId::NeverWholeHeap, "twins", headsOfSize("twins:"), 8, neverWholeHeap},
        {ClaimId::RightwardGaps, "northcott", tokenRowsOfSize("northcott/moves=right:"), 8,
         outcomeClaim(nimOnGaps)},
        {ClaimId::OwnwardGaps, "northcott", tokenRowsOfSize("northcott/moves=own:"), 8,
         outcomeClaim(nimOnGaps)},
    };
}

} // namespace

const std::vector<Claim>& claims()
{
    static const std::vector<Claim> all = makeClaims();
    return all;
}

Claim limitedRuns(std::uint64_t most, bool misereOnly)
{
    constexpr std::uint64_t usual = 12;
    constexpr std::uint64_t beyond = 3; // a run that the limit splits lies that far above it
    constexpr std::uint64_t longest = 18;
    const std::string limit = "/max=" + std::to_string(most) + ":";
    const Positions misere = linesOfSize("lines/misere" + limit);
    return {ClaimId::LimitedRuns, "lines",
            misereOnly ? misere : inBothPlays(linesOfSize("lines" + limit), misere),
            std::clamp(most + beyond, usual, longest), outcomeClaim(runRule)};
}

std::optional<Finding> findCounterexample(const Claim& claim, const solver::Job& job)
{
    solver::Meter meter(job);
    std::optional<Finding> found;
    std::uint64_t positions = 0;
    bool goesOn = true;
    for (std::uint64_t size = 1; goesOn && size <= claim.largest; ++size) {
        claim.forEach(size, [&](const std::string& notation) {
            constexpr std::uint64_t poll = 256;
            goesOn = meter.spend() && meter.step(poll);
            const games::Parsed parsed = games::parse(notation);
            const auto* game = std::get_if<games::GamePtr>(&parsed);
            if (!goesOn || game == nullptr)
                return goesOn;
            ++positions;
            found = claim.test(**game, job);
            goesOn = !found;
            if (found && found->unsolved)
                found.reset();
            return goesOn;
        });
    }
    if (!claim.shownBy.empty()) {
        if (found || !goesOn)
            return std::nullopt;
        found = Finding{.notation = claim.shownBy};
        const games::Parsed parsed = games::parse(claim.shownBy);
        if (const auto* game = std::get_if<games::GamePtr>(&parsed))
            found->actual = outcomeBySearch(**game, job);
    }
    if (found)
        found->positions = positions;
    return found;
}

} // namespace analysis

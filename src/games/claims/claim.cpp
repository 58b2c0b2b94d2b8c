// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/claims/claim.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace games {

using theory::Outcome;

Answer answerBySearch(const Game& game, const solver::Job& job)
{
    return game.answer({.moves = false, .grundy = false, .remoteness = false, .theoremsAllowed = false}, job);
}

std::optional<Outcome> outcomeBySearch(const Game& game, const solver::Job& job)
{
    return answerBySearch(game, job).verdict.outcome;
}

std::function<std::optional<Finding>(const Game&, const solver::Job&)>
outcomeClaim(std::function<std::optional<Outcome>(const Game&)> predict)
{
    return
        [predict = std::move(predict)](const Game& game, const solver::Job& job) -> std::optional<Finding> {
            const std::optional<Outcome> claimed = predict(game);
            if (!claimed)
                return std::nullopt;
            const Answer searched = answerBySearch(game, job);
            const std::optional<Outcome> actual = searched.verdict.outcome;
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

Outcome nimRule(const std::vector<std::uint64_t>& heaps, theory::Play play)
{
    const bool areSingle = std::ranges::all_of(heaps, [](std::uint64_t heap) { return heap <= 1; });
    const std::uint64_t sum = nimSumOf(heaps);
    return nimOutcome(play == theory::Play::Misere && areSingle ? sum ^ 1 : sum);
}

bool hasOption(const Game& game, std::string_view option)
{
    const std::string notation = game.notation();
    const std::string header = notation.substr(0, notation.find(':')) + "/";
    return header.find("/" + std::string(option) + "/") != std::string::npos;
}

Sentence winnerTold(const std::optional<Outcome>& outcome)
{
    if (!outcome)
        return QT_TRANSLATE_NOOP("Wording", "nothing is known");
    switch (*outcome) {
    case Outcome::P: return QT_TRANSLATE_NOOP("Wording", "the player to move loses (P)");
    case Outcome::N: return QT_TRANSLATE_NOOP("Wording", "the player to move wins (N)");
    case Outcome::L: return QT_TRANSLATE_NOOP("Wording", "Left wins whoever starts (L)");
    case Outcome::R: return QT_TRANSLATE_NOOP("Wording", "Right wins whoever starts (R)");
    }
    return "";
}

Sentence findingTold(const Claim& claim, const Finding& finding)
{
    if (claim.told != nullptr)
        return claim.told(finding);
    //: a position, and twice who wins, such as "the player to move wins"
    return {QT_TRANSLATE_NOOP("Wording", "%1: by the claim %2; in fact %3."),
            {finding.notation, inner(winnerTold(finding.claimed)), inner(winnerTold(finding.actual))}};
}

} // namespace games

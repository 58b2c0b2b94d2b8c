// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/worth.h"

#include "games/judge.h"
#include "theory/shortgames/atomicweight.h"
#include "theory/shortgames/writtenform.h"

#include <algorithm>

namespace games {
namespace {

using theory::Player;
using theory::ShortGame;
using theory::ShortGames;

constexpr std::size_t mostBytes = std::size_t{64} << 20;
constexpr std::size_t mostIncentives = 40; ///< options whose gains are compared with each other

std::optional<std::string> textOf(const ShortGames& games, std::optional<ShortGame> value)
{
    return value ? games.text(*value) : std::nullopt;
}

/// Without those that another one is at least as good as.
std::optional<std::vector<ShortGame>> best(ShortGames& games, const std::vector<ShortGame>& all)
{
    std::vector<ShortGame> kept;
    for (const ShortGame gain : all) {
        bool isBeaten = false;
        for (const ShortGame other : all) {
            const auto isAtMost = games.isAtMost(gain, other);
            if (!isAtMost)
                return std::nullopt;
            isBeaten = isBeaten || (*isAtMost && gain != other);
        }
        if (!isBeaten && std::ranges::find(kept, gain) == kept.end())
            kept.push_back(gain);
    }
    return kept;
}

std::optional<std::vector<std::string>> incentives(ShortGames& games, ShortGame game, Player mover)
{
    const auto options = games.options(game, mover);
    if (!options || options->size() > mostIncentives)
        return std::nullopt;
    const std::vector<ShortGame> after(options->begin(), options->end());
    std::vector<ShortGame> gains;
    for (const ShortGame option : after) {
        const auto gain =
            mover == Player::Left ? games.difference(option, game) : games.difference(game, option);
        if (!gain)
            return std::nullopt;
        gains.push_back(*gain);
    }
    const auto kept = best(games, gains);
    std::vector<std::string> texts;
    for (const ShortGame gain : kept.value_or(std::vector<ShortGame>())) {
        const auto text = games.text(gain);
        if (!text)
            return std::nullopt;
        texts.push_back(*text);
    }
    std::ranges::sort(texts);
    return kept ? std::optional(std::move(texts)) : std::nullopt;
}

std::optional<std::string> atomicWeight(ShortGames& games, ShortGame game)
{
    theory::AtomicWeights weights(games);
    return weights.isAllSmall(game).value_or(false) ? textOf(games, weights.of(game)) : std::nullopt;
}

} // namespace

std::optional<std::string> writtenValue(const Game& game, const Verdict& verdict)
{
    if (game.play() != theory::Play::Normal)
        return std::nullopt;
    if (!verdict.value && !game.isPartizan() && verdict.grundy)
        return nimberText(*verdict.grundy);
    return verdict.value;
}

std::optional<Worth> worthOf(const Game& game, const Verdict& verdict, const solver::Job& job)
{
    auto written = writtenValue(game, verdict);
    if (!written)
        return std::nullopt;
    ShortGames games({.bytes = std::min(mostBytes, job.limits.memoryBytes / 4),
                      .isStopped = [&job] { return solver::endOf(job).has_value(); }});
    const auto value = theory::readValue(*written, games);
    if (!value)
        return std::nullopt;
    theory::Thermographs thermographs(games);
    const theory::Thermograph* graph = thermographs.of(*value);
    if (graph == nullptr)
        return std::nullopt;
    Worth worth{.value = std::move(*written),
                .leftStop = games.leftStop(*value),
                .rightStop = games.rightStop(*value),
                .thermograph = *graph,
                .atomicWeight = atomicWeight(games, *value),
                .leftIncentives = incentives(games, *value, Player::Left),
                .rightIncentives = incentives(games, *value, Player::Right)};
    if (solver::endOf(job)) // then some of it may be missing
        return std::nullopt;
    return worth;
}

std::optional<std::string> valueDifference(std::string_view first, std::string_view second)
{
    ShortGames games({.bytes = mostBytes, .isStopped = [] { return false; }});
    const auto minuend = theory::readValue(first, games);
    const auto subtrahend = theory::readValue(second, games);
    return minuend && subtrahend ? textOf(games, games.difference(*minuend, *subtrahend)) : std::nullopt;
}

} // namespace games

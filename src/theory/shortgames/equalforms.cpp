// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/shortgames/equalforms.h"

#include "theory/shortgames/thermograph.h"

#include <algorithm>
#include <optional>

namespace theory {

namespace {

std::string textOf(ShortGame game, const ShortGames& games)
{
    return games.text(game).value_or(std::string());
}

std::optional<ShortGame> onlyOption(ShortGame game, Player mover, ShortGames& games)
{
    const auto options = games.options(game, mover);
    return options && options->size() == 1 ? std::optional(options->front()) : std::nullopt;
}

/// {a|b} of numbers a > b is their middle plus or minus half of what lies between them.
std::optional<std::string> asSwitch(ShortGame game, ShortGames& games)
{
    const auto left = onlyOption(game, Player::Left, games);
    const auto right = onlyOption(game, Player::Right, games);
    const auto high = left ? games.number(*left) : std::nullopt;
    const auto low = right ? games.number(*right) : std::nullopt;
    if (!high || !low || *high <= *low)
        return std::nullopt;
    const auto half = [](const Dyadic& number) { return Dyadic(number.numerator(), number.power() + 1); };
    const Dyadic middle = half(*high + *low);
    const std::string swing = "±" + text(half(*high - *low));
    return middle == Dyadic(0) ? swing : text(middle) + swing;
}

/// {0||0|-G} is tiny-G for G > 0.
std::optional<std::string> asTiny(ShortGame game, ShortGames& games)
{
    const auto left = onlyOption(game, Player::Left, games);
    const auto right = onlyOption(game, Player::Right, games);
    if (left != ShortGame() || !right || games.closedForm(*right) != nullptr)
        return std::nullopt;
    const auto back = onlyOption(*right, Player::Left, games);
    const auto threat = onlyOption(*right, Player::Right, games);
    const auto size = threat ? games.negative(*threat) : std::nullopt;
    if (back != ShortGame() || !size || games.outcome(*size) != Outcome::L)
        return std::nullopt;
    return "tiny-" + textOf(*size, games);
}

std::optional<std::string> asMiny(ShortGame game, ShortGames& games)
{
    const auto mirrored = games.negative(game);
    auto tiny = mirrored ? asTiny(*mirrored, games) : std::nullopt;
    return tiny ? std::optional("miny-" + tiny->substr(tiny->find('-') + 1)) : std::nullopt;
}

/// A game around a number, moved to 0.
std::optional<std::string> aroundMean(ShortGame game, ShortGames& games)
{
    Thermographs thermographs(games);
    const Thermograph* graph = thermographs.of(game);
    if (graph == nullptr || graph->mean == Dyadic(0))
        return std::nullopt;
    const auto mean = games.named({.number = graph->mean});
    const auto rest = mean ? games.difference(game, *mean) : std::nullopt;
    return rest ? std::optional(text(graph->mean) + "+" + textOf(*rest, games)) : std::nullopt;
}

} // namespace

std::vector<std::string> equalForms(ShortGame game, ShortGames& games)
{
    if (games.closedForm(game) != nullptr)
        return {};
    std::vector<std::string> forms;
    for (auto way : {asSwitch, asTiny, asMiny, aroundMean}) {
        if (auto form = way(game, games))
            forms.push_back(std::move(*form));
    }
    std::ranges::stable_sort(forms, {}, &std::string::size);
    return forms;
}

} // namespace theory

// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/values/ordinalsum.h"

#include "games/hackenbush/values/colonnumber.h"

namespace games {

using theory::ShortGame;

std::optional<ShortGame> OrdinalSums::over(EdgeColour edge, ShortGame game)
{
    m_stack.assign(1, game);
    while (!m_stack.empty()) {
        if (!m_meter.step() || !advance(edge))
            return std::nullopt;
    }
    return known(edge, game);
}

std::optional<ShortGame> OrdinalSums::known(EdgeColour edge, ShortGame game) const
{
    const auto found = m_known.find(keyOf(edge, game));
    return found != m_known.end() ? std::optional(found->second) : std::nullopt;
}

/// Settles the topmost game, or puts on top of it what that takes. False at a limit.
bool OrdinalSums::advance(EdgeColour edge)
{
    const ShortGame game = m_stack.back();
    if (known(edge, game)) {
        m_stack.pop_back();
        return true;
    }
    if (isClosed(edge, game))
        return remember(edge, closed(edge, game));
    const auto left = m_games.options(game, theory::Player::Left);
    const auto right = m_games.options(game, theory::Player::Right);
    if (!left || !right)
        return false;
    const bool isLeftKnown = areKnown(edge, *left);
    if (!areKnown(edge, *right) || !isLeftKnown)
        return true;
    return remember(edge, m_games.make(sums(edge, edge != EdgeColour::Red, *left),
                                       sums(edge, edge != EdgeColour::Blue, *right)));
}

bool OrdinalSums::remember(EdgeColour edge, std::optional<ShortGame> value)
{
    if (value)
        m_known.emplace(keyOf(edge, m_stack.back()), *value);
    m_stack.pop_back();
    return value.has_value();
}

bool OrdinalSums::isClosed(EdgeColour edge, ShortGame game) const
{
    const theory::NumberUpStar* form = m_games.closedForm(game);
    return form != nullptr && (edge == EdgeColour::Green ? form->isNimber() : form->isNumber());
}

std::optional<ShortGame> OrdinalSums::closed(EdgeColour edge, ShortGame game)
{
    const theory::NumberUpStar& form = *m_games.closedForm(game);
    if (edge == EdgeColour::Green)
        return m_games.named({.number = 0, .ups = 0, .star = {form.star.value + 1}});
    ColonNumber number(form.number);
    number.putUnder(edge);
    return m_games.named({.number = number.number(), .ups = 0, .star = {}});
}

/// Puts those that are not known on the stack.
bool OrdinalSums::areKnown(EdgeColour edge, std::span<const ShortGame> options)
{
    const std::size_t before = m_stack.size();
    for (const ShortGame option : options) {
        if (!known(edge, option))
            m_stack.push_back(option);
    }
    return m_stack.size() == before;
}

std::vector<ShortGame> OrdinalSums::sums(EdgeColour edge, bool canCut,
                                         std::span<const ShortGame> options) const
{
    std::vector<ShortGame> all(canCut ? 1 : 0);
    all.reserve(options.size() + 1);
    for (const ShortGame option : options)
        all.push_back(known(edge, option).value_or(ShortGame()));
    return all;
}

} // namespace games

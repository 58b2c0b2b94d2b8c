// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/shortgames/atomicweight.h"

#include <bit>

namespace theory {

std::optional<bool> AtomicWeights::isAllSmall(ShortGame game)
{
    if (const NumberUpStar* closed = m_games.closedForm(game))
        return closed->number == Dyadic(0);
    if (const auto known = m_allSmall.find(game.index); known != m_allSmall.end())
        return known->second;
    bool isSmall = true;
    for (const Player mover : {Player::Left, Player::Right}) {
        const auto options = m_games.options(game, mover);
        if (!options)
            return std::nullopt;
        for (const ShortGame option : *options) {
            const auto isOptionSmall = isAllSmall(option);
            if (!isOptionSmall)
                return std::nullopt;
            isSmall = isSmall && *isOptionSmall;
        }
    }
    m_allSmall.emplace(game.index, isSmall);
    return isSmall;
}

std::optional<ShortGame> AtomicWeights::of(ShortGame game)
{
    if (const NumberUpStar* closed = m_games.closedForm(game))
        return m_games.named({.number = closed->ups});
    if (const auto known = m_known.find(game.index); known != m_known.end())
        return known->second;
    const auto weight = made(game);
    if (weight)
        m_known.emplace(game.index, *weight);
    return weight;
}

/// {weight(G^L) - 2 | weight(G^R) + 2}, unless that is an integer.
std::optional<ShortGame> AtomicWeights::made(ShortGame game)
{
    const auto left = shifted(game, Player::Left);
    const auto right = left ? shifted(game, Player::Right) : std::nullopt;
    const auto plain = right ? m_games.make(*left, *right) : std::nullopt;
    if (!plain)
        return std::nullopt;
    const auto number = m_games.number(*plain);
    return number && number->isInteger() ? eccentric(game, *left, *right) : plain;
}

std::optional<std::vector<ShortGame>> AtomicWeights::shifted(ShortGame game, Player mover)
{
    const auto by = m_games.named({.number = mover == Player::Left ? -2 : 2});
    const auto options = m_games.options(game, mover);
    if (!by || !options)
        return std::nullopt;
    std::vector<ShortGame> all;
    for (const ShortGame option : *options) {
        const auto weight = of(option);
        const auto moved = weight ? m_games.sum(*weight, *by) : std::nullopt;
        if (!moved)
            return std::nullopt;
        all.push_back(*moved);
    }
    return all;
}

/// Several integers may fit between the options: the remote star, larger than any nimber in the game, decides
/// whether it is the largest, the least or 0.
std::optional<ShortGame> AtomicWeights::eccentric(ShortGame game, const std::vector<ShortGame>& left,
                                                  const std::vector<ShortGame>& right)
{
    constexpr std::uint64_t mostOptions = 4096;
    const std::uint64_t remote = std::bit_ceil(m_games.birthday(game) + 1);
    if (remote > mostOptions)
        return std::nullopt;
    const auto star = m_games.named({.star = {remote}});
    const auto order = star ? m_games.compare(game, *star) : std::nullopt;
    if (!order)
        return std::nullopt;
    if (*order == std::partial_ordering::greater)
        return furthest(right, 1);
    if (*order == std::partial_ordering::less)
        return furthest(left, -1);
    return ShortGame();
}

/// The last integer before one is not less than or confused with all bounds on the right (and the same
/// mirrored on the left).
std::optional<ShortGame> AtomicWeights::furthest(const std::vector<ShortGame>& bounds, int direction)
{
    std::optional<Dyadic> best;
    for (const ShortGame bound : bounds) {
        // The integers below or confused with G are those up to its left stop, or to before it.
        const Dyadic& stop = direction > 0 ? m_games.leftStop(bound) : m_games.rightStop(bound);
        const BigInteger floor =
            direction > 0 ? stop.numerator() >> stop.power() : -((-stop.numerator()) >> stop.power());
        const auto integer = m_games.named({.number = floor});
        const auto order = integer ? m_games.compare(*integer, bound) : std::nullopt;
        if (!order)
            return std::nullopt;
        const bool fits =
            *order == std::partial_ordering::unordered ||
            *order == (direction > 0 ? std::partial_ordering::less : std::partial_ordering::greater);
        const Dyadic last = fits ? Dyadic(floor) : Dyadic(floor - BigInteger(direction));
        if (!best || (direction > 0 ? last < *best : last > *best))
            best = last;
    }
    return best ? m_games.named({.number = *best}) : std::nullopt;
}

} // namespace theory

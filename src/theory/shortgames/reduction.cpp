// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/shortgames/reduction.h"

#include "theory/shortgames/simplestnumber.h"

#include <algorithm>
#include <array>
#include <utility>

namespace theory {

namespace {

using Games = std::vector<ShortGame>;

void sortUnique(Games& games)
{
    std::ranges::sort(games);
    const auto rest = std::ranges::unique(games);
    games.erase(rest.begin(), rest.end());
}

/// Those that no other one beats, sorted by handle. Quick if the strong ones come first.
template <typename Beats>
Games undominated(const Games& games, Beats beats)
{
    Games kept;
    for (const ShortGame game : games) {
        if (std::ranges::any_of(kept, [&](ShortGame other) { return beats(other, game); }))
            continue;
        std::erase_if(kept, [&](ShortGame other) { return beats(game, other); });
        kept.push_back(game);
    }
    std::ranges::sort(kept);
    return kept;
}

void replace(Games& games, ShortGame game, const Games& instead)
{
    std::erase(games, game);
    games.insert(games.end(), instead.begin(), instead.end());
    sortUnique(games);
}

/// The number x and the mex of the stars, if all the games are x + *k for one x and some k.
std::optional<NumberUpStar> mexOf(const CanonicalForms& forms, const Games& games)
{
    std::vector<Nimber> stars;
    for (const ShortGame game : games) {
        const auto& closed = forms.form(game).closed;
        if (!closed || closed->ups != 0 || closed->number != forms.form(games.front()).closed->number)
            return std::nullopt;
        stars.push_back(closed->star);
    }
    if (games.empty())
        return std::nullopt;
    return NumberUpStar{.number = forms.form(games.front()).closed->number, .star = mex(stars)};
}

} // namespace

Reduction::Reduction(CanonicalForms& forms, FormOptions options)
    : m_forms(forms), m_options(std::move(options))
{
    sortUnique(m_options.left);
    sortUnique(m_options.right);
}

ShortGame Reduction::result()
{
    const CanonicalForms::Step step(m_forms);
    if (const auto simplest = number())
        return m_forms.named({.number = *simplest});
    do {
        if (const auto game = numberAndStar())
            return m_forms.named(*game);
    } while (dropDominated() || bypassReversible());
    if (const auto game = ups())
        return *game;
    return m_forms.intern(std::move(m_options));
}

/// A number x is not above any left option exactly if x is beyond its right stop, or at it without being at
/// most the option; the same for the right options, mirrored.
std::optional<Dyadic> Reduction::number()
{
    std::optional<NumberBound> lower;
    std::optional<NumberBound> upper;
    for (const ShortGame left : m_options.left) {
        const Dyadic& stop = m_forms.form(left).rightStop;
        const bool isInclusive = !m_forms.isAtMost(m_forms.named({.number = stop}), left);
        if (!lower || stop > lower->number || (stop == lower->number && !isInclusive))
            lower = {stop, isInclusive};
    }
    for (const ShortGame right : m_options.right) {
        const Dyadic& stop = m_forms.form(right).leftStop;
        const bool isInclusive = !m_forms.isAtMost(right, m_forms.named({.number = stop}));
        if (!upper || stop < upper->number || (stop == upper->number && !isInclusive))
            upper = {stop, isInclusive};
    }
    auto simplest = simplestNumber(lower, upper);
    if (!simplest) {
        m_leftStop = lower->number;
        m_rightStop = upper->number;
    }
    return simplest;
}

/// {x+*a, x+*b, … | x+*c, …} = x + *m if both sides have the mex m; for x = 0 Sprague and Grundy's theorem,
/// and translated by x since the game is no number.
std::optional<NumberUpStar> Reduction::numberAndStar() const
{
    auto left = mexOf(m_forms, m_options.left);
    return left && left == mexOf(m_forms, m_options.right) ? left : std::nullopt;
}

/// False if there was none.
bool Reduction::dropDominated()
{
    const auto isAtMost = [this](ShortGame a, ShortGame b) {
        const CanonicalForms::Step step(m_forms);
        return m_forms.isAtMost(a, b);
    };
    std::ranges::sort(m_options.left, std::ranges::greater(),
                      [this](ShortGame left) -> const Dyadic& { return m_forms.form(left).rightStop; });
    std::ranges::sort(m_options.right, std::ranges::less(),
                      [this](ShortGame right) -> const Dyadic& { return m_forms.form(right).leftStop; });
    const std::size_t before = m_options.left.size() + m_options.right.size();
    m_options.left = undominated(m_options.left, [&](ShortGame a, ShortGame b) { return isAtMost(b, a); });
    m_options.right = undominated(m_options.right, isAtMost);
    return m_options.left.size() + m_options.right.size() < before;
}

/// Replaces one reversible option; false if there is none.
bool Reduction::bypassReversible()
{
    for (const ShortGame left : m_options.left) {
        for (const ShortGame reply : m_forms.options(left, Player::Right)) {
            if (isAtMostThis(reply)) {
                replace(m_options.left, left, m_forms.options(reply, Player::Left));
                return true;
            }
        }
    }
    for (const ShortGame right : m_options.right) {
        for (const ShortGame reply : m_forms.options(right, Player::Left)) {
            if (isAtLeastThis(reply)) {
                replace(m_options.right, right, m_forms.options(reply, Player::Right));
                return true;
            }
        }
    }
    return false;
}

/// Whether a <= G. G is no number: in a number nobody moves first.
bool Reduction::isAtMostThis(ShortGame a)
{
    const CanonicalForm& form = m_forms.form(a);
    if (form.leftStop > m_leftStop || form.rightStop > m_rightStop)
        return false;
    if (const auto known = m_below.find(a.index); known != m_below.end())
        return known->second;
    const CanonicalForms::Step step(m_forms);
    const auto isAtMostA = [&](ShortGame right) { return m_forms.isAtMost(right, a); };
    const auto isAbove = [this](ShortGame left) { return isAtLeastThis(left); };
    const bool result =
        std::ranges::none_of(m_options.right, isAtMostA) &&
        (m_forms.isNumber(a) || std::ranges::none_of(m_forms.options(a, Player::Left), isAbove));
    m_below.emplace(a.index, result);
    return result;
}

/// Whether a >= G.
bool Reduction::isAtLeastThis(ShortGame a)
{
    const CanonicalForm& form = m_forms.form(a);
    if (form.leftStop < m_leftStop || form.rightStop < m_rightStop)
        return false;
    if (const auto known = m_above.find(a.index); known != m_above.end())
        return known->second;
    const CanonicalForms::Step step(m_forms);
    const auto isAtLeastA = [&](ShortGame left) { return m_forms.isAtMost(a, left); };
    const auto isBelow = [this](ShortGame right) { return isAtMostThis(right); };
    const bool result =
        std::ranges::none_of(m_options.left, isAtLeastA) &&
        (m_forms.isNumber(a) || std::ranges::none_of(m_forms.options(a, Player::Right), isBelow));
    m_above.emplace(a.index, result);
    return result;
}

/// The multiple of up, with a nimber or a number, whose canonical form this is.
std::optional<ShortGame> Reduction::ups()
{
    std::vector<NumberUpStar> candidates;
    const auto tryFrom = [&](const Games& side, int sign) {
        const auto& only = m_forms.form(side.front()).closed;
        if (side.size() != 1 || !only || only->ups * sign < 0)
            return;
        candidates.push_back({only->number, only->ups + sign, only->star ^ Nimber{1}});
        candidates.push_back({only->number, sign, {1}});
    };
    tryFrom(m_options.right, 1);
    tryFrom(m_options.left, -1);
    for (const NumberUpStar& candidate : candidates) {
        const ShortGame game = m_forms.named(candidate);
        if (hasOptionsOf(game))
            return game;
    }
    return std::nullopt;
}

bool Reduction::hasOptionsOf(ShortGame closed)
{
    return m_forms.options(closed, Player::Left) == m_options.left &&
           m_forms.options(closed, Player::Right) == m_options.right;
}

} // namespace theory

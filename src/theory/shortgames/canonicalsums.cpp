// SPDX-License-Identifier: GPL-3.0-or-later
// The sums of CanonicalForms: closed forms by parts, numbers by translation, all else option by option.

#include "theory/shortgames/canonicalforms.h"

#include <utility>

namespace theory {

ShortGame CanonicalForms::sum(ShortGame a, ShortGame b)
{
    if (b < a)
        std::swap(a, b);
    if (a == ShortGame{})
        return b;
    const auto& first = form(a).closed;
    const auto& second = form(b).closed;
    if (first && second)
        return sumOfClosed(*first, *second);
    if (areOpposite(a, b))
        return {};
    const std::uint64_t key = pairKey(a, b);
    if (const auto known = m_sums.find(key); known != m_sums.end())
        return known->second;
    const Step step(*this);
    ShortGame result;
    if (first)
        result = sumWithClosed(b, a);
    else
        result = second ? sumWithClosed(a, b) : sumByOptions(a, b);
    charge(bytesOfResult);
    m_sums.emplace(key, result);
    return result;
}

/// Whether a + b = 0; only asked in full where birthdays and stops do not deny it.
bool CanonicalForms::areOpposite(ShortGame a, ShortGame b)
{
    const CanonicalForm& first = form(a);
    const CanonicalForm& second = form(b);
    if (first.birthday != second.birthday || first.leftStop != -second.rightStop ||
        first.rightStop != -second.leftStop)
        return false;
    return negative(a) == b;
}

ShortGame CanonicalForms::sumOfClosed(const NumberUpStar& a, const NumberUpStar& b)
{
    return named(a + b);
}

/// `a` has no closed form.
ShortGame CanonicalForms::sumWithClosed(ShortGame a, ShortGame closed)
{
    NumberUpStar rest = *form(closed).closed;
    if (rest.isNumber())
        return translated(a, closed);
    if (rest.number == Dyadic(0))
        return sumByOptions(a, closed);
    const ShortGame number = named({.number = std::exchange(rest.number, Dyadic(0))});
    return sum(sum(a, named(rest)), number);
}

/// Number translation theorem: G + x = {G^L + x | G^R + x} if G is no number, and canonical if G is.
ShortGame CanonicalForms::translated(ShortGame a, ShortGame number)
{
    FormOptions moved;
    for (const ShortGame left : form(a).options.left)
        moved.left.push_back(sum(left, number));
    for (const ShortGame right : form(a).options.right)
        moved.right.push_back(sum(right, number));
    return intern(std::move(moved));
}

ShortGame CanonicalForms::sumByOptions(ShortGame a, ShortGame b)
{
    FormOptions moves;
    for (const ShortGame left : options(a, Player::Left))
        moves.left.push_back(sum(left, b));
    for (const ShortGame left : options(b, Player::Left))
        moves.left.push_back(sum(a, left));
    for (const ShortGame right : options(a, Player::Right))
        moves.right.push_back(sum(right, b));
    for (const ShortGame right : options(b, Player::Right))
        moves.right.push_back(sum(a, right));
    return make(std::move(moves));
}

} // namespace theory

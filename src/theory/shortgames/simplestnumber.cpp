// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/shortgames/simplestnumber.h"

namespace theory {

namespace {

using Bound = std::optional<NumberBound>;

bool isAbove(const Dyadic& number, const Bound& lower)
{
    return !lower || number > lower->number || (lower->isInclusive && number == lower->number);
}

bool isBelow(const Dyadic& number, const Bound& upper)
{
    return !upper || number < upper->number || (upper->isInclusive && number == upper->number);
}

bool isEmpty(const Bound& lower, const Bound& upper)
{
    if (!lower || !upper || lower->number < upper->number)
        return false;
    return lower->number > upper->number || !lower->isInclusive || !upper->isInclusive;
}

Bound negated(const Bound& bound)
{
    return bound ? Bound({-bound->number, bound->isInclusive}) : Bound();
}

/// The least m / 2^power above the bound, which is at least 0.
Dyadic leastAbove(const NumberBound& lower, unsigned power)
{
    const unsigned down = lower.number.power() > power ? lower.number.power() - power : 0;
    const unsigned up = power > lower.number.power() ? power - lower.number.power() : 0;
    const BigInteger floor = (lower.number.numerator() << up) >> down;
    const Dyadic candidate(floor, power);
    return isAbove(candidate, lower) ? candidate : Dyadic(floor + 1, power);
}

/// Precondition: the interval is not empty and has no negative number.
Dyadic simplestPositive(const NumberBound& lower, const Bound& upper)
{
    for (unsigned power = 0;; ++power) {
        Dyadic candidate = leastAbove(lower, power);
        if (isBelow(candidate, upper))
            return candidate;
    }
}

} // namespace

std::optional<Dyadic> simplestNumber(const Bound& lower, const Bound& upper)
{
    if (isEmpty(lower, upper))
        return std::nullopt;
    if (isAbove(0, lower) && isBelow(0, upper))
        return Dyadic(0);
    if (lower && lower->number >= Dyadic(0))
        return simplestPositive(*lower, upper);
    return -simplestPositive(*negated(upper), negated(lower));
}

} // namespace theory

// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/goldenratio.h"

#include <cassert>

namespace theory {
namespace {

__extension__ using Wide = unsigned __int128;

/// floor(n sqrt(5)): an estimate from 64 binary places of the root, made exact by comparing squares.
std::uint64_t rootFiveMultiple(std::uint64_t n)
{
    constexpr std::uint64_t places = 0x3C6E'F372'FE94'F82B; // floor((sqrt(5) - 2) 2^64)
    const Wide square = Wide{n} * n * 5;
    auto root = 2 * n + static_cast<std::uint64_t>(Wide{n} * places >> 64U);
    while (Wide{root + 1} * (root + 1) <= square)
        ++root;
    assert(Wide{root} * root <= square);
    return root;
}

/// floor(n / phi), as 1 / phi = phi - 1.
std::uint64_t goldenPart(std::uint64_t n)
{
    return goldenMultiple(n) - n;
}

} // namespace

std::uint64_t goldenMultiple(std::uint64_t k)
{
    assert(k <= largestGolden);
    // floor((k + r) / 2) = floor((k + floor(r)) / 2) for a whole k.
    return (k + rootFiveMultiple(k)) / 2;
}

ColdPair coldPair(std::uint64_t k, Play play)
{
    if (play == Play::Misere && k < 2)
        return k == 0 ? ColdPair{2, 2} : ColdPair{0, 1};
    const std::uint64_t smaller = goldenMultiple(k);
    return {smaller, smaller + k};
}

std::uint64_t coldPartner(std::uint64_t n, Play play)
{
    if (play == Play::Misere && n < 3)
        return n == 2 ? 2 : 1 - n;
    if (n == 0)
        return 0;
    // n is the smaller number of the k-th pair iff k lies between n / phi and (n + 1) / phi.
    const std::uint64_t k = goldenPart(n) + 1;
    if (goldenMultiple(k) == n)
        return n + k;
    // Else it is the larger number of a pair, n = floor(k phi^2), and k lies above n / phi^2 = n - n / phi.
    return n - (n - goldenPart(n));
}

} // namespace theory

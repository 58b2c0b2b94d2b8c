// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The number that a red-blue tree is worth while it is put together from its tips down: edges are put under
// it and trees beside it. Putting an edge under a stalk puts a sign before its sign expansion (colon
// principle); in two's complement that only touches the digits next to the point:
//
//     x >= 0, blue edge    x + 1
//     x < 0, blue edge     0.0…01f    with f the digits of x after the point and floor(x) + 1 digits before 1
//     x <= 0, red edge     x - 1
//     x > 0, red edge      -1 + 0.1…10f, with floor(x) ones (and no 0 if there is no f)
//
// The digits are kept lowest first, so that these are appended, and a sum only touches as many digits as the
// shorter summand has: a tree of n edges takes O(n log n) steps on bits, whatever its shape.

#include "games/hackenbush/picture/hackenbushgraph.h"
#include "theory/biginteger.h"
#include "theory/dyadic.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace games {

class ColonNumber {
public:
    ColonNumber() = default;
    /// Precondition: the integer part fits into 63 bits.
    explicit ColonNumber(const theory::Dyadic& number);

    [[nodiscard]] theory::Dyadic number() const;
    [[nodiscard]] bool isZero() const { return m_floor == 0 && isInteger(); }

    /// Puts an edge under it. Amortised O(1). Precondition: blue or red.
    void putUnder(EdgeColour edge);
    void add(ColonNumber other);

private:
    static constexpr std::size_t wordBits = theory::BigInteger::wordBits;

    [[nodiscard]] bool isInteger() const { return m_begin == m_end; }
    void append(bool digit, std::size_t count);
    void addDigits(const ColonNumber& shorter);
    void dropLowZeros();
    /// 64 digits from a place on, which may be before the first; outside there are zeros.
    [[nodiscard]] std::uint64_t digitsFrom(std::ptrdiff_t place) const;

    std::int64_t m_floor = 0;
    // The digits after the point stand at the places m_begin (a 1) to m_end - 1 (next to the point).
    std::vector<std::uint64_t> m_words;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
};

} // namespace games

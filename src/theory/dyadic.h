// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Dyadic rationals m / 2^k with exact integers: the numbers that finite games can be worth.

#include "theory/biginteger.h"

#include <compare>
#include <concepts>
#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace theory {

/// numerator / 2^power in lowest terms, so that equal numbers have equal fields.
class Dyadic {
public:
    Dyadic() = default;
    Dyadic(BigInteger integer) : m_numerator(std::move(integer)) {}
    template <std::integral Integer>
    Dyadic(Integer integer) : m_numerator(integer)
    {
    }

    /// numerator / 2^power.
    Dyadic(BigInteger numerator, unsigned power);

    [[nodiscard]] const BigInteger& numerator() const { return m_numerator; }
    /// The power of two below the line; 0 for an integer.
    [[nodiscard]] unsigned power() const { return m_power; }
    [[nodiscard]] bool isInteger() const { return m_power == 0; }

    Dyadic& operator+=(const Dyadic& other);
    Dyadic& operator-=(const Dyadic& other);
    friend Dyadic operator+(Dyadic a, const Dyadic& b)
    {
        a += b;
        return a;
    }
    friend Dyadic operator-(Dyadic a, const Dyadic& b)
    {
        a -= b;
        return a;
    }
    friend Dyadic operator-(Dyadic number)
    {
        number.m_numerator = -std::move(number.m_numerator);
        return number;
    }

    friend bool operator==(const Dyadic&, const Dyadic&) = default;
    friend std::strong_ordering operator<=>(const Dyadic& a, const Dyadic& b) { return a.compare(b); }

private:
    [[nodiscard]] std::strong_ordering compare(const Dyadic& other) const;

    /// The numerator over 2^power. Precondition: power >= m_power.
    [[nodiscard]] BigInteger over(unsigned power) const { return m_numerator << (power - m_power); }
    void reduce();

    BigInteger m_numerator = 0;
    unsigned m_power = 0;
};

/// '11/8', '-3/4', '2'.
[[nodiscard]] std::string text(const Dyadic& number);
/// The same unless mayGoOn() says no.
[[nodiscard]] std::optional<std::string> text(const Dyadic& number, const std::function<bool()>& mayGoOn);

} // namespace theory

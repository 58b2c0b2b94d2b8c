// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Dyadic rationals m / 2^k with exact integers: the numbers that finite games can be worth.

#include <boost/multiprecision/cpp_int.hpp>

#include <compare>
#include <string>

namespace theory {

/// numerator / 2^power in lowest terms, so that equal numbers have equal fields.
class Dyadic {
public:
    /// Without expression templates: what an operator returns is a number, never a view of its operands.
    using Integer = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<>,
                                                  boost::multiprecision::et_off>;

    Dyadic() = default;
    Dyadic(Integer integer) : m_numerator(std::move(integer)) {}
    Dyadic(int integer) : m_numerator(integer) {}

    /// numerator / 2^power.
    Dyadic(Integer numerator, unsigned power);

    [[nodiscard]] const Integer& numerator() const { return m_numerator; }
    /// The power of two below the line; 0 for an integer.
    [[nodiscard]] unsigned power() const { return m_power; }
    [[nodiscard]] bool isInteger() const { return m_power == 0; }

    Dyadic& operator+=(const Dyadic& other);
    Dyadic& operator-=(const Dyadic& other);
    friend Dyadic operator+(Dyadic a, const Dyadic& b) { return a += b; }
    friend Dyadic operator-(Dyadic a, const Dyadic& b) { return a -= b; }
    friend Dyadic operator-(const Dyadic& number) { return {-number.m_numerator, number.m_power}; }

    friend bool operator==(const Dyadic& a, const Dyadic& b)
    {
        return a.m_power == b.m_power && a.m_numerator == b.m_numerator;
    }
    friend std::strong_ordering operator<=>(const Dyadic& a, const Dyadic& b) { return a.compare(b); }

private:
    [[nodiscard]] std::strong_ordering compare(const Dyadic& other) const;

    /// The numerator over 2^power. Precondition: power >= m_power.
    [[nodiscard]] Integer over(unsigned power) const;

    Integer m_numerator = 0;
    unsigned m_power = 0;
};

/// '11/8', '-3/4', '2'.
[[nodiscard]] std::string text(const Dyadic& number);

} // namespace theory

// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/dyadic.h"

#include <algorithm>
#include <utility>

namespace theory {

namespace {

Dyadic::Integer powerOfTwo(unsigned power)
{
    Dyadic::Integer integer = 0;
    bit_set(integer, power);
    return integer;
}

} // namespace

Dyadic::Dyadic(Integer numerator, unsigned power) : m_numerator(std::move(numerator)), m_power(power)
{
    if (m_numerator.is_zero()) {
        m_power = 0;
        return;
    }
    const Integer magnitude = abs(m_numerator);
    const unsigned common = std::min(m_power, static_cast<unsigned>(lsb(magnitude)));
    if (common == 0)
        return;
    const bool isNegative = m_numerator < 0;
    m_numerator = magnitude >> common;
    if (isNegative)
        m_numerator = -m_numerator;
    m_power -= common;
}

Dyadic& Dyadic::operator+=(const Dyadic& other)
{
    const unsigned power = std::max(m_power, other.m_power);
    return *this = Dyadic(Integer(over(power) + other.over(power)), power);
}

Dyadic& Dyadic::operator-=(const Dyadic& other)
{
    return *this += -other;
}

Dyadic::Integer Dyadic::over(unsigned power) const
{
    return m_numerator * powerOfTwo(power - m_power);
}

std::strong_ordering Dyadic::compare(const Dyadic& other) const
{
    if (m_power == other.m_power)
        return m_numerator.compare(other.m_numerator) <=> 0;
    const unsigned power = std::max(m_power, other.m_power);
    return over(power).compare(other.over(power)) <=> 0;
}

std::string text(const Dyadic& number)
{
    if (number.isInteger())
        return number.numerator().str();
    return number.numerator().str() + "/" + powerOfTwo(number.power()).str();
}

} // namespace theory

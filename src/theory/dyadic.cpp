// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/dyadic.h"

#include <algorithm>

namespace theory {

Dyadic::Dyadic(BigInteger numerator, unsigned power) : m_numerator(std::move(numerator)), m_power(power)
{
    reduce();
}

Dyadic& Dyadic::operator+=(const Dyadic& other)
{
    const unsigned power = std::max(m_power, other.m_power);
    m_numerator <<= power - m_power;
    if (other.m_power == power)
        m_numerator += other.m_numerator;
    else
        m_numerator += other.over(power);
    m_power = power;
    reduce();
    return *this;
}

Dyadic& Dyadic::operator-=(const Dyadic& other)
{
    return *this += -other;
}

std::strong_ordering Dyadic::compare(const Dyadic& other) const
{
    if (m_power == other.m_power)
        return m_numerator <=> other.m_numerator;
    const unsigned power = std::max(m_power, other.m_power);
    return over(power) <=> other.over(power);
}

void Dyadic::reduce()
{
    if (m_power == 0)
        return;
    const std::size_t zeros = m_numerator == 0 ? m_power : m_numerator.trailingZeros();
    const unsigned common = static_cast<unsigned>(std::min<std::size_t>(m_power, zeros));
    m_numerator >>= common;
    m_power -= common;
}

std::string text(const Dyadic& number)
{
    return text(number, [] { return true; }).value();
}

std::optional<std::string> text(const Dyadic& number, const std::function<bool()>& mayGoOn)
{
    auto numerator = text(number.numerator(), mayGoOn);
    if (!numerator || number.isInteger())
        return numerator;
    const auto denominator = text(BigInteger(1) << number.power(), mayGoOn);
    return denominator ? std::optional(*numerator + "/" + *denominator) : std::nullopt;
}

} // namespace theory

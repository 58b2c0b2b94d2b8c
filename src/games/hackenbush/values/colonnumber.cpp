// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/values/colonnumber.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

namespace games {
namespace {

using theory::BigInteger;

std::size_t wordsFor(std::size_t digits)
{
    return (digits + BigInteger::wordBits - 1) / BigInteger::wordBits;
}

} // namespace

ColonNumber::ColonNumber(const theory::Dyadic& number) : m_end(number.power())
{
    const BigInteger floor = number.numerator() >> number.power();
    m_floor = floor.toInt64();
    m_words = (number.numerator() - (floor << number.power())).words();
    m_words.resize(wordsFor(m_end), 0);
}

theory::Dyadic ColonNumber::number() const
{
    if (isInteger())
        return m_floor;
    const auto power = static_cast<unsigned>(m_end - m_begin);
    return {(BigInteger(m_floor) << power) + (BigInteger::fromWords(m_words) >> m_begin), power};
}

void ColonNumber::putUnder(EdgeColour edge)
{
    if (edge == EdgeColour::Blue) {
        if (m_floor >= 0) {
            ++m_floor;
            return;
        }
        append(true, 1);
        append(false, static_cast<std::size_t>(-m_floor - 1));
        m_floor = 0;
        return;
    }
    if (m_floor < 0 || isZero()) {
        --m_floor;
        return;
    }
    if (!isInteger())
        append(false, 1);
    append(true, static_cast<std::size_t>(m_floor));
    m_floor = -1;
}

void ColonNumber::append(bool digit, std::size_t count)
{
    const std::size_t end = m_end + count;
    m_words.resize(wordsFor(end), 0);
    while (digit && m_end < end) {
        const std::size_t place = m_end % wordBits;
        const std::size_t taken = std::min(wordBits - place, end - m_end);
        m_words[m_end / wordBits] |= (~std::uint64_t{0} >> (wordBits - taken)) << place;
        m_end += taken;
    }
    m_end = end;
}

void ColonNumber::add(ColonNumber other)
{
    if (m_end - m_begin < other.m_end - other.m_begin)
        std::swap(*this, other);
    m_floor += other.m_floor;
    if (other.isInteger())
        return;
    addDigits(other);
    dropLowZeros();
}

void ColonNumber::addDigits(const ColonNumber& shorter)
{
    const std::size_t start = m_end - (shorter.m_end - shorter.m_begin);
    const auto shift = static_cast<std::ptrdiff_t>(shorter.m_begin) - static_cast<std::ptrdiff_t>(start);
    std::uint64_t carried = 0;
    for (std::size_t word = start / wordBits; word < m_words.size(); ++word) {
        const std::uint64_t old = m_words[word];
        const std::uint64_t added = shorter.digitsFrom(static_cast<std::ptrdiff_t>(word * wordBits) + shift);
        const std::uint64_t sum = old + added;
        m_words[word] = sum + carried;
        carried = (sum < old ? 1U : 0U) | (m_words[word] < sum ? 1U : 0U);
    }
    if (m_end % wordBits != 0) { // the place of the units is in the last word
        const std::uint64_t unit = std::uint64_t{1} << (m_end % wordBits);
        carried = (m_words.back() & unit) != 0 ? 1 : 0;
        m_words.back() &= unit - 1;
    }
    m_floor += static_cast<std::int64_t>(carried);
}

void ColonNumber::dropLowZeros()
{
    while (m_begin < m_end) {
        const std::uint64_t rest = m_words[m_begin / wordBits] >> (m_begin % wordBits);
        if (rest != 0) {
            m_begin += static_cast<std::size_t>(std::countr_zero(rest));
            return;
        }
        m_begin = (m_begin / wordBits + 1) * wordBits;
    }
    m_begin = 0;
    m_end = 0;
    m_words.clear();
}

std::uint64_t ColonNumber::digitsFrom(std::ptrdiff_t place) const
{
    const auto bits = static_cast<std::ptrdiff_t>(wordBits);
    const std::ptrdiff_t word = place >= 0 ? place / bits : -((bits - 1 - place) / bits);
    const auto offset = static_cast<unsigned>(place - word * bits);
    const auto wordAt = [this](std::ptrdiff_t index) {
        return index < 0 || index >= std::ssize(m_words) ? 0 : m_words[static_cast<std::size_t>(index)];
    };
    const std::uint64_t low = wordAt(word) >> offset;
    return offset == 0 ? low : low | wordAt(word + 1) << (wordBits - offset);
}

} // namespace games

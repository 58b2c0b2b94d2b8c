// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/biginteger.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <cassert>
#include <functional>
#include <limits>

namespace theory {

namespace {

/// Without expression templates: what an operator returns is a number, never a view of its operands.
using Number =
    boost::multiprecision::number<boost::multiprecision::cpp_int_backend<>, boost::multiprecision::et_off>;

/// Decimal digits by halves: what is more than a power of ten, and the rest, and so on with both parts. To
/// divide, it multiplies by the power's inverse (Barrett), which Boost does faster than in quadratic time:
/// Boost's own way takes seconds for a million digits.
class DecimalDigits {
public:
    explicit DecimalDigits(const std::function<bool()>& mayGoOn) : m_mayGoOn(mayGoOn) {}

    /// Nothing when it was ended. Precondition: number >= 0.
    std::optional<std::string> of(const Number& number)
    {
        std::size_t level = 0;
        for (; number >= levelAt(level).power; ++level) {
            if (!m_mayGoOn())
                return std::nullopt;
        }
        if (!append(number, level))
            return std::nullopt;
        return m_text.erase(0, std::min(m_text.find_first_not_of('0'), m_text.size() - 1));
    }

private:
    static constexpr unsigned leafDigits = 300; ///< so short a number is as quick in one go
    static constexpr std::size_t pollLevel = 4; ///< below there is nothing that takes long

    /// 10 to the number of digits of a level, each of which has twice as many as the one before.
    struct Level {
        Number power;
        Number inverse; ///< 2^(2 bits) / power, or a little less or more
        std::size_t bits = 0;
    };

    const Level& levelAt(std::size_t level)
    {
        if (m_levels.empty()) {
            const Number power = pow(Number(10), leafDigits);
            const std::size_t bits = msb(power) + 1;
            m_levels.push_back({power, (Number(1) << (2 * bits)) / power, bits});
        }
        while (m_levels.size() <= level)
            m_levels.push_back(squared(m_levels.back()));
        return m_levels[level];
    }

    /// The inverse's square, and one step of Newton's, which doubles the digits that are right.
    static Level squared(const Level& root)
    {
        const Number power = root.power * root.power;
        const std::size_t bits = msb(power) + 1;
        const Number inverse = (root.inverse * root.inverse) >> (4 * root.bits - 2 * bits);
        const Number over = ((inverse * inverse) >> bits) * power >> bits;
        return {power, 2 * inverse - over, bits};
    }

    /// Filled up with zeros to the digits of the level; false when it was ended.
    bool append(const Number& number, std::size_t level)
    {
        if (level >= pollLevel && !m_mayGoOn())
            return false;
        if (level == 0) {
            const std::string digits = number.str();
            m_text.append(leafDigits - digits.size(), '0').append(digits);
            return true;
        }
        const Level& half = m_levels[level - 1];
        Number high = ((number >> (half.bits - 1)) * half.inverse) >> (half.bits + 1);
        Number low = number - high * half.power;
        for (; low < 0; low += half.power)
            --high;
        for (; low >= half.power; low -= half.power)
            ++high;
        return append(high, level - 1) && append(low, level - 1);
    }

    const std::function<bool()>& m_mayGoOn;
    std::vector<Level> m_levels;
    std::string m_text;
};

} // namespace

struct BigInteger::Large {
    Number number;

    /// Those of the absolute value, the lowest first.
    [[nodiscard]] std::span<const boost::multiprecision::limb_type> words() const
    {
        static_assert(sizeof(boost::multiprecision::limb_type) == sizeof(std::uint64_t));
        return {number.backend().limbs(), number.backend().size()};
    }
};

void BigInteger::Delete::operator()(Large* large) const noexcept
{
    std::default_delete<Large>()(large);
}

BigInteger BigInteger::fromWords(std::span<const std::uint64_t> words)
{
    BigInteger result;
    if (words.empty())
        return result;
    import_bits(result.enlarge().number, words.data(), words.data() + words.size(), wordBits, false);
    result.settle();
    return result;
}

std::vector<std::uint64_t> BigInteger::words() const
{
    if (m_large)
        return {m_large->words().begin(), m_large->words().end()};
    const auto bits = static_cast<std::uint64_t>(m_small);
    return m_small == 0 ? std::vector<std::uint64_t>() : std::vector{m_small < 0 ? 0 - bits : bits};
}

BigInteger& BigInteger::operator/=(const BigInteger& other)
{
    assert(other != 0);
    if (other == -1)
        negate();
    else if (!m_large && !other.m_large)
        m_small /= other.m_small;
    else
        calculate(other, [](auto& number, const auto& divisor) { number /= divisor; });
    return *this;
}

BigInteger& BigInteger::operator<<=(std::size_t places)
{
    std::int64_t product = 0;
    if (!m_large && places < wordBits - 1 &&
        !__builtin_mul_overflow(m_small, std::int64_t{1} << places, &product)) {
        m_small = product;
    } else if (*this != 0) {
        enlarge().number <<= places;
        settle();
    }
    return *this;
}

BigInteger& BigInteger::operator>>=(std::size_t places)
{
    if (m_large) {
        // Down, also below zero: not every Boost says so itself (1.74 does not).
        if (m_large->number < 0)
            m_large->number = -1 - ((-1 - m_large->number) >> places);
        else
            m_large->number >>= places;
        settle();
    } else {
        m_small >>= std::min(places, wordBits - 1);
    }
    return *this;
}

std::int64_t BigInteger::toInt64() const
{
    assert(!m_large);
    return m_small;
}

std::uint64_t BigInteger::toUint64() const
{
    assert(*this >= 0 && words().size() <= 1);
    return m_large ? m_large->words().front() : static_cast<std::uint64_t>(m_small);
}

double BigInteger::toDouble() const
{
    return m_large ? m_large->number.convert_to<double>() : static_cast<double>(m_small);
}

std::size_t BigInteger::hash() const
{
    return m_large ? hash_value(m_large->number) : std::hash<std::int64_t>()(m_small);
}

std::string text(const BigInteger& number)
{
    return text(number, [] { return true; }).value();
}

std::optional<std::string> text(const BigInteger& number, const std::function<bool()>& mayGoOn)
{
    if (!number.m_large)
        return std::to_string(number.m_small);
    constexpr std::size_t fewWords = 1024;
    const Number& large = number.m_large->number;
    if (number.m_large->words().size() <= fewWords)
        return large.str();
    auto digits = DecimalDigits(mayGoOn).of(abs(large));
    if (digits && large.sign() < 0)
        digits->insert(0, 1, '-');
    return digits;
}

/// From the bits of an unsigned number in m_small.
void BigInteger::makeUnsigned()
{
    const auto bits = static_cast<std::uint64_t>(m_small);
    *this = fromWords({&bits, 1});
}

void BigInteger::assignLarge(const BigInteger& other)
{
    if (!other.m_large) {
        m_large.reset();
        m_small = other.m_small;
    } else {
        enlarge().number = other.m_large->number;
    }
}

/// `change` alters the first number by the second one. What it has made fits wherever it does.
template <typename Change>
void BigInteger::calculate(const BigInteger& other, Change change)
{
    Large& large = enlarge();
    if (other.m_large) // also where `other` is this one
        change(large.number, other.m_large->number);
    else
        change(large.number, other.m_small);
    settle();
}

void BigInteger::addLarge(const BigInteger& other)
{
    calculate(other, [](auto& number, const auto& summand) { number += summand; });
}

void BigInteger::subtractLarge(const BigInteger& other)
{
    calculate(other, [](auto& number, const auto& summand) { number -= summand; });
}

void BigInteger::multiplyLarge(const BigInteger& other)
{
    calculate(other, [](auto& number, const auto& factor) { number *= factor; });
}

void BigInteger::negateLarge()
{
    enlarge().number.backend().negate();
    settle();
}

std::strong_ordering BigInteger::compareLarge(const BigInteger& other) const
{
    if (m_large && other.m_large)
        return m_large->number.compare(other.m_large->number) <=> 0;
    return m_large ? m_large->number.sign() <=> 0 : 0 <=> other.m_large->number.sign();
}

std::size_t BigInteger::trailingZerosOfLarge() const
{
    std::size_t zeros = 0;
    for (const auto word : m_large->words()) {
        zeros += static_cast<std::size_t>(std::countr_zero(word));
        if (word != 0)
            break;
    }
    return zeros;
}

/// Puts it on the heap, until it is settled.
BigInteger::Large& BigInteger::enlarge()
{
    if (!m_large)
        m_large.reset(std::make_unique<Large>(Large{std::exchange(m_small, 0)}).release());
    return *m_large;
}

/// Takes it off the heap if it fits.
void BigInteger::settle()
{
    const auto words = m_large->words();
    const bool isNegative = m_large->number.sign() < 0;
    const std::uint64_t most = std::uint64_t{std::numeric_limits<std::int64_t>::max()} + (isNegative ? 1 : 0);
    if (words.size() > 1 || words.front() > most)
        return;
    m_small = static_cast<std::int64_t>(isNegative ? 0 - words.front() : words.front());
    m_large.reset();
}

} // namespace theory

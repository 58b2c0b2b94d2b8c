// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Integers of any size. One that fits into 64 bits with its sign is kept in the object itself and costs
// little more than a plain one; any other is kept on the heap. Boost's cpp_int does that arithmetic, in the
// .cpp file alone: its header has 139,000 lines with all that it includes.

#include <bit>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace theory {

class BigInteger {
public:
    /// The bits of a word of fromWords() and words().
    static constexpr std::size_t wordBits = 64;

    BigInteger() = default;
    template <std::integral Integer>
    BigInteger(Integer value) : m_small(static_cast<std::int64_t>(value))
    {
        if (!std::in_range<std::int64_t>(value))
            makeUnsigned();
    }
    BigInteger(const BigInteger& other) : m_small(other.m_small)
    {
        if (other.m_large)
            assignLarge(other);
    }
    BigInteger(BigInteger&&) noexcept = default;
    BigInteger& operator=(const BigInteger& other)
    {
        if (m_large || other.m_large)
            assignLarge(other);
        else
            m_small = other.m_small;
        return *this;
    }
    BigInteger& operator=(BigInteger&&) noexcept = default;
    ~BigInteger() = default;

    /// The number with these words, the lowest first; at least 0.
    [[nodiscard]] static BigInteger fromWords(std::span<const std::uint64_t> words);
    /// The words of the absolute value, the lowest first and the highest not 0; none for 0.
    [[nodiscard]] std::vector<std::uint64_t> words() const;

    BigInteger& operator+=(const BigInteger& other)
    {
        std::int64_t sum = 0;
        if (m_large || other.m_large || __builtin_add_overflow(m_small, other.m_small, &sum))
            addLarge(other);
        else
            m_small = sum;
        return *this;
    }
    BigInteger& operator-=(const BigInteger& other)
    {
        std::int64_t difference = 0;
        if (m_large || other.m_large || __builtin_sub_overflow(m_small, other.m_small, &difference))
            subtractLarge(other);
        else
            m_small = difference;
        return *this;
    }
    BigInteger& operator*=(const BigInteger& other)
    {
        std::int64_t product = 0;
        if (m_large || other.m_large || __builtin_mul_overflow(m_small, other.m_small, &product))
            multiplyLarge(other);
        else
            m_small = product;
        return *this;
    }
    /// Rounds towards 0. Precondition: `other` is not 0.
    BigInteger& operator/=(const BigInteger& other);
    BigInteger& operator<<=(std::size_t places);
    /// floor(number / 2^places), for negative numbers too: -1 >> 1 is -1.
    BigInteger& operator>>=(std::size_t places);

    friend BigInteger operator+(BigInteger a, const BigInteger& b)
    {
        a += b;
        return a;
    }
    friend BigInteger operator-(BigInteger a, const BigInteger& b)
    {
        a -= b;
        return a;
    }
    friend BigInteger operator*(BigInteger a, const BigInteger& b)
    {
        a *= b;
        return a;
    }
    friend BigInteger operator/(BigInteger a, const BigInteger& b)
    {
        a /= b;
        return a;
    }
    friend BigInteger operator<<(BigInteger a, std::size_t places)
    {
        a <<= places;
        return a;
    }
    friend BigInteger operator>>(BigInteger a, std::size_t places)
    {
        a >>= places;
        return a;
    }
    friend BigInteger operator-(BigInteger a)
    {
        a.negate();
        return a;
    }
    friend BigInteger abs(BigInteger a) { return a < 0 ? -std::move(a) : a; }

    friend bool operator==(const BigInteger& a, const BigInteger& b) { return std::is_eq(a <=> b); }
    friend std::strong_ordering operator<=>(const BigInteger& a, const BigInteger& b)
    {
        return a.m_large || b.m_large ? a.compareLarge(b) : a.m_small <=> b.m_small;
    }

    /// How often 2 divides it. Precondition: not 0.
    [[nodiscard]] std::size_t trailingZeros() const
    {
        return m_large ? trailingZerosOfLarge()
                       : static_cast<std::size_t>(std::countr_zero(static_cast<std::uint64_t>(m_small)));
    }
    /// Precondition: it fits.
    [[nodiscard]] std::int64_t toInt64() const;
    /// Precondition: it fits.
    [[nodiscard]] std::uint64_t toUint64() const;
    /// The nearest double; infinite beyond the largest.
    [[nodiscard]] double toDouble() const;
    [[nodiscard]] std::size_t hash() const;
    /// In decimal digits: '-12'.
    friend std::string text(const BigInteger& number);
    friend std::optional<std::string> text(const BigInteger& number, const std::function<bool()>& mayGoOn);

private:
    struct Large;
    struct Delete {
        void operator()(Large* large) const noexcept;
    };

    void negate()
    {
        // The least number keeps its bits, and gets its sign on the heap.
        if (m_large || __builtin_sub_overflow(std::int64_t{0}, m_small, &m_small))
            negateLarge();
    }
    void makeUnsigned();
    void assignLarge(const BigInteger& other);
    void addLarge(const BigInteger& other);
    void subtractLarge(const BigInteger& other);
    void multiplyLarge(const BigInteger& other);
    void negateLarge();
    [[nodiscard]] std::strong_ordering compareLarge(const BigInteger& other) const;
    [[nodiscard]] std::size_t trailingZerosOfLarge() const;
    template <typename Change>
    void calculate(const BigInteger& other, Change change);
    Large& enlarge();
    void settle();

    std::int64_t m_small = 0;               ///< the number, or 0 where there is a large one
    std::unique_ptr<Large, Delete> m_large; ///< a number that does not fit into m_small
};

[[nodiscard]] std::string text(const BigInteger& number);
/// The same unless mayGoOn() says no, which is asked now and then: a million digits take longer than anybody
/// waits.
[[nodiscard]] std::optional<std::string> text(const BigInteger& number, const std::function<bool()>& mayGoOn);

} // namespace theory

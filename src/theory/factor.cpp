// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/factor.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <numeric>

namespace theory {
namespace {

__extension__ using Wide = unsigned __int128;

constexpr std::array<std::uint64_t, 12> bases{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};

std::uint64_t product(std::uint64_t a, std::uint64_t b, std::uint64_t modulus)
{
    return static_cast<std::uint64_t>(Wide{a} * b % modulus);
}

std::uint64_t power(std::uint64_t base, std::uint64_t exponent, std::uint64_t modulus)
{
    std::uint64_t result = 1;
    for (; exponent != 0; exponent >>= 1U) {
        if ((exponent & 1U) != 0)
            result = product(result, base, modulus);
        base = product(base, base, modulus);
    }
    return result;
}

/// True when `base` proves that the odd number n is not prime.
bool isWitness(std::uint64_t base, std::uint64_t n)
{
    const int twos = std::countr_zero(n - 1);
    std::uint64_t x = power(base, (n - 1) >> static_cast<unsigned>(twos), n);
    if (x == 1 || x == n - 1)
        return false;
    for (int i = 1; i < twos; ++i) {
        x = product(x, x, n);
        if (x == n - 1)
            return false;
    }
    return true;
}

std::uint64_t distance(std::uint64_t a, std::uint64_t b)
{
    return a > b ? a - b : b - a;
}

/// The sequence x -> x² + c modulo n, in which Brent looks for two terms that agree modulo a divisor.
class Rho {
public:
    Rho(std::uint64_t n, std::uint64_t c) : m_n(n), m_c(c) {}

    /// A divisor of n above 1; n itself when this sequence cannot tell one.
    std::uint64_t divisor()
    {
        std::uint64_t common = 1;
        for (std::uint64_t length = 1; common == 1; length *= 2) {
            m_anchor = m_x;
            for (std::uint64_t n = 0; n < length; ++n)
                step();
            for (std::uint64_t done = 0; done < length && common == 1; done += batch)
                common = commonOf(std::min(batch, length - done));
        }
        return common == m_n ? slowly() : common;
    }

private:
    /// So many differences are multiplied before their common divisor with n is taken.
    static constexpr std::uint64_t batch = 128;

    void step()
    {
        const auto next = (Wide{m_x} * m_x + m_c) % m_n;
        m_x = static_cast<std::uint64_t>(next);
    }

    std::uint64_t commonOf(std::uint64_t terms)
    {
        m_batchStart = m_x;
        std::uint64_t differences = 1;
        for (std::uint64_t n = 0; n < terms; ++n) {
            step();
            differences = product(differences, distance(m_anchor, m_x), m_n);
        }
        return std::gcd(differences, m_n);
    }

    /// The last batch once more, term by term: its product may have gathered every prime of n.
    std::uint64_t slowly()
    {
        m_x = m_batchStart;
        std::uint64_t common = 1;
        while (common == 1) {
            step();
            common = std::gcd(distance(m_anchor, m_x), m_n);
        }
        return common;
    }

    std::uint64_t m_n;
    std::uint64_t m_c;
    std::uint64_t m_x = 2;
    std::uint64_t m_anchor = 2;
    std::uint64_t m_batchStart = 2;
};

/// Adds the primes of n, each as often as it divides n. Precondition: n has no prime below 100.
void addLargePrimes(std::uint64_t n, std::vector<std::uint64_t>& primes)
{
    if (n == 1)
        return;
    if (isPrime(n)) {
        primes.push_back(n);
        return;
    }
    std::uint64_t divisor = n;
    for (std::uint64_t c = 1; divisor == n; ++c)
        divisor = Rho(n, c).divisor();
    addLargePrimes(divisor, primes);
    addLargePrimes(n / divisor, primes);
}

} // namespace

bool isPrime(std::uint64_t n)
{
    if (n < 2)
        return false;
    for (const std::uint64_t base : bases) {
        if (n % base == 0)
            return n == base;
    }
    return std::ranges::none_of(bases, [n](std::uint64_t base) { return isWitness(base, n); });
}

std::vector<PrimePower> factorize(std::uint64_t n)
{
    assert(n > 0);
    constexpr std::uint64_t smallest = 2;
    constexpr std::uint64_t largestTried = 100;
    std::vector<std::uint64_t> primes;
    for (std::uint64_t candidate = smallest; candidate <= largestTried; ++candidate) {
        for (; n % candidate == 0; n /= candidate)
            primes.push_back(candidate);
    }
    addLargePrimes(n, primes);
    std::ranges::sort(primes);
    std::vector<PrimePower> powers;
    for (const std::uint64_t prime : primes) {
        if (powers.empty() || powers.back().prime != prime)
            powers.push_back({prime, 0});
        ++powers.back().exponent;
    }
    return powers;
}

} // namespace theory

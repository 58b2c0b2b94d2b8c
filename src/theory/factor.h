// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Prime factors of 64-bit numbers, in a few milliseconds for any of them: trial division by small primes,
// Pollard's rho in Brent's form for the rest (Brent, An improved Monte Carlo factorization algorithm,
// 1980), and Miller and Rabin's test with bases that are proven to suffice.

#include <cstdint>
#include <vector>

namespace theory {

/// prime^exponent, a part of a factorization.
struct PrimePower {
    std::uint64_t prime = 2;
    std::uint32_t exponent = 1;

    friend bool operator==(const PrimePower&, const PrimePower&) = default;
};

/// No guess: the first twelve primes as bases decide every number below 3·10^23 (Sorenson and Webster,
/// Strong pseudoprimes to twelve prime bases, 2015).
[[nodiscard]] bool isPrime(std::uint64_t n);

/// The prime powers whose product is n, primes ascending; none for n = 1. Precondition: n > 0.
[[nodiscard]] std::vector<PrimePower> factorize(std::uint64_t n);

} // namespace theory

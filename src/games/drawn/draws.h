// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Chance that is the same on every platform: std::mt19937_64 is fixed by the standard, what the standard
// library makes of it is not, so numbers are reduced here.

#include <cassert>
#include <cstdint>
#include <iterator>
#include <random>

namespace games {

class Draws {
public:
    explicit Draws(std::uint64_t seed) : m_random(seed) {}

    /// A number below `count`. Precondition: count > 0. Its bias is below count / 2^64.
    [[nodiscard]] std::uint64_t below(std::uint64_t count)
    {
        assert(count > 0);
        return m_random() % count;
    }
    /// Both ends included.
    [[nodiscard]] std::uint64_t between(std::uint64_t least, std::uint64_t most)
    {
        return least + below(most - least + 1);
    }
    [[nodiscard]] bool coin() { return below(2) == 0; }

    template <typename List>
    [[nodiscard]] const auto& oneOf(const List& list)
    {
        return *std::next(std::begin(list), static_cast<std::ptrdiff_t>(below(std::size(list))));
    }
    template <typename List>
    void shuffle(List& list)
    {
        for (std::size_t left = std::size(list); left > 1; --left)
            std::swap(list[left - 1], list[below(left)]);
    }

private:
    std::mt19937_64 m_random;
};

} // namespace games

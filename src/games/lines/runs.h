// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Runs of neighbouring counters: all that matters of a line board. A move takes 1..most neighbours out
// of one run and leaves what lies on either side as runs of their own.

#include "games/heaps/nimcount.h"
#include "solver/genus.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace games {

inline constexpr std::size_t longestRun = 30;

/// How many runs there are of each length.
struct Runs {
    std::array<std::uint16_t, longestRun + 1> count{}; ///< count[0] stays 0
    std::uint16_t most = longestRun;                   ///< how many may be taken at once

    void add(std::size_t length)
    {
        if (length > 0)
            ++count[length];
    }
    /// The length of the longest run, 0 without any.
    [[nodiscard]] std::size_t longest() const;
    [[nodiscard]] std::vector<Runs> options() const;

    friend bool operator==(const Runs&, const Runs&) = default;
};

/// The genus of one run of 0, 1, 2, …, `longest` counters under a limit, as far as it follows from the parts.
class RunGenera {
public:
    RunGenera(std::uint64_t most, std::size_t longest);

    [[nodiscard]] std::uint64_t normal(std::size_t length) const { return m_normal[length]; }
    /// True when runs up to this length are tame, all of them.
    [[nodiscard]] bool areTame(std::size_t length) const { return length < m_tame.size(); }
    /// Precondition: areTame(length).
    [[nodiscard]] solver::Genus genus(std::size_t length) const { return m_tame[length]; }
    /// Precondition: areTame(length).
    [[nodiscard]] NimSummand summand(std::size_t length) const
    {
        return {m_tame[length].normal, !m_tame[length].isFickle()};
    }

private:
    std::array<std::uint64_t, longestRun + 1> m_normal{};
    std::vector<solver::Genus> m_tame{solver::Genus{0, 1}};
};

} // namespace games

template <>
struct std::hash<games::Runs> {
    std::size_t operator()(const games::Runs& runs) const noexcept;
};

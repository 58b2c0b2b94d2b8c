// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace models {

/// The games that each of two seats has won since its player sat down.
class Score {
public:
    using Points = std::array<int, 2>;
    /// Which of the two players are people. Where a person has given way to the computer, or come back, other
    /// players are scored.
    using Humans = std::array<bool, 2>;

    /// Another game: its result counts once, however often its end is undone and reached again.
    void beginGame() { m_isCounted = false; }
    void count(std::size_t winner, const Humans& humans)
    {
        if (m_isCounted)
            return;
        m_isCounted = true;
        if (m_humans != humans) {
            m_humans = humans;
            m_points = {};
        }
        ++m_points[winner];
    }
    void swapSeats()
    {
        std::ranges::reverse(m_points);
        std::ranges::reverse(m_humans);
    }
    /// Nothing before the second game of these players.
    [[nodiscard]] std::optional<Points> of(const Humans& humans) const
    {
        const bool isOne = m_points[0] + m_points[1] > 1 && m_humans == humans;
        return isOne ? std::optional(m_points) : std::nullopt;
    }

private:
    Points m_points{};
    Humans m_humans{};
    bool m_isCounted = false;
};

} // namespace models

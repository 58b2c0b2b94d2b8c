// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How far an argument reaches: the idea in plain words, then by labels, by values, by theorems.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace games {

/// How an answer is argued; who asks for a later level knows the ones before.
enum class Level : std::uint8_t {
    Idea,     ///< a sentence or two, and who wins; no letters, no values
    Labels,   ///< P and N from the end: moves and their answers
    Values,   ///< mex, nim-sums, numbers
    Theorems, ///< periods, the golden ratio, whatever else is proven
};

inline constexpr std::array levels{Level::Idea, Level::Labels, Level::Values, Level::Theorems};
/// As the command line and files name them, in the order of the enumeration.
inline constexpr std::array<std::string_view, 4> levelIds{"idea", "labels", "values", "theorems"};

[[nodiscard]] constexpr std::optional<Level> findLevel(std::string_view id)
{
    for (const Level level : levels)
        if (levelIds[static_cast<std::size_t>(level)] == id)
            return level;
    return std::nullopt;
}

/// The levels at which a step is told. There is no default: each step says them.
class Levels {
public:
    [[nodiscard]] static constexpr Levels from(Level level) { return {level, Level::Theorems}; }
    [[nodiscard]] static constexpr Levels only(Level level) { return {level, level}; }

    [[nodiscard]] constexpr bool has(Level level) const { return m_first <= level && level <= m_last; }

    friend bool operator==(const Levels&, const Levels&) = default;

private:
    constexpr Levels(Level first, Level last) : m_first(first), m_last(last) {}

    Level m_first;
    Level m_last;
};

} // namespace games

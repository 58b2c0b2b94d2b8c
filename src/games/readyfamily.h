// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Ready-made families of positions for tables, which each game gives.

#include "games/text/sentence.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace games {

/// The values that a variable takes, both ends included.
struct ValueRange {
    std::uint64_t least = 0;
    std::uint64_t most = 0;

    /// Precondition: least <= most.
    [[nodiscard]] std::uint64_t size() const { return most - least + 1; }
    friend bool operator==(const ValueRange&, const ValueRange&) = default;
};

/// What a table shows.
enum class Shown : std::uint8_t { Outcome, Grundy, Remoteness, Value };

struct ReadyFamily {
    std::string_view id;
    std::string_view pattern; ///< a notation with n and m, such as "nim:n,m,3"
    ValueRange n;
    ValueRange m{};
    Shown shown = Shown::Outcome; ///< what is worth seeing first
    SourceText title;

    [[nodiscard]] std::string_view gameId() const { return pattern.substr(0, pattern.find_first_of("/:")); }
};

/// A position as a member of a family.
struct PlacedPattern {
    std::string pattern;
    std::uint64_t n = 0; ///< the position's
    std::optional<std::uint64_t> m{};
    std::uint64_t leastN = 0; ///< the least that the rules allow
    std::uint64_t leastM = 0;
};

} // namespace games

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The names by which people call games, and rules that have a name: titles, and what a game says it is also
// called. Capitals, accents, apostrophes, a plural and one slip make no other name.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace games {

struct Entry;

/// What a name stands for.
struct NamedRules {
    const Entry* entry = nullptr;
    std::string header;      ///< a notation up to its colon
    std::uint64_t more = 0;  ///< a strip of m squares in the game of that name is the heap of m + `more`
    std::string position{};  ///< what is opened by the name alone
    bool isPosition = false; ///< the name stands for that position alone
};

/// A text that begins with a name, and with options and a colon where they stand behind it.
struct TypedName {
    std::vector<NamedRules> rules; ///< with those options; never empty
    std::string_view behind;       ///< the position
};

/// The longest name first, exact ones before those with a slip.
[[nodiscard]] std::vector<TypedName> namesAtFront(std::string_view text);

} // namespace games

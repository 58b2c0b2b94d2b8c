// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Numbers among the arguments, checked before CLI11 reads them: it would let -1, 010 (as octal), an empty
// text and numbers over 64 bits pass.

#include <CLI/CLI.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace cli {

struct NumberRange {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

/// "expected `expected`, found 'x'", the text shortened.
[[nodiscard]] std::string expectedFound(std::string_view expected, const std::string& found);
/// For Option::transform: decimal digits of a number in `range`. `noun` names it: "a size".
[[nodiscard]] CLI::Validator wholeNumber(const std::string& noun, NumberRange range = {});
/// For Option::check: a decimal number of seconds over 0.
[[nodiscard]] CLI::Validator secondsNumber();

} // namespace cli

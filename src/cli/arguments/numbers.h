// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Numbers among the arguments, checked before CLI11 reads them: it would let -1, 010 (as octal), an empty
// text and numbers over 64 bits pass.

#include <CLI/CLI.hpp>

#include <QString>

#include <cstdint>
#include <limits>
#include <string>

namespace cli {

struct NumberRange {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

/// "expected `expected`, found 'x'", the text shortened. A literal is marked with the context "Help".
[[nodiscard]] std::string expectedFound(const char* expected, const std::string& found);
[[nodiscard]] std::string expectedFound(const QString& expected, const std::string& found);
/// For Option::transform: decimal digits of a number in `range`, which is marked as "a size from %1 to %2".
[[nodiscard]] CLI::Validator wholeNumber(const char* expectedRange, NumberRange range = {});
/// For Option::check: a decimal number of seconds over 0.
[[nodiscard]] CLI::Validator secondsNumber();

} // namespace cli

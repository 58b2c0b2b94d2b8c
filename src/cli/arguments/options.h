// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Options that several commands take, and what may be typed for them. Texts are marked with the context
// "Help".

#include "cli/console.h"
#include "games/level.h"
#include "solver/job.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace cli {

/// All of the text as a decimal number between both; nothing for anything else. CLI11 would let -1, 010 (as
/// octal), an empty text and numbers over 64 bits pass.
template <typename Number>
std::optional<Number> numberIn(std::string_view text, Number least = {},
                               Number most = std::numeric_limits<Number>::max())
{
    Number number{};
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    const bool isNumber = read.ec == std::errc() && read.ptr == end && number >= least && number <= most;
    return isNumber ? std::optional(number) : std::nullopt;
}

/// "expected `expected`, found 'x'" where a text is not known; the text shortened.
[[nodiscard]] CLI::Validator oneOf(const QString& expected,
                                   const std::function<bool(const std::string&)>& isKnown,
                                   const char* name = "NAME");
/// The same, `expected` to be translated.
[[nodiscard]] CLI::Validator oneOf(const char* expected,
                                   const std::function<bool(const std::string&)>& isKnown,
                                   const char* name = "NAME");
/// Any name but the empty one.
[[nodiscard]] CLI::Validator someFile();

struct NumberRange {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};
/// For Option::transform: decimal digits of a number in `range`, which is marked as "a size from %1 to %2".
[[nodiscard]] CLI::Validator wholeNumber(const char* expectedRange, NumberRange range = {});

// What is added to a command has to live until the command line is parsed.

/// POSITION, which the command needs; see Console::read().
void addPosition(
    CLI::App& command, std::string& position,
    const char* about = QT_TRANSLATE_NOOP("Help", "such as nim:7,11,5; '-' reads it from standard input"));

struct LimitArguments {
    std::optional<double> seconds;
    std::optional<std::uint64_t> megabytes;
};
/// --time and --memory.
void addLimits(CLI::App& command, LimitArguments& limits,
               const char* aboutTime =
                   QT_TRANSLATE_NOOP("Help", "seconds to spend on a position; no limit unless given"));
/// The job of one position.
[[nodiscard]] solver::Job makeJob(const LimitArguments& limits, const Console& console);

/// --level, how far reasons argue; `level` is what it is unless given.
void addLevel(CLI::App& command, games::Level& level);

} // namespace cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The commands that paint, the only ones that need QtGui.

#include "cli/arguments/numbers.h"
#include "cli/commands/commands.h"

#include <array>
#include <functional>
#include <span>
#include <string>

namespace cli {

void addLesson(CLI::App& app, const Console& console, Exit& result);
void addPicture(CLI::App& app, const Console& console, Exit& result);
void addWorksheet(CLI::App& app, const Console& console, Exit& result);

/// In the order of paintedCommands.
[[nodiscard]] inline std::span<const AddCommand> paintingCommands()
{
    static constexpr std::array<AddCommand, paintedCommands.size()> all{addLesson, addPicture, addWorksheet};
    return all;
}

/// For Option::check: "expected `expected`, found 'x'" where the text is not known.
[[nodiscard]] inline CLI::Validator oneOf(const QString& expected,
                                          const std::function<bool(const std::string&)>& isKnown)
{
    return {[expected, isKnown](const std::string& text) {
                return isKnown(text) ? std::string() : expectedFound(expected, text);
            },
            "NAME"};
}

} // namespace cli

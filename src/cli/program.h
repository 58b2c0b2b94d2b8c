// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What grundy-cli and grundy-paint are beside their commands: streams, signals, the language.

#include "cli/commands/commands.h"

#include <span>

namespace cli {

/// A whole program with these commands that paint, see paintingCommands(); its exit code.
[[nodiscard]] int runProgram(int argc, char** argv, std::span<const AddCommand> painting);

} // namespace cli

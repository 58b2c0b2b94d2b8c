// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The command line: as a function, so that tests can call it, and as a program.

#include "cli/commands/commands.h"

#include <iosfwd>
#include <span>
#include <stop_token>

namespace cli {

/// Runs grundy-cli with these arguments and gives its exit code; nothing is thrown. `painting` are the
/// commands that paint, see describe(). `stop` is what Ctrl-C sets; progress is shown on `err` where that is
/// a terminal.
[[nodiscard]] int runCli(int argc, const char* const* argv, std::istream& in, std::ostream& out,
                         std::ostream& err, std::span<const AddCommand> painting, std::stop_token stop = {},
                         bool isTerminal = false);

/// A whole program, grundy-cli or grundy-paint, with these commands that paint, see paintingCommands():
/// streams, signals, the language. Its exit code.
[[nodiscard]] int runProgram(int argc, char** argv, std::span<const AddCommand> painting);

} // namespace cli

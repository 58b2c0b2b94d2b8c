// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// --level: how far reasons argue.

#include "games/level.h"

#include <CLI/CLI.hpp>

namespace cli {

/// Adds --level; `level`, what it is unless given, has to outlive the command.
void addLevel(CLI::App& command, games::Level& level);

} // namespace cli

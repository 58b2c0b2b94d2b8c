// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Names of files as arguments.

#include <CLI/CLI.hpp>

namespace cli {

/// Any name but the empty one.
[[nodiscard]] CLI::Validator someFile();

} // namespace cli

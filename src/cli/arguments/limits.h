// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// --time and --memory, as several commands take them.

#include "cli/console.h"
#include "solver/job.h"

#include <CLI/CLI.hpp>

#include <optional>

namespace cli {

struct LimitArguments {
    std::optional<double> seconds;
    std::optional<std::uint64_t> megabytes;
};

/// Adds the two options to a command. `limits` must live until the command line is parsed.
void addLimits(CLI::App& command, LimitArguments& limits);
/// The job of one position.
[[nodiscard]] solver::Job makeJob(const LimitArguments& limits, const Console& console);

} // namespace cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/limits.h"

#include <cmath>

namespace cli {
namespace {

constexpr double longestSeconds = 1e9;
constexpr std::uint64_t mostMegabytes = 1'000'000;

/// CLI11's own ranges let 'nan' pass.
std::string checkSeconds(const std::string& text)
{
    double seconds = 0;
    const bool ok = CLI::detail::lexical_cast(text, seconds) && seconds > 0 && seconds <= longestSeconds;
    return ok ? std::string() : "expected a number of seconds over 0, found '" + text + "'";
}

std::string checkMegabytes(const std::string& text)
{
    const bool digits =
        !text.empty() && text.size() <= 9 && text.find_first_not_of("0123456789") == std::string::npos;
    const std::uint64_t megabytes = digits ? std::stoull(text) : 0;
    return megabytes >= 1 && megabytes <= mostMegabytes
               ? std::string()
               : "expected a number of megabytes from 1 to 1000000, found '" + text + "'";
}

} // namespace

void addLimits(CLI::App& command, LimitArguments& limits)
{
    command.add_option("--time", limits.seconds, "seconds to spend on a position; no limit unless given")
        ->check(CLI::Validator(checkSeconds, "S"));
    command.add_option("--memory", limits.megabytes, "megabytes to use; 2048 unless given")
        ->check(CLI::Validator(checkMegabytes, "MB"));
}

solver::Job makeJob(const LimitArguments& limits, const Console& console)
{
    solver::Job job;
    job.stop = console.stop;
    if (limits.seconds)
        job.limits.time = std::chrono::milliseconds(std::llround(std::ceil(*limits.seconds * 1000)));
    if (limits.megabytes)
        job.limits.memoryBytes = *limits.megabytes << 20;
    return job;
}

} // namespace cli

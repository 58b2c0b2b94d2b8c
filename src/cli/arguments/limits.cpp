// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/limits.h"

#include "cli/arguments/numbers.h"

#include <QString>

#include <cmath>

namespace cli {
void addLimits(CLI::App& command, LimitArguments& limits)
{
    command
        .add_option("--time", limits.seconds,
                    QT_TRANSLATE_NOOP("Help", "seconds to spend on a position; no limit unless given"))
        ->check(secondsNumber());
    command
        .add_option("--memory", limits.megabytes,
                    QT_TRANSLATE_NOOP("Help", "megabytes to use; 2048 unless given"))
        //: what an option takes: the least and the largest amount of memory
        ->transform(wholeNumber(QT_TRANSLATE_NOOP("Help", "megabytes from %1 to %2"),
                                {.least = 1, .most = 1'000'000}));
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checkjob.h"

#include "models/joblimits.h"

#include <chrono>

namespace models {

solver::Limits checkLimits()
{
    solver::Limits limits = attemptLimits(0);
    limits.time.reset();
    return limits;
}

solver::Job quietJob(const solver::Job& job)
{
    solver::Job quiet = job;
    quiet.progress = nullptr;
    return quiet;
}

std::function<void(std::uint64_t positions)> seldom(const solver::Job& job)
{
    using namespace std::chrono_literals;
    auto last = std::chrono::steady_clock::now();
    return [report = job.progress, last](std::uint64_t positions) mutable {
        const auto now = std::chrono::steady_clock::now();
        if (now - last < 100ms)
            return;
        last = now;
        report({.positions = positions, .fraction = std::nullopt});
    };
}

} // namespace models

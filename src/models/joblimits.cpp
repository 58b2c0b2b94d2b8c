// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/joblimits.h"

#include "solver/memory.h"

#include <algorithm>
#include <atomic>
#include <memory>

namespace models {
namespace {

using namespace std::chrono_literals;

/// Of a few hundred steps each.
constexpr int instantPolls = 200;
/// As long as one takes by the clock of such a job.
constexpr auto onePoll = 1ms;
constexpr std::size_t instantMemory = std::size_t{8} << 20;
constexpr auto firstTime = 20'000ms;
constexpr auto tableTime = 300'000ms;
constexpr int longerPerAttempt = 6;
constexpr int mostAttempt = 4; ///< after which there is no more memory
constexpr int mostLonger = 12; ///< after which there is no more time: a thousand years
/// Where the system does not say how much memory is free.
constexpr std::size_t assumedMemory = std::size_t{2} << 30;
/// Of the free memory one part in so many stays free, and at least so much.
constexpr std::size_t reservedShare = 16;
constexpr std::size_t leastReserve = std::size_t{768} << 20;

} // namespace

solver::Job instantJob()
{
    solver::Job job{
        .limits = {.time = instantPolls * onePoll, .memoryBytes = instantMemory, .positions = std::nullopt},
        .stop = {},
        .progress = {}};
    job.clock = [polls = std::make_shared<std::atomic<int>>(0)] { return solver::Time(++*polls * onePoll); };
    return job;
}

std::size_t freeMemory()
{
    return solver::availableMemoryBytes().value_or(assumedMemory);
}

std::size_t spareMemory(std::size_t free)
{
    return free - std::min(free, std::max(free / reservedShare, leastReserve));
}

solver::Limits attemptLimits(int attempt)
{
    const int step = std::clamp(attempt, 0, mostAttempt);
    auto time = firstTime;
    for (int i = 0; i < std::min(attempt, mostLonger); ++i)
        time *= longerPerAttempt;
    const std::size_t free = freeMemory();
    const std::size_t share = step == 0 ? free / 2 : free / 4 * 3;
    return {.time = time,
            .memoryBytes = std::min(share, solver::defaultMemoryBytes << step),
            .positions = std::nullopt};
}

solver::Limits tableLimits(int attempt, std::uint64_t tableBytes)
{
    solver::Limits limits = attemptLimits(attempt);
    limits.time = std::max<std::chrono::milliseconds>(*limits.time, tableTime);
    limits.memoryBytes = std::max<std::size_t>(limits.memoryBytes, tableBytes);
    return limits;
}

} // namespace models

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/joblimits.h"

#include <algorithm>
#include <fstream>
#include <string>

namespace models {
namespace {

using namespace std::chrono_literals;

constexpr auto instantTime = 4ms;
constexpr std::size_t instantMemory = std::size_t{8} << 20;
constexpr auto firstTime = 20'000ms;
constexpr int longerPerAttempt = 6;
constexpr int mostAttempt = 4;
/// Where the system does not say how much memory is free.
constexpr std::size_t assumedMemory = std::size_t{2} << 30;

} // namespace

solver::Limits instantLimits()
{
    return {.time = instantTime, .memoryBytes = instantMemory, .positions = std::nullopt};
}

std::size_t availableMemory()
{
    std::ifstream file("/proc/meminfo");
    std::string word;
    while (file >> word) {
        std::size_t kilobytes = 0;
        if (word == "MemAvailable:" && file >> kilobytes)
            return kilobytes << 10;
    }
    return assumedMemory;
}

solver::Limits attemptLimits(int attempt)
{
    const int step = std::clamp(attempt, 0, mostAttempt);
    auto time = firstTime;
    for (int i = 0; i < step; ++i)
        time *= longerPerAttempt;
    const std::size_t free = availableMemory();
    const std::size_t share = step == 0 ? free / 2 : free / 4 * 3;
    return {.time = time,
            .memoryBytes = std::min(share, solver::defaultMemoryBytes << step),
            .positions = std::nullopt};
}

} // namespace models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The goals of the solver's speed, each measured beside its reference in the same run.

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <limits>
#include <string>
#include <vector>

namespace goals {

using Seconds = double;

struct Row {
    int goal = 0; // of the table of goals
    std::string task{};
    Seconds time = 0;
    std::string reference{};
    Seconds referenceTime = 0;
    /// How many times faster than the reference this was when it was last improved; a ratio below half of it
    /// is a regression. 0: this processor was not measured.
    double recorded = 0;
    double ratioWanted = 0; // 0: the goal is a time
    Seconds timeWanted = 0;
    bool isMemory = false; // bytes in the place of all seconds
    std::string note{};    // more figures of the same run

    [[nodiscard]] double ratio() const { return referenceTime / time; }
    [[nodiscard]] bool isReached() const
    {
        return ratioWanted > 0 ? ratio() >= ratioWanted : timeWanted == 0 || time <= timeWanted;
    }
    [[nodiscard]] bool isRegression() const { return ratio() < recorded / 2; }
};

enum class Clock {
    Processor, // all threads together; other programs do not matter
    Wall,
};

[[nodiscard]] inline Seconds now(Clock clock)
{
    timespec time{};
    clock_gettime(clock == Clock::Processor ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time);
    return static_cast<Seconds>(time.tv_sec) + 1e-9 * static_cast<Seconds>(time.tv_nsec);
}

/// The least time of so many runs.
template <typename Work>
Seconds timeOf(int runs, const Work& work, Clock clock = Clock::Processor)
{
    Seconds least = std::numeric_limits<Seconds>::max();
    for (int run = 0; run < runs; ++run) {
        const Seconds start = now(clock);
        work();
        least = std::min(least, now(clock) - start);
    }
    return least;
}

/// Keeps a result from being optimised away.
template <typename T>
void keep(const T& value)
{
    asm volatile("" : : "m"(value) : "memory");
}

struct Options {
    bool isLarge = false; // with the boards that need gigabytes
    bool isBusy = false;  // other programs run: what several threads reach is not checked
};

/// Goals 1 to 4, and what of 5 the solver does; the window's rows come from a program of their own.
[[nodiscard]] std::vector<Row> boardRows(const Options& options);
/// Goals 6 and 7.
[[nodiscard]] std::vector<Row> otherRows();

} // namespace goals

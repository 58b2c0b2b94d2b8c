// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a step takes, for tests that say it is quick.

#include <algorithm>
#include <cstddef>
#include <ctime>
#include <vector>

namespace tests {

/// Milliseconds that this thread has had the processor: other programs do not count.
inline double threadMs()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

/// The median of steps 0, 1, 2, … in milliseconds of the processor.
template <typename Step>
double medianMs(int steps, const Step& doStep)
{
    std::vector<double> took;
    for (int step = 0; step < steps; ++step) {
        const double start = threadMs();
        doStep(step);
        took.push_back(threadMs() - start);
    }
    const auto middle = took.begin() + static_cast<std::ptrdiff_t>(took.size() / 2);
    std::ranges::nth_element(took, middle);
    return *middle;
}

} // namespace tests

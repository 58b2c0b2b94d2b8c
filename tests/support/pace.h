// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a step takes, for tests that say it is quick.

#include <algorithm>
#include <cstddef>
#include <ctime>
#include <vector>

namespace tests {

/// The median of steps 0, 1, 2, … in milliseconds that this thread had the processor: other programs do not
/// count.
template <typename Step>
double medianMs(int steps, const Step& doStep)
{
    const auto now = [] {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
    };
    std::vector<double> took;
    for (int step = 0; step < steps; ++step) {
        const double start = now();
        doStep(step);
        took.push_back(now() - start);
    }
    const auto middle = took.begin() + static_cast<std::ptrdiff_t>(took.size() / 2);
    std::ranges::nth_element(took, middle);
    return *middle;
}

} // namespace tests

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a step takes, for tests that say it is quick.

#include <QElapsedTimer>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace tests {

/// The median of steps 0, 1, 2, … in milliseconds: that other programs run meanwhile hardly changes it.
template <typename Step>
double medianMs(int steps, const Step& doStep)
{
    std::vector<double> took;
    for (int step = 0; step < steps; ++step) {
        QElapsedTimer timer;
        timer.start();
        doStep(step);
        took.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    const auto middle = took.begin() + static_cast<std::ptrdiff_t>(took.size() / 2);
    std::ranges::nth_element(took, middle);
    return *middle;
}

} // namespace tests

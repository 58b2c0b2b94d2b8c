// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Work in levels on one or more threads: the units of a level do not depend on each other, and a level
// begins when the one before it is done. Waiting threads sleep.

#include "solver/meter.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace solver {

/// Before each step of a unit: counts the step; false when to leave.
using StepCounter = std::function<bool()>;

struct TeamWork {
    std::vector<std::vector<std::size_t>> levels; // the numbers of the units
    std::uint64_t steps = 1;                      // in all units together
    std::uint64_t positionsInStep = 0;
    double fractionBefore = 0; // of the whole job, done when this begins
    double fractionAfter = 1;
    std::function<void(std::size_t unit, const StepCounter& mayGoOn)> doUnit;
};

/// Does all the work on so many threads, the calling one among them; the meter, whose fraction is set, is
/// touched by that one alone. With fewer threads when the system has no more. False when the meter ended it.
bool doInLevels(const TeamWork& work, unsigned threads, Meter& meter);

/// The same for so many units of one step that do not depend on each other and look at no position. The
/// fraction goes from 0 to `fractionAfter`.
bool doUnits(std::size_t units, double fractionAfter, unsigned threads, Meter& meter,
             const std::function<void(std::size_t unit)>& doUnit);

} // namespace solver

// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/sequences/octal.h"

#include "solver/meter.h"
#include "solver/sequences/octalterms.h"
#include "solver/sequences/prefixes.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace solver {

std::uint64_t OctalValues::at(std::uint64_t heap) const
{
    assert(knows(heap));
    const std::uint64_t place =
        heap < terms.size() ? heap : period->preperiod + (heap - period->preperiod) % period->period;
    return terms[static_cast<std::size_t>(place)];
}

// The sequence backwards shares with its rest from place p as many values as there are n with
// G(n + p) = G(n) at the end.
std::optional<OctalPeriod> provenOctalPeriod(const OctalRule& rule, const std::vector<std::uint32_t>& terms)
{
    if (rule.unequalOnly || rule.digits.empty())
        return std::nullopt;
    const std::vector<std::uint32_t> backwards(terms.rbegin(), terms.rend());
    const auto common = commonPrefixes(backwards);
    for (std::size_t period = 1; 2 * period < terms.size(); ++period) {
        const std::size_t preperiod = terms.size() - period - common[period];
        const std::size_t start = std::max<std::size_t>(preperiod, 1); // n0 of the theorem
        if (2 * start + period + rule.lastPlace() <= terms.size() - period)
            return OctalPeriod{preperiod, period, terms.size()};
    }
    return std::nullopt;
}

Solved<OctalValues> octalValues(const OctalRule& rule, std::uint64_t largest, const Job& job)
{
    // Also a small heap is told its period where one is proven soon.
    constexpr std::uint64_t leastTerms = 1024;
    constexpr std::uint64_t firstProof = 64;
    const std::uint64_t wanted = std::max(largest + 1, leastTerms);
    const std::uint64_t affordable = job.limits.memoryBytes / (4 * sizeof(std::uint32_t));
    const std::uint64_t most = std::min(largestUnprovenHeap + 1, affordable);
    Meter meter(job);
    OctalTerms source(rule);
    for (std::uint64_t count = firstProof;; count *= 2) {
        const std::uint64_t next = std::min({count, wanted, most});
        for (std::uint64_t part = source.values().size(); part < next;) { // the progress names a fraction
            part = std::min(part + 256, next);
            meter.setFraction(static_cast<double>(part) / static_cast<double>(std::min(wanted, most)));
            if (!source.extendTo(part, meter))
                return meter.unsolved();
        }
        if (const auto period = provenOctalPeriod(rule, source.values()))
            return OctalValues{source.values(), period};
        if (next == wanted)
            return OctalValues{source.values(), std::nullopt};
        if (next == most) {
            meter.end(affordable <= largestUnprovenHeap ? UnsolvedReason::OutOfMemory
                                                        : UnsolvedReason::OutOfPositions);
            return meter.unsolved();
        }
    }
}

} // namespace solver

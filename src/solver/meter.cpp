// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/meter.h"

#include <cassert>
#include <limits>

namespace solver {

namespace {

constexpr std::chrono::milliseconds reportEvery{20};

} // namespace

Meter::Meter(const Job& job)
    : m_job(job), m_maximum(job.limits.positions.value_or(std::numeric_limits<std::uint64_t>::max())),
      m_start(Clock::now()), m_lastReport(m_start)
{
}

void Meter::end(UnsolvedReason reason)
{
    if (!m_reason)
        m_reason = reason;
}

Unsolved Meter::unsolved() const
{
    assert(m_reason);
    return {m_reason.value_or(UnsolvedReason::Cancelled), m_positions};
}

bool Meter::poll()
{
    m_sincePoll = 0;
    if (m_reason)
        return false;
    const Clock::time_point now = Clock::now();
    if (m_job.stop.stop_requested())
        end(UnsolvedReason::Cancelled);
    else if (m_positions > m_maximum)
        end(UnsolvedReason::OutOfPositions);
    else if ((m_job.limits.time && now - m_start >= *m_job.limits.time) ||
             (m_job.deadline && now >= *m_job.deadline))
        end(UnsolvedReason::OutOfTime);
    else
        report(now);
    return !m_reason;
}

void Meter::report(Clock::time_point now)
{
    if (!m_job.progress || now - m_lastReport < reportEvery)
        return;
    m_lastReport = now;
    m_job.progress({m_positions, m_fraction});
}

} // namespace solver

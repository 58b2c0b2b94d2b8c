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
      m_start(job.now()), m_lastReport(m_start)
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

void Meter::tellLooked()
{
    solver::tellLooked(m_job, m_positions - m_told);
    m_told = m_positions;
}

bool Meter::poll()
{
    m_sincePoll = 0;
    tellLooked();
    if (m_reason)
        return false;
    const Time now = m_job.now();
    if (m_job.stop.stop_requested())
        end(UnsolvedReason::Cancelled);
    else if (m_positions > m_maximum)
        end(UnsolvedReason::OutOfPositions);
    else if ((m_job.limits.time && now - m_start >= *m_job.limits.time) ||
             (m_job.deadline && now >= *m_job.deadline))
        end(UnsolvedReason::OutOfTime);
    else
        report(now);
    if (m_reason == UnsolvedReason::OutOfTime && m_job.all)
        m_job.all->ranOutOfTime = true;
    return !m_reason;
}

void Meter::report(Time now)
{
    if (!m_job.progress || now - m_lastReport < reportEvery)
        return;
    m_lastReport = now;
    m_job.progress({m_job.all ? m_job.all->looked.load() : m_positions, m_fraction});
}

} // namespace solver

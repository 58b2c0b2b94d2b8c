// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Watches a computation's limits: it counts positions, polls the stop token and the clock every few
// hundred of them, and reports progress at most every 20 ms. Once ended it stays ended.

#include "solver/job.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace solver {

class Meter {
public:
    /// Steps after which the meter polls for certain.
    static constexpr std::uint64_t pollEvery = 256;

    /// The time limit runs from here, where the job's deadline does not come first. The job is copied.
    explicit Meter(const Job& job);
    Meter(const Meter&) = delete; // each counts its own positions once
    Meter& operator=(const Meter&) = delete;
    ~Meter() { tellLooked(); }

    /// Counts n positions; false when the computation has to end.
    bool spend(std::uint64_t n = 1)
    {
        m_positions += n;
        return step(n);
    }

    /// Counts n positions that are done: does not poll.
    void count(std::uint64_t n) { m_positions += n; }

    /// n steps of work that look at no new position (table hits, say): polls, but counts nothing.
    bool step(std::uint64_t n = 1)
    {
        m_sincePoll += n;
        if (m_sincePoll < pollEvery && m_positions <= m_maximum)
            return !m_reason;
        return poll();
    }

    /// Ends the computation for a reason that the caller found, such as its memory.
    void end(UnsolvedReason reason);

    /// The fraction of the whole that the next progress report names.
    void setFraction(double fraction) { m_fraction = fraction; }

    [[nodiscard]] bool hasEnded() const { return m_reason.has_value(); }
    [[nodiscard]] std::uint64_t positions() const { return m_positions; }

    /// Why the computation ended, and where. Precondition: hasEnded().
    [[nodiscard]] Unsolved unsolved() const;

private:
    bool poll();
    void tellLooked();
    void report(Time now);

    Job m_job;
    std::uint64_t m_maximum;
    std::uint64_t m_positions = 0;
    std::uint64_t m_told = 0; ///< positions that the job knows of
    std::uint64_t m_sincePoll = 0;
    Time m_start;
    Time m_lastReport;
    std::optional<double> m_fraction;
    std::optional<UnsolvedReason> m_reason;
};

} // namespace solver

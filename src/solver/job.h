// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a long computation is given (limits, a stop token, a progress callback) and the answers it
// gives. Unsolved is an answer: it says why the computation ended and how far it had got.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <variant>

namespace solver {

inline constexpr std::size_t defaultMemoryBytes = std::size_t{2048} << 20;

/// What a computation may use. An absent limit is no limit.
struct Limits {
    std::optional<std::chrono::milliseconds> time;
    std::size_t memoryBytes = defaultMemoryBytes;
    std::optional<std::uint64_t> positions;
};

/// How far a computation has got; `fraction` in [0, 1] where the whole is known.
struct Progress {
    std::uint64_t positions = 0;
    std::optional<double> fraction;
};

enum class UnsolvedReason : std::uint8_t { Cancelled, OutOfTime, OutOfMemory, OutOfPositions };

using Time = std::chrono::steady_clock::time_point;

/// What the parts of a job tell, as far as their meters have polled.
struct AllParts {
    std::atomic<std::uint64_t> looked = 0;  ///< positions
    std::atomic<bool> ranOutOfTime = false; ///< the time of one of them, which may be a share of the whole
};

/// A computation's surroundings. The callback comes on the computing thread, at most every ~20 ms.
struct Job {
    Limits limits;
    std::stop_token stop;
    std::function<void(const Progress&)> progress;
    /// When all that is done for the job has to end; the time limit alone runs anew for each of its parts.
    std::optional<Time> deadline{};
    /// By which the limit of time holds, where it is not the machine's clock.
    std::function<Time()> clock{};
    /// Copies share it.
    std::shared_ptr<AllParts> all{};

    [[nodiscard]] Time now() const { return clock ? clock() : std::chrono::steady_clock::now(); }
};

/// The job with its time running from now, for all of its parts together, unless it runs already, and the
/// positions of all of them counted together.
[[nodiscard]] inline Job begun(Job job)
{
    if (!job.all)
        job.all = std::make_shared<AllParts>();
    if (job.limits.time && !job.deadline)
        job.deadline = job.now() + *job.limits.time;
    return job;
}

/// Why nothing more is to be begun for the job: it was stopped, or its deadline is over.
[[nodiscard]] inline std::optional<UnsolvedReason> endOf(const Job& job)
{
    if (job.stop.stop_requested())
        return UnsolvedReason::Cancelled;
    if (job.deadline && job.now() >= *job.deadline)
        return UnsolvedReason::OutOfTime;
    return std::nullopt;
}

/// The answer 'not solved': why, and after how many positions.
struct Unsolved {
    UnsolvedReason reason = UnsolvedReason::Cancelled;
    std::uint64_t positions = 0;

    friend bool operator==(const Unsolved&, const Unsolved&) = default;
};

/// So many more.
inline void tellLooked(const Job& job, std::uint64_t positions)
{
    if (job.all)
        job.all->looked += positions;
}

/// The same, with the positions that all parts of the job looked at, not only the one that ended it.
[[nodiscard]] inline Unsolved withAllLooked(Unsolved unsolved, const Job& job)
{
    if (job.all)
        unsolved.positions = std::max(unsolved.positions, job.all->looked.load());
    return unsolved;
}

/// Whether more time would have let a part of the job find more.
[[nodiscard]] inline bool ranOutOfTime(const Job& job)
{
    return job.all && job.all->ranOutOfTime;
}

template <typename T>
using Solved = std::variant<T, Unsolved>;

} // namespace solver

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a long computation is given (limits, a stop token, a progress callback) and the answers it
// gives. Unsolved is an answer: it says why the computation ended and how far it had got.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
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

/// A computation's surroundings. The callback comes on the computing thread, at most every ~20 ms.
struct Job {
    Limits limits;
    std::stop_token stop;
    std::function<void(const Progress&)> progress;
    /// When all that is done for the job has to end; the time limit alone runs anew for each of its parts.
    std::optional<std::chrono::steady_clock::time_point> deadline{};
};

/// The job with its time running from now, for all of its parts together, unless it runs already.
[[nodiscard]] inline Job begun(Job job)
{
    if (job.limits.time && !job.deadline)
        job.deadline = std::chrono::steady_clock::now() + *job.limits.time;
    return job;
}

/// Why nothing more is to be begun for the job: it was stopped, or its deadline is over.
[[nodiscard]] inline std::optional<UnsolvedReason> endOf(const Job& job)
{
    if (job.stop.stop_requested())
        return UnsolvedReason::Cancelled;
    if (job.deadline && std::chrono::steady_clock::now() >= *job.deadline)
        return UnsolvedReason::OutOfTime;
    return std::nullopt;
}

/// The answer 'not solved': why, and after how many positions.
struct Unsolved {
    UnsolvedReason reason = UnsolvedReason::Cancelled;
    std::uint64_t positions = 0;

    friend bool operator==(const Unsolved&, const Unsolved&) = default;
};

template <typename T>
using Solved = std::variant<T, Unsolved>;

} // namespace solver

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Work that ends before it is done, wherever that may be. Its job is stopped at the n-th poll or the n-th
// allocation, or it has n milliseconds, n positions or n kilobytes. What is said then must be true, what says
// that it is whole must be, and the next call with the same tables must say all.
//
// A poll is a look at the clock, which goes on by a millisecond at each: so every run is the same. This file
// defines the machine's clock.

#include "solver/job.h"
#include "support/failures.h"

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <functional>
#include <limits>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tests {

/// The clock that this thread sees while it lives. Of two only the later one.
class CountedClock {
public:
    /// `done` is done at the look of that number, from 1.
    CountedClock(std::uint64_t number, std::function<void()> done)
        : m_number(number), m_done(std::move(done)), m_began(machines())
    {
        armed = this;
    }
    CountedClock(const CountedClock&) = delete;
    CountedClock& operator=(const CountedClock&) = delete;
    ~CountedClock() { armed = nullptr; }

    [[nodiscard]] std::uint64_t looks() const { return m_looks; }

    static std::chrono::nanoseconds now() { return armed == nullptr ? machines() : armed->look(); }

private:
    static std::chrono::nanoseconds machines()
    {
        timespec time{};
        clock_gettime(CLOCK_MONOTONIC, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }
    std::chrono::nanoseconds look()
    {
        if (++m_looks == m_number)
            m_done();
        return m_began + std::chrono::milliseconds(m_looks);
    }

    static inline thread_local CountedClock* armed = nullptr;

    std::uint64_t m_number;
    std::uint64_t m_looks = 0;
    std::function<void()> m_done;
    std::chrono::nanoseconds m_began;
};

enum class EndsBy : std::uint8_t { Poll, Allocation, Time, Positions, Memory };

inline constexpr EndsBy everyEnd[]{EndsBy::Poll, EndsBy::Allocation, EndsBy::Time, EndsBy::Positions,
                                   EndsBy::Memory};

[[nodiscard]] inline const char* endText(EndsBy by)
{
    switch (by) {
    case EndsBy::Poll: return "stopped at poll";
    case EndsBy::Allocation: return "stopped at allocation";
    case EndsBy::Time: return "milliseconds:";
    case EndsBy::Positions: return "positions:";
    case EndsBy::Memory: return "kilobytes:";
    }
    return "";
}

/// Does work for a job that ends at `moment`, and counts how far it came. What positions or memory do not end
/// before `mostPolls` is stopped there: with little memory some searches take thousands of times as long.
class EndingJob {
public:
    static constexpr std::uint64_t never = 1'000'000'000;

    EndingJob(EndsBy by, std::uint64_t moment, std::uint64_t mostPolls = never)
        : m_by(by), m_moment(moment), m_stopAt(by == EndsBy::Poll   ? moment
                                               : by == EndsBy::Time ? never
                                                                    : mostPolls)
    {
        m_job.stop = m_source.get_token();
        if (by != EndsBy::Allocation) // so that all who poll look at the clock
            m_job.limits.time = std::chrono::milliseconds(by == EndsBy::Time ? moment : never);
        if (by == EndsBy::Positions)
            m_job.limits.positions = moment;
        if (by == EndsBy::Memory)
            m_job.limits.memoryBytes = static_cast<std::size_t>(moment) << 10U;
    }

    template <typename Run>
    auto told(const Run& run)
    {
        const auto stop = [this] { m_source.request_stop(); };
        if (m_by == EndsBy::Allocation) {
            const CountedClock clock(never, stop);
            const Failure allocations(Failing::New, static_cast<int>(m_moment), stop);
            auto told = run(m_job);
            m_came = m_moment - static_cast<std::uint64_t>(std::max(allocations.left(), 0));
            return told;
        }
        const CountedClock clock(m_stopAt, stop);
        auto told = run(m_job);
        m_came = clock.looks();
        return told;
    }

    /// Polls or allocations, at most `moment` of these.
    [[nodiscard]] std::uint64_t came() const { return m_came; }

private:
    EndsBy m_by;
    std::uint64_t m_moment;
    std::uint64_t m_stopAt; ///< poll
    std::uint64_t m_came = 0;
    std::stop_source m_source;
    solver::Job m_job{};
};

/// Every one of the first `every`, then fewer and fewer, and some at random in between, up to `last`.
[[nodiscard]] inline std::vector<std::uint64_t> moments(std::uint64_t last, std::uint64_t every,
                                                        std::size_t random)
{
    std::vector<std::uint64_t> all;
    for (std::uint64_t n = 1; n <= std::min(last, every); ++n)
        all.push_back(n);
    for (std::uint64_t n = every + every / 4 + 1; n <= last; n += n / 4 + 1)
        all.push_back(n);
    std::mt19937_64 draw(last);
    for (std::size_t drawn = 0; drawn < random && last > every; ++drawn)
        all.push_back(every + 1 + draw() % (last - every));
    return all;
}

/// Work of one kind: `Told` is what it says.
template <typename Told>
struct Work {
    std::string name;
    /// Makes what is kept from one call of `run` to the next, such as a shelf.
    std::function<void()> begin = [] {};
    /// Whether anything has been kept there. Where nothing has, the next call is no other than the first was.
    std::function<bool()> hasKept = [] { return false; };
    std::function<Told(const solver::Job&)> run;
    /// What does not hold of what is told where this is the whole; "" where all holds.
    std::function<std::string(const Told& told, const Told& whole)> wrong;
    /// The same of what says that it is whole.
    std::function<std::string(const Told& told, const Told& whole)> differs = [](const Told&, const Told&) {
        return std::string();
    };
    /// Whether what is told says of itself that nothing is missing.
    std::function<bool(const Told&)> isWhole;
};

/// Work that tells all or nothing.
template <typename Run>
[[nodiscard]] Work<solver::Solved<std::string>> allOrNothing(const std::string& name, const Run& run)
{
    using Told = solver::Solved<std::string>;
    return {.name = name,
            .run = run,
            .wrong = [](const Told& told, const Told& whole) -> std::string {
                if (std::holds_alternative<solver::Unsolved>(told) || told == whole)
                    return {};
                return "something else is told";
            },
            .isWhole = [](const Told& told) { return std::holds_alternative<std::string>(told); }};
}

struct Endings {
    std::uint64_t mostPolls = 2'000; ///< work that takes more is left out
    std::uint64_t every = 300;
    std::size_t random = 50;
    std::optional<std::uint64_t> only{}; ///< this moment alone
    std::uint64_t done = 0;              ///< how many there were
    std::vector<std::string> wrong{};    ///< what did not hold: of each work and end the first

    /// All of it.
    [[nodiscard]] std::string wrongText() const
    {
        std::string text;
        for (const std::string& line : wrong)
            text += line + "\n";
        return text;
    }
};

/// All of it, by a clock that is the same on every machine, too: some work has limits of time of its own.
template <typename Told>
[[nodiscard]] Told unlimited(const Work<Told>& work)
{
    const CountedClock clock(EndingJob::never, [] {});
    return work.run(solver::Job{});
}

/// What does not hold of what is told, or "". Less memory, and fewer positions, may also be a reason to ask
/// less of the game: then what is left out is not told.
template <typename Told>
[[nodiscard]] std::string wrongIn(const Work<Told>& work, const Told& told, const Told& whole,
                                  bool mayLeaveOut)
{
    std::string wrong = work.wrong(told, whole);
    if (wrong.empty() && !mayLeaveOut && work.isWhole(told))
        wrong = work.differs(told, whole);
    return wrong;
}

/// The same of the next call.
template <typename Told>
[[nodiscard]] std::string wrongThen(const Work<Told>& work, const Told& whole)
{
    const Told again = unlimited(work);
    const std::string wrong =
        work.isWhole(again) ? wrongIn(work, again, whole, false) : std::string("it is not whole");
    return wrong.empty() ? "" : "the next call: " + wrong;
}

/// Ends the work at these moments. The next call is made where the work has kept something for it, and at
/// last.
template <typename Told>
[[nodiscard]] std::string wrongAt(const Work<Told>& work, EndsBy by, const std::vector<std::uint64_t>& all,
                                  std::uint64_t mostPolls, const Told& whole, Endings& endings)
{
    const bool isCounted = by == EndsBy::Poll || by == EndsBy::Allocation || by == EndsBy::Time;
    for (const std::uint64_t moment : all) {
        ++endings.done;
        work.begin();
        const Told told = EndingJob(by, moment, mostPolls).told(work.run);
        std::string wrong = wrongIn(work, told, whole, !isCounted);
        const bool isLast = &moment == &all.back() || (!isCounted && work.isWhole(told));
        if (wrong.empty() && (isLast || work.hasKept()))
            wrong = wrongThen(work, whole);
        if (!wrong.empty())
            return std::string(endText(by)) + " " + std::to_string(moment) + ": " + wrong;
        if (isLast)
            break;
    }
    return {};
}

/// Ends the work everywhere, by each of `ends`.
template <typename Told>
void endEverywhere(const Work<Told>& work, std::span<const EndsBy> ends, Endings& endings)
{
    constexpr std::uint64_t mostOthers = std::uint64_t{1} << 17U;
    EndingJob counted(EndsBy::Poll, endings.mostPolls);
    work.begin();
    if (!work.isWhole(counted.told(work.run)) || counted.came() >= endings.mostPolls)
        return;
    work.begin();
    const Told whole = unlimited(work);
    const auto lastOf = [&](EndsBy by) {
        if (by == EndsBy::Positions || by == EndsBy::Memory)
            return mostOthers;
        if (by != EndsBy::Allocation) // a look at the clock is a poll and a millisecond
            return counted.came() + 1;
        EndingJob all(by, EndingJob::never);
        work.begin();
        (void)all.told(work.run);
        return all.came() + 1;
    };
    for (const EndsBy by : ends) {
        const auto all =
            endings.only ? std::vector{*endings.only} : moments(lastOf(by), endings.every, endings.random);
        const std::uint64_t mostPolls = 100 + 4 * counted.came();
        if (const std::string wrong = wrongAt(work, by, all, mostPolls, whole, endings); !wrong.empty())
            endings.wrong.push_back(work.name + ", " + wrong);
    }
}

} // namespace tests

[[gnu::weak]] std::chrono::steady_clock::time_point std::chrono::steady_clock::now() noexcept
{
    return time_point(tests::CountedClock::now());
}

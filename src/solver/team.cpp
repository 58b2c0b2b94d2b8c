// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/team.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <new>
#include <numeric>
#include <thread>

namespace solver {

namespace {

constexpr std::chrono::milliseconds pollEvery{10};

class Team {
public:
    Team(const TeamWork& work, Meter& meter) : m_work(work), m_meter(meter), m_next(work.levels.size()) {}

    bool run(unsigned threads)
    {
        if (!poll()) // the others might do it all before this thread looks
            return false;
        std::vector<std::jthread> others;
        {
            const std::lock_guard lock(m_mutex); // nobody meets before all are counted
            hire(others, threads);
            m_members += others.size();
        }
        work([this] { return countAndPoll(); },
             [this](auto& lock, auto isOver) { awaitPolling(lock, isOver); });
        m_meter.count((m_steps - m_counted) * m_work.positionsInStep); // since this thread looked last
        if (m_lacksMemory)
            m_meter.end(UnsolvedReason::OutOfMemory);
        return !m_meter.hasEnded();
    }

private:
    void hire(std::vector<std::jthread>& others, unsigned threads)
    {
        try {
            others.reserve(threads);
            while (others.size() + 1 < threads)
                others.emplace_back([this] {
                    work([this] { return count(); },
                         [this](auto& lock, auto isOver) { m_changed.wait(lock, isOver); });
                });
        } catch (const std::exception&) {
            return; // no thread or no memory: those that there are do it
        }
    }

    template <typename Await>
    void work(const StepCounter& mayGoOn, const Await& await)
    {
        for (std::size_t level = 0; level < m_work.levels.size() && !m_isEnded; ++level) {
            const std::vector<std::size_t>& units = m_work.levels[level];
            while (!m_isEnded) {
                const std::size_t next = m_next[level].fetch_add(1);
                if (next >= units.size())
                    break;
                doUnit(units[next], mayGoOn);
            }
            meet(await);
        }
    }

    /// An exception would end the program, or leave the others waiting.
    void doUnit(std::size_t unit, const StepCounter& mayGoOn)
    {
        try {
            m_work.doUnit(unit, mayGoOn);
        } catch (const std::bad_alloc&) {
            m_lacksMemory = true;
            end();
        }
    }

    /// Returns when all members are here, or when the work is ended.
    template <typename Await>
    void meet(const Await& await)
    {
        std::unique_lock lock(m_mutex);
        if (++m_arrived == m_members) {
            m_arrived = 0;
            ++m_meetings;
            m_changed.notify_all();
            return;
        }
        const auto meeting = m_meetings;
        await(lock, [this, meeting] { return m_isEnded || m_meetings != meeting; });
    }

    bool count()
    {
        m_steps.fetch_add(1, std::memory_order_relaxed);
        return !m_isEnded.load(std::memory_order_relaxed);
    }

    bool countAndPoll() { return count() && poll(); }

    bool poll()
    {
        const std::uint64_t steps = m_steps.load(std::memory_order_relaxed);
        const std::uint64_t done = std::max<std::uint64_t>(steps, 1) - 1;
        const double part = static_cast<double>(done) / static_cast<double>(m_work.steps);
        m_meter.setFraction(m_work.fractionBefore + part * (m_work.fractionAfter - m_work.fractionBefore));
        m_meter.spend((steps - m_counted) * m_work.positionsInStep);
        m_meter.step(Meter::pollEvery);
        m_counted = steps;
        if (m_meter.hasEnded())
            end();
        return !m_meter.hasEnded();
    }

    void end()
    {
        const std::lock_guard lock(m_mutex);
        m_isEnded = true;
        m_changed.notify_all();
    }

    template <typename IsOver>
    void awaitPolling(std::unique_lock<std::mutex>& lock, const IsOver& isOver)
    {
        while (!m_changed.wait_for(lock, pollEvery, isOver)) {
            lock.unlock();
            poll();
            lock.lock();
        }
    }

    const TeamWork& m_work;
    Meter& m_meter;
    std::vector<std::atomic<std::size_t>> m_next; // units of each level that are taken
    std::atomic<std::uint64_t> m_steps = 0;
    std::atomic<bool> m_isEnded = false;
    std::atomic<bool> m_lacksMemory = false;
    std::uint64_t m_counted = 0;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::size_t m_members = 1;
    std::size_t m_arrived = 0;
    std::uint64_t m_meetings = 0;
};

} // namespace

bool doInLevels(const TeamWork& work, unsigned threads, Meter& meter)
{
    return Team(work, meter).run(threads);
}

bool doUnits(std::size_t units, double fractionAfter, unsigned threads, Meter& meter,
             const std::function<void(std::size_t unit)>& doUnit)
{
    TeamWork work{.levels = {std::vector<std::size_t>(units)},
                  .steps = std::max<std::size_t>(units, 1),
                  .positionsInStep = 0,
                  .fractionBefore = 0,
                  .fractionAfter = fractionAfter,
                  .doUnit = [&doUnit](std::size_t unit, const StepCounter& mayGoOn) {
                      if (mayGoOn())
                          doUnit(unit);
                  }};
    std::iota(work.levels.front().begin(), work.levels.front().end(), std::size_t{0});
    return doInLevels(work, threads, meter);
}

} // namespace solver

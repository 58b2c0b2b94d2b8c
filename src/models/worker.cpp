// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/worker.h"

#include <atomic>
#include <exception>

#ifdef __linux__
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace models {
namespace {

/// The calling thread, and those that it starts, leave the processors to the window whenever it needs them.
void yieldToTheWindow()
{
#ifdef __linux__
    constexpr int further = 10;
    constexpr sched_param none{};
    const auto thread = static_cast<id_t>(gettid());
    sched_setscheduler(0, SCHED_BATCH, &none); // both of this thread alone; without them it works as well
    setpriority(PRIO_PROCESS, thread, getpriority(PRIO_PROCESS, thread) + further); // at most what there is
#endif
}

/// Threads of tasks that were left behind: nobody else knows of them.
std::atomic<int> leftBehind = 0;

/// An exception would end the program here.
Worker::Delivery deliveryOf(const Worker::Task& task, const solver::Job& job)
{
    try {
        return task(job);
    } catch (...) {
        return [thrown = std::current_exception()] { std::rethrow_exception(thrown); };
    }
}

} // namespace

Worker::Worker(QObject* parent) : QObject(parent)
{
    m_shared->worker = this;
    connect(this, &Worker::due, this, &Worker::receiveCall, Qt::QueuedConnection);
}

/// Where one task has not ended in time, the program is likely about to end: then the others get no time of
/// their own.
Worker::~Worker()
{
    cancel();
    m_thread.request_stop();
    std::deque<Call> dropped; // outlives the lock: what it holds may be large
    std::unique_lock lock(m_shared->mutex);
    m_shared->worker = nullptr;
    dropped.swap(m_shared->calls);
    const auto wait = isAnyLeft() ? std::chrono::milliseconds(0) : longestWait;
    if (!m_thread.joinable() || m_shared->changed.wait_for(lock, wait, [this] { return m_shared->hasEnded; }))
        return; // what is left to do for the thread is nothing to wait for
    m_shared->isLeft = true;
    ++leftBehind;
    m_thread.detach();
}

bool Worker::isAnyLeft()
{
    return leftBehind > 0;
}

void Worker::start(Task task, const solver::Limits& limits)
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_busy = true;
    m_positions = 0;
    m_progress = -1;
    {
        const std::scoped_lock lock(m_shared->mutex);
        m_shared->order = Order{std::move(task), limits, m_stop, ++m_run};
    }
    m_shared->changed.notify_all();
    if (!m_thread.joinable())
        m_thread = std::jthread([shared = m_shared](const std::stop_token& end) {
            yieldToTheWindow();
            loop(shared, end);
        });
}

void Worker::cancel()
{
    m_stop.request_stop();
    ++m_run;
    m_busy = false;
    const std::scoped_lock lock(m_shared->mutex);
    m_shared->order.reset();
}

void Worker::loop(const SharedPtr& shared, const std::stop_token& end)
{
    while (true) {
        std::optional<Order> order;
        {
            std::unique_lock lock(shared->mutex);
            if (!shared->changed.wait(lock, end, [&shared] { return shared->order.has_value(); }))
                break;
            order.swap(shared->order);
        }
        carryOut(shared, *order);
    }
    const std::scoped_lock lock(shared->mutex);
    shared->hasEnded = true;
    if (shared->isLeft)
        --leftBehind;
    shared->changed.notify_all();
}

/// Calls it on the worker's own thread, if the worker is still there. What is handed over lies under the
/// mutex and not in Qt's queue of events, so that the thread sanitizer sees that it is handed over.
void Worker::post(const SharedPtr& shared, Call call)
{
    const std::scoped_lock lock(shared->mutex);
    if (shared->worker == nullptr)
        return;
    shared->calls.push_back(std::move(call));
    emit shared->worker->due(QPrivateSignal());
}

/// One for each `due`: what it calls may throw, or destroy the worker.
void Worker::receiveCall()
{
    Call call;
    {
        const std::scoped_lock lock(m_shared->mutex);
        call = std::move(m_shared->calls.front());
        m_shared->calls.pop_front();
    }
    call(*this);
}

void Worker::carryOut(const SharedPtr& shared, const Order& order)
{
    const quint64 run = order.run;
    const auto report = [shared, run](const solver::Progress& progress) {
        post(shared, [run, progress](Worker& worker) {
            if (run != worker.m_run)
                return;
            worker.m_positions = progress.positions;
            worker.m_progress = progress.fraction.value_or(-1);
            emit worker.progressed(worker.m_positions, worker.m_progress);
        });
    };
    Delivery delivery =
        deliveryOf(order.task, {.limits = order.limits, .stop = order.stop.get_token(), .progress = report});
    post(shared, [run, done = std::move(delivery)](Worker& worker) {
        if (run != worker.m_run)
            return;
        worker.m_busy = false;
        done();
    });
}

} // namespace models

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/worker.h"

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
    constexpr int nice = 10;
    constexpr sched_param none{};
    sched_setscheduler(0, SCHED_BATCH, &none); // both of this thread alone; without them it works as well
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), nice);
#endif
}

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

Worker::Worker(QObject* parent) : QObject(parent) {}

Worker::~Worker()
{
    cancel();
}

void Worker::start(Task task, const solver::Limits& limits)
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_busy = true;
    {
        const std::scoped_lock lock(m_mutex);
        m_order = Order{std::move(task), limits, m_stop, ++m_run};
    }
    m_wake.notify_one();
    if (!m_thread.joinable())
        m_thread = std::jthread([this](const std::stop_token& end) {
            yieldToTheWindow();
            loop(end);
        });
}

void Worker::cancel()
{
    m_stop.request_stop();
    ++m_run;
    m_busy = false;
    const std::scoped_lock lock(m_mutex);
    m_order.reset();
}

void Worker::loop(const std::stop_token& end)
{
    while (true) {
        std::optional<Order> order;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, end, [this] { return m_order.has_value(); }))
                return;
            order.swap(m_order);
        }
        carryOut(*order);
    }
}

void Worker::carryOut(const Order& order)
{
    const quint64 run = order.run;
    const auto report = [this, run](const solver::Progress& progress) {
        QMetaObject::invokeMethod(
            this,
            [this, run, progress] {
                if (run == m_run)
                    emit progressed(progress.positions, progress.fraction.value_or(-1));
            },
            Qt::QueuedConnection);
    };
    const Delivery delivery =
        deliveryOf(order.task, {.limits = order.limits, .stop = order.stop.get_token(), .progress = report});
    QMetaObject::invokeMethod(
        this,
        [this, run, done = delivery] {
            if (run != m_run)
                return;
            m_busy = false;
            done();
        },
        Qt::QueuedConnection);
}

} // namespace models

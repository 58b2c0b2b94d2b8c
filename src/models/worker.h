// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/job.h"

#include <QObject>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace models {

/// One thread that runs one task at a time; the newest wins. Starting a task stops the one that runs and
/// drops what it would have delivered; nothing here waits for the thread except the destructor. What a task
/// throws is thrown again on the owner's thread, where the application tells it.
class Worker : public QObject {
    Q_OBJECT
public:
    /// Done on the worker's owner's thread, once the task has ended.
    using Delivery = std::function<void()>;
    /// Runs on the thread: touches nothing but what it holds itself.
    using Task = std::function<Delivery(const solver::Job&)>;

    explicit Worker(QObject* parent = nullptr);
    ~Worker() override;

    void start(Task task, const solver::Limits& limits);
    /// Stops the task that runs; nothing of it is delivered.
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_busy; }

signals:
    /// `fraction` is -1 where the whole is not known.
    void progressed(quint64 positions, double fraction);

private:
    struct Order {
        Task task;
        solver::Limits limits;
        std::stop_source stop;
        quint64 run = 0;
    };

    void loop(const std::stop_token& end);
    void carryOut(const Order& order);

    quint64 m_run = 0;
    bool m_busy = false;
    std::stop_source m_stop{std::nostopstate};
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Order> m_order; ///< guarded by m_mutex
    std::jthread m_thread;        ///< last: ends before what it uses; started with the first task
};

} // namespace models

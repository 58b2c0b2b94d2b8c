// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/job.h"

#include <QObject>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace models {

/// One thread that runs one task at a time; the newest wins. Starting a task stops the one that runs and
/// drops what it would have delivered; nothing here waits for the thread except the destructor, and that for
/// longestWait: a task that does not heed its stop by then is left behind, with all that it holds. So nobody
/// waits for a task, however seldom it polls.
/// What a task throws is thrown again on the owner's thread, where the application tells it.
class Worker : public QObject {
    Q_OBJECT
public:
    /// Done on the worker's owner's thread, once the task has ended.
    using Delivery = std::function<void()>;
    /// Runs on the thread: touches nothing but what it holds itself, so that it may outlive the worker and
    /// all who use it.
    using Task = std::function<Delivery(const solver::Job&)>;

    explicit Worker(QObject* parent = nullptr);
    ~Worker() override;

    void start(Task task, const solver::Limits& limits);
    /// Stops the task that runs; nothing of it is delivered.
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// How far the last task is, or was: positions looked at, and its part done, -1 where that is not known.
    [[nodiscard]] quint64 positions() const { return m_positions; }
    [[nodiscard]] double progress() const { return m_progress; }

    static constexpr std::chrono::milliseconds longestWait{150};
    /// Whether some task that was left behind still runs. A program may not end then as others do, by
    /// destroying what all threads use.
    [[nodiscard]] static bool isAnyLeft();

signals:
    /// `fraction` is -1 where the whole is not known.
    void progressed(quint64 positions, double fraction);
    /// Something is due: sent from the thread, and so the owner's thread takes it.
    void due(QPrivateSignal);

private:
    /// What the thread hands to its worker, in the owner's thread.
    using Call = std::function<void(Worker&)>;

    struct Order {
        Task task;
        solver::Limits limits;
        std::stop_source stop;
        quint64 run = 0;
    };

    /// What the thread and its worker have in common.
    struct Shared {
        std::mutex mutex; ///< guards the rest
        std::condition_variable_any changed;
        std::optional<Order> order{};
        Worker* worker = nullptr; ///< null once it is gone
        std::deque<Call> calls{}; ///< as many as `due` was sent and not yet taken
        bool hasEnded = false;
        bool isLeft = false;
    };
    using SharedPtr = std::shared_ptr<Shared>;

    static void loop(const SharedPtr& shared, const std::stop_token& end);
    static void carryOut(const SharedPtr& shared, const Order& order);
    static void post(const SharedPtr& shared, Call call);
    void receiveCall();

    quint64 m_run = 0;
    bool m_busy = false;
    quint64 m_positions = 0;
    double m_progress = -1;
    std::stop_source m_stop{std::nostopstate};
    SharedPtr m_shared = std::make_shared<Shared>();
    std::jthread m_thread; ///< started with the first task
};

} // namespace models

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/background.h"

#include <QRunnable>
#include <QThreadPool>

#include <mutex>

namespace models {
namespace {

/// Taken by who hands a task over and by the thread that takes it. Qt's pool does the same by means of its
/// own, which the thread sanitizer does not see.
std::mutex handover;

class Background final : public QRunnable {
public:
    explicit Background(std::function<void()> task) : m_task(std::move(task)) {}

    void run() override
    {
        handover.lock();
        handover.unlock();
        m_task();
    }

private:
    std::function<void()> m_task;
};

} // namespace

void runInBackground(std::function<void()> task)
{
    const std::scoped_lock lock(handover);
    QThreadPool::globalInstance()->start(new Background(std::move(task)));
}

} // namespace models

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/stagedfile.h"

#include "models/background.h"
#include "models/files/filelock.h"
#include "wording/wholefile.h"

#include <QFile>
#include <QFileInfo>

#include <cstdio>
#include <mutex>
#include <utility>

namespace models {
namespace {

/// In milliseconds. Whoever takes longer brings what was written meanwhile to the disk as well.
constexpr int longestFlush = 5'000;

/// Takes a file to the next stage, in the place of what is there; false when there is none.
bool takeOn(const QString& from, const QString& to)
{
    return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

} // namespace

/// What the window's thread, which writes, and the one that waits for the disk have in common.
struct StagedFile::Flush {
    Flush(Stages itsStages, QString itsLock) : stages(std::move(itsStages)), lock(std::move(itsLock)) {}

    const Stages stages;
    const QString lock;
    std::mutex mutex;
    bool isRunning = false;
    bool isLeft = false;
};

StagedFile::StagedFile(const Stages& stages, const QString& lock)
    : m_flush(std::make_shared<Flush>(stages, lock))
{
}

QString StagedFile::write(const QByteArray& text)
{
    QString cause = wording::writeWholeFileSoon(m_flush->stages.front(), text);
    const std::lock_guard guard(m_flush->mutex);
    if (cause.isEmpty() && !std::exchange(m_flush->isRunning, true))
        runInBackground([flush = m_flush] { bringHome(flush); });
    return cause;
}

void StagedFile::leave()
{
    const std::lock_guard guard(m_flush->mutex);
    m_flush->isLeft = true;
}

/// On another thread: a disk takes longer than a frame. What is written meanwhile has its turn afterwards.
void StagedFile::bringHome(const std::shared_ptr<Flush>& flush)
{
    const auto& [written, waiting, done] = flush->stages;
    const FileLock ours = flush->lock.isEmpty() ? FileLock() : FileLock::await(flush->lock, longestFlush);
    const bool isOurTurn = ours.isTaken() || !FileLock::isHeld(flush->lock);
    std::unique_lock guard(flush->mutex);
    while (isOurTurn && !flush->isLeft && takeOn(written, waiting)) {
        guard.unlock();
        const bool isOnDisk = wording::bringToDisk(waiting);
        guard.lock();
        if (flush->isLeft || !isOnDisk || !takeOn(waiting, done))
            break;
        guard.unlock();
        wording::bringToDisk(QFileInfo(done).path());
        guard.lock();
    }
    flush->isRunning = false;
}

} // namespace models

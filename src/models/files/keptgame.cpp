// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/keptgame.h"

#include "models/background.h"
#include "wording/wholefile.h"

#include <QDir>

#include <cstdio>
#include <mutex>

namespace models {

/// What the window's thread, which writes, and the one that waits for the disk have in common.
struct KeptGame::Flush {
    explicit Flush(const QString& stem)
        : written(stem + gameStages[0]), waiting(stem + gameStages[1]), done(stem + gameStages[2])
    {
    }

    /// Takes a file to the next stage, in the place of what is there; false when there is none.
    static bool move(const QString& from, const QString& to)
    {
        return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
    }

    const QString written;
    const QString waiting;
    const QString done;
    std::mutex mutex;
    bool isRunning = false;
    bool isEnded = false; ///< the game is no longer ours
};

KeptGame::KeptGame(QString stem, FileLock lock)
    : m_stem(std::move(stem)), m_lock(std::move(lock)), m_flush(std::make_shared<Flush>(m_stem))
{
}

KeptGame::~KeptGame()
{
    const std::lock_guard guard(m_flush->mutex);
    m_flush->isEnded = true;
}

std::optional<FileError> KeptGame::keep(const SavedGame& game)
{
    if (!m_lock.isTaken()) { // the folder may have become writable
        QDir().mkpath(QFileInfo(m_stem).path());
        m_lock = FileLock(lockPath(m_stem));
    }
    const QString cause = wording::writeWholeFileSoon(m_flush->written, gameToJson(game));
    if (!cause.isEmpty())
        return FileError{tr("%1 This game is lost when the window closes, unless you save it elsewhere.",
                            "after the sentence that a file cannot be written")
                             .arg(wording::fileProblem(m_flush->done, cause) + u'.')};
    const std::lock_guard guard(m_flush->mutex);
    if (!m_flush->isRunning) {
        m_flush->isRunning = true;
        runInBackground([flush = m_flush] { bringHome(flush); });
    }
    return std::nullopt;
}

/// On another thread: a disk takes longer than a frame. What is written meanwhile has its turn afterwards.
void KeptGame::bringHome(const std::shared_ptr<Flush>& flush)
{
    std::unique_lock guard(flush->mutex);
    while (!flush->isEnded && Flush::move(flush->written, flush->waiting)) {
        guard.unlock();
        const bool isOnDisk = wording::bringToDisk(flush->waiting);
        guard.lock();
        if (flush->isEnded || !isOnDisk || !Flush::move(flush->waiting, flush->done))
            break;
        guard.unlock();
        wording::bringToDisk(QFileInfo(flush->done).path());
        guard.lock();
    }
    flush->isRunning = false;
}

} // namespace models

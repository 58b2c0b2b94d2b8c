// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/filelock.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QThread>

#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace models {
namespace {

struct flock everyByte()
{
    struct flock range {};
    range.l_type = F_WRLCK;
    range.l_whence = SEEK_SET;
    return range;
}

/// Whoever let go of a lock removed its file: the file that is locked may not be the one of that name any
/// more.
bool isNamed(int file, const QByteArray& path)
{
    struct stat locked {};
    struct stat named {};
    return fstat(file, &locked) == 0 && stat(path.constData(), &named) == 0 &&
           locked.st_ino == named.st_ino && locked.st_dev == named.st_dev;
}

} // namespace

FileLock::FileLock(const QString& path) : m_path(QFile::encodeName(path))
{
    for (;;) {
        const int file = open(m_path.constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (file < 0)
            return;
        auto range = everyByte();
        const bool isLocked = fcntl(file, F_OFD_SETLK, &range) == 0;
        const bool isOfThatName = isNamed(file, m_path);
        if (isLocked && isOfThatName) {
            m_file = file;
            return;
        }
        close(file);
        if (isOfThatName) // it is somebody else's, or there are no locks on this disk
            return;
    }
}

FileLock FileLock::await(const QString& path, int ms)
{
    const QDeadlineTimer end(ms);
    for (;;) {
        FileLock lock(path);
        if (lock.isTaken() || !isHeld(path) || end.hasExpired())
            return lock;
        QThread::msleep(1);
    }
}

FileLock::FileLock(FileLock&& other) noexcept
    : m_path(std::move(other.m_path)), m_file(std::exchange(other.m_file, -1))
{
}

FileLock& FileLock::operator=(FileLock&& other) noexcept
{
    if (this != &other) {
        letGo();
        m_path = std::move(other.m_path);
        m_file = std::exchange(other.m_file, -1);
    }
    return *this;
}

/// The file goes first, while nobody else can have locked it.
void FileLock::letGo()
{
    if (!isTaken())
        return;
    unlink(m_path.constData());
    close(std::exchange(m_file, -1));
}

bool FileLock::isHeld(const QString& path)
{
    const int file = open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    auto range = everyByte();
    const bool isHeld = fcntl(file, F_OFD_GETLK, &range) == 0 && range.l_type != F_UNLCK;
    close(file);
    return isHeld;
}

} // namespace models

// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/wholefile.h"

#include "wording/filename.h"
#include "wording/text/text.h"

#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryFile>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace wording {
namespace {

/// Why the disk could not take what is written, as the system's number; 0 also where files cannot be brought
/// to it.
int syncError(const QFileDevice& file)
{
    if (fsync(file.handle()) != 0 && errno != EINVAL && errno != ENOTSUP && errno != EROFS)
        return errno;
    return 0;
}

/// A write that was cut short does not say why: the next one does.
QString whyNotWritten(QFileDevice& file)
{
    file.putChar('\0');
    file.flush();
    const bool knowsWhy =
        file.error() != QFileDevice::NoError && file.error() != QFileDevice::UnspecifiedError;
    return knowsWhy ? file.errorString() : translate("Wording", "not all of it could be written");
}

std::filesystem::path nativePath(const QString& path)
{
    return bytesOf(path).toStdString();
}

/// The cause where it is no file; empty otherwise.
QString causeOf(const struct stat& found)
{
    if (S_ISDIR(found.st_mode))
        return translate("Wording", "it is a folder");
    return S_ISREG(found.st_mode) ? QString()
                                  : translate("Wording", "it is not a file but a device or a pipe");
}

QString causeOf(const QString& path)
{
    struct stat found {};
    return ::stat(bytesOf(path).constData(), &found) == 0 ? causeOf(found) : QString();
}

QString systemText(int error)
{
    return QString::fromLocal8Bit(std::generic_category().message(error).c_str());
}

} // namespace

QString whyNotAFile(const QString& path)
{
    return isUtf8(path) ? causeOf(path)
                        : translate("Wording", "its name is not UTF-8"); // Qt would write another
}

QString openToRead(QFile& file, const QString& path)
{
    if (QString cause = causeOf(path); !cause.isEmpty())
        return cause;
    file.setFileName(path);
    if (path.startsWith(u':')) // a resource
        return file.open(QIODevice::ReadOnly) ? QString() : file.errorString();
    const int handle = ::open(bytesOf(path).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (handle < 0)
        return systemText(errno);
    // What has that name may be another thing by now: what counts is what was opened.
    struct stat found {};
    QString cause = fstat(handle, &found) == 0 ? causeOf(found) : systemText(errno);
    if (cause.isEmpty() && file.open(handle, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return {};
    ::close(handle);
    return cause.isEmpty() ? file.errorString() : cause;
}

QString writeWholeFile(const QString& path, const std::function<bool(QIODevice&)>& write)
{
    if (QString cause = whyNotAFile(path); !cause.isEmpty())
        return cause;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    // What is still in the buffer is written by flush(): commit() does not tell when that fails.
    const bool written = write(file) && file.flush();
    if (!written) {
        QString cause = whyNotWritten(file);
        file.cancelWriting();
        return cause;
    }
    if (const int error = syncError(file)) { // nor does it tell that the disk would not have it
        file.cancelWriting();
        return systemText(error);
    }
    errno = 0;
    if (file.commit())
        return {};
    return errno != 0 ? systemText(errno) : file.errorString(); // Qt forgets why a name could not be given
}

QString writeWholeFile(const QString& path, const QByteArray& text)
{
    return writeWholeFile(path, [&text](QIODevice& file) { return file.write(text) == text.size(); });
}

QString writeWholeFileSoon(const QString& path, const QByteArray& text)
{
    const QFileInfo info(path);
    const QString target = info.isSymLink() ? info.symLinkTarget() : path;
    if (QString cause = whyNotAFile(target); !cause.isEmpty())
        return cause;
    QTemporaryFile file(target + QStringLiteral(".XXXXXX"));
    if (!file.open())
        return file.errorString();
    if (file.write(text) != text.size() || !file.flush())
        return whyNotWritten(file);
    file.close();
    std::error_code problem;
    std::filesystem::rename(nativePath(file.fileName()), nativePath(target), problem);
    if (problem)
        return systemText(problem.value());
    file.setAutoRemove(false);
    return {};
}

bool bringToDisk(const QString& path)
{
    const int file = open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    const bool isThere = fsync(file) == 0;
    close(file);
    return isThere;
}

QString fileProblem(const QString& path, const QString& cause)
{
    return cause.isEmpty() ? cause
                           //: a file, and why
                           : translate("Wording", "The file %1 cannot be written: %2").arg(path, cause);
}

} // namespace wording

// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/wholefile.h"

#include "wording/text/text.h"

#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryFile>

#include <filesystem>

#include <fcntl.h>
#include <unistd.h>

namespace wording {
namespace {

/// A write that was cut short does not say why: the next one does.
void provoke(QFileDevice& file)
{
    file.putChar('\0');
    file.flush();
}

std::filesystem::path nativePath(const QString& path)
{
    return path.toStdU16String();
}

} // namespace

QString whyNotReplaceable(const QString& path)
{
    const QFileInfo info(path);
    const bool isSpecial = info.exists() && !info.isFile() && !info.isDir();
    return isSpecial ? translate("Wording", "it is no file but a device or a pipe") : QString();
}

QString writeWholeFile(const QString& path, const std::function<bool(QIODevice&)>& write)
{
    if (QString cause = whyNotReplaceable(path); !cause.isEmpty())
        return cause;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    // What is still in the buffer is written by flush(): commit() does not tell when that fails.
    const bool written = write(file) && file.flush();
    if (!written)
        provoke(file);
    const bool knowsWhy =
        file.error() != QFileDevice::NoError && file.error() != QFileDevice::UnspecifiedError;
    QString cause = knowsWhy ? file.errorString() : translate("Wording", "not all of it could be written");
    if (!written) {
        file.cancelWriting();
        return cause;
    }
    return file.commit() ? QString() : file.errorString();
}

QString writeWholeFile(const QString& path, const QByteArray& text)
{
    return writeWholeFile(path, [&text](QIODevice& file) { return file.write(text) == text.size(); });
}

QString writeWholeFileSoon(const QString& path, const QByteArray& text)
{
    const QFileInfo info(path);
    const QString target = info.isSymLink() ? info.symLinkTarget() : path;
    if (QString cause = whyNotReplaceable(target); !cause.isEmpty())
        return cause;
    QTemporaryFile file(target + QStringLiteral(".XXXXXX"));
    if (!file.open())
        return file.errorString();
    if (file.write(text) != text.size() || !file.flush()) {
        provoke(file);
        return file.errorString();
    }
    file.close();
    std::error_code problem;
    std::filesystem::rename(nativePath(file.fileName()), nativePath(target), problem);
    if (problem)
        return QString::fromLocal8Bit(problem.message().c_str());
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

QString fileProblem(const QString& cause)
{
    return cause.isEmpty() ? cause : translate("Wording", "The file cannot be written: %1").arg(cause);
}

} // namespace wording

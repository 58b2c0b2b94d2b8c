// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/ownfile.h"

#include "wording/wholefile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThread>

namespace models {
namespace {

/// A file that cannot be read is looked at so often, a millisecond apart.
constexpr int mostLooks = 3;

QString stemOf(const QString& path)
{
    const QFileInfo info(path);
    return info.path() + u'/' + info.completeBaseName();
}

} // namespace

QString ownPath(const QString& name, const QString& folder)
{
    return (folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : folder) +
           u'/' + name;
}

void makeOwnFolder(const QString& path)
{
    const QString folder = QFileInfo(path).path();
    if (folder == QFileInfo(ownPath({})).path())
        QDir().mkpath(folder);
}

QString ownLockPath(const QString& path)
{
    return stemOf(path) + QStringLiteral(".lock");
}

QString damagedName(const QString& path)
{
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss-zzz"));
    const QString ending = QFileInfo(path).suffix();
    for (int number = 1;; ++number) {
        QString name =
            QStringLiteral("%1-damaged-%2%3.%4")
                .arg(stemOf(path), time, number == 1 ? QString() : QStringLiteral("-%1").arg(number), ending);
        if (!QFile::exists(name))
            return name;
    }
}

OwnFile::OwnFile(const QString& path, qint64 most)
    : m_lock(ownLockPath(path)), m_most(most), m_stages(stagesOf(stemOf(path), QLatin1String(".json"))),
      m_file(m_stages, stemOf(path) + QStringLiteral(".flush.lock"))
{
}

std::optional<FileError> OwnFile::readOne(const QString& path, const Receive& receive) const
{
    QFile file;
    const QString cause = wording::openToRead(file, path);
    return cause.isEmpty() ? receive(file.read(m_most)) : std::optional(FileError{cause});
}

OwnFile::Found OwnFile::look(const Receive& receive, const Damaged& damaged) const
{
    Found found = Found::Nothing;
    for (const QString& path : m_stages) {
        const bool isLast = path == m_stages.back();
        auto error = readOne(path, receive);
        bool isThere = !error || QFile::exists(path);
        for (int again = 0; again < mostLooks && error && isThere; ++again) {
            QThread::msleep(1); // it may have come from the stage before just now
            error = readOne(path, receive);
            isThere = !error || QFile::exists(path);
        }
        if (!error) {
            found = Found::Whole;
        } else if (isThere) {
            if (isLast || QFileInfo(path).size() > 0) // the power fails while it is written: it holds nothing
                damaged(path, *error);
            if (found == Found::Nothing)
                found = Found::Damaged;
        }
    }
    return found;
}

OwnFile::Found OwnFile::read(const Receive& receive)
{
    m_unread.clear();
    tellAside(receive);
    FileError why;
    const Found found =
        look(receive, [&why](const QString& /*path*/, const FileError& error) { why = error; });
    if (found == Found::Damaged)
        //: a file, and what is wrong with it as a sentence
        m_unread =
            tr("The file %1 could not be read (%2). It is not lost: before anything is written there, it is "
               "kept under another name.")
                .arg(m_stages.back(), why.text);
    return found;
}

QString OwnFile::keptAside(const FileError& why) const
{
    return tr("The file %1 could not be read (%2). It is kept as %3.")
        .arg(m_stages.back(), why.text, m_aside);
}

/// In the language of now.
void OwnFile::tellAside(const Receive& receive)
{
    if (m_aside.isEmpty())
        return;
    if (const auto why = readOne(m_aside, receive); why && QFile::exists(m_aside))
        m_keptAside = keptAside(*why);
}

bool OwnFile::change(const Receive& receive, const std::function<QByteArray(Found)>& next)
{
    makeOwnFolder(m_stages.back());
    const FileLock ours = FileLock::await(m_lock, longestChange);
    if (!ours.isTaken() && FileLock::isHeld(m_lock)) {
        m_unwritten = wording::fileProblem(m_stages.back(), tr("another window is writing it"));
        return false;
    }
    removeHalfWritten();
    bool isFree = true;
    m_unread.clear();
    const Found found = look(receive, [&](const QString& path, const FileError& why) {
        m_aside = damagedName(m_stages.back());
        isFree = (QFile::rename(path, m_aside) || !QFile::exists(path)) && isFree;
        m_keptAside = keptAside(why);
    });
    const QByteArray text = next(found);
    const QString cause =
        isFree ? m_file.write(text) : tr("the file that could not be read cannot be moved out of the way");
    m_unwritten = wording::fileProblem(m_stages.back(), cause);
    return cause.isEmpty();
}

/// By programs that were killed. Precondition: the file is locked.
void OwnFile::removeHalfWritten() const
{
    const QFileInfo first(m_stages.front());
    for (const QString& left :
         first.dir().entryList({first.fileName() + QStringLiteral(".??????")}, QDir::Files))
        QFile::remove(first.dir().filePath(left));
}

/// In the order in which the disk's thread takes them on.
void OwnFile::remove()
{
    const FileLock ours = FileLock::await(m_lock, longestChange);
    for (const QString& path : m_stages)
        QFile::remove(path);
}

} // namespace models

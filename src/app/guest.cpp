// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guest.h"

#include "wording/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <filesystem>
#include <system_error>

namespace app {
namespace {

namespace fs = std::filesystem;

fs::path native(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

/// With its time, by which games are in order. What cannot be copied is not there for a guest.
void copyFile(const fs::path& from, const fs::path& to)
{
    std::error_code problem;
    const auto changed = fs::last_write_time(from, problem);
    if (problem || !fs::copy_file(from, to, problem))
        fs::remove(to, problem);
    else
        fs::last_write_time(to, changed, problem);
}

/// Files, and folders so deep: deeper ones are not the program's.
void copyFolder(const fs::path& from, const fs::path& to, int depth)
{
    std::error_code problem;
    fs::create_directories(to, problem);
    for (fs::directory_iterator entry(from, problem), end; !problem && entry != end;
         entry.increment(problem)) {
        std::error_code unknown;
        const fs::path copy = to / entry->path().filename();
        if (entry->is_regular_file(unknown))
            copyFile(entry->path(), copy);
        else if (entry->is_directory(unknown) && depth > 0)
            copyFolder(entry->path(), copy, depth - 1);
    }
}

/// What other programs keep there, typefaces and icons, is found where it was.
void linkOthers(const fs::path& from, const fs::path& to, const fs::path& ours)
{
    std::error_code problem;
    fs::create_directories(to, problem);
    for (fs::directory_iterator entry(from, problem), end; !problem && entry != end;
         entry.increment(problem)) {
        std::error_code untaken;
        if (entry->path().filename() != ours)
            fs::create_symlink(entry->path(), to / entry->path().filename(), untaken);
    }
}

} // namespace

Guest::Guest()
{
    if (!m_folder.isValid())
        return;
    constexpr int deepest = 2; // pupils, and each of them
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    const QString ours =
        data.relativeFilePath(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    const QString settings = QSettings().fileName();
    const QString config = m_folder.filePath(QStringLiteral("config"));
    linkOthers(native(data.path()), native(m_folder.filePath(QStringLiteral("data"))),
               native(ours.section(u'/', 0, 0)));
    copyFolder(native(data.filePath(ours)), native(m_folder.filePath(QStringLiteral("data/") + ours)),
               deepest);
    qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.filePath(QStringLiteral("data"))));
    qputenv("XDG_CACHE_HOME", QFile::encodeName(m_folder.filePath(QStringLiteral("cache"))));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, config);
    const QString copy = QSettings().fileName();
    QDir().mkpath(QFileInfo(copy).path());
    copyFile(native(settings), native(copy));
}

QString Guest::problem() const
{
    return m_folder.isValid() ? QString() : wording::fileProblem(QDir::tempPath(), m_folder.errorString());
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/ownsettings.h"

#include "models/background.h"
#include "models/files/ownfile.h"
#include "wording/wholefile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QList>
#include <QSet>
#include <QSettings>
#include <QStandardPaths>
#include <QStringList>

#include <algorithm>

namespace models {
namespace {

lessons::LessonProblem iniProblemAt(qsizetype line, const QByteArray& text, lessons::Cause cause)
{
    constexpr qsizetype longest = 40;
    const auto first = std::ranges::find_if(text, [](char c) { return c != ' ' && c != '\t'; });
    const auto column = static_cast<int>(first == text.end() ? 1 : first - text.begin() + 1);
    return {.cause = cause,
            .found = QString::fromUtf8(text.trimmed()).left(longest),
            .choices = {QStringLiteral("[…]"), QStringLiteral("…=…")},
            .line = static_cast<int>(line) + 1,
            .column = column};
}

/// Qt leaves out what it cannot read.
std::optional<lessons::LessonProblem> problemIn(const QString& path)
{
    QFile file;
    if (!wording::openToRead(file, path).isEmpty())
        return std::nullopt; // there is none, or it cannot be written either
    return iniProblem(file.read(mostIniBytes + 1));
}

/// Only the person whose settings they are can read them. And whoever has read the file before sees that it
/// is another one: that is told by its time, of which two changes may have the same.
void finishSettings(const QString& path, const QDateTime& before)
{
    QFile file(path);
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    if (QFileInfo(path).lastModified() <= before && file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        file.setFileTime(before.addMSecs(1), QFileDevice::FileModificationTime);
    runInBackground([path] { wording::bringToDisk(path); });
}

struct Home {
    Q_DECLARE_TR_FUNCTIONS(models::Home)
};

/// Why no file can be made in a folder, which need not be there yet; empty when one can. Nothing is written.
QString whyNotWritable(const QString& folder)
{
    QFileInfo nearest(folder);
    while (!nearest.exists() && nearest.absolutePath() != nearest.absoluteFilePath())
        nearest.setFile(nearest.absolutePath());
    if (!nearest.isDir())
        return Home::tr("%1 is not a folder").arg(nearest.absoluteFilePath());
    return nearest.isWritable() ? QString()
                                : Home::tr("%1 may not be changed").arg(nearest.absoluteFilePath());
}

} // namespace

std::optional<lessons::LessonProblem> iniProblem(const QByteArray& text)
{
    if (text.size() > mostIniBytes)
        return lessons::LessonProblem{.cause = lessons::Cause::FileTooLarge, .most = mostIniBytes};
    QByteArray section;
    QSet<QByteArray> keys;
    const QList<QByteArray> lines = text.split('\n');
    for (qsizetype number = 0; number < lines.size(); ++number) {
        const QByteArray line = lines[number].trimmed();
        if (line.isEmpty() || line.startsWith(';'))
            continue;
        const bool isSection = line.startsWith('[') && line.endsWith(']');
        if (line.contains('\0') || (!isSection && line.indexOf('=') < 1))
            return iniProblemAt(number, lines[number], lessons::Cause::UnknownKey);
        if (isSection) {
            section = line;
            continue;
        }
        const QByteArray key = section + line.left(line.indexOf('=')).trimmed();
        if (keys.contains(key))
            return iniProblemAt(number, lines[number].left(lines[number].indexOf('=')),
                                lessons::Cause::RepeatedKey);
        keys.insert(key);
    }
    return std::nullopt;
}

std::unique_ptr<QSettings> settingsOf(const QString& iniFile)
{
    return iniFile.isEmpty() ? std::make_unique<QSettings>()
                             : std::make_unique<QSettings>(iniFile, QSettings::IniFormat);
}

void changeSettings(const std::function<void(QSettings&)>& change, const QString& iniFile)
{
    const auto settings = settingsOf(iniFile);
    const QString path = settings->fileName();
    const QFileInfo info(path);
    if (!iniFile.isEmpty() && !info.dir().exists())
        return; // who learnt was forgotten
    QDir().mkpath(info.path());
    const FileLock ours = FileLock::await(ownLockPath(path), longestChange);
    if (problemIn(path))
        QFile::copy(path, damagedName(path));
    settings->sync();
    const QDateTime before = QFileInfo(path).lastModified();
    if (iniFile.isEmpty() && settings->allKeys().isEmpty())
        settings->setValue(QLatin1String(newHomeKey), false);
    change(*settings);
    settings->sync();
    finishSettings(path, before);
}

QString settingsProblem()
{
    const auto problem = problemIn(QSettings().fileName());
    return problem ? lessons::problemText(*problem) : QString();
}

void changeSetting(const QString& key, const QVariant& value)
{
    changeSettings([&](QSettings& settings) { settings.setValue(key, value); });
}

QString homeProblem()
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const QString settings = QFileInfo(QSettings().fileName()).absolutePath();
    QStringList problems;
    if (const QString cause = whyNotWritable(data); !cause.isEmpty())
        //: a folder, and why nothing can be written there
        problems +=
            Home::tr("Nothing can be kept in %1 (%2). Games that you do not save elsewhere are lost when "
                     "the window closes, and so is your progress in lessons and exercises.")
                .arg(data, cause);
    if (const QString cause = whyNotWritable(settings); !cause.isEmpty())
        //: a folder, and why nothing can be written there
        problems += Home::tr("Nothing can be kept in %1 (%2): settings last only until the window closes.")
                        .arg(settings, cause);
    if (const QString cause = settingsProblem(); !cause.isEmpty())
        //: a file
        problems +=
            Home::tr("Some of the settings in %1 cannot be read. They are not lost: before anything is "
                     "written there, the file is kept under another name.")
                .arg(QStringLiteral("%1 (%2)").arg(QSettings().fileName(), cause));
    return problems.join(u'\n');
}

} // namespace models

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/ownsettings.h"

#include "models/background.h"
#include "models/files/inifile.h"
#include "models/files/ownfile.h"
#include "wording/wholefile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace models {
namespace {

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

} // namespace

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

} // namespace models

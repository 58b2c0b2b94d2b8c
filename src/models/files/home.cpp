// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/home.h"

#include "models/files/ownsettings.h"
#include "wording/text/language.h"

#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QStringList>

namespace models {
namespace {

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

Home::Home(QObject* parent) : QObject(parent)
{
    look();
    wording::followLanguage(this, &Home::look);
}

void Home::look()
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const QString settings = QFileInfo(QSettings().fileName()).absolutePath();
    QStringList problems;
    if (const QString cause = whyNotWritable(data); !cause.isEmpty())
        //: a folder, and why nothing can be written there
        problems += tr("Nothing can be kept in %1 (%2). Games that you do not save elsewhere are lost when "
                       "the window closes, and so is your progress in lessons and exercises.")
                        .arg(data, cause);
    if (const QString cause = whyNotWritable(settings); !cause.isEmpty())
        //: a folder, and why nothing can be written there
        problems += tr("Nothing can be kept in %1 (%2): settings last only until the window closes.")
                        .arg(settings, cause);
    if (const QString cause = settingsProblem(); !cause.isEmpty())
        //: a file
        problems += tr("Some of the settings in %1 cannot be read. They are not lost: before anything is "
                       "written there, the file is kept under another name.")
                        .arg(QStringLiteral("%1 (%2)").arg(QSettings().fileName(), cause));
    m_problem = problems.join(u'\n');
    emit changed();
}

} // namespace models

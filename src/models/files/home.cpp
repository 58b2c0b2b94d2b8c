// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/home.h"

#include "models/files/ownsettings.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QStringList>

namespace models {
namespace {

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

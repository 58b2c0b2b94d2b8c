// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/ownfile.h"

#include "wording/wholefile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace models {

QString ownPath(const QString& name, const QString& folder)
{
    return (folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : folder) +
           u'/' + name;
}

bool OwnFile::read(qint64 most, const std::function<bool(const QByteArray&)>& receive)
{
    QFile file;
    m_isDamaged =
        QFile::exists(m_path) && (!wording::openToRead(file, m_path).isEmpty() || !receive(file.read(most)));
    return !m_isDamaged;
}

OwnFile::Written OwnFile::write(const QByteArray& text)
{
    Written written;
    QDir().mkpath(QFileInfo(m_path).path());
    if (m_isDamaged) {
        const QString kept =
            m_path.chopped(5) +
            QStringLiteral("-damaged-%1.json")
                .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss-zzz")));
        m_isDamaged = !QFile::rename(m_path, kept);
        if (!m_isDamaged)
            written.keptAs = kept;
    }
    written.problem = m_isDamaged ? tr("the file that could not be read cannot be moved out of the way")
                                  : wording::writeWholeFile(m_path, text);
    return written;
}

} // namespace models

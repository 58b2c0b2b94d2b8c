// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Folders as the tests compare them, and copy them.

#include "support/contents.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QStringList>

namespace tests {

/// Every file and folder below a folder with its time, and a file's text.
inline QStringList allOf(const QString& folder)
{
    QStringList found;
    for (QDirIterator files(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                            QDirIterator::Subdirectories);
         files.hasNext();) {
        const QString path = files.next();
        found.append(path + ' ' + QFileInfo(path).lastModified().toString(Qt::ISODateWithMs) + ' ' +
                     QString::fromUtf8(contents(path)));
    }
    found.sort();
    return found;
}

/// False where a file cannot be copied.
inline bool copyFolder(const QString& from, const QString& to)
{
    bool isCopied = QDir().mkpath(to);
    for (const QFileInfo& entry :
         QDir(from).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)) {
        const QString copy = to + '/' + entry.fileName();
        isCopied = isCopied &&
                   (entry.isDir() ? copyFolder(entry.filePath(), copy)
                                  : QFile::copy(entry.filePath(), copy) &&
                                        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
    }
    return isCopied;
}

} // namespace tests

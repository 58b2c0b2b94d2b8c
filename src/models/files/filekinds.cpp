// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/filekinds.h"

#include <algorithm>

namespace models {
namespace {

QStringList lessonEndings()
{
    return {QStringLiteral(".grundylesson"), QStringLiteral(".json")};
}

} // namespace

QStringList FileKinds::opened()
{
    return QStringList{QStringLiteral(".grundy")} + lessonEndings();
}

bool FileKinds::isLesson(const QUrl& file)
{
    const QStringList endings = lessonEndings();
    return std::ranges::any_of(endings, [name = file.fileName()](const QString& ending) {
        return name.endsWith(ending, Qt::CaseInsensitive);
    });
}

} // namespace models

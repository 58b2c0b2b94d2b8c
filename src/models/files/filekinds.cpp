// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/filekinds.h"

#include <algorithm>

namespace models {
namespace {

const auto ruleEnding = QLatin1String(".grundyrule");

QStringList lessonEndings()
{
    return {QStringLiteral(".grundylesson"), QStringLiteral(".json")};
}

} // namespace

QStringList FileKinds::opened()
{
    return QStringList{QStringLiteral(".grundy")} + lessonEndings() + QStringList{ruleEnding};
}

bool FileKinds::isRule(const QUrl& file)
{
    return file.fileName().endsWith(ruleEnding, Qt::CaseInsensitive);
}

bool FileKinds::isLesson(const QUrl& file)
{
    const QStringList endings = lessonEndings();
    return std::ranges::any_of(endings, [name = file.fileName()](const QString& ending) {
        return name.endsWith(ending, Qt::CaseInsensitive);
    });
}

} // namespace models

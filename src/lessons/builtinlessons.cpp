// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/builtinlessons.h"

#include <QDir>

namespace lessons {

std::vector<BuiltInLesson> builtInLessons()
{
    const QDir folder(QStringLiteral(":/grundy/lessons"));
    const QStringList files = folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    std::vector<BuiltInLesson> found;
    found.reserve(static_cast<std::size_t>(files.size()));
    for (const QString& file : files)
        found.push_back({file, readLessonFile(folder.filePath(file))});
    return found;
}

} // namespace lessons

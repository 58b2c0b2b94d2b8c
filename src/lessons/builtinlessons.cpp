// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/builtinlessons.h"

#include <QDir>

namespace lessons {

namespace {

QString lessonFolder()
{
    return QStringLiteral(":/grundy/lessons/");
}

} // namespace

ReadLesson readBuiltInLesson(const QString& file, const InPlaceOf& inPlaceOf)
{
    return readLessonFile(lessonFolder() + file, inPlaceOf);
}

std::vector<BuiltInLesson> builtInLessons(const InPlaceOf& inPlaceOf)
{
    const QStringList files =
        QDir(lessonFolder()).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    std::vector<BuiltInLesson> found;
    found.reserve(static_cast<std::size_t>(files.size()));
    for (const QString& file : files)
        found.push_back({file, readBuiltInLesson(file, inPlaceOf)});
    return found;
}

} // namespace lessons

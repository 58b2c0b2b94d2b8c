// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/jsonfields.h"
#include "lessons/lesson.h"
#include "lessons/repeatedkey.h"
#include "lessons/stepreader.h"
#include "wording/wholefile.h"

#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>

namespace lessons {
namespace {

constexpr std::uint64_t longestAbout = 400;

Lesson readWhole(const QJsonValue& root, FirstProblem& problem)
{
    static const QRegularExpression idPattern(QStringLiteral("^[a-z0-9-]{1,60}$"));
    JsonFields fields(root, {}, problem);
    (void)fields.text("format", longestTitle);
    (void)fields.whole("version", lessonVersion, lessonVersion);
    Lesson lesson;
    lesson.id = fields.text("id", longestTitle);
    if (!idPattern.match(lesson.id).hasMatch())
        fields.fail(QStringLiteral("id"), {.where = {}, .cause = Cause::BadId, .found = lesson.id});
    lesson.title = fields.text("title", longestTitle);
    lesson.about = fields.text("about", longestAbout);
    lesson.minutes = static_cast<int>(fields.whole("minutes", 1, 60));
    const QJsonArray steps = fields.list("steps", 1, mostSteps);
    for (qsizetype i = 0; i < steps.size() && !problem; ++i)
        lesson.steps.push_back(readStep(steps.at(i), QStringLiteral("steps[%1]").arg(i), problem));
    fields.end();
    return lesson;
}

/// A problem at the last of the bytes in front of `offset`.
LessonProblem problemAt(const QByteArray& json, qsizetype offset, Cause cause, const QString& found)
{
    const JsonPlace place = placeBefore(json, offset);
    return {.where = {}, .cause = cause, .found = found, .line = place.line, .column = place.column};
}

} // namespace

ReadLesson readLesson(const QByteArray& json)
{
    if (json.size() > mostLessonBytes)
        return LessonProblem{.where = {}, .cause = Cause::FileTooLarge, .most = mostLessonBytes};
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        return problemAt(json, error.offset, Cause::Syntax, error.errorString());
    const QJsonObject root = document.object();
    if (root.value(QStringLiteral("format")).toString() != QLatin1String("grundy-lesson"))
        return LessonProblem{.where = {}, .cause = Cause::NotALesson};
    if (root.value(QStringLiteral("version")).toDouble() > lessonVersion)
        return LessonProblem{.where = {}, .cause = Cause::NewerVersion};
    if (const auto repeated = findRepeatedKey(json))
        return problemAt(json, repeated->offset + 1, Cause::RepeatedKey, repeated->key);
    FirstProblem problem;
    Lesson lesson = readWhole(root, problem);
    if (problem)
        return std::move(*problem);
    return lesson;
}

ReadLesson readLessonFile(const QString& path)
{
    QFile file;
    if (const QString cause = wording::openToRead(file, path); !cause.isEmpty())
        return LessonProblem{.where = {}, .cause = Cause::CannotOpen, .found = cause};
    return readLesson(file.read(mostLessonBytes + 1));
}

} // namespace lessons

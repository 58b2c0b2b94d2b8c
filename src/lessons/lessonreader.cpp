// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/jsonfile.h"
#include "lessons/lesson.h"
#include "lessons/stepreader.h"
#include "wording/wholefile.h"

#include <QFile>
#include <QRegularExpression>

#include <array>

namespace lessons {
namespace {

constexpr std::uint64_t longestAbout = 400;
constexpr JsonKind lessonKind{.format = "grundy-lesson",
                              .version = lessonVersion,
                              .mostBytes = mostLessonBytes,
                              .other = Cause::NotALesson};
constexpr std::array groupNames{"start", "heaps", "rows", "disguise", "queen", "drawings", "theory"};

Lesson readWhole(const QJsonValue& root, FirstProblem& problem)
{
    static const QRegularExpression idPattern(QStringLiteral("^[a-z0-9-]{1,60}$"));
    JsonFields fields(root, {}, problem);
    (void)fields.text("format", longestTitle);
    (void)fields.whole("version", lessonVersion, lessonVersion);
    Lesson lesson;
    lesson.id = fields.text("id", longestTitle);
    if (!idPattern.match(lesson.id).hasMatch())
        fields.fail("id", Cause::BadId, lesson.id);
    lesson.title = fields.text("title", longestTitle);
    lesson.about = fields.text("about", longestAbout);
    lesson.minutes = static_cast<int>(fields.whole("minutes", 1, 60));
    lesson.aims = fields.optionalText("aims", longestAbout);
    if (fields.has("group"))
        lesson.group = static_cast<Group>(fields.oneOf("group", groupNames) + 1);
    const QJsonArray steps = fields.list("steps", 1, mostSteps);
    for (qsizetype i = 0; i < steps.size() && !problem; ++i)
        lesson.steps.push_back(readStep(steps.at(i), QStringLiteral("steps[%1]").arg(i), problem));
    fields.end();
    return lesson;
}

} // namespace

const char* groupId(Group group)
{
    return group == Group::None ? "" : groupNames.at(static_cast<std::size_t>(group) - 1);
}

ReadLesson readLesson(const QByteArray& json, const InPlaceOf& inPlaceOf)
{
    auto read = readRoot(json, lessonKind);
    if (auto* problem = std::get_if<LessonProblem>(&read))
        return std::move(*problem);
    const auto& root = std::get<QJsonObject>(read);
    FirstProblem problem;
    Lesson lesson = readWhole(inPlaceOf ? withSentences(root, inPlaceOf) : root, problem);
    if (problem)
        return placed(std::move(*problem), json);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        lesson.steps[i].line = lineOf(json, QStringLiteral("steps[%1]").arg(i));
    return lesson;
}

ReadLesson readLessonFile(const QString& path, const InPlaceOf& inPlaceOf)
{
    QFile file;
    if (const QString cause = wording::openToRead(file, path); !cause.isEmpty())
        return LessonProblem{.cause = Cause::CannotOpen, .found = cause};
    return readLesson(file.read(mostLessonBytes + 1), inPlaceOf);
}

} // namespace lessons

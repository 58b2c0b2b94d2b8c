// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/jsonfields.h"
#include "lessons/lesson.h"
#include "lessons/repeatedkey.h"
#include "lessons/stepreader.h"
#include "wording/wholefile.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>

#include <array>

namespace lessons {
namespace {

constexpr std::uint64_t longestAbout = 400;
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
        fields.fail(QStringLiteral("id"), {.where = {}, .cause = Cause::BadId, .found = lesson.id});
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

/// A problem at the last of the bytes in front of `offset`.
LessonProblem problemAt(const QByteArray& json, qsizetype offset, Cause cause, const QString& found)
{
    const JsonPlace place = placeBefore(json, offset);
    return {.where = {}, .cause = cause, .found = found, .line = place.line, .column = place.column};
}

/// What the reader of JSON expected.
QString syntaxText(QJsonParseError::ParseError error)
{
    const auto text = [](const char* source) { return QCoreApplication::translate("Lessons", source); };
    switch (error) {
    case QJsonParseError::UnterminatedObject:
        return text(QT_TRANSLATE_NOOP("Lessons", "expected ',' and a key in quotation marks, or '}'"));
    case QJsonParseError::MissingNameSeparator:
        return text(QT_TRANSLATE_NOOP("Lessons", "expected ':' behind a key"));
    case QJsonParseError::UnterminatedArray: return text(QT_TRANSLATE_NOOP("Lessons", "expected ',' or ']'"));
    case QJsonParseError::MissingValueSeparator:
        return text(QT_TRANSLATE_NOOP("Lessons", "expected ',' between two values"));
    case QJsonParseError::IllegalValue:
        return text(QT_TRANSLATE_NOOP("Lessons",
                                      "expected a text in quotation marks, a number, true, false, [ or {"));
    case QJsonParseError::UnterminatedString:
        return text(QT_TRANSLATE_NOOP("Lessons", "expected a quotation mark at the end of the text"));
    case QJsonParseError::IllegalEscapeSequence:
        return text(QT_TRANSLATE_NOOP("Lessons", "expected \\n, \\\", \\\\ or the like behind the \\"));
    case QJsonParseError::MissingObject:
        return text(QT_TRANSLATE_NOOP("Lessons", "expected keys and values in { }"));
    case QJsonParseError::GarbageAtEnd:
        return text(QT_TRANSLATE_NOOP("Lessons", "expected nothing more behind the last }"));
    default: break;
    }
    QJsonParseError other;
    other.error = error;
    return other.errorString();
}

/// The line in which a path of the file leads.
int lineOf(const QByteArray& json, const QString& path)
{
    return placeBefore(json, offsetOf(json, path) + 1).line;
}

/// An unknown key is looked for where it stands.
QString placeOfProblem(const LessonProblem& problem)
{
    return problem.cause == Cause::UnknownKey ? problem.where + QLatin1Char('.') + problem.found
                                              : problem.where;
}

} // namespace

const char* groupId(Group group)
{
    return group == Group::None ? "" : groupNames.at(static_cast<std::size_t>(group) - 1);
}

ReadLesson readLesson(const QByteArray& json, const InPlaceOf& inPlaceOf)
{
    if (json.size() > mostLessonBytes)
        return LessonProblem{.where = {}, .cause = Cause::FileTooLarge, .most = mostLessonBytes};
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        return problemAt(json, error.offset, Cause::Syntax, syntaxText(error.error));
    const QJsonObject root = document.object();
    if (root.value(QStringLiteral("format")).toString() != QLatin1String("grundy-lesson"))
        return LessonProblem{.where = {}, .cause = Cause::NotALesson};
    if (root.value(QStringLiteral("version")).toDouble() > lessonVersion)
        return LessonProblem{.where = {}, .cause = Cause::NewerVersion};
    if (const auto repeated = findRepeatedKey(json))
        return problemAt(json, repeated->offset + 1, Cause::RepeatedKey, repeated->key);
    FirstProblem problem;
    Lesson lesson = readWhole(inPlaceOf ? withSentences(root, inPlaceOf) : root, problem);
    if (problem) {
        problem->line = lineOf(json, placeOfProblem(*problem));
        return std::move(*problem);
    }
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        lesson.steps[i].line = lineOf(json, QStringLiteral("steps[%1]").arg(i));
    return lesson;
}

ReadLesson readLessonFile(const QString& path, const InPlaceOf& inPlaceOf)
{
    QFile file;
    if (const QString cause = wording::openToRead(file, path); !cause.isEmpty())
        return LessonProblem{.where = {}, .cause = Cause::CannotOpen, .found = cause};
    return readLesson(file.read(mostLessonBytes + 1), inPlaceOf);
}

} // namespace lessons

// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/jsonfile.h"

#include "lessons/repeatedkey.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace lessons {
namespace {

/// A problem at the last of the bytes in front of `offset`.
LessonProblem problemAt(const QByteArray& json, qsizetype offset, Cause cause, const QString& found)
{
    const JsonPlace place = placeBefore(json, offset);
    return {.cause = cause, .found = found, .line = place.line, .column = place.column};
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

} // namespace

std::variant<QJsonObject, LessonProblem> readRoot(const QByteArray& json, const JsonKind& kind)
{
    if (json.size() > kind.mostBytes)
        return LessonProblem{.cause = Cause::FileTooLarge,
                             .most = static_cast<std::uint64_t>(kind.mostBytes)};
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        return problemAt(json, error.offset, Cause::Syntax, syntaxText(error.error));
    QJsonObject root = document.object();
    const QString format = root.value(QLatin1String("format")).toString();
    if (kind.format != nullptr && format != QLatin1String(kind.format))
        return LessonProblem{.where = kind.other == Cause::NotOneOf ? QStringLiteral("format") : QString(),
                             .cause = kind.other,
                             .found = format,
                             .choices = {QLatin1String(kind.format)}};
    if (root.value(QLatin1String("version")).toDouble() > kind.version)
        return LessonProblem{.cause = Cause::NewerVersion};
    if (const auto repeated = findRepeatedKey(json))
        return problemAt(json, repeated->offset + 1, Cause::RepeatedKey, repeated->key);
    return root;
}

int lineOf(const QByteArray& json, const QString& path)
{
    return placeBefore(json, offsetOf(json, path) + 1).line;
}

LessonProblem placed(LessonProblem problem, const QByteArray& json)
{
    const bool isUnknown = problem.cause == Cause::UnknownKey;
    problem.line = lineOf(json, isUnknown ? problem.where + QLatin1Char('.') + problem.found : problem.where);
    return problem;
}

} // namespace lessons

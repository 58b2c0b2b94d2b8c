// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Strict reading of the JSON files that Grundy writes: the lessons, and all that is kept of a person. What is
// no JSON, stands twice, is unknown, missing or of another kind is a problem with its place, the first one.

#include "lessons/jsonfields.h"
#include "lessons/lessonproblem.h"

#include <QByteArray>
#include <QJsonObject>

#include <type_traits>
#include <utility>
#include <variant>

namespace lessons {

/// What a file says that it is, by its keys "format" and "version".
struct JsonKind {
    const char* format; ///< null: such files do not say it
    int version = 1;    ///< the newest that can be read; the oldest is 1
    qsizetype mostBytes = qsizetype{1} << 20;
    Cause other = Cause::NotOneOf; ///< what is wrong with a file of another format
};

/// The object that a file of that kind consists of. No key of it stands twice.
[[nodiscard]] std::variant<QJsonObject, LessonProblem> readRoot(const QByteArray& json, const JsonKind& kind);

/// The line in which a path such as "steps[3].text" leads. Precondition: `json` is JSON.
[[nodiscard]] int lineOf(const QByteArray& json, const QString& path);
/// The problem with its line, where an unknown key is looked for where it stands.
[[nodiscard]] LessonProblem placed(LessonProblem problem, const QByteArray& json);

/// What `read` makes of the object's keys, all of which it asks for but "format" and "version"; it may add a
/// problem.
template <typename Read>
[[nodiscard]] auto readJson(const QByteArray& json, const JsonKind& kind, const Read& read)
    -> std::variant<std::invoke_result_t<Read, JsonFields&, FirstProblem&>, LessonProblem>
{
    auto root = readRoot(json, kind);
    if (auto* problem = std::get_if<LessonProblem>(&root))
        return std::move(*problem);
    FirstProblem problem;
    JsonFields fields(std::get<QJsonObject>(root), {}, problem);
    (void)fields.has("format");
    (void)fields.whole("version", 1, static_cast<std::uint64_t>(kind.version));
    auto value = read(fields, problem);
    fields.end();
    if (problem)
        return placed(std::move(*problem), json);
    return value;
}

} // namespace lessons

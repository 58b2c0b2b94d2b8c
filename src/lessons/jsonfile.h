// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Strict reading of the JSON files that Grundy writes: the lessons, and all that is kept of a person. What is
// no JSON, stands twice, is unknown, missing or of another kind is a problem with its place, the first one.

#include "lessons/lessonproblem.h"
#include "lessons/lessontext.h"

#include <QByteArray>
#include <QDate>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <variant>

namespace lessons {

/// The first problem of a file; what comes later is not looked at any more.
using FirstProblem = std::optional<LessonProblem>;

/// The keys of one object: each has to be asked for, and has to be what it is asked for. After a problem all
/// values read are empty ones.
class JsonFields {
public:
    /// `problem` has to live longer.
    JsonFields(const QJsonValue& value, QString where, FirstProblem& problem);

    /// From now on it is known that the key may be there.
    [[nodiscard]] bool has(const char* key);
    /// The place of a key: "steps[3].title".
    [[nodiscard]] QString placeOf(const QString& key) const;

    /// Required, not empty.
    QString text(const char* key, std::uint64_t longest);
    /// Empty where the key is missing.
    QString optionalText(const char* key, std::uint64_t longest);
    /// Required, may be empty.
    QString anyText(const char* key, std::uint64_t longest);
    /// Required: a day as of 2026-11-24; an empty text is none.
    QDate day(const char* key);
    /// Required Markdown.
    Text markdown(const char* key);
    /// Required, one of `choices`: which.
    std::size_t oneOf(const char* key, std::span<const char* const> choices);
    /// The same, `otherwise` where the key is missing.
    std::size_t oneOf(const char* key, std::span<const char* const> choices, std::size_t otherwise);
    std::uint64_t whole(const char* key, std::uint64_t least, std::uint64_t most);
    std::uint64_t whole(const char* key, std::uint64_t least, std::uint64_t most, std::uint64_t otherwise);
    bool truth(const char* key, bool otherwise);
    QJsonArray list(const char* key, std::uint64_t least, std::uint64_t most);
    JsonFields object(const char* key);
    /// An object whose keys may be any.
    QJsonObject map(const char* key, std::uint64_t most);

    /// Every key was asked for.
    void end();
    /// A problem at a key, or with an empty one at the object itself.
    void fail(const QString& key, LessonProblem problem);
    void fail(const char* key, Cause cause, const QString& found = {})
    {
        fail(QLatin1String(key), {.cause = cause, .found = found});
    }
    /// What was read of a key; where that is a problem, it is one at the key.
    template <typename Value>
    [[nodiscard]] std::optional<Value> taken(const char* key, std::variant<Value, LessonProblem> read)
    {
        if (auto* problem = std::get_if<LessonProblem>(&read)) {
            fail(QLatin1String(key), std::move(*problem));
            return std::nullopt;
        }
        return std::get<Value>(std::move(read));
    }

private:
    [[nodiscard]] QJsonValue value(const char* key, bool required);

    QJsonObject m_object;
    QString m_where;
    FirstProblem& m_problem;
    QStringList m_asked;
};

/// A text from JSON: not empty, at most `longest` characters; the place is `where`.
[[nodiscard]] QString checkedText(const QJsonValue& value, const QString& where, std::uint64_t longest,
                                  FirstProblem& problem);
/// A whole number of [least, most].
[[nodiscard]] std::uint64_t checkedWhole(const QJsonValue& value, const QString& where, std::uint64_t least,
                                         std::uint64_t most, FirstProblem& problem);

/// true or false.
[[nodiscard]] bool checkedTruth(const QJsonValue& value, const QString& where, FirstProblem& problem);

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

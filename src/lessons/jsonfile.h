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
#include <vector>

namespace lessons {

/// The first problem of a file; what comes later is not looked at any more.
using FirstProblem = std::optional<LessonProblem>;

class JsonFields;

/// A value of a file with its place, read as what it has to be. After a problem all that is read is empty.
/// What need not be there is read with what it is otherwise.
class JsonField {
public:
    /// `problem` has to live longer. `missing`: the key that `where` has not.
    JsonField(QJsonValue value, QString where, FirstProblem& problem, QString missing = {})
        : m_value(std::move(value)), m_where(std::move(where)), m_missing(std::move(missing)),
          m_problem(problem)
    {
    }

    [[nodiscard]] bool isThere() const { return !m_value.isUndefined(); }
    /// Not empty, at most `longest` characters.
    QString text(std::uint64_t longest, const std::optional<QString>& otherwise = {});
    /// May be empty.
    QString anyText(std::uint64_t longest);
    /// A day as of 2026-11-24; an empty text is none.
    QDate day();
    Text markdown();
    /// One of `choices`: which.
    std::size_t oneOf(std::span<const char* const> choices, std::optional<std::size_t> otherwise = {});
    std::uint64_t whole(std::uint64_t least, std::uint64_t most, std::optional<std::uint64_t> otherwise = {});
    bool truth(std::optional<bool> otherwise = {});
    JsonFields object();
    std::vector<JsonField> list(std::uint64_t least, std::uint64_t most);
    /// An object whose keys may be any.
    std::vector<std::pair<QString, JsonField>> map(std::uint64_t most);

    void fail(LessonProblem problem);
    void fail(Cause cause, const QString& found = {}) { fail({.cause = cause, .found = found}); }
    /// What was read of it; where that is a problem, it is one here.
    template <typename Value>
    [[nodiscard]] std::optional<Value> taken(std::variant<Value, LessonProblem> read)
    {
        if (auto* problem = std::get_if<LessonProblem>(&read)) {
            fail(std::move(*problem));
            return std::nullopt;
        }
        return std::get<Value>(std::move(read));
    }

private:
    [[nodiscard]] bool isFine(bool isOfThatKind, Cause otherwise);

    QJsonValue m_value;
    QString m_where;
    QString m_missing;
    FirstProblem& m_problem;
};

/// The keys of one object, each of which has to be asked for.
class JsonFields {
public:
    JsonFields(QJsonObject object, QString where, FirstProblem& problem)
        : m_object(std::move(object)), m_where(std::move(where)), m_problem(problem)
    {
    }

    /// Its place is such as "steps[3].title".
    JsonField operator[](const char* key);
    /// Of the file.
    [[nodiscard]] bool hasProblem() const { return m_problem.has_value(); }
    [[nodiscard]] JsonField itself() const { return {m_object, m_where, m_problem}; }
    /// Every key was asked for.
    void end();

private:
    QJsonObject m_object;
    QString m_where;
    FirstProblem& m_problem;
    QStringList m_asked;
};

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

/// What `read` makes of the object's keys, all of which it asks for but "format" and "version";
/// it may add a problem.
template <typename Read>
[[nodiscard]] auto readJson(const QByteArray& json, const JsonKind& kind, const Read& read)
    -> std::variant<std::invoke_result_t<Read, JsonFields&>, LessonProblem>
{
    auto root = readRoot(json, kind);
    if (auto* problem = std::get_if<LessonProblem>(&root))
        return std::move(*problem);
    FirstProblem problem;
    JsonFields fields(std::get<QJsonObject>(root), {}, problem);
    (void)fields["format"];
    (void)fields["version"].whole(1, static_cast<std::uint64_t>(kind.version));
    auto value = read(fields);
    fields.end();
    if (problem)
        return placed(std::move(*problem), json);
    return value;
}

} // namespace lessons

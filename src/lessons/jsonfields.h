// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Strict reading of JSON objects: every key has to be asked for, and has to be what it is asked for.

#include "lessons/lessonproblem.h"
#include "lessons/lessontext.h"

#include <QDate>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <variant>

namespace lessons {

/// The first problem of a file; what comes later is not looked at any more.
using FirstProblem = std::optional<LessonProblem>;

/// The keys of one object. After a problem all values read are empty ones.
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

} // namespace lessons

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A lesson with a step of every kind, and ways to spoil it.

#include "lessons/check/lessoncheck.h"
#include "lessons/lesson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

/// A lesson that is right in every key.
inline QJsonObject goodLesson()
{
    const QByteArray text = R"({
        "format": "grundy-lesson", "version": 1, "id": "good", "title": "Good", "about": "All kinds.",
        "minutes": 5, "steps": [
            {"kind": "text", "text": "A [cold](nim:3,2,1?outcome=P&grundy=0&winning=0) one.",
             "facts": ["nim:7,11,5?outcome=N&only=nim:7,2,5"], "notes": "Wait.",
             "board": {"position": "nim:3,2,1", "show": "why"}},
            {"kind": "play", "text": "Play.", "board": {"position": "nim:3,4"},
             "play": {"opponent": "fence", "fence": 3, "first": "computer"}},
            {"kind": "reveal", "text": "Think.", "board": {"position": "nim:5"},
             "reveal": {"text": "Take [all](nim:5?wins=nim:0).", "show": "winning"}},
            {"kind": "question", "text": "Which?", "choices": [
                {"text": "One", "right": true, "because": "Yes."},
                {"text": "Two", "because": "No."}]},
            {"kind": "exercise", "text": "Find it.",
             "exercise": {"kind": "winning-move", "game": "nim", "difficulty": 2, "count": 2}},
            {"kind": "label", "text": "Label.",
             "label": {"family": "takeaway/take=1-3:n", "from": 0, "to": 8, "shown": 1}},
            {"kind": "table", "text": "Fill in.",
             "table": {"family": "nim:n,m", "to": [4, 3], "values": "grundy", "by": "diagonal"}},
            {"kind": "mark", "text": "Mark.", "mark": {"graph": "dag:3-2,3-1,2-0,1-0@3"}}
        ]})";
    return QJsonDocument::fromJson(text).object();
}

inline QByteArray bytes(const QJsonObject& object)
{
    return QJsonDocument(object).toJson();
}

/// The value at a path such as "steps[3].choices[1].text" replaced; a null value removes the key.
inline QJsonValue replaced(const QJsonValue& in, const QStringList& path, const QJsonValue& value)
{
    if (path.isEmpty())
        return value;
    const QStringList rest = path.mid(1);
    if (in.isArray()) {
        QJsonArray list = in.toArray();
        const int at = path.first().toInt();
        list.replace(at, replaced(list.at(at), rest, value));
        return list;
    }
    QJsonObject object = in.toObject();
    if (rest.isEmpty() && value.isNull())
        object.remove(path.first());
    else
        object.insert(path.first(), replaced(object.value(path.first()), rest, value));
    return object;
}

inline QJsonObject with(const QJsonObject& lesson, QString path, const QJsonValue& value)
{
    path.replace(QLatin1Char('['), QLatin1Char('.')).remove(QLatin1Char(']'));
    return replaced(lesson, path.split(QLatin1Char('.')), value).toObject();
}

inline QString problemOf(const lessons::ReadLesson& read)
{
    const auto* problem = std::get_if<lessons::LessonProblem>(&read);
    return problem == nullptr ? QString() : lessons::problemText(*problem);
}

/// The same as if the file's lines were not known.
inline QString withoutLine(lessons::LessonProblem problem)
{
    problem.line = 0;
    return lessons::problemText(problem);
}

inline const lessons::Lesson& lessonOf(const lessons::ReadLesson& read)
{
    return std::get<lessons::Lesson>(read);
}

inline QString problemsOf(const lessons::LessonCheck& check)
{
    QStringList texts;
    for (const lessons::LessonProblem& problem : check.problems)
        texts.append(withoutLine(problem));
    return texts.join(QLatin1Char('\n'));
}

/// The first problem of a lesson that can be read.
inline QString firstUntruth(const QJsonObject& object)
{
    const auto read = lessons::readLesson(bytes(object));
    if (!std::holds_alternative<lessons::Lesson>(read))
        return QStringLiteral("not read: ") + problemOf(read);
    const auto check = lessons::checkLesson(lessonOf(read), {});
    return check.problems.empty() ? QString() : withoutLine(check.problems.front());
}

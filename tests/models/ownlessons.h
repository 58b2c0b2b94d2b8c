// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Lessons of the person's own for tests.

#include "models/learn/lessons/lessonlist.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThreadPool>

using models::LessonList;

/// A lesson of one step of each stage.
inline QString lessonText(const QString& id, const QString& claim = QStringLiteral("outcome=P"))
{
    return QStringLiteral(
               R"({"format": "grundy-lesson", "version": 1, "id": "%1", "title": "Own", "about": "A.",
        "minutes": 5, "steps": [
        {"kind": "text", "text": "Look [here](nim:2,2?%2)."},
        {"kind": "reveal", "title": "Think", "text": "Who wins?", "board": {"position": "nim:3,5"},
         "reveal": {"text": "The next player.", "show": "winning"}, "notes": "Wait for them."},
        {"kind": "question", "text": "What now?", "choices": [
            {"text": "This", "because": "No, [see](nim:1)."},
            {"text": "That", "right": true, "because": "Yes indeed."}]},
        {"kind": "label", "text": "Label.", "label": {"family": "takeaway/take=1-3:n", "to": 10, "shown": 0}},
        {"kind": "table", "text": "Fill in.", "table": {"family": "nim:n,m", "to": [3, 2], "by": "diagonal"}},
        {"kind": "play", "text": "Play.", "board": {"position": "nim:3,5"},
         "play": {"opponent": "perfect", "first": "computer"}}]})")
        .arg(id, claim);
}

inline QString ownFile(const QString& name)
{
    return LessonList::ownFolder() + u'/' + name;
}

inline void write(const QString& path, const QString& text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write");
    file.write(text.toUtf8());
}

/// Nothing is left of another test.
inline void forgetLessons()
{
    QDir(LessonList::ownFolder()).removeRecursively();
    QThreadPool::globalInstance()->waitForDone(); // what goes to the disk is there
    QFile::remove(models::LessonProgress::path());
}

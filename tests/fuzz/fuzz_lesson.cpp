// SPDX-License-Identifier: GPL-3.0-or-later

// Lessons: what is read stays within the limits, and reads the same when the JSON is laid out anew.

#include "fuzz.h"

#include "lessons/lesson.h"

#include <QJsonDocument>

int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    constexpr qsizetype longestSentence = 1000;
    const QByteArray json(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const lessons::ReadLesson read = lessons::readLesson(json);
    if (const auto* problem = std::get_if<lessons::LessonProblem>(&read)) {
        const QString text = lessons::problemText(*problem);
        fuzz::require(!text.isEmpty() && text.size() <= longestSentence, "a problem is a short sentence");
        fuzz::require(problem->line <= json.count('\n') + 1, "a problem's line is one of the file");
        fuzz::require(problem->column <= json.size() + 1, "a problem's column is within the file");
        return 0;
    }
    const auto& lesson = std::get<lessons::Lesson>(read);
    fuzz::require(!lesson.steps.empty() && lesson.steps.size() <= std::size_t{lessons::mostSteps},
                  "the limit of steps");
    const lessons::ReadLesson again = lessons::readLesson(
        QJsonDocument::fromJson(json).toJson(QJsonDocument::Indented).left(lessons::mostLessonBytes));
    const auto* same = std::get_if<lessons::Lesson>(&again);
    if (same == nullptr) { // laid out, it may be too large
        fuzz::require(json.size() * 4 > lessons::mostLessonBytes, "what is laid out anew can be read");
        return 0;
    }
    fuzz::require(same->id == lesson.id && same->title == lesson.title && same->minutes == lesson.minutes &&
                      same->steps.size() == lesson.steps.size(),
                  "what is laid out anew is the same lesson");
    for (std::size_t step = 0; step < lesson.steps.size(); ++step)
        fuzz::require(same->steps[step].title == lesson.steps[step].title &&
                          same->steps[step].kind.index() == lesson.steps[step].kind.index(),
                      "what is laid out anew has the same steps");
    return 0;
}

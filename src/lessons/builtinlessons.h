// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The program's own lessons, in order.

#include "lessons/lesson.h"

#include <QString>

#include <vector>

namespace lessons {

struct BuiltInLesson {
    QString file; ///< its name in resources/lessons
    ReadLesson lesson;
};

/// One of them by its name in resources/lessons.
[[nodiscard]] ReadLesson readBuiltInLesson(const QString& file,
                                           const InPlaceOf& inPlaceOf = courseIn(QLocale()));
/// All in the language that is spoken, or with something else in place of their sentences.
[[nodiscard]] std::vector<BuiltInLesson> builtInLessons(const InPlaceOf& inPlaceOf = courseIn(QLocale()));

} // namespace lessons

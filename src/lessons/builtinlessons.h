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

[[nodiscard]] std::vector<BuiltInLesson> builtInLessons();

} // namespace lessons

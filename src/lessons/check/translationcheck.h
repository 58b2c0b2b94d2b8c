// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Whether a built-in lesson can be read in another language: each sentence is translated, and has the
// links and marks of the English one. What its links claim is checked where it is read.

#include "lessons/lesson.h"

#include <QLocale>

#include <vector>

namespace lessons {

/// `file`: of a built-in lesson. The place of a problem is the key of the sentence: "3/because 2".
[[nodiscard]] std::vector<LessonProblem> checkTranslation(const QString& file, const QLocale& locale);

} // namespace lessons

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lessonproblem.h"

#include <QByteArray>

#include <optional>

namespace models {

/// The first thing in a file of settings that Qt would leave out or believe at random, with its place: a line
/// that is none, or a key that its section has already. Keys that are not known are a newer version's, and
/// stay.
[[nodiscard]] std::optional<lessons::LessonProblem> iniProblem(const QByteArray& text);

/// So many bytes are read of such a file.
inline constexpr qint64 mostIniBytes = qint64{4} << 20;

} // namespace models

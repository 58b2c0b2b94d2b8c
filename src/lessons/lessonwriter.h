// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Lessons as JSON text: the keys in the order in which docs/lessons.md names them, so that files can be read
// and compared.

#include <QByteArray>
#include <QJsonObject>

namespace lessons {

/// A lesson, or a part of one. Keys that no lesson has come last.
[[nodiscard]] QByteArray lessonToJson(const QJsonObject& lesson);

} // namespace lessons

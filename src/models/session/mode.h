// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace models::modes {
Q_NAMESPACE
QML_NAMED_ELEMENT(Mode)

/// What one does with a position.
enum class Mode : quint8 { Play, Explore, Present };
Q_ENUM_NS(Mode)
} // namespace models::modes

namespace models {

using modes::Mode;

/// As the command line and saved games spell it: "play", "explore" or "present".
[[nodiscard]] QString modeText(Mode mode);
[[nodiscard]] std::optional<Mode> modeFromText(const QString& text);

} // namespace models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace models::modes {
Q_NAMESPACE
QML_NAMED_ELEMENT(Mode)

/// What one does with a position.
enum class Mode : quint8 { Play, Explore, Present };
Q_ENUM_NS(Mode)
} // namespace models::modes

namespace models {
using modes::Mode;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace models::levelnames {
Q_NAMESPACE
QML_NAMED_ELEMENT(Level)

/// How the computer plays on a seat; some levels have a number, which the seat holds.
enum class Level : quint8 { Random, Look, Humanlike, Fence, Perfect };
Q_ENUM_NS(Level)
} // namespace models::levelnames

namespace models {
using levelnames::Level;
}

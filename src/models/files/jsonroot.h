// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/files/fileerror.h"

#include <QByteArray>
#include <QJsonObject>
#include <QLatin1String>

#include <variant>

namespace models {

/// The object of a file that the program keeps, or why it is none of that version. One that does not say its
/// format is believed.
[[nodiscard]] std::variant<QJsonObject, FileError> jsonRoot(const QByteArray& text, QLatin1String format,
                                                            int version);

} // namespace models

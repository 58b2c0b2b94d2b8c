// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/tables/table.h"

#include <QString>

namespace models {

/// "Nim: Two heaps, Grundy value".
[[nodiscard]] QString tableTitle(const analysis::FamilyTable& table);
/// Writes a table to a file named .csv, .json, .svg or .png; a sentence where that fails, else empty.
[[nodiscard]] QString writeTable(const QString& path, const analysis::FamilyTable& table);

} // namespace models

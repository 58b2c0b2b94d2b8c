// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is said about tables of families of positions.

#include "analysis/tables/families.h"
#include "analysis/tables/table.h"
#include "analysis/tables/tabletext.h"

#include <QString>

namespace wording {

/// "column 9: before ^ a character or a group (…) has to stand".
[[nodiscard]] QString patternErrorText(const analysis::PatternError& error);
/// "Two heaps"; the pattern for a family that is not ready-made.
[[nodiscard]] QString familyTitle(const analysis::FamilyPattern& pattern, analysis::Shown shown);
/// The same by a ready-made family's id; empty for an unknown one.
[[nodiscard]] QString familyTitle(std::string_view familyId);
/// What the game calls the number that a variable, 'n' or 'm', stands for: "heap 1", "column"; else the
/// variable.
[[nodiscard]] QString axisName(const analysis::FamilyPattern& pattern, char variable);
/// "Grundy value".
[[nodiscard]] QString shownTitle(analysis::Shown shown);
/// "From n = 0 on the values repeat every 4: proven for all n by …", "…: seen in this table, not proven".
[[nodiscard]] QString periodText(const analysis::RowPeriod& period);
/// The rows that repeat, a line for those with the same period: "m = 1, 3: …". Empty where none does.
[[nodiscard]] QStringList periodLines(const analysis::FamilyTable& table);
/// "256 positions, 16 cold; 3 not solved within the limits; 16 not allowed by the rules".
[[nodiscard]] QString tableSummary(const analysis::FamilyTable& table);
/// "Nim: Two heaps, Grundy value".
[[nodiscard]] QString tableTitle(const analysis::FamilyTable& table);
/// What a picture of the table says beside it.
[[nodiscard]] analysis::TablePicture tablePicture(const analysis::FamilyTable& table);
/// The table as aligned text with its title, summary and periods.
[[nodiscard]] QString tableReport(const analysis::FamilyTable& table);

} // namespace wording

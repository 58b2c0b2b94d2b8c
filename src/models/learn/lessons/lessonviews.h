// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the pages show of a lesson's step, as lists of plain values; only what is uncovered is in them.

#include "analysis/tables/table.h"
#include "lessons/labelrow.h"
#include "lessons/lesson.h"

#include <QSet>
#include <QVariantList>

#include <optional>

namespace models {

/// What is worked out for a step: nothing in it is shown before its stage.
struct StepPicture {
    std::optional<lessons::LabelRow> row{};
    std::optional<analysis::FamilyTable> table{};
    QString verdict{}; ///< of the step's board, for the teacher
};

/// [{html, words, entry}]: paragraphs, and entries of lists; links lead to `prefix` and their number, "t3".
[[nodiscard]] QVariantList textView(const lessons::Text& text, const QString& prefix);

/// [{html, words, told, right, because}]: `told` once it was chosen, or is right and the question answered;
/// `right` and `because` tell nothing before. Links of the reasons lead to "b", the choice's number, "-" and
/// theirs.
[[nodiscard]] QVariantList choicesView(const lessons::QuestionStep& question, const QSet<int>& chosen,
                                       bool answered);

/// The texts of the table's cells, row after row, m ascending; empty where nothing is shown yet. `filled`
/// diagonals are.
[[nodiscard]] QStringList tableView(const lessons::TableStep& step, const analysis::FamilyTable& table,
                                    int filled);

} // namespace models

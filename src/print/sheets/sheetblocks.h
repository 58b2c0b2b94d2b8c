// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a worksheet is put together from.

#include "print/block.h"
#include "print/sheets/worksheet.h"

#include <QSet>
#include <QString>

namespace printing {

/// The title, a line for name, class and date, and `rules` that hold for the whole sheet, if any do.
[[nodiscard]] Block headingBlock(const QString& title, const QString& rules, double width);
/// The title of the answers.
[[nodiscard]] Block keyHeadingBlock(const QString& title, double width);
/// An exercise: its number, what is asked, its board and room for the answer. `rules` stand above where they
/// are not empty. The board is so much larger than usual, where there is room. The exercise must outlive the
/// block.
[[nodiscard]] Block exerciseBlock(int number, const SheetExercise& exercise, const QString& rules,
                                  double width, double zoom);
/// Its answers with reasons, but for those that were told before. The exercise must outlive the block.
[[nodiscard]] Block answerBlock(int number, const SheetExercise& exercise, double width,
                                const QSet<QString>& told);

/// A task with its blank boxes, or its answer without a reason in `told`. The labelling must outlive the
/// block.
[[nodiscard]] Block labellingBlock(int number, const SheetLabelling& labelling, double width);
[[nodiscard]] Block labelledBlock(int number, const SheetLabelling& labelling, double width,
                                  const QSet<QString>& told);

/// Whether the exercise's board and answer can be `width` wide without being much smaller than in `most`.
[[nodiscard]] bool fits(const SheetExercise& exercise, double width, double most);

} // namespace printing

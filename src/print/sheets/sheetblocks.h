// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a page is put together from: blocks that are never divided.

#include "print/sheets/worksheet.h"

#include <QPainter>

#include <QSet>
#include <QString>

#include <memory>

namespace printing {

class Block {
public:
    Block() = default;
    Block(const Block&) = delete;
    Block& operator=(const Block&) = delete;
    virtual ~Block() = default;

    [[nodiscard]] double height() const { return m_height; }
    /// With its top left corner at (0, 0). There may be room for more than its height.
    virtual void paint(QPainter& painter, double room) const = 0;

protected:
    double m_height = 0;
};
using BlockPtr = std::unique_ptr<const Block>;

/// The title, a line for name, class and date, and `rules` that hold for the whole sheet, if any do.
[[nodiscard]] BlockPtr headingBlock(const QString& title, const QString& rules, double width);
/// The title of the answers.
[[nodiscard]] BlockPtr keyHeadingBlock(const QString& title, double width);
/// An exercise: its number, what is asked, its board and room for the answer. `rules` stand above where they
/// are not empty. The board is so much larger than usual, where there is room. The exercise must outlive the
/// block.
[[nodiscard]] BlockPtr exerciseBlock(int number, const SheetExercise& exercise, const QString& rules,
                                     double width, double zoom);
/// Its answers with reasons, but for those that were told before. The exercise must outlive the block.
[[nodiscard]] BlockPtr answerBlock(int number, const SheetExercise& exercise, double width,
                                   const QSet<QString>& told);

/// A task with its blank boxes, or its answer without a reason in `told`. The labelling must outlive the
/// block.
[[nodiscard]] BlockPtr labellingBlock(int number, const SheetLabelling& labelling, double width);
[[nodiscard]] BlockPtr labelledBlock(int number, const SheetLabelling& labelling, double width,
                                     const QSet<QString>& told);

/// Whether the exercise's board and answer can be `width` wide without being much smaller than in `most`.
[[nodiscard]] bool fits(const SheetExercise& exercise, double width, double most);

} // namespace printing

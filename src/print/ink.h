// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Line art in black and white: the few strokes that everything printed is made of.

#include "print/units.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QString>
#include <QTextOption>

#include <functional>

namespace printing {

inline constexpr double hairline = 0.5 * pt;
inline constexpr double usualLine = 0.9 * pt;
inline constexpr double thickLine = 1.8 * pt;

enum class Fill : std::uint8_t { None, White, Pale, Black };

struct Lettering {
    double size = 10 * pt;
    bool bold = false;
    enum class Shade : std::uint8_t { Black, Grey, White } shade = Shade::Black;
};

/// In the typeface of the language, see wording::letterFamilies, with what `text` needs.
[[nodiscard]] QFont printFont(const Lettering& lettering, const QString& text);
[[nodiscard]] double textWidth(const QString& text, const Lettering& lettering);
/// How lines of text run and where they begin in the language that is spoken.
[[nodiscard]] QTextOption linesOption(const QString& text);
/// The height of `text` in lines no wider than `width`.
[[nodiscard]] double textHeight(const QString& text, const Lettering& lettering, double width);

/// From now on what is drawn at the left of `width` comes to its right, for a page that is read from there.
/// Texts that Ink writes are not mirrored, but what they are aligned with.
void mirror(QPainter& painter, double width);
/// Draws what is the same in all languages (a board, columns of digits) between `left` and `left + width` as
/// it is, on a mirrored page too.
void paintUnmirrored(QPainter& painter, double left, double width,
                     const std::function<void(QPainter&)>& painting);

class Ink {
public:
    explicit Ink(QPainter& painter) : m_painter(painter) {}

    void line(QPointF from, QPointF to, double width = usualLine);
    void greyLine(QPointF from, QPointF to, double width = hairline);
    void path(const QPainterPath& curve, double width = usualLine);
    void disc(QPointF middle, double diameter, Fill fill, double width = usualLine);
    void box(const QRectF& rect, double radius = 0, Fill fill = Fill::None, double width = usualLine);
    void greyBox(const QRectF& rect);
    void polygon(const QPolygonF& polygon, Fill fill);
    /// On one line, smaller where `rect` is narrower.
    void text(const QRectF& rect, int alignment, const QString& line, const Lettering& lettering);
    /// In as many lines as are needed, from the top left; on a mirrored page from the top right.
    void paragraph(const QRectF& rect, const QString& lines, const Lettering& lettering);

private:
    void setPen(const QColor& colour, double width);
    void setBrush(Fill fill);

    QPainter& m_painter;
};

} // namespace printing

// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/ink.h"

#include "scene/letters.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace printing {
namespace {

const QColor black(0, 0, 0);
const QColor grey(110, 110, 110);
const QColor paleGrey(225, 225, 225);
const QColor white(255, 255, 255);

QColor inkOf(Lettering::Shade shade)
{
    switch (shade) {
    case Lettering::Shade::Black: return black;
    case Lettering::Shade::Grey: return grey;
    case Lettering::Shade::White: break;
    }
    return white;
}

/// Text in lines as far apart as the font asks, also those with a sign out of another one.
class Paragraph {
public:
    Paragraph(const QString& text, const Lettering& lettering, double width)
        : m_layout(text, printFont(lettering, text)), m_metrics(m_layout.font())
    {
        m_layout.setTextOption(linesOption(text));
        m_layout.beginLayout();
        for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
            line.setLineWidth(width);
            line.setPosition({0, m_layout.lineCount() * m_metrics.height() - m_metrics.height() +
                                     m_metrics.ascent() - line.ascent()});
        }
        m_layout.endLayout();
    }

    [[nodiscard]] double height() const { return m_layout.lineCount() * m_metrics.height(); }
    void paint(QPainter& painter, QPointF corner) const { m_layout.draw(&painter, corner); }

private:
    QTextLayout m_layout;
    QFontMetricsF m_metrics;
};

/// The language that is spoken.
bool isReadFromTheRight()
{
    return QLocale().textDirection() == Qt::RightToLeft;
}

/// Of a text with such letters in a language that is read so, also where it begins with other letters or with
/// what is isolated; else what Qt finds.
Qt::LayoutDirection readingDirection(const QString& text)
{
    return isReadFromTheRight() && scene::isRightToLeft(text) ? Qt::RightToLeft : Qt::LayoutDirectionAuto;
}

bool isMirrored(const QPainter& painter)
{
    return painter.combinedTransform().determinant() < 0;
}

} // namespace

QFont printFont(const Lettering& lettering, const QString& text)
{
    return scene::letterFont(lettering.size, lettering.bold, text);
}

double textWidth(const QString& text, const Lettering& lettering)
{
    return QFontMetricsF(printFont(lettering, text)).horizontalAdvance(text);
}

double textHeight(const QString& text, const Lettering& lettering, double width)
{
    return Paragraph(text, lettering, width).height();
}

QTextOption linesOption(const QString& text)
{
    QTextOption option((isReadFromTheRight() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute);
    option.setTextDirection(readingDirection(text));
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // a notation may be one long word
    return option;
}

void mirror(QPainter& painter, double width)
{
    painter.translate(width, 0);
    painter.scale(-1, 1);
}

void paintUnmirrored(QPainter& painter, double left, double width,
                     const std::function<void(QPainter&)>& painting)
{
    painter.save();
    if (isMirrored(painter))
        mirror(painter, 2 * left + width);
    painting(painter);
    painter.restore();
}

void Ink::line(QPointF from, QPointF to, double width)
{
    setPen(black, width);
    m_painter.drawLine(from, to);
}

void Ink::greyLine(QPointF from, QPointF to, double width)
{
    setPen(grey, width);
    m_painter.drawLine(from, to);
}

void Ink::path(const QPainterPath& curve, double width)
{
    setPen(black, width);
    setBrush(Fill::None);
    m_painter.drawPath(curve);
}

void Ink::disc(QPointF middle, double diameter, Fill fill, double width)
{
    setPen(black, width);
    setBrush(fill);
    const double radius = std::max(0.0, diameter - width) / 2;
    m_painter.drawEllipse(middle, radius, radius);
}

void Ink::box(const QRectF& rect, double radius, Fill fill, double width)
{
    setPen(black, width);
    setBrush(fill);
    if (radius > 0)
        m_painter.drawRoundedRect(rect, radius, radius);
    else
        m_painter.drawRect(rect);
}

void Ink::greyBox(const QRectF& rect)
{
    setPen(grey, hairline);
    setBrush(Fill::None);
    m_painter.drawRect(rect);
}

void Ink::polygon(const QPolygonF& polygon, Fill fill)
{
    setPen(black, hairline);
    setBrush(fill);
    m_painter.drawPolygon(polygon);
}

void Ink::text(const QRectF& rect, int alignment, const QString& line, const Lettering& lettering)
{
    constexpr double smallest = 4 * pt;
    Lettering fitted = lettering;
    const double width = textWidth(line, lettering);
    if (width > rect.width() && width > 0)
        fitted.size = std::max(std::min(smallest, fitted.size), fitted.size * rect.width() / width);
    constexpr int sides = Qt::AlignLeft | Qt::AlignRight;
    if (isMirrored(m_painter) && (alignment & sides) != 0)
        alignment ^= sides;
    paintUnmirrored(m_painter, rect.left(), rect.width(), [&](QPainter& painter) {
        painter.setFont(printFont(fitted, line));
        painter.setPen(inkOf(lettering.shade));
        painter.setLayoutDirection(readingDirection(line));
        painter.drawText(rect, alignment | Qt::AlignAbsolute | Qt::TextDontClip | Qt::TextSingleLine, line);
    });
}

void Ink::paragraph(const QRectF& rect, const QString& lines, const Lettering& lettering)
{
    paintUnmirrored(m_painter, rect.left(), rect.width(), [&](QPainter& painter) {
        painter.setPen(inkOf(lettering.shade));
        Paragraph(lines, lettering, rect.width()).paint(painter, rect.topLeft());
    });
}

void Ink::setPen(const QColor& colour, double width)
{
    m_painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void Ink::setBrush(Fill fill)
{
    switch (fill) {
    case Fill::None: m_painter.setBrush(Qt::NoBrush); break;
    case Fill::White: m_painter.setBrush(white); break;
    case Fill::Pale: m_painter.setBrush(paleGrey); break;
    case Fill::Black: m_painter.setBrush(black); break;
    }
}

} // namespace printing

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/tables/heatpicture.h"

#include "models/lab/labpicture.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace models {
namespace {

constexpr qreal heatGap = 2;
constexpr qreal bracketThickness = 2;
constexpr qreal bracketHeight = 7;
constexpr double faintest = 0.12; ///< of a tint
constexpr double range = 0.42;
constexpr double pale = 0.2;

/// The places from `offset` on that `length` shows, of `count`.
std::pair<int, int> shown(qreal offset, qreal length, qreal step, int count)
{
    return {std::max(0, static_cast<int>(std::floor(offset / step))),
            std::min(count, static_cast<int>(std::ceil((offset + length) / step)))};
}

} // namespace

HeatPicture::HeatPicture(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &HeatPicture::lookChanged, this, [this] { update(); });
}

void HeatPicture::setTable(TableModel* table)
{
    const auto again = [this] { update(); };
    if (!watch(m_table, table, &TableModel::tableChanged, this, again))
        return;
    if (table != nullptr) {
        connect(table, &TableModel::shapeChanged, this, again);
        connect(table, &TableModel::filterChanged, this, again);
    }
    emit lookChanged();
}

QColor HeatPicture::tintOf(const TableModel::CellLook& look) const
{
    const double strength = faintest + range * look.strength;
    QColor tint = colour("surface2");
    if (look.outcome == theory::Outcome::P)
        tint = colour("cold");
    else if (look.outcome)
        tint = mixed(colour(look.outcome == theory::Outcome::L   ? "left"
                            : look.outcome == theory::Outcome::R ? "right"
                                                                 : "hot"),
                     colour("surface"), strength);
    return look.pale ? mixed(tint, colour("board"), pale) : tint;
}

QRectF HeatPicture::placeOf(int row, int column) const
{
    return {column * m_cellWidth - m_offset.x(), row * m_cellHeight - m_offset.y(), m_cellWidth - heatGap,
            m_cellHeight - heatGap};
}

void HeatPicture::paintCell(QPainter& painter, const QRectF& place, const TableModel::CellLook& look) const
{
    const bool cold = look.outcome == theory::Outcome::P;
    painter.setPen(Qt::NoPen);
    painter.setBrush(tintOf(look));
    painter.setRenderHint(QPainter::Antialiasing, cold);
    if (cold)
        painter.drawRoundedRect(place, place.height() / 2, place.height() / 2);
    else
        painter.drawRect(place);
    painter.setPen(look.pale ? colour("ink3") : cold ? colour("onFilled") : colour("ink"));
    QFont font = painter.font();
    if (font.bold() != cold) {
        font.setBold(cold);
        painter.setFont(font);
    }
    painter.drawText(place, Qt::AlignCenter, look.text);
}

void HeatPicture::paintBracket(QPainter& painter, int row) const
{
    const QVariantMap bracket = m_table->bracket(row);
    if (bracket.isEmpty())
        return;
    const QRectF first = placeOf(row, bracket.value(QStringLiteral("first")).toInt());
    const QRectF last = placeOf(row, bracket.value(QStringLiteral("last")).toInt());
    const qreal bottom = first.bottom() + 1;
    const QColor ink = colour("ink");
    const qreal middle = bottom - bracketThickness / 2;
    QPen pen(ink, bracketThickness, Qt::SolidLine, Qt::FlatCap);
    if (!bracket.value(QStringLiteral("proven")).toBool())
        pen.setDashPattern({2, 1.5});
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(pen);
    painter.drawLine(QPointF(first.left(), middle), QPointF(last.right(), middle));
    if (bracket.value(QStringLiteral("starts")).toBool())
        painter.fillRect(QRectF(first.left(), bottom - bracketHeight, bracketThickness, bracketHeight), ink);
    if (bracket.value(QStringLiteral("ends")).toBool())
        painter.fillRect(
            QRectF(last.right() - bracketThickness, bottom - bracketHeight, bracketThickness, bracketHeight),
            ink);
}

void HeatPicture::paint(QPainter* painter)
{
    if (m_table == nullptr || m_cellWidth <= heatGap || m_cellHeight <= heatGap)
        return;
    QFont font = m_textFamily.isEmpty() ? painter->font() : QFont(m_textFamily);
    font.setPixelSize(std::max(1, m_textSize));
    painter->setFont(font);
    const auto [firstRow, lastRow] = shown(m_offset.y(), height(), m_cellHeight, m_table->rows());
    const auto [firstColumn, lastColumn] = shown(m_offset.x(), width(), m_cellWidth, m_table->columns());
    for (int row = firstRow; row < lastRow; ++row)
        for (int column = firstColumn; column < lastColumn; ++column)
            if (const auto look = m_table->lookOf(row, column))
                paintCell(*painter, placeOf(row, column), *look);
    for (int row = firstRow; row < lastRow; ++row)
        paintBracket(*painter, row);
    if (m_row < 0 || m_column < 0)
        return;
    painter->setRenderHint(QPainter::Antialiasing, true);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colour("accent"), 2));
    painter->drawRoundedRect(placeOf(m_row, m_column), 4, 4);
}

} // namespace models

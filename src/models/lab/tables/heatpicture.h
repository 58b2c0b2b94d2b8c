// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/tables/tablemodel.h"
#include "models/watched.h"

#include <QPointF>
#include <QQuickPaintedItem>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace models {

/// The part of a heat map that is on the screen, drawn in one go: cold cells filled and round, the others
/// square and tinted by value, each with its text; brackets below the first periods.
class HeatPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::TableModel* table MEMBER m_table WRITE setTable NOTIFY lookChanged)
    /// How far the table is scrolled.
    Q_PROPERTY(QPointF offset MEMBER m_offset NOTIFY lookChanged)
    /// From cell to cell, with the gap between them.
    Q_PROPERTY(qreal cellWidth MEMBER m_cellWidth NOTIFY lookChanged)
    Q_PROPERTY(qreal cellHeight MEMBER m_cellHeight NOTIFY lookChanged)
    Q_PROPERTY(int textSize MEMBER m_textSize NOTIFY lookChanged)
    Q_PROPERTY(QString textFamily MEMBER m_textFamily NOTIFY lookChanged)
    /// The chosen cell, -1 for none.
    Q_PROPERTY(int row MEMBER m_row NOTIFY lookChanged)
    Q_PROPERTY(int column MEMBER m_column NOTIFY lookChanged)
    /// cold, hot, left, right, surface, surface2, board, ink, ink3, onFilled, accent.
    Q_PROPERTY(QVariantMap colours MEMBER m_colours NOTIFY lookChanged)

public:
    explicit HeatPicture(QQuickItem* parent = nullptr);

    void setTable(TableModel* table);

    void paint(QPainter* painter) override;

signals:
    void lookChanged();

private:
    [[nodiscard]] QColor colour(const char* name) const
    {
        return m_colours.value(QLatin1String(name)).value<QColor>();
    }
    [[nodiscard]] QColor tintOf(const TableModel::CellLook& look) const;
    void paintCell(QPainter& painter, const QRectF& place, const TableModel::CellLook& look) const;
    void paintBracket(QPainter& painter, int row) const;
    [[nodiscard]] QRectF placeOf(int row, int column) const;

    Watched<TableModel> m_table;
    QPointF m_offset;
    qreal m_cellWidth = 30;
    qreal m_cellHeight = 30;
    int m_textSize = 13;
    QString m_textFamily;
    int m_row = -1;
    int m_column = -1;
    QVariantMap m_colours;
};

} // namespace models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/board/painteditem.h"

#include <QColor>
#include <QImage>
#include <QList>
#include <QPainterPath>
#include <QRectF>
#include <QVariantList>

#include <vector>

namespace models {

/// What becomes what in the Nim lens: from each piece of the board above a ribbon runs down to the stone that
/// it becomes, and along it a drop that is the piece at time 0 and the stone at time 1. It covers as much of
/// its parent as is needed.
class LensRibbons : public models::PaintedItem { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double time MEMBER m_time NOTIFY changed)
    /// In the coordinates of the parent, as they are now.
    Q_PROPERTY(QList<QRectF> drops READ drops NOTIFY changed)

public:
    using PaintedItem::PaintedItem;

    /// Rectangles in the coordinates of the parent: the pieces, and of each the stone.
    Q_INVOKABLE void join(const QVariantList& pieces, const QVariantList& stones);
    [[nodiscard]] QList<QRectF> drops() const;
    void paint(QPainter* painter) override;

private:
    struct Way {
        QRectF piece;
        QRectF stone;

        /// Where the middle of the ribbon is at that height.
        [[nodiscard]] double middleAt(double y) const;
        [[nodiscard]] QRectF dropAt(double time) const;
        [[nodiscard]] QPainterPath ribbon() const;
    };

    /// Ribbons, and where they begin: these are the same at any time, and dear.
    [[nodiscard]] const QImage& bands(const QColor& colour, double ratio);

    std::vector<Way> m_ways;
    double m_time = 0;
    QImage m_bands; ///< null: not painted yet
    QColor m_bandColour;
};

} // namespace models
